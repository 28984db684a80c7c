/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** State of a case report. */
export type TrangThaiBaoCaoCaBenh =
  /** Replaced by a new version. */
  | 'BiThayThe'
  /** Sent: a person wrote down when and to whom. */
  | 'DaGui'
  /** Cancelled. */
  | 'DaHuy'
  /** Being written. */
  | 'Nhap';

export type ViecBaoCaoQueryVariables = Exact<{
  KhamBenh_Id: string;
  ICD_Id?: string | null | undefined;
}>;


export type ViecBaoCaoQuery = { viecBaoCaoCaBenh: { TenBenh: string | null, Nhom: string | null, SoGio: number | null, HanBaoCao: string | null, CanCu: string | null, trongDot: { SoBaoCao: string, Ngay: string } | null, BaoCao: { _id: string, SoBaoCao: string, TrangThai: TrangThaiBaoCaoCaBenh, NgayGui: string | null, NoiNhan: string | null } | null } | null };


export const ViecBaoCaoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ViecBaoCao"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"KhamBenh_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ICD_Id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viecBaoCaoCaBenh"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"KhamBenh_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"KhamBenh_Id"}}},{"kind":"Argument","name":{"kind":"Name","value":"ICD_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ICD_Id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"TenBenh"}},{"kind":"Field","name":{"kind":"Name","value":"Nhom"}},{"kind":"Field","name":{"kind":"Name","value":"SoGio"}},{"kind":"Field","name":{"kind":"Name","value":"HanBaoCao"}},{"kind":"Field","name":{"kind":"Name","value":"CanCu"}},{"kind":"Field","name":{"kind":"Name","value":"trongDot"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"SoBaoCao"}},{"kind":"Field","name":{"kind":"Name","value":"Ngay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"BaoCao"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"SoBaoCao"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayGui"}},{"kind":"Field","name":{"kind":"Name","value":"NoiNhan"}}]}}]}}]}}]} as unknown as DocumentNode<ViecBaoCaoQuery, ViecBaoCaoQueryVariables>;