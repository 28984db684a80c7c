/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReceptionOpenPrescriptionsQueryVariables = Exact<{
  BenhNhan_Id: string;
}>;


export type ReceptionOpenPrescriptionsQuery = { donThuocConNgay: Array<{ MaDonThuoc: string, Ngay: string, denNgay: string, soNgayCon: number }> };


export const ReceptionOpenPrescriptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReceptionOpenPrescriptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"BenhNhan_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"donThuocConNgay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"BenhNhan_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"BenhNhan_Id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"MaDonThuoc"}},{"kind":"Field","name":{"kind":"Name","value":"Ngay"}},{"kind":"Field","name":{"kind":"Name","value":"denNgay"}},{"kind":"Field","name":{"kind":"Name","value":"soNgayCon"}}]}}]}}]} as unknown as DocumentNode<ReceptionOpenPrescriptionsQuery, ReceptionOpenPrescriptionsQueryVariables>;