/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CashierCountsQueryVariables = Exact<{
  CodeCounter?: string | null | undefined;
}>;


export type CashierCountsQuery = { loadBenhNhanFromTransaction: { soChoThanhToan: number, soDaThu: number, soChuaHachToan: number } };


export const CashierCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CashierCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"CodeCounter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loadBenhNhanFromTransaction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tab"},"value":{"kind":"EnumValue","value":"ChoThanhToan"}},{"kind":"Argument","name":{"kind":"Name","value":"CodeCounter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"CodeCounter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soChoThanhToan"}},{"kind":"Field","name":{"kind":"Name","value":"soDaThu"}},{"kind":"Field","name":{"kind":"Name","value":"soChuaHachToan"}}]}}]}}]} as unknown as DocumentNode<CashierCountsQuery, CashierCountsQueryVariables>;