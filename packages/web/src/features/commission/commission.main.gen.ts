/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which performances count: returned between two days, of these only. */
export type HoaHongInput = {
  /** The service. */
  DichVu_Id?: string | null | undefined;
  /** Who performed or ordered. */
  NhanVien_Id?: string | null | undefined;
  /** The room that performed. */
  NoiThucHien_Id?: string | null | undefined;
  /** Last day. */
  denNgay: string;
  /** First day. */
  tuNgay: string;
};

export type CommissionQueryVariables = Exact<{
  input: HoaHongInput;
}>;


export type CommissionQuery = { bangHoaHong: { soLuot: number, ThanhTien: string, PhanThucHien: string, khongChia: string, HoaHong: string, conNua: boolean, dongs: Array<{ NhanVien_Id: string, soThucHien: number, ThanhTien: string, PhanThucHien: string, soChiDinh: number, HoaHong: string, Tong: string, NhanVien: { _id: string, ma: string | null, ten: string } | null }> } };

export type CommissionLinesQueryVariables = Exact<{
  input: HoaHongInput;
  person: string;
}>;


export type CommissionLinesQuery = { dongHoaHongs: Array<{ _id: string, SoPhieuYeuCau: string, Ngay: string, TenDichVu: string, Lan: number | null, ThanhTien: string, thucHien: boolean, PhanTramThucHien: string | null, TyLe: string | null, PhanThucHien: string, PhanTramHoaHong: string | null, HoaHong: string, NoiThucHien: { _id: string, ma: string | null, ten: string } | null }> };


export const CommissionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Commission"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HoaHongInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bangHoaHong"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soLuot"}},{"kind":"Field","name":{"kind":"Name","value":"ThanhTien"}},{"kind":"Field","name":{"kind":"Name","value":"PhanThucHien"}},{"kind":"Field","name":{"kind":"Name","value":"khongChia"}},{"kind":"Field","name":{"kind":"Name","value":"HoaHong"}},{"kind":"Field","name":{"kind":"Name","value":"conNua"}},{"kind":"Field","name":{"kind":"Name","value":"dongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NhanVien_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NhanVien"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"soThucHien"}},{"kind":"Field","name":{"kind":"Name","value":"ThanhTien"}},{"kind":"Field","name":{"kind":"Name","value":"PhanThucHien"}},{"kind":"Field","name":{"kind":"Name","value":"soChiDinh"}},{"kind":"Field","name":{"kind":"Name","value":"HoaHong"}},{"kind":"Field","name":{"kind":"Name","value":"Tong"}}]}}]}}]}}]} as unknown as DocumentNode<CommissionQuery, CommissionQueryVariables>;
export const CommissionLinesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CommissionLines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HoaHongInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"person"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dongHoaHongs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"NhanVien_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"person"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"SoPhieuYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"Ngay"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"Lan"}},{"kind":"Field","name":{"kind":"Name","value":"NoiThucHien"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ThanhTien"}},{"kind":"Field","name":{"kind":"Name","value":"thucHien"}},{"kind":"Field","name":{"kind":"Name","value":"PhanTramThucHien"}},{"kind":"Field","name":{"kind":"Name","value":"TyLe"}},{"kind":"Field","name":{"kind":"Name","value":"PhanThucHien"}},{"kind":"Field","name":{"kind":"Name","value":"PhanTramHoaHong"}},{"kind":"Field","name":{"kind":"Name","value":"HoaHong"}}]}}]}}]} as unknown as DocumentNode<CommissionLinesQuery, CommissionLinesQueryVariables>;