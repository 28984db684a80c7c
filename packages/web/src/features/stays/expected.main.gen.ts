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

/** State of an order to admit, and of the stay that it begins. */
export type TrangThaiNhapVien =
  /** A doctor has ordered the discharge: no order is added or taken away. */
  | 'ChiDinhRaVien'
  /** The ward has closed its work: the account is to be settled. */
  | 'ChoThanhToan'
  /** Cancelled. */
  | 'DaHuy'
  /** The stay is over. */
  | 'DaRaVien'
  /** The patient lies in the ward. */
  | 'DangDieuTri'
  /** Sent back by the ward: who ordered changes or cancels it. */
  | 'KhoaTraLai'
  /** Ordered: the ward expects the patient. */
  | 'MoiVaoVien';

export type ExpectedRowFragment = { _id: string, version: number, MaNhapVien: string, TrangThai: TrangThaiNhapVien, ThoiGianVaoVien: string, LyDoVaoVien: string, BenhNhan: { _id: string, MaYTe: string, TenBenhNhan: string, NamSinh: number, GioiTinh: GioiTinh } | null, BacSiChiDinh: { _id: string, ma: string | null, ten: string } | null, ChanDoanICD: { _id: string, ma: string | null, ten: string } | null, LoaiBenhAn: { _id: string, ma: string | null, ten: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }> };

export type ExpectedQueryVariables = Exact<{
  KhoaNhapVien_Id: string;
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
}>;


export type ExpectedQuery = { getTiepNhanNhapVienByKhoa: Array<{ _id: string, version: number, MaNhapVien: string, TrangThai: TrangThaiNhapVien, ThoiGianVaoVien: string, LyDoVaoVien: string, BenhNhan: { _id: string, MaYTe: string, TenBenhNhan: string, NamSinh: number, GioiTinh: GioiTinh } | null, BacSiChiDinh: { _id: string, ma: string | null, ten: string } | null, ChanDoanICD: { _id: string, ma: string | null, ten: string } | null, LoaiBenhAn: { _id: string, ma: string | null, ten: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }> }> };

export const ExpectedRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExpectedRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TiepNhanNhapVien"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"MaNhapVien"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"ThoiGianVaoVien"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoVaoVien"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"NamSinh"}},{"kind":"Field","name":{"kind":"Name","value":"GioiTinh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"BacSiChiDinh"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanICD"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"LoaiBenhAn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<ExpectedRowFragment, unknown>;
export const ExpectedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Expected"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"KhoaNhapVien_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getTiepNhanNhapVienByKhoa"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"KhoaNhapVien_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"KhoaNhapVien_Id"}}},{"kind":"Argument","name":{"kind":"Name","value":"startDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"endDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExpectedRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExpectedRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TiepNhanNhapVien"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"MaNhapVien"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"ThoiGianVaoVien"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoVaoVien"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"NamSinh"}},{"kind":"Field","name":{"kind":"Name","value":"GioiTinh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"BacSiChiDinh"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanICD"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"LoaiBenhAn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<ExpectedQuery, ExpectedQueryVariables>;