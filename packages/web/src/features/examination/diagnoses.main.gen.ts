/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HomeDiagnosesQueryVariables = Exact<{
  ngay: string;
}>;


export type HomeDiagnosesQuery = { benhHayGap: Array<{ ICD_Id: string, soLuot: number, ICD: { _id: string, ma: string | null, ten: string } | null }> };


export const HomeDiagnosesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeDiagnoses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ngay"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"benhHayGap"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ngay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ngay"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ICD_Id"}},{"kind":"Field","name":{"kind":"Name","value":"ICD"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"soLuot"}}]}}]}}]} as unknown as DocumentNode<HomeDiagnosesQuery, HomeDiagnosesQueryVariables>;