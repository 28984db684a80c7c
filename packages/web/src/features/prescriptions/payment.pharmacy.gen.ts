/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A prescription that waits for its payment. */
export type SuppliesSupplyRequestPaymentInput = {
  /** Prescription. */
  ToaThuoc_Id: string;
  /** The state that the caller saw. */
  TrangThai?: string | null | undefined;
};

export type YeuCauThanhToanToaMutationVariables = Exact<{
  input: SuppliesSupplyRequestPaymentInput;
}>;


export type YeuCauThanhToanToaMutation = { suppliesSupplyRequestPayment: string };


export const YeuCauThanhToanToaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"YeuCauThanhToanToa"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SuppliesSupplyRequestPaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suppliesSupplyRequestPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<YeuCauThanhToanToaMutation, YeuCauThanhToanToaMutationVariables>;