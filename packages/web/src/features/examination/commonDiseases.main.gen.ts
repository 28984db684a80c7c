/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why a disease is offered before others. */
export type NguonBenhThuongGap =
  /** Of the whole site. */
  | 'Chung'
  /** Own of the doctor. */
  | 'CuaToi'
  /** The doctor diagnosed it in this room lately. */
  | 'HayDung'
  /** Of the room or a department above it. */
  | 'KhoaPhong';

export type BenhThuongGapQueryVariables = Exact<{
  PhongBan_Id: string;
}>;


export type BenhThuongGapQuery = { benhThuongGap: Array<{ ICD_Id: string, MaICD: string, TenICD: string, TenTiengAnh: string | null, TenThuongGoi: string | null, Nguon: NguonBenhThuongGap, KhongLamBenhChinh: boolean }> };


export const BenhThuongGapDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BenhThuongGap"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"PhongBan_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"benhThuongGap"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"PhongBan_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"PhongBan_Id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ICD_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaICD"}},{"kind":"Field","name":{"kind":"Name","value":"TenICD"}},{"kind":"Field","name":{"kind":"Name","value":"TenTiengAnh"}},{"kind":"Field","name":{"kind":"Name","value":"TenThuongGoi"}},{"kind":"Field","name":{"kind":"Name","value":"Nguon"}},{"kind":"Field","name":{"kind":"Name","value":"KhongLamBenhChinh"}}]}}]}}]} as unknown as DocumentNode<BenhThuongGapQuery, BenhThuongGapQueryVariables>;