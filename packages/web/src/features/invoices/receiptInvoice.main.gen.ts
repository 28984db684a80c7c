/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What an invoice is. */
export type LoaiHoaDonDienTu =
  /** Invoice. */
  | 'BanHang'
  /** Adjustment downwards. */
  | 'DieuChinh'
  /** Adjustment upwards. */
  | 'DieuChinhTang'
  /** Invoice to the insurance. */
  | 'QuyetToan'
  /** Replacement. */
  | 'ThayThe'
  /** Summary of a day. */
  | 'TongHop';

/** States of an electronic invoice. */
export type TrangThaiHoaDonDienTu =
  /** Replaced. */
  | 'BiThayThe'
  /** Waiting to be sent. */
  | 'ChoGui'
  /** Adjusted. */
  | 'DaDieuChinh'
  /** Issued. */
  | 'DaPhatHanh'
  /** Draft removed. */
  | 'DaXoa'
  /** Being sent. */
  | 'DangGui'
  /** Outcome unknown. */
  | 'KhongRo'
  /** Draft. */
  | 'Nhap'
  /** Refused. */
  | 'TuChoi';

export type InvoiceOfReceiptQueryVariables = Exact<{
  BienLai_Id: string;
}>;


export type InvoiceOfReceiptQuery = { hoaDon: { _id: string } | null };

export type PatientInvoicesQueryVariables = Exact<{
  BenhNhan_Id: string;
}>;


export type PatientInvoicesQuery = { hoaDons: Array<{ _id: string, version: number, LoaiHoaDon: LoaiHoaDonDienTu, TrangThai: TrangThaiHoaDonDienTu, Pattern: string, Serial: string, SoHoaDon: number | null, NgayHoaDon: string, NguoiMua: string | null, DonViMua: string | null, TongTien: string, conLai: string, LoiMa: string | null, LoiThongBao: string | null, BenhNhan: { _id: string, ma: string | null, ten: string } | null }> };

export type IssueReceiptMutationVariables = Exact<{
  BienLai_Id: string;
}>;


export type IssueReceiptMutation = { hoaDon: { _id: string } };

export type InvoiceRowFragment = { _id: string, version: number, LoaiHoaDon: LoaiHoaDonDienTu, TrangThai: TrangThaiHoaDonDienTu, Pattern: string, Serial: string, SoHoaDon: number | null, NgayHoaDon: string, NguoiMua: string | null, DonViMua: string | null, TongTien: string, conLai: string, LoiMa: string | null, LoiThongBao: string | null, BenhNhan: { _id: string, ma: string | null, ten: string } | null };

export const InvoiceRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvoiceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoaDonDienTu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"Pattern"}},{"kind":"Field","name":{"kind":"Name","value":"Serial"}},{"kind":"Field","name":{"kind":"Name","value":"SoHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"NgayHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiMua"}},{"kind":"Field","name":{"kind":"Name","value":"DonViMua"}},{"kind":"Field","name":{"kind":"Name","value":"TongTien"}},{"kind":"Field","name":{"kind":"Name","value":"conLai"}},{"kind":"Field","name":{"kind":"Name","value":"LoiMa"}},{"kind":"Field","name":{"kind":"Name","value":"LoiThongBao"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]} as unknown as DocumentNode<InvoiceRowFragment, unknown>;
export const InvoiceOfReceiptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvoiceOfReceipt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"BienLai_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"hoaDon"},"name":{"kind":"Name","value":"getHddtByBienLaiId"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"BienLai_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"BienLai_Id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}}]}}]}}]} as unknown as DocumentNode<InvoiceOfReceiptQuery, InvoiceOfReceiptQueryVariables>;
export const PatientInvoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatientInvoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"BenhNhan_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"hoaDons"},"name":{"kind":"Name","value":"hoaDonsByBenhNhan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"BenhNhan_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"BenhNhan_Id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvoiceRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvoiceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoaDonDienTu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"Pattern"}},{"kind":"Field","name":{"kind":"Name","value":"Serial"}},{"kind":"Field","name":{"kind":"Name","value":"SoHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"NgayHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiMua"}},{"kind":"Field","name":{"kind":"Name","value":"DonViMua"}},{"kind":"Field","name":{"kind":"Name","value":"TongTien"}},{"kind":"Field","name":{"kind":"Name","value":"conLai"}},{"kind":"Field","name":{"kind":"Name","value":"LoiMa"}},{"kind":"Field","name":{"kind":"Name","value":"LoiThongBao"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]} as unknown as DocumentNode<PatientInvoicesQuery, PatientInvoicesQueryVariables>;
export const IssueReceiptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueReceipt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"BienLai_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"hoaDon"},"name":{"kind":"Name","value":"guiHoaDonDienTu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"BienLai_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"BienLai_Id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}}]}}]}}]} as unknown as DocumentNode<IssueReceiptMutation, IssueReceiptMutationVariables>;