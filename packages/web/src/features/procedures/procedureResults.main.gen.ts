/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Where a value stands beside the normal range. */
export type CoKetQua =
  /** Above the normal range. */
  | 'H'
  /** Critically high. */
  | 'HH'
  /** Below the normal range. */
  | 'L'
  /** Critically low. */
  | 'LL'
  /** Normal. */
  | 'N';

/** Kind */
export type KieuTruong =
  /** Choice */
  | 'LuaChon'
  /** Date */
  | 'Ngay'
  /** Number */
  | 'So'
  /** Text */
  | 'VanBan';

/** Kind of a mark on a picture. */
export type LoaiDanhDau =
  /** Text, from its beginning. */
  | 'Chu'
  /** Ellipse, by two corners around it. */
  | 'Elip'
  /** Arrow, from its tail to its tip. */
  | 'MuiTen'
  /** Line through its points. */
  | 'NetVe';

/** Kind of an order slip. */
export type LoaiPhieu =
  /** Imaging. */
  | 'ChanDoanHinhAnh'
  /** Other. */
  | 'Khac'
  /** Examination. */
  | 'KhamBenh'
  /** Surgery. */
  | 'PhauThuat'
  /** Functional test. */
  | 'ThamDoChucNang'
  /** Procedure. */
  | 'ThuThuat'
  /** Microbiology. */
  | 'ViSinh'
  /** Laboratory. */
  | 'XetNghiem';

/** Colour of a mark on a picture. */
export type MauDanhDau =
  /** Red. */
  | 'Do'
  /** Yellow. */
  | 'Vang'
  /** Cyan. */
  | 'Xanh';

/** When a picture was taken. */
export type PhiaAnh =
  /** After the work. */
  | 'Sau'
  /** Before the work. */
  | 'Truoc';

/** Complications of an operation, by their cause. */
export type TaiBienPttt =
  /** Of the anaesthesia. */
  | 'DoGayMe'
  /** Of an infection. */
  | 'DoNhiemKhuan'
  /** Of the surgery or procedure. */
  | 'DoPhauThuat'
  /** Other. */
  | 'Khac'
  /** None. */
  | 'KhongTaiBien';

/** State of an order slip and of its lines. */
export type TrangThaiDichVuYeuCau =
  /** Begun, no result yet. */
  | 'ChuaKetQua'
  /** Has a result. */
  | 'CoKetQua'
  /** Cancelled. */
  | 'DaHuy'
  /** The result was viewed. */
  | 'DaXemKetQua'
  /** Draft. */
  | 'Nhap'
  /** Ready. */
  | 'SanSang';

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

/** Whether the patient died of an operation. */
export type TuVongPttt =
  /** Did not die. */
  | 'KhongTuVong'
  /** After 24 hours. */
  | 'Sau24Gio'
  /** On the table. */
  | 'TrenBanMo'
  /** Within 24 hours. */
  | 'Trong24Gio';

/** What somebody does in the team of an operation. */
export type VaiTroPttt =
  /** Anaesthetist. */
  | 'BacSiGayMe'
  /** Circulating nurse. */
  | 'ChayNgoai'
  /** Scrub nurse. */
  | 'DungCuVien'
  /** Helper. */
  | 'GiupViec'
  /** Anaesthesia technician. */
  | 'KyThuatVienGayMe'
  /** Surgeon, main performer. */
  | 'PhauThuatVienChinh'
  /** Assistant. */
  | 'PhauThuatVienPhu';

export type ProceduresOfVisitQueryVariables = Exact<{
  TiepNhan_Id: string;
}>;


export type ProceduresOfVisitQuery = { ketQuas: Array<{ DichVuYeuCau_Id: string, DichVuYeuCau: { _id: string, Loai: LoaiPhieu }, ketQua: { DichVuYeuCau_Id: string, laSoBo: boolean, phienBans: Array<{ PhienBan: number, NgayTra: string | null }>, DichVuYeuCau: { _id: string, SoPhieuYeuCau: string, TrangThai: TrangThaiDichVuYeuCau, NgayKetQua: string | null, KhamBenh_Id: string | null, NgayXemKetQua: string | null, NguoiXemKetQua: { _id: string, ten: string } | null }, ketQuas: Array<{ ChiTiet_Id: string, TenDichVu: string, MoTa: string | null, KetLuan: string | null, DeNghi: string | null, LaNguyHiem: boolean, truongs: Array<{ Ma: string, Ten: string, TenTiengAnh: string | null, Nhom: string | null, Kieu: KieuTruong, DonVi: string | null, Min: string | null, Max: string | null, LuaChons: Array<string>, BatBuoc: boolean, GiaTri: string | null, CoKetQua: CoKetQua | null }>, lanTruoc: { NgayYeuCau: string, truongs: Array<{ Ma: string, Kieu: KieuTruong, GiaTri: string | null }> } | null, hinhAnhs: Array<{ Tep_Id: string, ChuThich: string | null, Phia: PhiaAnh | null, DanhDaus: Array<{ Loai: LoaiDanhDau, Mau: MauDanhDau, Diem: Array<number>, Chu: string | null }> }> }>, NguoiDuyet: { _id: string, ten: string } | null }, tuongTrinh: { PhienBan: number, TrangThai: TrangThaiTuongTrinhPttt, batBuoc: boolean, BatDau: string | null, KetThuc: string | null, ChanDoanTruoc: string | null, ChanDoanSau: string | null, TuVong: TuVongPttt | null, TaiBien: TaiBienPttt | null, TaiBienGhiChu: string | null, NgayKhoa: string | null, PhuongPhapPhauThuat: { _id: string, ma: string | null, ten: string } | null, PhuongPhapVoCam: { _id: string, ma: string | null, ten: string } | null, ChanDoanTruocICD: { _id: string, ma: string | null, ten: string } | null, ChanDoanSauICD: { _id: string, ma: string | null, ten: string } | null, Kip: Array<{ NhanVien_Id: string, VaiTro: VaiTroPttt, TyLe: number | null, NhanVien: { _id: string, ma: string | null, ten: string } | null }>, NguoiKhoa: { _id: string, ten: string } | null }, tuongTrinhs: Array<{ PhienBan: number }> }> };

export type ViewedResultFragment = { NgayXemKetQua: string | null, NguoiXemKetQua: { _id: string, ten: string } | null };

export type ProcedureReportFragment = { PhienBan: number, TrangThai: TrangThaiTuongTrinhPttt, batBuoc: boolean, BatDau: string | null, KetThuc: string | null, ChanDoanTruoc: string | null, ChanDoanSau: string | null, TuVong: TuVongPttt | null, TaiBien: TaiBienPttt | null, TaiBienGhiChu: string | null, NgayKhoa: string | null, PhuongPhapPhauThuat: { _id: string, ma: string | null, ten: string } | null, PhuongPhapVoCam: { _id: string, ma: string | null, ten: string } | null, ChanDoanTruocICD: { _id: string, ma: string | null, ten: string } | null, ChanDoanSauICD: { _id: string, ma: string | null, ten: string } | null, Kip: Array<{ NhanVien_Id: string, VaiTro: VaiTroPttt, TyLe: number | null, NhanVien: { _id: string, ma: string | null, ten: string } | null }>, NguoiKhoa: { _id: string, ten: string } | null };

export type ReadingOfVisitFragment = { DichVuYeuCau_Id: string, laSoBo: boolean, phienBans: Array<{ PhienBan: number, NgayTra: string | null }>, DichVuYeuCau: { _id: string, SoPhieuYeuCau: string, TrangThai: TrangThaiDichVuYeuCau, NgayKetQua: string | null, KhamBenh_Id: string | null, NgayXemKetQua: string | null, NguoiXemKetQua: { _id: string, ten: string } | null }, ketQuas: Array<{ ChiTiet_Id: string, TenDichVu: string, MoTa: string | null, KetLuan: string | null, DeNghi: string | null, LaNguyHiem: boolean, truongs: Array<{ Ma: string, Ten: string, TenTiengAnh: string | null, Nhom: string | null, Kieu: KieuTruong, DonVi: string | null, Min: string | null, Max: string | null, LuaChons: Array<string>, BatBuoc: boolean, GiaTri: string | null, CoKetQua: CoKetQua | null }>, lanTruoc: { NgayYeuCau: string, truongs: Array<{ Ma: string, Kieu: KieuTruong, GiaTri: string | null }> } | null, hinhAnhs: Array<{ Tep_Id: string, ChuThich: string | null, Phia: PhiaAnh | null, DanhDaus: Array<{ Loai: LoaiDanhDau, Mau: MauDanhDau, Diem: Array<number>, Chu: string | null }> }> }>, NguoiDuyet: { _id: string, ten: string } | null };

export type ReportFieldFragment = { Ma: string, Ten: string, TenTiengAnh: string | null, Nhom: string | null, Kieu: KieuTruong, DonVi: string | null, Min: string | null, Max: string | null, LuaChons: Array<string>, BatBuoc: boolean, GiaTri: string | null, CoKetQua: CoKetQua | null };

export const ProcedureReportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProcedureReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TuongTrinhPTTT"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PhienBan"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"batBuoc"}},{"kind":"Field","name":{"kind":"Name","value":"BatDau"}},{"kind":"Field","name":{"kind":"Name","value":"KetThuc"}},{"kind":"Field","name":{"kind":"Name","value":"PhuongPhapPhauThuat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"PhuongPhapVoCam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanTruoc"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanTruocICD"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanSau"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanSauICD"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"TuVong"}},{"kind":"Field","name":{"kind":"Name","value":"TaiBien"}},{"kind":"Field","name":{"kind":"Name","value":"TaiBienGhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"Kip"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NhanVien_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NhanVien"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"VaiTro"}},{"kind":"Field","name":{"kind":"Name","value":"TyLe"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NgayKhoa"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiKhoa"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]} as unknown as DocumentNode<ProcedureReportFragment, unknown>;
export const ViewedResultFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewedResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DichVuYeuCau"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NgayXemKetQua"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiXemKetQua"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]} as unknown as DocumentNode<ViewedResultFragment, unknown>;
export const ReportFieldFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportField"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TruongKetQua"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Ma"}},{"kind":"Field","name":{"kind":"Name","value":"Ten"}},{"kind":"Field","name":{"kind":"Name","value":"TenTiengAnh"}},{"kind":"Field","name":{"kind":"Name","value":"Nhom"}},{"kind":"Field","name":{"kind":"Name","value":"Kieu"}},{"kind":"Field","name":{"kind":"Name","value":"DonVi"}},{"kind":"Field","name":{"kind":"Name","value":"Min"}},{"kind":"Field","name":{"kind":"Name","value":"Max"}},{"kind":"Field","name":{"kind":"Name","value":"LuaChons"}},{"kind":"Field","name":{"kind":"Name","value":"BatBuoc"}},{"kind":"Field","name":{"kind":"Name","value":"GiaTri"}},{"kind":"Field","name":{"kind":"Name","value":"CoKetQua"}}]}}]} as unknown as DocumentNode<ReportFieldFragment, unknown>;
export const ReadingOfVisitFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReadingOfVisit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PhieuKetQuaMoTa"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"DichVuYeuCau_Id"}},{"kind":"Field","name":{"kind":"Name","value":"laSoBo"}},{"kind":"Field","name":{"kind":"Name","value":"phienBans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PhienBan"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTra"}}]}},{"kind":"Field","name":{"kind":"Name","value":"DichVuYeuCau"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"SoPhieuYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetQua"}},{"kind":"Field","name":{"kind":"Name","value":"KhamBenh_Id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewedResult"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ketQuas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ChiTiet_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"MoTa"}},{"kind":"Field","name":{"kind":"Name","value":"KetLuan"}},{"kind":"Field","name":{"kind":"Name","value":"DeNghi"}},{"kind":"Field","name":{"kind":"Name","value":"LaNguyHiem"}},{"kind":"Field","name":{"kind":"Name","value":"truongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportField"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lanTruoc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NgayYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"truongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Ma"}},{"kind":"Field","name":{"kind":"Name","value":"Kieu"}},{"kind":"Field","name":{"kind":"Name","value":"GiaTri"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"hinhAnhs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Tep_Id"}},{"kind":"Field","name":{"kind":"Name","value":"ChuThich"}},{"kind":"Field","name":{"kind":"Name","value":"Phia"}},{"kind":"Field","name":{"kind":"Name","value":"DanhDaus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"Mau"}},{"kind":"Field","name":{"kind":"Name","value":"Diem"}},{"kind":"Field","name":{"kind":"Name","value":"Chu"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"NguoiDuyet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewedResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DichVuYeuCau"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NgayXemKetQua"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiXemKetQua"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportField"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TruongKetQua"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Ma"}},{"kind":"Field","name":{"kind":"Name","value":"Ten"}},{"kind":"Field","name":{"kind":"Name","value":"TenTiengAnh"}},{"kind":"Field","name":{"kind":"Name","value":"Nhom"}},{"kind":"Field","name":{"kind":"Name","value":"Kieu"}},{"kind":"Field","name":{"kind":"Name","value":"DonVi"}},{"kind":"Field","name":{"kind":"Name","value":"Min"}},{"kind":"Field","name":{"kind":"Name","value":"Max"}},{"kind":"Field","name":{"kind":"Name","value":"LuaChons"}},{"kind":"Field","name":{"kind":"Name","value":"BatBuoc"}},{"kind":"Field","name":{"kind":"Name","value":"GiaTri"}},{"kind":"Field","name":{"kind":"Name","value":"CoKetQua"}}]}}]} as unknown as DocumentNode<ReadingOfVisitFragment, unknown>;
export const ProceduresOfVisitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProceduresOfVisit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"ketQuas"},"name":{"kind":"Name","value":"tuongTrinhPTTTByTiepNhan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"TiepNhan_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"DichVuYeuCau_Id"}},{"kind":"Field","name":{"kind":"Name","value":"DichVuYeuCau"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ketQua"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReadingOfVisit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tuongTrinh"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProcedureReport"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tuongTrinhs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PhienBan"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewedResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DichVuYeuCau"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NgayXemKetQua"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiXemKetQua"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProcedureReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TuongTrinhPTTT"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PhienBan"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"batBuoc"}},{"kind":"Field","name":{"kind":"Name","value":"BatDau"}},{"kind":"Field","name":{"kind":"Name","value":"KetThuc"}},{"kind":"Field","name":{"kind":"Name","value":"PhuongPhapPhauThuat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"PhuongPhapVoCam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanTruoc"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanTruocICD"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanSau"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanSauICD"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"TuVong"}},{"kind":"Field","name":{"kind":"Name","value":"TaiBien"}},{"kind":"Field","name":{"kind":"Name","value":"TaiBienGhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"Kip"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NhanVien_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NhanVien"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"VaiTro"}},{"kind":"Field","name":{"kind":"Name","value":"TyLe"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NgayKhoa"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiKhoa"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReadingOfVisit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PhieuKetQuaMoTa"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"DichVuYeuCau_Id"}},{"kind":"Field","name":{"kind":"Name","value":"laSoBo"}},{"kind":"Field","name":{"kind":"Name","value":"phienBans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PhienBan"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTra"}}]}},{"kind":"Field","name":{"kind":"Name","value":"DichVuYeuCau"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"SoPhieuYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetQua"}},{"kind":"Field","name":{"kind":"Name","value":"KhamBenh_Id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewedResult"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ketQuas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ChiTiet_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"MoTa"}},{"kind":"Field","name":{"kind":"Name","value":"KetLuan"}},{"kind":"Field","name":{"kind":"Name","value":"DeNghi"}},{"kind":"Field","name":{"kind":"Name","value":"LaNguyHiem"}},{"kind":"Field","name":{"kind":"Name","value":"truongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportField"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lanTruoc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NgayYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"truongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Ma"}},{"kind":"Field","name":{"kind":"Name","value":"Kieu"}},{"kind":"Field","name":{"kind":"Name","value":"GiaTri"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"hinhAnhs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Tep_Id"}},{"kind":"Field","name":{"kind":"Name","value":"ChuThich"}},{"kind":"Field","name":{"kind":"Name","value":"Phia"}},{"kind":"Field","name":{"kind":"Name","value":"DanhDaus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"Mau"}},{"kind":"Field","name":{"kind":"Name","value":"Diem"}},{"kind":"Field","name":{"kind":"Name","value":"Chu"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"NguoiDuyet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportField"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TruongKetQua"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Ma"}},{"kind":"Field","name":{"kind":"Name","value":"Ten"}},{"kind":"Field","name":{"kind":"Name","value":"TenTiengAnh"}},{"kind":"Field","name":{"kind":"Name","value":"Nhom"}},{"kind":"Field","name":{"kind":"Name","value":"Kieu"}},{"kind":"Field","name":{"kind":"Name","value":"DonVi"}},{"kind":"Field","name":{"kind":"Name","value":"Min"}},{"kind":"Field","name":{"kind":"Name","value":"Max"}},{"kind":"Field","name":{"kind":"Name","value":"LuaChons"}},{"kind":"Field","name":{"kind":"Name","value":"BatBuoc"}},{"kind":"Field","name":{"kind":"Name","value":"GiaTri"}},{"kind":"Field","name":{"kind":"Name","value":"CoKetQua"}}]}}]} as unknown as DocumentNode<ProceduresOfVisitQuery, ProceduresOfVisitQueryVariables>;