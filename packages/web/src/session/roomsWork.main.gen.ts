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

export type RoomsWorkQueryVariables = Exact<{
  Loai?: Array<LoaiPhieu> | LoaiPhieu | null | undefined;
}>;


export type RoomsWorkQuery = { viecCacPhong: Array<{ _id: string, ten: string, Cho: number, DangLam: number }> };


export const RoomsWorkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RoomsWork"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"Loai"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoaiPhieu"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viecCacPhong"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"Loai"},"value":{"kind":"Variable","name":{"kind":"Name","value":"Loai"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}},{"kind":"Field","name":{"kind":"Name","value":"Cho"}},{"kind":"Field","name":{"kind":"Name","value":"DangLam"}}]}}]}}]} as unknown as DocumentNode<RoomsWorkQuery, RoomsWorkQueryVariables>;