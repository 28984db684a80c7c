/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HomeRevenueQueryVariables = Exact<{
  ngay: string;
}>;


export type HomeRevenueQuery = { thuTheoDoiTuong: Array<{ DoiTuong_Id: string, TenDoiTuong: string, soLuot: number, ThanhTien: string, BHChiTra: string, BenhNhanTT: string, DaThu: string }> };


export const HomeRevenueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeRevenue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ngay"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thuTheoDoiTuong"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ngay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ngay"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"DoiTuong_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenDoiTuong"}},{"kind":"Field","name":{"kind":"Name","value":"soLuot"}},{"kind":"Field","name":{"kind":"Name","value":"ThanhTien"}},{"kind":"Field","name":{"kind":"Name","value":"BHChiTra"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhanTT"}},{"kind":"Field","name":{"kind":"Name","value":"DaThu"}}]}}]}}]} as unknown as DocumentNode<HomeRevenueQuery, HomeRevenueQueryVariables>;