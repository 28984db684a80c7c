/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kind of a prescription. */
export type LoaiToa =
  /** Paid by the insurance. */
  | 'BHYT'
  /** Bought outside. */
  | 'MuaNgoai'
  /** Paid by the patient, from the hospital's stores. */
  | 'Thuong'
  /** Medical supplies. */
  | 'VTYT';

/** How a prescription stands with the national system. */
export type TrangThaiGuiDon =
  /** Waits to be sent. */
  | 'Cho'
  /** Cancelled after it was sent: its withdrawal waits. */
  | 'ChoThuHoi'
  /** Never told: the link was off. */
  | 'ChuaGui'
  /** Sent. */
  | 'DaGui'
  /** Given up by the operator. */
  | 'DaHuy'
  /** Withdrawn. */
  | 'DaThuHoi'
  /** Failed, to be tried again. */
  | 'Loi'
  /** Its withdrawal failed, to be tried again. */
  | 'LoiThuHoi';

export type DonLienThongFragment = { _id: string, MaDonThuoc: string, LoaiToa: LoaiToa, NgayKe: string, BenhNhan_Id: string, MaYTe: string, TenBenhNhan: string, TenBacSi: string | null, TrangThai: TrangThaiGuiDon, lanGui: number, lyDoLoi: string | null, NgayGui: string | null, LyDoHuy: string | null, NgayThuHoi: string | null, MaDonThayThe: string | null, hanhDongs: Array<{ action: string, refusal: string | null }> };

export type DonThuocLienThongsQueryVariables = Exact<{
  tuNgay?: string | null | undefined;
  denNgay?: string | null | undefined;
  TrangThai?: TrangThaiGuiDon | null | undefined;
  keyword?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type DonThuocLienThongsQuery = { donThuocLienThongs: { totalRows: number, data: Array<{ _id: string, MaDonThuoc: string, LoaiToa: LoaiToa, NgayKe: string, BenhNhan_Id: string, MaYTe: string, TenBenhNhan: string, TenBacSi: string | null, TrangThai: TrangThaiGuiDon, lanGui: number, lyDoLoi: string | null, NgayGui: string | null, LyDoHuy: string | null, NgayThuHoi: string | null, MaDonThayThe: string | null, hanhDongs: Array<{ action: string, refusal: string | null }> }>, counts: { ChuaGui: number, Cho: number, Loi: number, DaGui: number, DaHuy: number, ChoThuHoi: number, LoiThuHoi: number, DaThuHoi: number } } };

export type GuiDonLienThongMutationVariables = Exact<{
  ToaThuoc_Id: string;
}>;


export type GuiDonLienThongMutation = { guiDonThuocLienThong: boolean };

export type ThuHoiDonLienThongMutationVariables = Exact<{
  ToaThuoc_Id: string;
}>;


export type ThuHoiDonLienThongMutation = { thuHoiDonThuocLienThong: boolean };

export const DonLienThongFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DonLienThong"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonThuocLienThong"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaDonThuoc"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiToa"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKe"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"TenBacSi"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"lanGui"}},{"kind":"Field","name":{"kind":"Name","value":"lyDoLoi"}},{"kind":"Field","name":{"kind":"Name","value":"NgayGui"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"NgayThuHoi"}},{"kind":"Field","name":{"kind":"Name","value":"MaDonThayThe"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<DonLienThongFragment, unknown>;
export const DonThuocLienThongsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DonThuocLienThongs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tuNgay"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"denNgay"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"TrangThai"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TrangThaiGuiDon"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"donThuocLienThongs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tuNgay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tuNgay"}}},{"kind":"Argument","name":{"kind":"Name","value":"denNgay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"denNgay"}}},{"kind":"Argument","name":{"kind":"Name","value":"TrangThai"},"value":{"kind":"Variable","name":{"kind":"Name","value":"TrangThai"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DonLienThong"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ChuaGui"}},{"kind":"Field","name":{"kind":"Name","value":"Cho"}},{"kind":"Field","name":{"kind":"Name","value":"Loi"}},{"kind":"Field","name":{"kind":"Name","value":"DaGui"}},{"kind":"Field","name":{"kind":"Name","value":"DaHuy"}},{"kind":"Field","name":{"kind":"Name","value":"ChoThuHoi"}},{"kind":"Field","name":{"kind":"Name","value":"LoiThuHoi"}},{"kind":"Field","name":{"kind":"Name","value":"DaThuHoi"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DonLienThong"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonThuocLienThong"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaDonThuoc"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiToa"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKe"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"TenBacSi"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"lanGui"}},{"kind":"Field","name":{"kind":"Name","value":"lyDoLoi"}},{"kind":"Field","name":{"kind":"Name","value":"NgayGui"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"NgayThuHoi"}},{"kind":"Field","name":{"kind":"Name","value":"MaDonThayThe"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<DonThuocLienThongsQuery, DonThuocLienThongsQueryVariables>;
export const GuiDonLienThongDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GuiDonLienThong"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ToaThuoc_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"guiDonThuocLienThong"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ToaThuoc_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ToaThuoc_Id"}}}]}]}}]} as unknown as DocumentNode<GuiDonLienThongMutation, GuiDonLienThongMutationVariables>;
export const ThuHoiDonLienThongDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ThuHoiDonLienThong"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ToaThuoc_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thuHoiDonThuocLienThong"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ToaThuoc_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ToaThuoc_Id"}}}]}]}}]} as unknown as DocumentNode<ThuHoiDonLienThongMutation, ThuHoiDonLienThongMutationVariables>;