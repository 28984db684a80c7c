/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A correction of a line of a drug or supply that is not paid. */
export type CapNhatTienDuocInput = {
  /** Price. */
  DonGia?: string | null | undefined;
  /** Billed to the insurance. */
  LaBHYT?: boolean | null | undefined;
  /** Why. */
  LyDo: string;
  /** The line. */
  VienPhiDong_Id: string;
  /** The version of the line that was seen. */
  version: number;
};

/** A correction of a line of a service that is not paid. */
export type CapNhatTienInput = {
  /** Price. */
  DonGia?: string | null | undefined;
  /** Billed to the insurance. */
  LaBHYT?: boolean | null | undefined;
  /** Why. */
  LyDo: string;
  /** Quantity. */
  SoLuong?: string | null | undefined;
  /** The line. */
  VienPhiDong_Id: string;
  /** The version of the line that was seen. */
  version: number;
};

/** Another payer for a visit. */
export type ChuyenDoiDoiTuongInput = {
  /** Its last day. */
  BHYTNgayHetHieuLuc?: string | null | undefined;
  /** Its first day. */
  BHYTNgayHieuLuc?: string | null | undefined;
  /** Facility that referred the patient. */
  BenhVienChuyen_Id?: string | null | undefined;
  /** Registered facility. */
  BenhVien_KCB_Id?: string | null | undefined;
  /** With a referral paper. */
  CoGiayChuyen?: boolean | null | undefined;
  /** The new payer. */
  DoiTuong_Id: string;
  /** No co-payment this year. */
  MienCungChiTra?: boolean | null | undefined;
  /** The day of five years without a break. */
  NgayDu5Nam?: string | null | undefined;
  /** Day of the referral paper. */
  NgayGiayChuyen?: string | null | undefined;
  /** Its day. */
  NgayGiayKhaiSinh?: string | null | undefined;
  /** Day of the exemption from co-payment. */
  NgayGiayMien?: string | null | undefined;
  /** Number of the referral paper. */
  SoGiayChuyen?: string | null | undefined;
  /** The birth paper of a child under six without a card. */
  SoGiayKhaiSinh?: string | null | undefined;
  /** Number of the exemption from co-payment. */
  SoGiayMien?: string | null | undefined;
  /** Card. */
  SoTheBHYT?: string | null | undefined;
  /** The reception. */
  TiepNhan_Id: string;
  /** When the card was shown, where that is after the reception: earlier orders are not insured, but for emergencies. */
  TrinhTheLuc?: string | null | undefined;
  /** The referral paper is older than ten working days, and holds for a year: a disease of annex III. */
  chapNhanGiayChuyen?: boolean | null | undefined;
  /** The version that was read. */
  version: number;
};

/** An exemption of a line: amount or percent of the patient's part. */
export type DongMienGiamInput = {
  /** Percent 0-100. */
  PhanTram?: number | null | undefined;
  /** Amount. */
  SoTien?: string | null | undefined;
  /** The line. */
  VienPhiDong_Id: string;
};

/** A line with an amount; all of it when empty. */
export type DongSoTienInput = {
  /** Amount. */
  SoTien?: string | null | undefined;
  /** The line. */
  VienPhiDong_Id: string;
};

/** A voucher for a bill. */
export type DungVoucherInput = {
  /** The code, as it is typed or scanned. */
  MaVoucher: string;
  /** The visit. */
  TiepNhan_Id: string;
  /** Client-made id. */
  requestId: string;
};

/** Advances to allocate. */
export type HachToanInput = {
  /** Advances; all, the oldest first, when empty. */
  BienLai_Ids?: Array<string> | null | undefined;
  /** The reception. */
  TiepNhan_Id: string;
  /** Lines; all that are due when empty. */
  VienPhiDong_Ids?: Array<string> | null | undefined;
  /** Client-made id. */
  requestId: string;
  /** Prices have changed since the order: those of the order are taken all the same. */
  xacNhanGia?: boolean | null | undefined;
};

/** A refund of lines. */
export type HoanTienInput = {
  /** Why. */
  LyDo: string;
  /** Book; the cashier's open one when empty. */
  QuyenBienLai_Id?: string | null | undefined;
  /** The reception. */
  TiepNhan_Id: string;
  /** Lines. */
  dongs: Array<DongSoTienInput>;
  /** Client-made id. */
  requestId: string;
  /** How it is paid back. */
  thanhToans: Array<ThanhToanInput>;
};

/** A return of what is left of the advances. */
export type HoanUngInput = {
  /** Note. */
  LyDo?: string | null | undefined;
  /** Book; the cashier's open one when empty. */
  QuyenBienLai_Id?: string | null | undefined;
  /** The reception. */
  TiepNhan_Id: string;
  /** Client-made id. */
  requestId: string;
  /** How it is paid back. */
  thanhToans: Array<ThanhToanInput>;
};

/** Postings to take back. */
export type HuyHachToanInput = {
  /** Why. */
  LyDo: string;
  /** The reception. */
  TiepNhan_Id: string;
  /** The lines. */
  VienPhiDong_Ids: Array<string>;
};

/** A completion to take back. */
export type HuyHoanTatInput = {
  /** Why. */
  LyDo: string;
  /** The reception. */
  TiepNhan_Id: string;
};

/** A confirmation of insured costs to take back. */
export type HuyXacNhanBhytInput = {
  /** Why. */
  LyDo: string;
  /** The reception. */
  TiepNhan_Id: string;
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

/** Exemptions. */
export type MienGiamInput = {
  /** Why. */
  LyDo: string;
  /** The reception. */
  TiepNhan_Id: string;
  /** Lines. */
  dongs: Array<DongMienGiamInput>;
  /** Client-made id. */
  requestId: string;
};

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

/** Money to collect. */
export type ThuTienInput = {
  /** The patient. */
  BenhNhan_Id: string;
  /** Note. */
  GhiChu?: string | null | undefined;
  /** ThuTien or TamUng; ThuTien when empty. */
  LoaiBienLai?: LoaiPhieuThu | null | undefined;
  /** Who pays, when it is not the patient. */
  NguoiNop?: string | null | undefined;
  /** Book; the cashier's open one when empty. */
  QuyenBienLai_Id?: string | null | undefined;
  /** Amount of an advance. */
  SoTien?: string | null | undefined;
  /** Cash given. */
  TienKhachDua?: string | null | undefined;
  /** The reception. */
  TiepNhan_Id: string;
  /** Lines to pay; all that are due when empty. */
  VienPhiDong_Ids?: Array<string> | null | undefined;
  /** Client-made id: a repeat answers the first receipt. */
  requestId: string;
  /** Parts of the payment; together the amount that is due, in whole dong. */
  thanhToans: Array<ThanhToanInput>;
  /** Prices have changed since the order: those of the order are taken all the same. */
  xacNhanGia?: boolean | null | undefined;
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

export type CashierCollectMutationVariables = Exact<{
  input: ThuTienInput;
}>;


export type CashierCollectMutation = { bienLai: { _id: string, MaBienLai: string, LoaiBienLai: LoaiPhieuThu, NgayBienLai: string, TiepNhan_Id: string, GiaTriBienLai: string, HachToan: string, TrangThai: TrangThaiBienLai, GhiChu: string | null, LyDoHuy: string | null, soHoaDon: string | null, NguoiThu: { _id: string, ten: string } | null, thanhToans: Array<{ Loai: string, SoTien: string, MaGiaoDich: string | null }>, dongs: Array<{ VienPhiDong_Id: string, TenDichVu: string, SoTien: string }>, vouchers: Array<{ _id: string, MaVoucher: string, NoiDung: string, NgayKetThuc: string, TrangThai: TrangThaiKhuyenMai, SoLuongDaDung: number }>, hanhDongs: Array<{ action: string, refusal: string | null }> } };

export type CashierCancelMutationVariables = Exact<{
  id: string;
  LyDo: string;
}>;


export type CashierCancelMutation = { bienLai: { _id: string, MaBienLai: string, LoaiBienLai: LoaiPhieuThu, NgayBienLai: string, TiepNhan_Id: string, GiaTriBienLai: string, HachToan: string, TrangThai: TrangThaiBienLai, GhiChu: string | null, LyDoHuy: string | null, soHoaDon: string | null, NguoiThu: { _id: string, ten: string } | null, thanhToans: Array<{ Loai: string, SoTien: string, MaGiaoDich: string | null }>, dongs: Array<{ VienPhiDong_Id: string, TenDichVu: string, SoTien: string }>, vouchers: Array<{ _id: string, MaVoucher: string, NoiDung: string, NgayKetThuc: string, TrangThai: TrangThaiKhuyenMai, SoLuongDaDung: number }>, hanhDongs: Array<{ action: string, refusal: string | null }> } };

export type CashierRefundMutationVariables = Exact<{
  input: HoanTienInput;
}>;


export type CashierRefundMutation = { bienLai: { _id: string, MaBienLai: string, LoaiBienLai: LoaiPhieuThu, NgayBienLai: string, TiepNhan_Id: string, GiaTriBienLai: string, HachToan: string, TrangThai: TrangThaiBienLai, GhiChu: string | null, LyDoHuy: string | null, soHoaDon: string | null, NguoiThu: { _id: string, ten: string } | null, thanhToans: Array<{ Loai: string, SoTien: string, MaGiaoDich: string | null }>, dongs: Array<{ VienPhiDong_Id: string, TenDichVu: string, SoTien: string }>, vouchers: Array<{ _id: string, MaVoucher: string, NoiDung: string, NgayKetThuc: string, TrangThai: TrangThaiKhuyenMai, SoLuongDaDung: number }>, hanhDongs: Array<{ action: string, refusal: string | null }> } };

export type CashierReturnAdvanceMutationVariables = Exact<{
  input: HoanUngInput;
}>;


export type CashierReturnAdvanceMutation = { bienLai: { _id: string, MaBienLai: string, LoaiBienLai: LoaiPhieuThu, NgayBienLai: string, TiepNhan_Id: string, GiaTriBienLai: string, HachToan: string, TrangThai: TrangThaiBienLai, GhiChu: string | null, LyDoHuy: string | null, soHoaDon: string | null, NguoiThu: { _id: string, ten: string } | null, thanhToans: Array<{ Loai: string, SoTien: string, MaGiaoDich: string | null }>, dongs: Array<{ VienPhiDong_Id: string, TenDichVu: string, SoTien: string }>, vouchers: Array<{ _id: string, MaVoucher: string, NoiDung: string, NgayKetThuc: string, TrangThai: TrangThaiKhuyenMai, SoLuongDaDung: number }>, hanhDongs: Array<{ action: string, refusal: string | null }> } };

export type CashierAllocateMutationVariables = Exact<{
  input: HachToanInput;
}>;


export type CashierAllocateMutation = { vienPhi: { TiepNhan_Id: string } };

export type CashierExemptMutationVariables = Exact<{
  input: MienGiamInput;
}>;


export type CashierExemptMutation = { vienPhi: { TiepNhan_Id: string } };

export type CashierRemoveMutationVariables = Exact<{
  ids: Array<string> | string;
  LyDo?: string | null | undefined;
}>;


export type CashierRemoveMutation = { XoaDichVuKhamBenh: number };

export type CashierWorkOutAnewMutationVariables = Exact<{
  TiepNhan_Id: string;
}>;


export type CashierWorkOutAnewMutation = { vienPhi: { TiepNhan_Id: string } };

export type CashierCompleteMutationVariables = Exact<{
  TiepNhan_Id: string;
}>;


export type CashierCompleteMutation = { vienPhi: { TiepNhan_Id: string } };

export type CashierReopenMutationVariables = Exact<{
  input: HuyHoanTatInput;
}>;


export type CashierReopenMutation = { vienPhi: { TiepNhan_Id: string } };

export type CashierTakeBackPostingsMutationVariables = Exact<{
  input: HuyHachToanInput;
}>;


export type CashierTakeBackPostingsMutation = { vienPhi: { TiepNhan_Id: string } };

export type CashierCorrectLineMutationVariables = Exact<{
  input: CapNhatTienInput;
}>;


export type CashierCorrectLineMutation = { dong: { _id: string, version: number, source: string, source_Id: string, MaPhieu: string | null, MaDV: string, TenDichVu: string, NhomChiPhi: string, DonViTinh: string | null, SoLuong: string, DonGia: string, DonGiaBHYT: string, DonGiaHoTro: string, DonGiaThanhToan: string, tyLeDV: number, LaBHYT: boolean, KhongThuTien: boolean, mucHuong: string | null, ThanhTien: string, BHChiTra: string, BNCCT: string, BNTT: string, BenhNhanTT: string, KhuyenMai: string, MienGiam: string, MienGiamPhanTram: number | null, HachToan: string, ConLai: string, ThuThua: string, ThucHien: boolean, GhiNo: boolean, isTemporary: boolean, hoanToiDa: string, Goi: { _id: string, ma: string | null, ten: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }> } };

export type CashierCorrectDrugLineMutationVariables = Exact<{
  input: CapNhatTienDuocInput;
}>;


export type CashierCorrectDrugLineMutation = { dong: { _id: string, version: number, source: string, source_Id: string, MaPhieu: string | null, MaDV: string, TenDichVu: string, NhomChiPhi: string, DonViTinh: string | null, SoLuong: string, DonGia: string, DonGiaBHYT: string, DonGiaHoTro: string, DonGiaThanhToan: string, tyLeDV: number, LaBHYT: boolean, KhongThuTien: boolean, mucHuong: string | null, ThanhTien: string, BHChiTra: string, BNCCT: string, BNTT: string, BenhNhanTT: string, KhuyenMai: string, MienGiam: string, MienGiamPhanTram: number | null, HachToan: string, ConLai: string, ThuThua: string, ThucHien: boolean, GhiNo: boolean, isTemporary: boolean, hoanToiDa: string, Goi: { _id: string, ma: string | null, ten: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }> } };

export type CashierChangePayerMutationVariables = Exact<{
  input: ChuyenDoiDoiTuongInput;
}>;


export type CashierChangePayerMutation = { vienPhi: { TiepNhan_Id: string } };

export type CashierConfirmInsuranceMutationVariables = Exact<{
  TiepNhan_Id: string;
}>;


export type CashierConfirmInsuranceMutation = { vienPhi: { TiepNhan_Id: string } };

export type CashierReopenInsuranceMutationVariables = Exact<{
  input: HuyXacNhanBhytInput;
}>;


export type CashierReopenInsuranceMutation = { vienPhi: { TiepNhan_Id: string } };

export type CashierUseVoucherMutationVariables = Exact<{
  input: DungVoucherInput;
}>;


export type CashierUseVoucherMutation = { vienPhi: { TiepNhan_Id: string } };

export type CashierTakeVoucherOffMutationVariables = Exact<{
  TiepNhan_Id: string;
  Voucher_Id: string;
}>;


export type CashierTakeVoucherOffMutation = { vienPhi: { TiepNhan_Id: string } };

export type CashierLineFragment = { _id: string, version: number, source: string, source_Id: string, MaPhieu: string | null, MaDV: string, TenDichVu: string, NhomChiPhi: string, DonViTinh: string | null, SoLuong: string, DonGia: string, DonGiaBHYT: string, DonGiaHoTro: string, DonGiaThanhToan: string, tyLeDV: number, LaBHYT: boolean, KhongThuTien: boolean, mucHuong: string | null, ThanhTien: string, BHChiTra: string, BNCCT: string, BNTT: string, BenhNhanTT: string, KhuyenMai: string, MienGiam: string, MienGiamPhanTram: number | null, HachToan: string, ConLai: string, ThuThua: string, ThucHien: boolean, GhiNo: boolean, isTemporary: boolean, hoanToiDa: string, Goi: { _id: string, ma: string | null, ten: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }> };

export type CashierReceiptFragment = { _id: string, MaBienLai: string, LoaiBienLai: LoaiPhieuThu, NgayBienLai: string, TiepNhan_Id: string, GiaTriBienLai: string, HachToan: string, TrangThai: TrangThaiBienLai, GhiChu: string | null, LyDoHuy: string | null, soHoaDon: string | null, NguoiThu: { _id: string, ten: string } | null, thanhToans: Array<{ Loai: string, SoTien: string, MaGiaoDich: string | null }>, dongs: Array<{ VienPhiDong_Id: string, TenDichVu: string, SoTien: string }>, vouchers: Array<{ _id: string, MaVoucher: string, NoiDung: string, NgayKetThuc: string, TrangThai: TrangThaiKhuyenMai, SoLuongDaDung: number }>, hanhDongs: Array<{ action: string, refusal: string | null }> };

export const CashierLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CashierLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VienPhiDong"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"source_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaPhieu"}},{"kind":"Field","name":{"kind":"Name","value":"MaDV"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"NhomChiPhi"}},{"kind":"Field","name":{"kind":"Name","value":"DonViTinh"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuong"}},{"kind":"Field","name":{"kind":"Name","value":"DonGia"}},{"kind":"Field","name":{"kind":"Name","value":"DonGiaBHYT"}},{"kind":"Field","name":{"kind":"Name","value":"DonGiaHoTro"}},{"kind":"Field","name":{"kind":"Name","value":"DonGiaThanhToan"}},{"kind":"Field","name":{"kind":"Name","value":"tyLeDV"}},{"kind":"Field","name":{"kind":"Name","value":"LaBHYT"}},{"kind":"Field","name":{"kind":"Name","value":"KhongThuTien"}},{"kind":"Field","name":{"kind":"Name","value":"mucHuong"}},{"kind":"Field","name":{"kind":"Name","value":"ThanhTien"}},{"kind":"Field","name":{"kind":"Name","value":"BHChiTra"}},{"kind":"Field","name":{"kind":"Name","value":"BNCCT"}},{"kind":"Field","name":{"kind":"Name","value":"BNTT"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhanTT"}},{"kind":"Field","name":{"kind":"Name","value":"KhuyenMai"}},{"kind":"Field","name":{"kind":"Name","value":"MienGiam"}},{"kind":"Field","name":{"kind":"Name","value":"MienGiamPhanTram"}},{"kind":"Field","name":{"kind":"Name","value":"HachToan"}},{"kind":"Field","name":{"kind":"Name","value":"ConLai"}},{"kind":"Field","name":{"kind":"Name","value":"ThuThua"}},{"kind":"Field","name":{"kind":"Name","value":"ThucHien"}},{"kind":"Field","name":{"kind":"Name","value":"GhiNo"}},{"kind":"Field","name":{"kind":"Name","value":"isTemporary"}},{"kind":"Field","name":{"kind":"Name","value":"hoanToiDa"}},{"kind":"Field","name":{"kind":"Name","value":"Goi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<CashierLineFragment, unknown>;
export const CashierReceiptFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CashierReceipt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BienLai"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"GiaTriBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"HachToan"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"soHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiThu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thanhToans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}},{"kind":"Field","name":{"kind":"Name","value":"MaGiaoDich"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"VienPhiDong_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vouchers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaVoucher"}},{"kind":"Field","name":{"kind":"Name","value":"NoiDung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetThuc"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuongDaDung"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<CashierReceiptFragment, unknown>;
export const CashierCollectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CashierCollect"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ThuTienInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"bienLai"},"name":{"kind":"Name","value":"createBienLai_ByVienPhi"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CashierReceipt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CashierReceipt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BienLai"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"GiaTriBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"HachToan"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"soHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiThu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thanhToans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}},{"kind":"Field","name":{"kind":"Name","value":"MaGiaoDich"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"VienPhiDong_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vouchers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaVoucher"}},{"kind":"Field","name":{"kind":"Name","value":"NoiDung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetThuc"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuongDaDung"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<CashierCollectMutation, CashierCollectMutationVariables>;
export const CashierCancelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CashierCancel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"LyDo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"bienLai"},"name":{"kind":"Name","value":"xoaBienLai_ByVienPhi"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"LyDo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"LyDo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CashierReceipt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CashierReceipt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BienLai"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"GiaTriBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"HachToan"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"soHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiThu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thanhToans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}},{"kind":"Field","name":{"kind":"Name","value":"MaGiaoDich"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"VienPhiDong_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vouchers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaVoucher"}},{"kind":"Field","name":{"kind":"Name","value":"NoiDung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetThuc"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuongDaDung"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<CashierCancelMutation, CashierCancelMutationVariables>;
export const CashierRefundDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CashierRefund"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HoanTienInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"bienLai"},"name":{"kind":"Name","value":"hoanTien_VienPhi"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CashierReceipt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CashierReceipt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BienLai"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"GiaTriBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"HachToan"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"soHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiThu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thanhToans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}},{"kind":"Field","name":{"kind":"Name","value":"MaGiaoDich"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"VienPhiDong_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vouchers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaVoucher"}},{"kind":"Field","name":{"kind":"Name","value":"NoiDung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetThuc"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuongDaDung"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<CashierRefundMutation, CashierRefundMutationVariables>;
export const CashierReturnAdvanceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CashierReturnAdvance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HoanUngInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"bienLai"},"name":{"kind":"Name","value":"hoanUng_VienPhi"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CashierReceipt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CashierReceipt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BienLai"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"GiaTriBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"HachToan"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"soHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiThu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thanhToans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}},{"kind":"Field","name":{"kind":"Name","value":"MaGiaoDich"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"VienPhiDong_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vouchers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaVoucher"}},{"kind":"Field","name":{"kind":"Name","value":"NoiDung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetThuc"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuongDaDung"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<CashierReturnAdvanceMutation, CashierReturnAdvanceMutationVariables>;
export const CashierAllocateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CashierAllocate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HachToanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"vienPhi"},"name":{"kind":"Name","value":"hachToan_VienPhi"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}}]}}]}}]} as unknown as DocumentNode<CashierAllocateMutation, CashierAllocateMutationVariables>;
export const CashierExemptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CashierExempt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MienGiamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"vienPhi"},"name":{"kind":"Name","value":"mienGiam_VienPhi"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}}]}}]}}]} as unknown as DocumentNode<CashierExemptMutation, CashierExemptMutationVariables>;
export const CashierRemoveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CashierRemove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"LyDo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"XoaDichVuKhamBenh"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"LyDo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"LyDo"}}}]}]}}]} as unknown as DocumentNode<CashierRemoveMutation, CashierRemoveMutationVariables>;
export const CashierWorkOutAnewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CashierWorkOutAnew"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"vienPhi"},"name":{"kind":"Name","value":"tinhLai_VienPhi"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"TiepNhan_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}}]}}]}}]} as unknown as DocumentNode<CashierWorkOutAnewMutation, CashierWorkOutAnewMutationVariables>;
export const CashierCompleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CashierComplete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"vienPhi"},"name":{"kind":"Name","value":"hoanTatVienPhiNgoaiTru"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"TiepNhan_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}}]}}]}}]} as unknown as DocumentNode<CashierCompleteMutation, CashierCompleteMutationVariables>;
export const CashierReopenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CashierReopen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HuyHoanTatInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"vienPhi"},"name":{"kind":"Name","value":"huyHoanTatVienPhi"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}}]}}]}}]} as unknown as DocumentNode<CashierReopenMutation, CashierReopenMutationVariables>;
export const CashierTakeBackPostingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CashierTakeBackPostings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HuyHachToanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"vienPhi"},"name":{"kind":"Name","value":"huyHachToan_VienPhi"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}}]}}]}}]} as unknown as DocumentNode<CashierTakeBackPostingsMutation, CashierTakeBackPostingsMutationVariables>;
export const CashierCorrectLineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CashierCorrectLine"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CapNhatTienInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"dong"},"name":{"kind":"Name","value":"capnhatTien_DichVu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CashierLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CashierLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VienPhiDong"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"source_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaPhieu"}},{"kind":"Field","name":{"kind":"Name","value":"MaDV"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"NhomChiPhi"}},{"kind":"Field","name":{"kind":"Name","value":"DonViTinh"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuong"}},{"kind":"Field","name":{"kind":"Name","value":"DonGia"}},{"kind":"Field","name":{"kind":"Name","value":"DonGiaBHYT"}},{"kind":"Field","name":{"kind":"Name","value":"DonGiaHoTro"}},{"kind":"Field","name":{"kind":"Name","value":"DonGiaThanhToan"}},{"kind":"Field","name":{"kind":"Name","value":"tyLeDV"}},{"kind":"Field","name":{"kind":"Name","value":"LaBHYT"}},{"kind":"Field","name":{"kind":"Name","value":"KhongThuTien"}},{"kind":"Field","name":{"kind":"Name","value":"mucHuong"}},{"kind":"Field","name":{"kind":"Name","value":"ThanhTien"}},{"kind":"Field","name":{"kind":"Name","value":"BHChiTra"}},{"kind":"Field","name":{"kind":"Name","value":"BNCCT"}},{"kind":"Field","name":{"kind":"Name","value":"BNTT"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhanTT"}},{"kind":"Field","name":{"kind":"Name","value":"KhuyenMai"}},{"kind":"Field","name":{"kind":"Name","value":"MienGiam"}},{"kind":"Field","name":{"kind":"Name","value":"MienGiamPhanTram"}},{"kind":"Field","name":{"kind":"Name","value":"HachToan"}},{"kind":"Field","name":{"kind":"Name","value":"ConLai"}},{"kind":"Field","name":{"kind":"Name","value":"ThuThua"}},{"kind":"Field","name":{"kind":"Name","value":"ThucHien"}},{"kind":"Field","name":{"kind":"Name","value":"GhiNo"}},{"kind":"Field","name":{"kind":"Name","value":"isTemporary"}},{"kind":"Field","name":{"kind":"Name","value":"hoanToiDa"}},{"kind":"Field","name":{"kind":"Name","value":"Goi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<CashierCorrectLineMutation, CashierCorrectLineMutationVariables>;
export const CashierCorrectDrugLineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CashierCorrectDrugLine"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CapNhatTienDuocInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"dong"},"name":{"kind":"Name","value":"capnhatTien_DichVuDuoc"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CashierLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CashierLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VienPhiDong"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"source_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaPhieu"}},{"kind":"Field","name":{"kind":"Name","value":"MaDV"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"NhomChiPhi"}},{"kind":"Field","name":{"kind":"Name","value":"DonViTinh"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuong"}},{"kind":"Field","name":{"kind":"Name","value":"DonGia"}},{"kind":"Field","name":{"kind":"Name","value":"DonGiaBHYT"}},{"kind":"Field","name":{"kind":"Name","value":"DonGiaHoTro"}},{"kind":"Field","name":{"kind":"Name","value":"DonGiaThanhToan"}},{"kind":"Field","name":{"kind":"Name","value":"tyLeDV"}},{"kind":"Field","name":{"kind":"Name","value":"LaBHYT"}},{"kind":"Field","name":{"kind":"Name","value":"KhongThuTien"}},{"kind":"Field","name":{"kind":"Name","value":"mucHuong"}},{"kind":"Field","name":{"kind":"Name","value":"ThanhTien"}},{"kind":"Field","name":{"kind":"Name","value":"BHChiTra"}},{"kind":"Field","name":{"kind":"Name","value":"BNCCT"}},{"kind":"Field","name":{"kind":"Name","value":"BNTT"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhanTT"}},{"kind":"Field","name":{"kind":"Name","value":"KhuyenMai"}},{"kind":"Field","name":{"kind":"Name","value":"MienGiam"}},{"kind":"Field","name":{"kind":"Name","value":"MienGiamPhanTram"}},{"kind":"Field","name":{"kind":"Name","value":"HachToan"}},{"kind":"Field","name":{"kind":"Name","value":"ConLai"}},{"kind":"Field","name":{"kind":"Name","value":"ThuThua"}},{"kind":"Field","name":{"kind":"Name","value":"ThucHien"}},{"kind":"Field","name":{"kind":"Name","value":"GhiNo"}},{"kind":"Field","name":{"kind":"Name","value":"isTemporary"}},{"kind":"Field","name":{"kind":"Name","value":"hoanToiDa"}},{"kind":"Field","name":{"kind":"Name","value":"Goi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<CashierCorrectDrugLineMutation, CashierCorrectDrugLineMutationVariables>;
export const CashierChangePayerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CashierChangePayer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChuyenDoiDoiTuongInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"vienPhi"},"name":{"kind":"Name","value":"ChuyenDoiDoiTuong"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}}]}}]}}]} as unknown as DocumentNode<CashierChangePayerMutation, CashierChangePayerMutationVariables>;
export const CashierConfirmInsuranceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CashierConfirmInsurance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"vienPhi"},"name":{"kind":"Name","value":"xacNhanBHYT"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"TiepNhan_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}}]}}]}}]} as unknown as DocumentNode<CashierConfirmInsuranceMutation, CashierConfirmInsuranceMutationVariables>;
export const CashierReopenInsuranceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CashierReopenInsurance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HuyXacNhanBHYTInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"vienPhi"},"name":{"kind":"Name","value":"huyXacNhanBHYT"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}}]}}]}}]} as unknown as DocumentNode<CashierReopenInsuranceMutation, CashierReopenInsuranceMutationVariables>;
export const CashierUseVoucherDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CashierUseVoucher"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DungVoucherInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"vienPhi"},"name":{"kind":"Name","value":"dungVoucher_VienPhi"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}}]}}]}}]} as unknown as DocumentNode<CashierUseVoucherMutation, CashierUseVoucherMutationVariables>;
export const CashierTakeVoucherOffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CashierTakeVoucherOff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"Voucher_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"vienPhi"},"name":{"kind":"Name","value":"boVoucher_VienPhi"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"TiepNhan_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}}},{"kind":"Argument","name":{"kind":"Name","value":"Voucher_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"Voucher_Id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}}]}}]}}]} as unknown as DocumentNode<CashierTakeVoucherOffMutation, CashierTakeVoucherOffMutationVariables>;