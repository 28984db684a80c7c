/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Mainly in sex */
export type GioiTinh =
  /** Female */
  | 'FEMALE'
  /** Male */
  | 'MALE'
  /** Other */
  | 'OTHER';

/** Decisions about a checked file of patients, and the order to write it. */
export type NhapBenhNhanInput = {
  /** The import, as its file was taken in. */
  NhapDanhMuc_Id: string;
  /** Writes the lines without a fault, although others have some. */
  chiDongKhongLoi?: boolean | null | undefined;
  /** Begins to write. */
  ghi?: boolean | null | undefined;
  /** Decisions by line; at most 500. */
  quyetDinhs?: Array<QuyetDinhTrungInput> | null | undefined;
  /** Client-made id of the writing. */
  requestId?: string | null | undefined;
  /** The same decision for all lines that resemble something; lines for which it cannot be done are left out. */
  tatCa?: QuyetDinhTrung | null | undefined;
};

/** What becomes of a line that resembles a record. */
export type QuyetDinhTrung =
  /** It is left out. */
  | 'BoQua'
  /** What is empty in the record is filled. */
  | 'CapNhat'
  /** It becomes a record of its own. */
  | 'TaoMoi';

/** What is decided of a line of a file of patients. */
export type QuyetDinhTrungInput = {
  /** The record that is filled; the likeliest without it. */
  BenhNhan_Id?: string | null | undefined;
  /** The line, as the file counts. */
  dong: number;
  /** What to do. */
  quyetDinh: QuyetDinhTrung;
};

export type ResemblingLinesQueryVariables = Exact<{
  id: string;
  offset?: number | null | undefined;
}>;


export type ResemblingLinesQuery = { dongTrungNhapBenhNhan: { tongSo: number, dongs: Array<{ dong: number, TenBenhNhan: string, NgaySinh: string | null, NamSinh: number, GioiTinh: GioiTinh, SoDienThoai: string | null, CMNDHoacHoChieu: string | null, SoTheBHYT: string | null, fullAddress: string | null, quyetDinh: QuyetDinhTrung, BenhNhan_Id: string | null, duocTaoMoi: boolean, trungDong: number | null, trungs: Array<{ score: number, level: string, reasons: Array<{ reason: string, points: number }>, BenhNhan: { _id: string, MaYTe: string, TenBenhNhan: string, NgaySinh: string | null, NamSinh: number, GioiTinh: GioiTinh, tuoi: string, SoDienThoai: string | null, SoTheBHYT: string | null, CMNDHoacHoChieu: string | null, fullAddress: string | null } }> }> } };

export type DecideLinesMutationVariables = Exact<{
  input: NhapBenhNhanInput;
}>;


export type DecideLinesMutation = { saved: { _id: string, moi: number, sua: number, boQua: number } };

export type PatientRowFragment = { _id: string, MaYTe: string, TenBenhNhan: string, NgaySinh: string | null, NamSinh: number, GioiTinh: GioiTinh, tuoi: string, SoDienThoai: string | null, SoTheBHYT: string | null, CMNDHoacHoChieu: string | null, fullAddress: string | null };

export const PatientRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenhNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"NgaySinh"}},{"kind":"Field","name":{"kind":"Name","value":"NamSinh"}},{"kind":"Field","name":{"kind":"Name","value":"GioiTinh"}},{"kind":"Field","name":{"kind":"Name","value":"tuoi"}},{"kind":"Field","name":{"kind":"Name","value":"SoDienThoai"}},{"kind":"Field","name":{"kind":"Name","value":"SoTheBHYT"}},{"kind":"Field","name":{"kind":"Name","value":"CMNDHoacHoChieu"}},{"kind":"Field","name":{"kind":"Name","value":"fullAddress"}}]}}]} as unknown as DocumentNode<PatientRowFragment, unknown>;
export const ResemblingLinesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResemblingLines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dongTrungNhapBenhNhan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"NhapDanhMuc_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tongSo"}},{"kind":"Field","name":{"kind":"Name","value":"dongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dong"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"NgaySinh"}},{"kind":"Field","name":{"kind":"Name","value":"NamSinh"}},{"kind":"Field","name":{"kind":"Name","value":"GioiTinh"}},{"kind":"Field","name":{"kind":"Name","value":"SoDienThoai"}},{"kind":"Field","name":{"kind":"Name","value":"CMNDHoacHoChieu"}},{"kind":"Field","name":{"kind":"Name","value":"SoTheBHYT"}},{"kind":"Field","name":{"kind":"Name","value":"fullAddress"}},{"kind":"Field","name":{"kind":"Name","value":"quyetDinh"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"duocTaoMoi"}},{"kind":"Field","name":{"kind":"Name","value":"trungDong"}},{"kind":"Field","name":{"kind":"Name","value":"trungs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientRow"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenhNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"NgaySinh"}},{"kind":"Field","name":{"kind":"Name","value":"NamSinh"}},{"kind":"Field","name":{"kind":"Name","value":"GioiTinh"}},{"kind":"Field","name":{"kind":"Name","value":"tuoi"}},{"kind":"Field","name":{"kind":"Name","value":"SoDienThoai"}},{"kind":"Field","name":{"kind":"Name","value":"SoTheBHYT"}},{"kind":"Field","name":{"kind":"Name","value":"CMNDHoacHoChieu"}},{"kind":"Field","name":{"kind":"Name","value":"fullAddress"}}]}}]} as unknown as DocumentNode<ResemblingLinesQuery, ResemblingLinesQueryVariables>;
export const DecideLinesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideLines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NhapBenhNhanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"saveImportPatient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"moi"}},{"kind":"Field","name":{"kind":"Name","value":"sua"}},{"kind":"Field","name":{"kind":"Name","value":"boQua"}}]}}]}}]} as unknown as DocumentNode<DecideLinesMutation, DecideLinesMutationVariables>;