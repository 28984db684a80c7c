/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type InvoiceOfReceiptQueryVariables = Exact<{
  BienLai_Id: string;
}>;


export type InvoiceOfReceiptQuery = { hoaDon: { _id: string } | null };

export type IssueReceiptMutationVariables = Exact<{
  BienLai_Id: string;
}>;


export type IssueReceiptMutation = { hoaDon: { _id: string } };


export const InvoiceOfReceiptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvoiceOfReceipt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"BienLai_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"hoaDon"},"name":{"kind":"Name","value":"getHddtByBienLaiId"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"BienLai_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"BienLai_Id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}}]}}]}}]} as unknown as DocumentNode<InvoiceOfReceiptQuery, InvoiceOfReceiptQueryVariables>;
export const IssueReceiptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueReceipt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"BienLai_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"hoaDon"},"name":{"kind":"Name","value":"guiHoaDonDienTu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"BienLai_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"BienLai_Id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}}]}}]}}]} as unknown as DocumentNode<IssueReceiptMutation, IssueReceiptMutationVariables>;