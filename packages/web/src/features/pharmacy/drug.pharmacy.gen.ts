/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StockOfDrugQueryVariables = Exact<{
  id: string;
}>;


export type StockOfDrugQuery = { getStocks: Array<{ Duoc_Id: string, Kho_Id: string | null, TenKho: string | null, DonViTinh: string | null, SoLuong: string, SoLuongKhaDung: string, HanDung: string | null, sapHetHan: boolean }> };

export type StoresHereQueryVariables = Exact<{
  node: string;
}>;


export type StoresHereQuery = { getHrmPositionStoresById: Array<{ _id: string, MaKho: string, TenKho: string, TenNode: string }> };


export const StockOfDrugDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StockOfDrug"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getStocks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"id"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Duoc_Id"}},{"kind":"Field","name":{"kind":"Name","value":"Kho_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenKho"}},{"kind":"Field","name":{"kind":"Name","value":"DonViTinh"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuong"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuongKhaDung"}},{"kind":"Field","name":{"kind":"Name","value":"HanDung"}},{"kind":"Field","name":{"kind":"Name","value":"sapHetHan"}}]}}]}}]} as unknown as DocumentNode<StockOfDrugQuery, StockOfDrugQueryVariables>;
export const StoresHereDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StoresHere"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"node"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getHrmPositionStoresById"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"node"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaKho"}},{"kind":"Field","name":{"kind":"Name","value":"TenKho"}},{"kind":"Field","name":{"kind":"Name","value":"TenNode"}}]}}]}}]} as unknown as DocumentNode<StoresHereQuery, StoresHereQueryVariables>;