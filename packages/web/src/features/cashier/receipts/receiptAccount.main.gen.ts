/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReceiptAccountQueryVariables = Exact<{
  TiepNhan_Id: string;
}>;


export type ReceiptAccountQuery = { vienPhi: { _id: string | null, TiepNhan_Id: string, BenhNhanTT: string, DaThu: string, ConLai: string, CongNo: string, ThuThua: string, TamUngCon: string } };

export type ReceiptLinesNowQueryVariables = Exact<{
  ids: Array<string> | string;
  account: string;
}>;


export type ReceiptLinesNowQuery = { dongs: Array<{ _id: string, TenDichVu: string, HachToan: string, ConLai: string, ThuThua: string, ThucHien: boolean }> };


export const ReceiptAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReceiptAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"vienPhi"},"name":{"kind":"Name","value":"getMTransactionFromVienPhi"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"TiepNhan_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhanTT"}},{"kind":"Field","name":{"kind":"Name","value":"DaThu"}},{"kind":"Field","name":{"kind":"Name","value":"ConLai"}},{"kind":"Field","name":{"kind":"Name","value":"CongNo"}},{"kind":"Field","name":{"kind":"Name","value":"ThuThua"}},{"kind":"Field","name":{"kind":"Name","value":"TamUngCon"}}]}}]}}]} as unknown as DocumentNode<ReceiptAccountQuery, ReceiptAccountQueryVariables>;
export const ReceiptLinesNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReceiptLinesNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"account"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"dongs"},"name":{"kind":"Name","value":"reloadChiTietTransaction_HachToan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"mTransactionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"account"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"HachToan"}},{"kind":"Field","name":{"kind":"Name","value":"ConLai"}},{"kind":"Field","name":{"kind":"Name","value":"ThuThua"}},{"kind":"Field","name":{"kind":"Name","value":"ThucHien"}}]}}]}}]} as unknown as DocumentNode<ReceiptLinesNowQuery, ReceiptLinesNowQueryVariables>;