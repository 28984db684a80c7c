/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which queue tickets a list is for; what is left out does not matter. */
export type InputQms = {
  /** The number as printed, such as U012. */
  KyHieu?: string | null | undefined;
  /** The queue's kind. */
  hangDoi?: LoaiHangDoi | null | undefined;
  /** Legal priority. */
  isPriority?: boolean | null | undefined;
  /** States of the ticket: cho, dang_goi, dang_phuc_vu, xong, vang. */
  trangThai?: Array<string> | null | undefined;
};

/** A kind of queue. */
export type LoaiHangDoi =
  /** Pharmacy store. */
  | 'CapPhatThuoc'
  /** Imaging: X-ray, ultrasound, CT, MRI. */
  | 'ChanDoanHinhAnh'
  /** Examination room. */
  | 'KhamBenh'
  /** Surgery and procedures. */
  | 'PhauThuatThuThuat'
  /** Functional tests: ECG, EEG, spirometry, endoscopy. */
  | 'ThamDoChucNang'
  /** Reception; shared by the desks of a facility. */
  | 'TiepNhan'
  /** Microbiology: cultures, stains. */
  | 'ViSinh'
  /** Cashier; shared by the counters of a facility. */
  | 'VienPhi'
  /** Lab: sampling. */
  | 'XetNghiem';

/** State of a session. */
export type TrangThaiKhamBenh =
  /** Cancelled. */
  | 'DaHuy'
  /** Examined. */
  | 'DaKham'
  /** Being examined. */
  | 'DangKham';

export type FoundSessionFragment = { _id: string, MaKhamBenh: string, NgayKham: string, TrangThai: TrangThaiKhamBenh, TenBenhChinh: string | null, BenhNhan: { _id: string, MaYTe: string, TenBenhNhan: string, tuoi: string } | null };

export type FindSessionsQueryVariables = Exact<{
  idRoom: string;
  keyword?: string | null | undefined;
}>;


export type FindSessionsQuery = { searchBenhNhanKhamBenh: Array<{ _id: string, MaKhamBenh: string, NgayKham: string, TrangThai: TrangThaiKhamBenh, TenBenhChinh: string | null, BenhNhan: { _id: string, MaYTe: string, TenBenhNhan: string, tuoi: string } | null }> };

export type SessionOfOrderQueryVariables = Exact<{
  maChiDinh: string;
}>;


export type SessionOfOrderQuery = { getKhamBenhByMaChiDinh: { _id: string } | null };

export type SessionsOfPatientCodeQueryVariables = Exact<{
  idRoom: string;
  MaBenhNhan: string;
  inputQMS?: InputQms | null | undefined;
}>;


export type SessionsOfPatientCodeQuery = { getKhamBenhsByMaBenhNhan: Array<{ _id: string, MaKhamBenh: string, NgayKham: string, TrangThai: TrangThaiKhamBenh, TenBenhChinh: string | null, BenhNhan: { _id: string, MaYTe: string, TenBenhNhan: string, tuoi: string } | null }> };

export type SessionHitsQueryVariables = Exact<{
  searchString: string;
}>;


export type SessionHitsQuery = { searchKhamBenhs: Array<{ _id: string, MaKhamBenh: string, NgayKham: string, TrangThai: TrangThaiKhamBenh, TenBenhChinh: string | null, BenhNhan: { _id: string, MaYTe: string, TenBenhNhan: string, tuoi: string } | null }> };

export const FoundSessionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FoundSession"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KhamBenh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaKhamBenh"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKham"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhChinh"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"tuoi"}}]}}]}}]} as unknown as DocumentNode<FoundSessionFragment, unknown>;
export const FindSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindSessions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idRoom"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchBenhNhanKhamBenh"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idRoom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idRoom"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FoundSession"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FoundSession"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KhamBenh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaKhamBenh"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKham"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhChinh"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"tuoi"}}]}}]}}]} as unknown as DocumentNode<FindSessionsQuery, FindSessionsQueryVariables>;
export const SessionOfOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SessionOfOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"maChiDinh"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getKhamBenhByMaChiDinh"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"maChiDinh"},"value":{"kind":"Variable","name":{"kind":"Name","value":"maChiDinh"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}}]}}]}}]} as unknown as DocumentNode<SessionOfOrderQuery, SessionOfOrderQueryVariables>;
export const SessionsOfPatientCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SessionsOfPatientCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idRoom"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"MaBenhNhan"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"inputQMS"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"InputQMS"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getKhamBenhsByMaBenhNhan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idRoom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idRoom"}}},{"kind":"Argument","name":{"kind":"Name","value":"MaBenhNhan"},"value":{"kind":"Variable","name":{"kind":"Name","value":"MaBenhNhan"}}},{"kind":"Argument","name":{"kind":"Name","value":"inputQMS"},"value":{"kind":"Variable","name":{"kind":"Name","value":"inputQMS"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FoundSession"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FoundSession"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KhamBenh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaKhamBenh"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKham"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhChinh"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"tuoi"}}]}}]}}]} as unknown as DocumentNode<SessionsOfPatientCodeQuery, SessionsOfPatientCodeQueryVariables>;
export const SessionHitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SessionHits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchKhamBenhs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"searchString"},"value":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FoundSession"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"FoundSession"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KhamBenh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaKhamBenh"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKham"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhChinh"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"tuoi"}}]}}]}}]} as unknown as DocumentNode<SessionHitsQuery, SessionHitsQueryVariables>;