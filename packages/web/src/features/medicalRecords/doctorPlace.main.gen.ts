/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DoctorOfFacilityQueryVariables = Exact<{
  doctor: string;
  node: string;
}>;


export type DoctorOfFacilityQuery = { thuocCoSo: boolean };


export const DoctorOfFacilityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DoctorOfFacility"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"doctor"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"node"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"thuocCoSo"},"name":{"kind":"Name","value":"checkBacSiThuocCoSo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"NhanVien_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"doctor"}}},{"kind":"Argument","name":{"kind":"Name","value":"idNode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"node"}}}]}]}}]} as unknown as DocumentNode<DoctorOfFacilityQuery, DoctorOfFacilityQueryVariables>;