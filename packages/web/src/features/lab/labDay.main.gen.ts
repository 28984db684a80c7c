/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HomeLabDayQueryVariables = Exact<{
  idRoom: string;
  ngay?: string | null | undefined;
}>;


export type HomeLabDayQuery = { ngayXetNghiem: { trungBinhPhut: number | null, soBatThuongChuaXem: number, soNguyHiemChuaXem: number, gios: Array<{ gio: number, soPhieu: number, trungBinhPhut: number | null }>, nhoms: Array<{ TenNhomDichVu: string | null, soXetNghiem: number }> } };


export const HomeLabDayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeLabDay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idRoom"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ngay"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ngayXetNghiem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idRoom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idRoom"}}},{"kind":"Argument","name":{"kind":"Name","value":"ngay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ngay"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gios"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gio"}},{"kind":"Field","name":{"kind":"Name","value":"soPhieu"}},{"kind":"Field","name":{"kind":"Name","value":"trungBinhPhut"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nhoms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"TenNhomDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"soXetNghiem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trungBinhPhut"}},{"kind":"Field","name":{"kind":"Name","value":"soBatThuongChuaXem"}},{"kind":"Field","name":{"kind":"Name","value":"soNguyHiemChuaXem"}}]}}]}}]} as unknown as DocumentNode<HomeLabDayQuery, HomeLabDayQueryVariables>;