/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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


export type ProceduresOfVisitQuery = { ketQuas: Array<{ DichVuYeuCau_Id: string, DichVuYeuCau: { _id: string, Loai: LoaiPhieu }, ketQua: { DichVuYeuCau_Id: string, laSoBo: boolean, phienBans: Array<{ PhienBan: number, NgayTra: string | null }>, DichVuYeuCau: { _id: string, SoPhieuYeuCau: string, TrangThai: TrangThaiDichVuYeuCau, NgayKetQua: string | null, KhamBenh_Id: string | null }, ketQuas: Array<{ ChiTiet_Id: string, TenDichVu: string, MoTa: string | null, KetLuan: string | null, DeNghi: string | null, LaNguyHiem: boolean, hinhAnhs: Array<{ Tep_Id: string, ChuThich: string | null }> }>, NguoiDuyet: { _id: string, ten: string } | null }, tuongTrinh: { PhienBan: number, TrangThai: TrangThaiTuongTrinhPttt, batBuoc: boolean, BatDau: string | null, KetThuc: string | null, ChanDoanTruoc: string | null, ChanDoanSau: string | null, TuVong: TuVongPttt | null, TaiBien: TaiBienPttt | null, TaiBienGhiChu: string | null, NgayKhoa: string | null, PhuongPhapPhauThuat: { _id: string, ma: string | null, ten: string } | null, PhuongPhapVoCam: { _id: string, ma: string | null, ten: string } | null, ChanDoanTruocICD: { _id: string, ma: string | null, ten: string } | null, ChanDoanSauICD: { _id: string, ma: string | null, ten: string } | null, Kip: Array<{ NhanVien_Id: string, VaiTro: VaiTroPttt, TyLe: number | null, NhanVien: { _id: string, ma: string | null, ten: string } | null }>, NguoiKhoa: { _id: string, ten: string } | null }, tuongTrinhs: Array<{ PhienBan: number }> }> };

export type ProcedureReportFragment = { PhienBan: number, TrangThai: TrangThaiTuongTrinhPttt, batBuoc: boolean, BatDau: string | null, KetThuc: string | null, ChanDoanTruoc: string | null, ChanDoanSau: string | null, TuVong: TuVongPttt | null, TaiBien: TaiBienPttt | null, TaiBienGhiChu: string | null, NgayKhoa: string | null, PhuongPhapPhauThuat: { _id: string, ma: string | null, ten: string } | null, PhuongPhapVoCam: { _id: string, ma: string | null, ten: string } | null, ChanDoanTruocICD: { _id: string, ma: string | null, ten: string } | null, ChanDoanSauICD: { _id: string, ma: string | null, ten: string } | null, Kip: Array<{ NhanVien_Id: string, VaiTro: VaiTroPttt, TyLe: number | null, NhanVien: { _id: string, ma: string | null, ten: string } | null }>, NguoiKhoa: { _id: string, ten: string } | null };

export type ReadingOfVisitFragment = { DichVuYeuCau_Id: string, laSoBo: boolean, phienBans: Array<{ PhienBan: number, NgayTra: string | null }>, DichVuYeuCau: { _id: string, SoPhieuYeuCau: string, TrangThai: TrangThaiDichVuYeuCau, NgayKetQua: string | null, KhamBenh_Id: string | null }, ketQuas: Array<{ ChiTiet_Id: string, TenDichVu: string, MoTa: string | null, KetLuan: string | null, DeNghi: string | null, LaNguyHiem: boolean, hinhAnhs: Array<{ Tep_Id: string, ChuThich: string | null }> }>, NguoiDuyet: { _id: string, ten: string } | null };

export const ProcedureReportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProcedureReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TuongTrinhPTTT"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PhienBan"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"batBuoc"}},{"kind":"Field","name":{"kind":"Name","value":"BatDau"}},{"kind":"Field","name":{"kind":"Name","value":"KetThuc"}},{"kind":"Field","name":{"kind":"Name","value":"PhuongPhapPhauThuat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"PhuongPhapVoCam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanTruoc"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanTruocICD"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanSau"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanSauICD"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"TuVong"}},{"kind":"Field","name":{"kind":"Name","value":"TaiBien"}},{"kind":"Field","name":{"kind":"Name","value":"TaiBienGhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"Kip"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NhanVien_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NhanVien"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"VaiTro"}},{"kind":"Field","name":{"kind":"Name","value":"TyLe"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NgayKhoa"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiKhoa"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]} as unknown as DocumentNode<ProcedureReportFragment, unknown>;
export const ReadingOfVisitFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReadingOfVisit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PhieuKetQuaMoTa"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"DichVuYeuCau_Id"}},{"kind":"Field","name":{"kind":"Name","value":"laSoBo"}},{"kind":"Field","name":{"kind":"Name","value":"phienBans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PhienBan"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTra"}}]}},{"kind":"Field","name":{"kind":"Name","value":"DichVuYeuCau"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"SoPhieuYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetQua"}},{"kind":"Field","name":{"kind":"Name","value":"KhamBenh_Id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ketQuas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ChiTiet_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"MoTa"}},{"kind":"Field","name":{"kind":"Name","value":"KetLuan"}},{"kind":"Field","name":{"kind":"Name","value":"DeNghi"}},{"kind":"Field","name":{"kind":"Name","value":"LaNguyHiem"}},{"kind":"Field","name":{"kind":"Name","value":"hinhAnhs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Tep_Id"}},{"kind":"Field","name":{"kind":"Name","value":"ChuThich"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"NguoiDuyet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]} as unknown as DocumentNode<ReadingOfVisitFragment, unknown>;
export const ProceduresOfVisitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProceduresOfVisit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"ketQuas"},"name":{"kind":"Name","value":"tuongTrinhPTTTByTiepNhan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"TiepNhan_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"DichVuYeuCau_Id"}},{"kind":"Field","name":{"kind":"Name","value":"DichVuYeuCau"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ketQua"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReadingOfVisit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tuongTrinh"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProcedureReport"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tuongTrinhs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PhienBan"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProcedureReport"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TuongTrinhPTTT"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PhienBan"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"batBuoc"}},{"kind":"Field","name":{"kind":"Name","value":"BatDau"}},{"kind":"Field","name":{"kind":"Name","value":"KetThuc"}},{"kind":"Field","name":{"kind":"Name","value":"PhuongPhapPhauThuat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"PhuongPhapVoCam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanTruoc"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanTruocICD"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanSau"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanSauICD"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"TuVong"}},{"kind":"Field","name":{"kind":"Name","value":"TaiBien"}},{"kind":"Field","name":{"kind":"Name","value":"TaiBienGhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"Kip"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NhanVien_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NhanVien"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"VaiTro"}},{"kind":"Field","name":{"kind":"Name","value":"TyLe"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NgayKhoa"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiKhoa"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReadingOfVisit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PhieuKetQuaMoTa"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"DichVuYeuCau_Id"}},{"kind":"Field","name":{"kind":"Name","value":"laSoBo"}},{"kind":"Field","name":{"kind":"Name","value":"phienBans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PhienBan"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTra"}}]}},{"kind":"Field","name":{"kind":"Name","value":"DichVuYeuCau"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"SoPhieuYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetQua"}},{"kind":"Field","name":{"kind":"Name","value":"KhamBenh_Id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ketQuas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ChiTiet_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"MoTa"}},{"kind":"Field","name":{"kind":"Name","value":"KetLuan"}},{"kind":"Field","name":{"kind":"Name","value":"DeNghi"}},{"kind":"Field","name":{"kind":"Name","value":"LaNguyHiem"}},{"kind":"Field","name":{"kind":"Name","value":"hinhAnhs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Tep_Id"}},{"kind":"Field","name":{"kind":"Name","value":"ChuThich"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"NguoiDuyet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]} as unknown as DocumentNode<ProceduresOfVisitQuery, ProceduresOfVisitQueryVariables>;