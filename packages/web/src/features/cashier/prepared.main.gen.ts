/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A collection to prepare: its lines wait for a transfer. */
export type ChuanBiThuInput = {
  /** The patient. */
  BenhNhan_Id: string;
  /** A way of paying by transfer. */
  HinhThucThanhToan_Id: string;
  /** Book; the cashier's open one when empty. */
  QuyenBienLai_Id?: string | null | undefined;
  /** The own account that it comes to; the usual one when empty. */
  TaiKhoanNganHang_Id?: string | null | undefined;
  /** The reception. */
  TiepNhan_Id: string;
  /** Lines to pay; all that are due when empty. */
  VienPhiDong_Ids?: Array<string> | null | undefined;
  /** Client-made id: a repeat answers the first one. */
  requestId: string;
  /** Prices have changed since the order: those of the order are taken all the same. */
  xacNhanGia?: boolean | null | undefined;
};

/** Kinds of receipts. */
export type LoaiPhieuThu =
  /** Refund of services. */
  | 'HoanTien'
  /** Return of an advance. */
  | 'HoanUng'
  /** Advance. */
  | 'TamUng'
  /** Payment of services. */
  | 'ThuTien';

/** States of a receipt. */
export type TrangThaiBienLai =
  /** Prepared, not collected. */
  | 'ChuaThuTien'
  /** Cancelled; the number stays. */
  | 'DaHuy'
  /** Collected, not allocated. */
  | 'DaThuTien'
  /** Partly allocated. */
  | 'DangHachToan'
  /** Fully allocated. */
  | 'HachToanToanBo';

/** States of a prepared collection. */
export type TrangThaiGiaoDichTam =
  /** Prepared, the money is awaited. */
  | 'ChuaThuTien'
  /** Cancelled. */
  | 'DaHuy'
  /** Collected by its receipt. */
  | 'DaThuTien'
  /** Nothing came in time; the lines are free. */
  | 'HetHan';

/** States of a promotion programme or voucher. */
export type TrangThaiKhuyenMai =
  /** Draft. */
  | 'ChuaPhatHanh'
  /** Cancelled. */
  | 'DaHuy'
  /** Ended. */
  | 'DaKetThuc'
  /** Released. */
  | 'DaPhatHanh';

export type CashierPreparedFragment = { _id: string, MaGiaoDich: string, VienPhiDong_Ids: Array<string>, SoTien: string, HetHanLuc: string, TrangThai: TrangThaiGiaoDichTam, isTemporary: boolean, BienLai_Id: string | null, NguoiThu: { _id: string, ten: string } | null, maQR: { payload: string, accountNumber: string, accountName: string }, hanhDongs: Array<{ action: string, refusal: string | null }> };

export type CashierPrepareMutationVariables = Exact<{
  input: ChuanBiThuInput;
}>;


export type CashierPrepareMutation = { giaoDich: { _id: string, MaGiaoDich: string, VienPhiDong_Ids: Array<string>, SoTien: string, HetHanLuc: string, TrangThai: TrangThaiGiaoDichTam, isTemporary: boolean, BienLai_Id: string | null, NguoiThu: { _id: string, ten: string } | null, maQR: { payload: string, accountNumber: string, accountName: string }, hanhDongs: Array<{ action: string, refusal: string | null }> } };

export type CashierCancelPreparedMutationVariables = Exact<{
  id: string;
}>;


export type CashierCancelPreparedMutation = { giaoDich: { _id: string, MaGiaoDich: string, VienPhiDong_Ids: Array<string>, SoTien: string, HetHanLuc: string, TrangThai: TrangThaiGiaoDichTam, isTemporary: boolean, BienLai_Id: string | null, NguoiThu: { _id: string, ten: string } | null, maQR: { payload: string, accountNumber: string, accountName: string }, hanhDongs: Array<{ action: string, refusal: string | null }> } };

export type CashierCollectPreparedMutationVariables = Exact<{
  id: string;
  requestId: string;
}>;


export type CashierCollectPreparedMutation = { bienLai: { _id: string, MaBienLai: string, LoaiBienLai: LoaiPhieuThu, NgayBienLai: string, TiepNhan_Id: string, GiaTriBienLai: string, HachToan: string, TrangThai: TrangThaiBienLai, GhiChu: string | null, LyDoHuy: string | null, soHoaDon: string | null, NguoiThu: { _id: string, ten: string } | null, thanhToans: Array<{ Loai: string, SoTien: string, MaGiaoDich: string | null }>, dongs: Array<{ VienPhiDong_Id: string, TenDichVu: string, SoTien: string }>, vouchers: Array<{ _id: string, MaVoucher: string, NoiDung: string, NgayKetThuc: string, TrangThai: TrangThaiKhuyenMai, SoLuongDaDung: number }>, hanhDongs: Array<{ action: string, refusal: string | null }> } };

export type CashierReceiptFragment = { _id: string, MaBienLai: string, LoaiBienLai: LoaiPhieuThu, NgayBienLai: string, TiepNhan_Id: string, GiaTriBienLai: string, HachToan: string, TrangThai: TrangThaiBienLai, GhiChu: string | null, LyDoHuy: string | null, soHoaDon: string | null, NguoiThu: { _id: string, ten: string } | null, thanhToans: Array<{ Loai: string, SoTien: string, MaGiaoDich: string | null }>, dongs: Array<{ VienPhiDong_Id: string, TenDichVu: string, SoTien: string }>, vouchers: Array<{ _id: string, MaVoucher: string, NoiDung: string, NgayKetThuc: string, TrangThai: TrangThaiKhuyenMai, SoLuongDaDung: number }>, hanhDongs: Array<{ action: string, refusal: string | null }> };

export const CashierPreparedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CashierPrepared"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiaoDichTam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaGiaoDich"}},{"kind":"Field","name":{"kind":"Name","value":"VienPhiDong_Ids"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}},{"kind":"Field","name":{"kind":"Name","value":"HetHanLuc"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"isTemporary"}},{"kind":"Field","name":{"kind":"Name","value":"BienLai_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiThu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maQR"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payload"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<CashierPreparedFragment, unknown>;
export const CashierReceiptFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CashierReceipt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BienLai"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"GiaTriBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"HachToan"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"soHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiThu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thanhToans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}},{"kind":"Field","name":{"kind":"Name","value":"MaGiaoDich"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"VienPhiDong_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vouchers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaVoucher"}},{"kind":"Field","name":{"kind":"Name","value":"NoiDung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetThuc"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuongDaDung"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<CashierReceiptFragment, unknown>;
export const CashierPrepareDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CashierPrepare"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChuanBiThuInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"giaoDich"},"name":{"kind":"Name","value":"chuanBiThu_VienPhi"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CashierPrepared"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CashierPrepared"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiaoDichTam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaGiaoDich"}},{"kind":"Field","name":{"kind":"Name","value":"VienPhiDong_Ids"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}},{"kind":"Field","name":{"kind":"Name","value":"HetHanLuc"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"isTemporary"}},{"kind":"Field","name":{"kind":"Name","value":"BienLai_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiThu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maQR"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payload"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<CashierPrepareMutation, CashierPrepareMutationVariables>;
export const CashierCancelPreparedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CashierCancelPrepared"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"giaoDich"},"name":{"kind":"Name","value":"huyChuanBiThu_VienPhi"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CashierPrepared"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CashierPrepared"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiaoDichTam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaGiaoDich"}},{"kind":"Field","name":{"kind":"Name","value":"VienPhiDong_Ids"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}},{"kind":"Field","name":{"kind":"Name","value":"HetHanLuc"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"isTemporary"}},{"kind":"Field","name":{"kind":"Name","value":"BienLai_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiThu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maQR"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payload"}},{"kind":"Field","name":{"kind":"Name","value":"accountNumber"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<CashierCancelPreparedMutation, CashierCancelPreparedMutationVariables>;
export const CashierCollectPreparedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CashierCollectPrepared"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"bienLai"},"name":{"kind":"Name","value":"thuChuanBi_VienPhi"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CashierReceipt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CashierReceipt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BienLai"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"GiaTriBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"HachToan"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"soHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiThu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thanhToans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}},{"kind":"Field","name":{"kind":"Name","value":"MaGiaoDich"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"VienPhiDong_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vouchers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaVoucher"}},{"kind":"Field","name":{"kind":"Name","value":"NoiDung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetThuc"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuongDaDung"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<CashierCollectPreparedMutation, CashierCollectPreparedMutationVariables>;