/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReceptionAppointmentsQueryVariables = Exact<{
  BenhNhan_Id: string;
}>;


export type ReceptionAppointmentsQuery = { giayHenDungDuoc: Array<{ _id: string, SoGiayHen: string, NgayHen: string, HieuLucDen: string, NoiHen: { _id: string, ten: string } | null, BacSiHen: { _id: string, ten: string } | null }> };


export const ReceptionAppointmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReceptionAppointments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"BenhNhan_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giayHenDungDuoc"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"BenhNhan_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"BenhNhan_Id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"SoGiayHen"}},{"kind":"Field","name":{"kind":"Name","value":"NgayHen"}},{"kind":"Field","name":{"kind":"Name","value":"HieuLucDen"}},{"kind":"Field","name":{"kind":"Name","value":"NoiHen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"BacSiHen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]}}]} as unknown as DocumentNode<ReceptionAppointmentsQuery, ReceptionAppointmentsQueryVariables>;