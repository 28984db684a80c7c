/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new site and its first administrator. */
export type ThietLapInput = {
  /** Facility code of the health insurance, five digits; empty without insurance. */
  MaCSKCB: string;
  /** Full name of the administrator. */
  TenNhanVien: string;
  /** Address. */
  address: string;
  /** Name of the hospital or clinic. */
  name: string;
  /** Password, at least twelve characters; neither usual nor made of the owner's own data. */
  password: string;
  /** Phone. */
  phone: string;
  /** BENH_VIEN for a hospital, PHONG_MACH for a clinic, SPA for a spa. */
  systemType: string;
  /** Account name of the administrator. */
  username: string;
};

export type SetupWaitsQueryVariables = Exact<{ [key: string]: never; }>;


export type SetupWaitsQuery = { choThietLap: boolean };

export type SetupBeginMutationVariables = Exact<{
  ma: string;
  input: ThietLapInput;
}>;


export type SetupBeginMutation = { batDauThietLap: { token: string, userId: string } };


export const SetupWaitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SetupWaits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"choThietLap"}}]}}]} as unknown as DocumentNode<SetupWaitsQuery, SetupWaitsQueryVariables>;
export const SetupBeginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetupBegin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ma"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ThietLapInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"batDauThietLap"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ma"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ma"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}}]}}]}}]} as unknown as DocumentNode<SetupBeginMutation, SetupBeginMutationVariables>;