/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HomeStockRiskQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeStockRiskQuery = { khoRuiRo: Array<{ Kho_Id: string, TenKho: string, sapHet: number, sapHetHan: number, hetHan: number }> };


export const HomeStockRiskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeStockRisk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"khoRuiRo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Kho_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenKho"}},{"kind":"Field","name":{"kind":"Name","value":"sapHet"}},{"kind":"Field","name":{"kind":"Name","value":"sapHetHan"}},{"kind":"Field","name":{"kind":"Name","value":"hetHan"}}]}}]}}]} as unknown as DocumentNode<HomeStockRiskQuery, HomeStockRiskQueryVariables>;