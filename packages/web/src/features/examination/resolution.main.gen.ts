/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kind */
export type LoaiHuongGiaiQuyet =
  /** Prescribe and send home */
  | 'CapToa'
  /** Send home */
  | 'ChoVe'
  /** Move to another room */
  | 'ChuyenPhong'
  /** Refer to another hospital */
  | 'ChuyenVien'
  /** Outpatient treatment */
  | 'DieuTriNgoaiTru'
  /** Follow-up appointment */
  | 'HenKham'
  /** Keep under observation */
  | 'LuuTheoDoi'
  /** Admit */
  | 'NhapVien'
  /** Refused or left */
  | 'TuChoi'
  /** Died */
  | 'TuVong';

export type LoaiHuongGiaiQuyetQueryVariables = Exact<{
  id: string;
}>;


export type LoaiHuongGiaiQuyetQuery = { huongGiaiQuyet: { _id: string, Loai: LoaiHuongGiaiQuyet | null, TenHuongGiaiQuyet: string | null } | null };


export const LoaiHuongGiaiQuyetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoaiHuongGiaiQuyet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"huongGiaiQuyet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"TenHuongGiaiQuyet"}}]}}]}}]} as unknown as DocumentNode<LoaiHuongGiaiQuyetQuery, LoaiHuongGiaiQuyetQueryVariables>;