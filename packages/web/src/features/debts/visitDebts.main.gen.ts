/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Who owes. */
export type LoaiNguoiNo =
  /** The insurance, of confirmed costs: no debt is written for it. */
  | 'BHXH'
  /** Guarantor. */
  | 'BaoLanh'
  /** Patient. */
  | 'BenhNhan'
  /** Company. */
  | 'CongTy';

/** States of a debt. */
export type TrangThaiCongNo =
  /** Open. */
  | 'ConNo'
  /** Cancelled. */
  | 'DaHuy'
  /** Written off. */
  | 'DaXoaNo'
  /** Settled. */
  | 'TatToan';

export type DebtsOfVisitQueryVariables = Exact<{
  BenhNhan_Id: string;
  TiepNhan_Id?: string | null | undefined;
}>;


export type DebtsOfVisitQuery = { congNos: Array<{ _id: string, version: number, MaCongNo: string, TiepNhan_Id: string, LoaiNguoiNo: LoaiNguoiNo, NguoiNo: string, NgayNo: string, NgayHan: string, soNgayQuaHan: number, SoTien: string, ConLai: string, TrangThai: TrangThaiCongNo }> };


export const DebtsOfVisitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DebtsOfVisit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"BenhNhan_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"congNos"},"name":{"kind":"Name","value":"congNoCuaBenhNhan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"BenhNhan_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"BenhNhan_Id"}}},{"kind":"Argument","name":{"kind":"Name","value":"TiepNhan_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"MaCongNo"}},{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiNguoiNo"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiNo"}},{"kind":"Field","name":{"kind":"Name","value":"NgayNo"}},{"kind":"Field","name":{"kind":"Name","value":"NgayHan"}},{"kind":"Field","name":{"kind":"Name","value":"soNgayQuaHan"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}},{"kind":"Field","name":{"kind":"Name","value":"ConLai"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}}]}}]}}]} as unknown as DocumentNode<DebtsOfVisitQuery, DebtsOfVisitQueryVariables>;