/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProcedureCountsQueryVariables = Exact<{
  idRoom: string;
}>;


export type ProcedureCountsQuery = { danhSach: { ChoThucHien: number, DangLam: number, DaTra: number } };


export const ProcedureCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProcedureCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idRoom"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"danhSach"},"name":{"kind":"Name","value":"yeuCauPTTTs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idRoom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idRoom"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ChoThucHien"}},{"kind":"Field","name":{"kind":"Name","value":"DangLam"}},{"kind":"Field","name":{"kind":"Name","value":"DaTra"}}]}}]}}]} as unknown as DocumentNode<ProcedureCountsQuery, ProcedureCountsQueryVariables>;