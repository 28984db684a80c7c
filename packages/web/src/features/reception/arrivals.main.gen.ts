/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HomeArrivalsQueryVariables = Exact<{
  ngay: string;
}>;


export type HomeArrivalsQuery = { luotTiepNhanTheoGio: Array<{ gio: number, soLuot: number, thuongLe: number }> };

export type HomeWaitingQueryVariables = Exact<{
  ngay: string;
}>;


export type HomeWaitingQuery = { choTheoNoi: Array<{ Node_Id: string, dangCho: number, lauNhatPhut: number | null, trungBinhPhut: number | null, duKienPhut: number | null, Node: { _id: string, ten: string } | null }> };


export const HomeArrivalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeArrivals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ngay"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"luotTiepNhanTheoGio"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ngay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ngay"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gio"}},{"kind":"Field","name":{"kind":"Name","value":"soLuot"}},{"kind":"Field","name":{"kind":"Name","value":"thuongLe"}}]}}]}}]} as unknown as DocumentNode<HomeArrivalsQuery, HomeArrivalsQueryVariables>;
export const HomeWaitingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeWaiting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ngay"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choTheoNoi"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"hangDoi"},"value":{"kind":"EnumValue","value":"KhamBenh"}},{"kind":"Argument","name":{"kind":"Name","value":"ngay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ngay"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Node_Id"}},{"kind":"Field","name":{"kind":"Name","value":"Node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dangCho"}},{"kind":"Field","name":{"kind":"Name","value":"lauNhatPhut"}},{"kind":"Field","name":{"kind":"Name","value":"trungBinhPhut"}},{"kind":"Field","name":{"kind":"Name","value":"duKienPhut"}}]}}]}}]} as unknown as DocumentNode<HomeWaitingQuery, HomeWaitingQueryVariables>;