/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kind of an order slip. */
export type LoaiPhieu =
  /** Imaging. */
  | 'ChanDoanHinhAnh'
  /** Other. */
  | 'Khac'
  /** Examination. */
  | 'KhamBenh'
  /** Surgery. */
  | 'PhauThuat'
  /** Functional test. */
  | 'ThamDoChucNang'
  /** Procedure. */
  | 'ThuThuat'
  /** Microbiology. */
  | 'ViSinh'
  /** Laboratory. */
  | 'XetNghiem';

export type SlipHitFragment = { _id: string, Loai: LoaiPhieu, SoPhieuYeuCau: string, SIDMau: string | null, BenhNhan: { _id: string, TenBenhNhan: string } | null };

export type SlipByNumberQueryVariables = Exact<{
  code: string;
}>;


export type SlipByNumberQuery = { searchDichVuYeuCauByCode: Array<{ _id: string, Loai: LoaiPhieu, SoPhieuYeuCau: string, SIDMau: string | null, BenhNhan: { _id: string, TenBenhNhan: string } | null }> };

export const SlipHitFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SlipHit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DichVuYeuCau"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"SoPhieuYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"SIDMau"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}}]}}]}}]} as unknown as DocumentNode<SlipHitFragment, unknown>;
export const SlipByNumberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SlipByNumber"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchDichVuYeuCauByCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SlipHit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SlipHit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DichVuYeuCau"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"SoPhieuYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"SIDMau"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}}]}}]}}]} as unknown as DocumentNode<SlipByNumberQuery, SlipByNumberQueryVariables>;