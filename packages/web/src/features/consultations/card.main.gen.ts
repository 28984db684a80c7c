/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HoiChanHomNayQueryVariables = Exact<{
  NhanVien_Id?: string | null | undefined;
}>;


export type HoiChanHomNayQuery = { danhSachHoiChan: { DangSoan: number, HoanTat: number } };


export const HoiChanHomNayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HoiChanHomNay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"NhanVien_Id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"danhSachHoiChan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"NhanVien_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"NhanVien_Id"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"DangSoan"}},{"kind":"Field","name":{"kind":"Name","value":"HoanTat"}}]}}]}}]} as unknown as DocumentNode<HoiChanHomNayQuery, HoiChanHomNayQueryVariables>;