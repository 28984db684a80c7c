/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ExamCountsQueryVariables = Exact<{
  idRoom: string;
}>;


export type ExamCountsQuery = { danhSachKhamBenh: { ChoKham: number, DangKham: number, DaKham: number } };


export const ExamCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExamCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idRoom"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"danhSachKhamBenh"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idRoom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idRoom"}}},{"kind":"Argument","name":{"kind":"Name","value":"tab"},"value":{"kind":"EnumValue","value":"ChoKham"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ChoKham"}},{"kind":"Field","name":{"kind":"Name","value":"DangKham"}},{"kind":"Field","name":{"kind":"Name","value":"DaKham"}}]}}]}}]} as unknown as DocumentNode<ExamCountsQuery, ExamCountsQueryVariables>;