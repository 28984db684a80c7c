/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnChoicesQuery = { tuyChonCaNhans: Array<{ khoa: string, giaTri: unknown }> };

export type KeepOwnChoiceMutationVariables = Exact<{
  khoa: string;
  giaTri?: unknown;
}>;


export type KeepOwnChoiceMutation = { saveTuyChonCaNhan: boolean };


export const OwnChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tuyChonCaNhans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"khoa"}},{"kind":"Field","name":{"kind":"Name","value":"giaTri"}}]}}]}}]} as unknown as DocumentNode<OwnChoicesQuery, OwnChoicesQueryVariables>;
export const KeepOwnChoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepOwnChoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"khoa"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"giaTri"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveTuyChonCaNhan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"khoa"},"value":{"kind":"Variable","name":{"kind":"Name","value":"khoa"}}},{"kind":"Argument","name":{"kind":"Name","value":"giaTri"},"value":{"kind":"Variable","name":{"kind":"Name","value":"giaTri"}}}]}]}}]} as unknown as DocumentNode<KeepOwnChoiceMutation, KeepOwnChoiceMutationVariables>;