/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PatientBalanceQueryVariables = Exact<{
  BenhNhan_Id: string;
}>;


export type PatientBalanceQuery = { soDuBenhNhan: { ConLai: string, TamUngCon: string, ThuThua: string, luots: Array<{ TiepNhan_Id: string, MaTiepNhan: string, Ngay: string, ThanhTien: string, BenhNhanTT: string, DaThu: string, ConLai: string, TamUngCon: string, ThuThua: string }> } };


export const PatientBalanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatientBalance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"BenhNhan_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soDuBenhNhan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"BenhNhan_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"BenhNhan_Id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ConLai"}},{"kind":"Field","name":{"kind":"Name","value":"TamUngCon"}},{"kind":"Field","name":{"kind":"Name","value":"ThuThua"}},{"kind":"Field","name":{"kind":"Name","value":"luots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaTiepNhan"}},{"kind":"Field","name":{"kind":"Name","value":"Ngay"}},{"kind":"Field","name":{"kind":"Name","value":"ThanhTien"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhanTT"}},{"kind":"Field","name":{"kind":"Name","value":"DaThu"}},{"kind":"Field","name":{"kind":"Name","value":"ConLai"}},{"kind":"Field","name":{"kind":"Name","value":"TamUngCon"}},{"kind":"Field","name":{"kind":"Name","value":"ThuThua"}}]}}]}}]}}]} as unknown as DocumentNode<PatientBalanceQuery, PatientBalanceQueryVariables>;