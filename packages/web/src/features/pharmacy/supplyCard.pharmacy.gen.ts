/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SupplyCountsQueryVariables = Exact<{
  idStore: string;
}>;


export type SupplyCountsQuery = { danhSachCapPhat: { counts: { ChoThanhToan: number, ChoCap: number, DaCap: number } } };


export const SupplyCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupplyCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idStore"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"danhSachCapPhat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idStore"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idStore"}}},{"kind":"Argument","name":{"kind":"Name","value":"tab"},"value":{"kind":"EnumValue","value":"ChoCap"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ChoThanhToan"}},{"kind":"Field","name":{"kind":"Name","value":"ChoCap"}},{"kind":"Field","name":{"kind":"Name","value":"DaCap"}}]}}]}}]}}]} as unknown as DocumentNode<SupplyCountsQuery, SupplyCountsQueryVariables>;