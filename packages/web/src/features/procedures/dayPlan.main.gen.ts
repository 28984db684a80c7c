/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Life of the report of an operation. */
export type TrangThaiTuongTrinhPttt =
  /** Cancelled with its order. */
  | 'DaHuy'
  /** Locked. */
  | 'DaKhoa'
  /** Returned to the orderer. */
  | 'DaTraKetQua'
  /** Waiting. */
  | 'DangSuDung'
  /** In work. */
  | 'DangThucHien';

export type OperationsOfDayQueryVariables = Exact<{
  ngay: string;
}>;


export type OperationsOfDayQuery = { cas: Array<{ DichVuYeuCau_Id: string, SoPhieuYeuCau: string, LaKhanCap: boolean, TenBenhNhan: string, MaYTe: string, NamSinh: number | null, dichVus: Array<string>, TrangThai: TrangThaiTuongTrinhPttt, BatDau: string, KetThuc: string | null, phutToiThieu: number, Phong: { _id: string, ten: string }, NguoiThucHienChinh: { _id: string, ten: string } | null }> };

export type DayOperationFragment = { DichVuYeuCau_Id: string, SoPhieuYeuCau: string, LaKhanCap: boolean, TenBenhNhan: string, MaYTe: string, NamSinh: number | null, dichVus: Array<string>, TrangThai: TrangThaiTuongTrinhPttt, BatDau: string, KetThuc: string | null, phutToiThieu: number, Phong: { _id: string, ten: string }, NguoiThucHienChinh: { _id: string, ten: string } | null };

export const DayOperationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DayOperation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CaPTTT"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"DichVuYeuCau_Id"}},{"kind":"Field","name":{"kind":"Name","value":"SoPhieuYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"LaKhanCap"}},{"kind":"Field","name":{"kind":"Name","value":"Phong"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"NamSinh"}},{"kind":"Field","name":{"kind":"Name","value":"dichVus"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"BatDau"}},{"kind":"Field","name":{"kind":"Name","value":"KetThuc"}},{"kind":"Field","name":{"kind":"Name","value":"phutToiThieu"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiThucHienChinh"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]} as unknown as DocumentNode<DayOperationFragment, unknown>;
export const OperationsOfDayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OperationsOfDay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ngay"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"cas"},"name":{"kind":"Name","value":"caPTTTsTrongNgay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ngay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ngay"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DayOperation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DayOperation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CaPTTT"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"DichVuYeuCau_Id"}},{"kind":"Field","name":{"kind":"Name","value":"SoPhieuYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"LaKhanCap"}},{"kind":"Field","name":{"kind":"Name","value":"Phong"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"NamSinh"}},{"kind":"Field","name":{"kind":"Name","value":"dichVus"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"BatDau"}},{"kind":"Field","name":{"kind":"Name","value":"KetThuc"}},{"kind":"Field","name":{"kind":"Name","value":"phutToiThieu"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiThucHienChinh"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]} as unknown as DocumentNode<OperationsOfDayQuery, OperationsOfDayQueryVariables>;