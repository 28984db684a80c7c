/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReceptionCountsQueryVariables = Exact<{
  ngay: string;
}>;


export type ReceptionCountsQuery = { tiepNhans: { counts: { TatCa: number, ChoKham: number, ChuaXacMinhThe: number } }, luotTiepNhanTheoGio: Array<{ gio: number, soLuot: number }> };


export const ReceptionCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReceptionCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ngay"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tiepNhans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ngay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ngay"}}},{"kind":"Argument","name":{"kind":"Name","value":"denNgay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ngay"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"TatCa"}},{"kind":"Field","name":{"kind":"Name","value":"ChoKham"}},{"kind":"Field","name":{"kind":"Name","value":"ChuaXacMinhThe"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"luotTiepNhanTheoGio"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ngay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ngay"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gio"}},{"kind":"Field","name":{"kind":"Name","value":"soLuot"}}]}}]}}]} as unknown as DocumentNode<ReceptionCountsQuery, ReceptionCountsQueryVariables>;