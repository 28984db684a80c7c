/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A line as it was seen. */
export type DongDaXemInput = {
  /** The line. */
  VienPhiDong_Id: string;
  /** Its version. */
  version: number;
};

/** A package to give back. */
export type HoanGoiInput = {
  /** Why. */
  LyDo: string;
  /** Book; the cashier's open one when empty. */
  QuyenBienLai_Id?: string | null | undefined;
  /** The reception. */
  TiepNhan_Id: string;
  /** A line of the package. */
  VienPhiDong_Id: string;
  /** The parts as they were seen; other ones are refused. */
  dongs: Array<DongDaXemInput>;
  /** Client-made id. */
  requestId: string;
  /** How it is paid back; empty where nothing goes back. */
  thanhToans: Array<ThanhToanInput>;
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

/** A part of a payment. */
export type ThanhToanInput = {
  /** Method. */
  HinhThucThanhToan_Id: string;
  /** Reference of the bank or the card machine. */
  MaGiaoDich?: string | null | undefined;
  /** Amount. */
  SoTien: string;
  /** Own bank account that received it. */
  TaiKhoanNganHang_Id?: string | null | undefined;
};

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

export type CashierPackageRefundQueryVariables = Exact<{
  VienPhiDong_Id: string;
}>;


export type CashierPackageRefundQuery = { goi: { daThu: string, phaiTra: string, mienThem: string, hoan: string, soTien: string, Goi: { _id: string, ma: string | null, ten: string } | null, phans: Array<{ VienPhiDong_Id: string, version: number, TenDichVu: string, SoLuong: string, ThucHien: boolean, daThu: string, DonGiaLe: string, phaiTra: string, hoan: string }> } };

export type PackageRefundFragment = { daThu: string, phaiTra: string, mienThem: string, hoan: string, soTien: string, Goi: { _id: string, ma: string | null, ten: string } | null, phans: Array<{ VienPhiDong_Id: string, version: number, TenDichVu: string, SoLuong: string, ThucHien: boolean, daThu: string, DonGiaLe: string, phaiTra: string, hoan: string }> };

export type CashierRefundPackageMutationVariables = Exact<{
  input: HoanGoiInput;
}>;


export type CashierRefundPackageMutation = { bienLai: { _id: string, MaBienLai: string, LoaiBienLai: LoaiPhieuThu, NgayBienLai: string, TiepNhan_Id: string, GiaTriBienLai: string, HachToan: string, TrangThai: TrangThaiBienLai, GhiChu: string | null, LyDoHuy: string | null, soHoaDon: string | null, NguoiThu: { _id: string, ten: string } | null, thanhToans: Array<{ Loai: string, SoTien: string, MaGiaoDich: string | null }>, dongs: Array<{ VienPhiDong_Id: string, TenDichVu: string, SoTien: string }>, vouchers: Array<{ _id: string, MaVoucher: string, NoiDung: string, NgayKetThuc: string, TrangThai: TrangThaiKhuyenMai, SoLuongDaDung: number }>, hanhDongs: Array<{ action: string, refusal: string | null }> } | null };

export type CashierReceiptFragment = { _id: string, MaBienLai: string, LoaiBienLai: LoaiPhieuThu, NgayBienLai: string, TiepNhan_Id: string, GiaTriBienLai: string, HachToan: string, TrangThai: TrangThaiBienLai, GhiChu: string | null, LyDoHuy: string | null, soHoaDon: string | null, NguoiThu: { _id: string, ten: string } | null, thanhToans: Array<{ Loai: string, SoTien: string, MaGiaoDich: string | null }>, dongs: Array<{ VienPhiDong_Id: string, TenDichVu: string, SoTien: string }>, vouchers: Array<{ _id: string, MaVoucher: string, NoiDung: string, NgayKetThuc: string, TrangThai: TrangThaiKhuyenMai, SoLuongDaDung: number }>, hanhDongs: Array<{ action: string, refusal: string | null }> };

export const PackageRefundFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageRefund"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoanGoi"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Goi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"daThu"}},{"kind":"Field","name":{"kind":"Name","value":"phaiTra"}},{"kind":"Field","name":{"kind":"Name","value":"mienThem"}},{"kind":"Field","name":{"kind":"Name","value":"hoan"}},{"kind":"Field","name":{"kind":"Name","value":"soTien"}},{"kind":"Field","name":{"kind":"Name","value":"phans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"VienPhiDong_Id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuong"}},{"kind":"Field","name":{"kind":"Name","value":"ThucHien"}},{"kind":"Field","name":{"kind":"Name","value":"daThu"}},{"kind":"Field","name":{"kind":"Name","value":"DonGiaLe"}},{"kind":"Field","name":{"kind":"Name","value":"phaiTra"}},{"kind":"Field","name":{"kind":"Name","value":"hoan"}}]}}]}}]} as unknown as DocumentNode<PackageRefundFragment, unknown>;
export const CashierReceiptFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CashierReceipt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BienLai"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"GiaTriBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"HachToan"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"soHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiThu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thanhToans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}},{"kind":"Field","name":{"kind":"Name","value":"MaGiaoDich"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"VienPhiDong_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vouchers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaVoucher"}},{"kind":"Field","name":{"kind":"Name","value":"NoiDung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetThuc"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuongDaDung"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<CashierReceiptFragment, unknown>;
export const CashierPackageRefundDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CashierPackageRefund"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"VienPhiDong_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"goi"},"name":{"kind":"Name","value":"uocTinhHoanGoi"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"VienPhiDong_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"VienPhiDong_Id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageRefund"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageRefund"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoanGoi"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Goi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"daThu"}},{"kind":"Field","name":{"kind":"Name","value":"phaiTra"}},{"kind":"Field","name":{"kind":"Name","value":"mienThem"}},{"kind":"Field","name":{"kind":"Name","value":"hoan"}},{"kind":"Field","name":{"kind":"Name","value":"soTien"}},{"kind":"Field","name":{"kind":"Name","value":"phans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"VienPhiDong_Id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuong"}},{"kind":"Field","name":{"kind":"Name","value":"ThucHien"}},{"kind":"Field","name":{"kind":"Name","value":"daThu"}},{"kind":"Field","name":{"kind":"Name","value":"DonGiaLe"}},{"kind":"Field","name":{"kind":"Name","value":"phaiTra"}},{"kind":"Field","name":{"kind":"Name","value":"hoan"}}]}}]}}]} as unknown as DocumentNode<CashierPackageRefundQuery, CashierPackageRefundQueryVariables>;
export const CashierRefundPackageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CashierRefundPackage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HoanGoiInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"bienLai"},"name":{"kind":"Name","value":"hoanGoi_VienPhi"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CashierReceipt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CashierReceipt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BienLai"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"GiaTriBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"HachToan"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"soHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiThu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thanhToans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}},{"kind":"Field","name":{"kind":"Name","value":"MaGiaoDich"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"VienPhiDong_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vouchers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaVoucher"}},{"kind":"Field","name":{"kind":"Name","value":"NoiDung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetThuc"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuongDaDung"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<CashierRefundPackageMutation, CashierRefundPackageMutationVariables>;