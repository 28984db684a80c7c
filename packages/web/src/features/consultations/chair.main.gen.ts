/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NhanVienTheoChucVuQueryVariables = Exact<{
  ChucVu_Id: string;
  searchString?: string | null | undefined;
}>;


export type NhanVienTheoChucVuQuery = { searchNhanVienByChucVu: Array<{ _id: string, MaNhanVien: string | null, TenNhanVien: string | null }> };


export const NhanVienTheoChucVuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NhanVienTheoChucVu"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ChucVu_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchNhanVienByChucVu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ChucVu_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ChucVu_Id"}}},{"kind":"Argument","name":{"kind":"Name","value":"searchString"},"value":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaNhanVien"}},{"kind":"Field","name":{"kind":"Name","value":"TenNhanVien"}}]}}]}}]} as unknown as DocumentNode<NhanVienTheoChucVuQuery, NhanVienTheoChucVuQueryVariables>;