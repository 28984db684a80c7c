/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** State of an order slip and of its lines. */
export type TrangThaiDichVuYeuCau =
  /** Begun, no result yet. */
  | 'ChuaKetQua'
  /** Has a result. */
  | 'CoKetQua'
  /** Cancelled. */
  | 'DaHuy'
  /** The result was viewed. */
  | 'DaXemKetQua'
  /** Draft. */
  | 'Nhap'
  /** Ready. */
  | 'SanSang';

export type DanhDauDaXemKetQuaMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DanhDauDaXemKetQuaMutation = { danhDauDaXem: Array<{ _id: string, version: number, TrangThai: TrangThaiDichVuYeuCau, NgayXemKetQua: string | null, hanhDongs: Array<{ action: string, refusal: string | null }>, NguoiXemKetQua: { _id: string, ten: string } | null }> };

export type ViewedResultFragment = { NgayXemKetQua: string | null, NguoiXemKetQua: { _id: string, ten: string } | null };

export const ViewedResultFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewedResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DichVuYeuCau"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NgayXemKetQua"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiXemKetQua"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]} as unknown as DocumentNode<ViewedResultFragment, unknown>;
export const DanhDauDaXemKetQuaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DanhDauDaXemKetQua"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"danhDauDaXem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewedResult"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewedResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DichVuYeuCau"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NgayXemKetQua"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiXemKetQua"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]} as unknown as DocumentNode<DanhDauDaXemKetQuaMutation, DanhDauDaXemKetQuaMutationVariables>;