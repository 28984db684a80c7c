/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Mainly in sex */
export type GioiTinh =
  /** Female */
  | 'FEMALE'
  /** Male */
  | 'MALE'
  /** Other */
  | 'OTHER';

/** Taking the order of a discharge back. */
export type HuyRaVienNoiTruInput = {
  /** Another bed of the ward, where somebody lies in the one of before. */
  Giuong_Id?: string | null | undefined;
  /** Why. */
  LyDo: string;
  /** The stay. */
  NhapVien_Id: string;
  /** Somebody lies in the bed, and that is accepted. */
  choGhep?: boolean | null | undefined;
  /** The version of the stay that was seen. */
  version: number;
};

/** Result of a treatment. */
export type KetQuaDieuTri =
  /** Not determined. */
  | 'ChuaXacDinh'
  /** Improved. */
  | 'Do'
  /** Cured. */
  | 'Khoi'
  /** Unchanged. */
  | 'KhongThayDoi'
  /** Worse. */
  | 'NangHon'
  /** Poor prognosis, taken home. */
  | 'NangXinVe'
  /** Died. */
  | 'TuVong';

/** Kind of a discharge. */
export type LoaiRaVien =
  /** Left treatment. */
  | 'BoDieuTri'
  /** Referred for medical reasons. */
  | 'ChuyenChuyenMon'
  /** Referred at own request. */
  | 'ChuyenTheoYeuCau'
  /** Discharged. */
  | 'RaVien'
  /** At own request. */
  | 'XinRaVien';

/** What may stand against leaving. */
export type LoaiVuongMac =
  /** An order that is neither performed nor cancelled. */
  | 'ChiDinh'
  /** The paper of the transfer to another facility is missing. */
  | 'ChuyenVien'
  /** An infusion that was not ended. */
  | 'DangTruyen'
  /** Drugs that were not handed out. */
  | 'DonThuoc'
  /** A result that is not in. */
  | 'KetQua'
  /** The summary of the discharge lacks something. */
  | 'TomTat';

/** What a doctor writes of the discharge of a stay; a field that is left out stays. */
export type RaVienNoiTruInput = {
  /** Diagnosis as the paper says it. */
  ChanDoan?: string | null | undefined;
  /** Main disease; the record's when not given. */
  ChanDoanICD_Id?: string | null | undefined;
  /** Secondary diseases; the record's when not given. */
  ChanDoanPhuICD_Ids?: Array<string> | null | undefined;
  /** Note. */
  GhiChu?: string | null | undefined;
  /** What is to be done after the discharge. */
  HuongDieuTri?: string | null | undefined;
  /** Summary of results. */
  KetQuaCanLamSang?: string | null | undefined;
  /** Result of the treatment. */
  KetQuaDieuTri?: KetQuaDieuTri | null | undefined;
  /** When the patient was last seen, of an escape. */
  LanCuoiThay?: string | null | undefined;
  /** Kind of the discharge. */
  LoaiRaVien?: LoaiRaVien | null | undefined;
  /** Advice. */
  LoiDan?: string | null | undefined;
  /** Follow-up. */
  NgayTaiKham?: string | null | undefined;
  /** Parent or guardian, for a patient under sixteen. */
  NguoiGiamHo?: string | null | undefined;
  /** Of what the patient died. */
  NguyenNhanTuVong?: string | null | undefined;
  /** Cause of death. */
  NguyenNhanTuVongICD_Id?: string | null | undefined;
  /** The stay; for a new discharge. */
  NhapVien_Id?: string | null | undefined;
  /** Treatment. */
  PhuongPhapDieuTri?: string | null | undefined;
  /** Course of the disease. */
  QuaTrinhBenhLy?: string | null | undefined;
  /** When the stay ends; now when not given. */
  ThoiGianRaVien?: string | null | undefined;
  /** When the patient died, of a death. */
  ThoiGianTuVong?: string | null | undefined;
  /** Who was told of the escape, and how the patient was looked for. */
  XuLyTronVien?: string | null | undefined;
  /** Makes a repeated request harmless; for a new record. */
  requestId?: string | null | undefined;
  /** The version that was seen: of the stay for a new discharge, of the discharge for a change. */
  version?: number | null | undefined;
};

/** Slips of a stay whose results come after the patient has left. */
export type TraKetQuaSauInput = {
  /** The slips. */
  DichVuYeuCau_Ids: Array<string>;
  /** What there is to say, such as how the patient is told. */
  GhiChu?: string | null | undefined;
  /** The stay. */
  NhapVien_Id: string;
  /** The version of the stay that was seen. */
  version: number;
};

/** State of an order to admit, and of the stay that it begins. */
export type TrangThaiNhapVien =
  /** A doctor has ordered the discharge: no order is added or taken away. */
  | 'ChiDinhRaVien'
  /** The ward has closed its work: the account is to be settled. */
  | 'ChoThanhToan'
  /** Cancelled. */
  | 'DaHuy'
  /** The stay is over. */
  | 'DaRaVien'
  /** The patient lies in the ward. */
  | 'DangDieuTri'
  /** Sent back by the ward: who ordered changes or cancels it. */
  | 'KhoaTraLai'
  /** Ordered: the ward expects the patient. */
  | 'MoiVaoVien';

/** State of a discharge. */
export type TrangThaiRaVien =
  /** Replaced by a further version. */
  | 'BiThayThe'
  /** Taken back. */
  | 'DaHuy'
  /** In use. */
  | 'DangSuDung';

export type LeavingFragment = { _id: string, version: number, SoRaVien: string, PhienBan: number, TrangThai: TrangThaiRaVien, ThoiGianRaVien: string, KetQuaDieuTri: KetQuaDieuTri, LoaiRaVien: LoaiRaVien, ChanDoan: string, ChanDoanICD_Id: string, ChanDoanPhuICD_Ids: Array<string>, QuaTrinhBenhLy: string | null, KetQuaCanLamSang: string | null, PhuongPhapDieuTri: string | null, HuongDieuTri: string | null, LoiDan: string | null, NgayTaiKham: string | null, NguoiGiamHo: string | null, GhiChu: string | null, ThoiGianTuVong: string | null, NguyenNhanTuVong: string | null, NguyenNhanTuVongICD_Id: string | null, LanCuoiThay: string | null, XuLyTronVien: string | null, LyDoThayThe: string | null, LyDoHuy: string | null, SoLanIn: number, BacSi: { _id: string, ma: string | null, ten: string } | null, ChanDoanICD: { _id: string, ma: string | null, ten: string } | null, ChanDoanPhuICDs: Array<{ _id: string, ma: string | null, ten: string }>, NguyenNhanTuVongICD: { _id: string, ma: string | null, ten: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }> };

export type StandingFragment = { Loai: LoaiVuongMac, _id: string, Ma: string, NoiDung: string, KhamBenh_Id: string | null, traSau: boolean, Noi: { _id: string, ma: string | null, ten: string } | null };

export type PaperOfStayFragment = { _id: string, MauIn: string, Ma: string, Luc: string };

export type LeavingStayFragment = { _id: string, version: number, MaNhapVien: string, TrangThai: TrangThaiNhapVien, BenhNhan_Id: string, TiepNhan_Id: string, Khoa_Id: string | null, ThoiGianVaoVien: string, Khoa: { _id: string, ma: string | null, ten: string } | null, BacSiDieuTri: { _id: string, ma: string | null, ten: string } | null, BenhNhan: { _id: string, MaYTe: string, TenBenhNhan: string, GioiTinh: GioiTinh, NgaySinh: string | null, NamSinh: number } | null, ChanDoanICD: { _id: string, ma: string | null, ten: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }> };

export type LeavingOfStayQueryVariables = Exact<{
  id: string;
}>;


export type LeavingOfStayQuery = { dotRaVien: { BenhAn_Id: string | null, vuongVienPhi: string | null, noiTru: { NhapVien: { _id: string, version: number, MaNhapVien: string, TrangThai: TrangThaiNhapVien, BenhNhan_Id: string, TiepNhan_Id: string, Khoa_Id: string | null, ThoiGianVaoVien: string, Khoa: { _id: string, ma: string | null, ten: string } | null, BacSiDieuTri: { _id: string, ma: string | null, ten: string } | null, BenhNhan: { _id: string, MaYTe: string, TenBenhNhan: string, GioiTinh: GioiTinh, NgaySinh: string | null, NamSinh: number } | null, ChanDoanICD: { _id: string, ma: string | null, ten: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }> } }, raViens: Array<{ _id: string, version: number, SoRaVien: string, PhienBan: number, TrangThai: TrangThaiRaVien, ThoiGianRaVien: string, KetQuaDieuTri: KetQuaDieuTri, LoaiRaVien: LoaiRaVien, ChanDoan: string, ChanDoanICD_Id: string, ChanDoanPhuICD_Ids: Array<string>, QuaTrinhBenhLy: string | null, KetQuaCanLamSang: string | null, PhuongPhapDieuTri: string | null, HuongDieuTri: string | null, LoiDan: string | null, NgayTaiKham: string | null, NguoiGiamHo: string | null, GhiChu: string | null, ThoiGianTuVong: string | null, NguyenNhanTuVong: string | null, NguyenNhanTuVongICD_Id: string | null, LanCuoiThay: string | null, XuLyTronVien: string | null, LyDoThayThe: string | null, LyDoHuy: string | null, SoLanIn: number, BacSi: { _id: string, ma: string | null, ten: string } | null, ChanDoanICD: { _id: string, ma: string | null, ten: string } | null, ChanDoanPhuICDs: Array<{ _id: string, ma: string | null, ten: string }>, NguyenNhanTuVongICD: { _id: string, ma: string | null, ten: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }> }>, giayTos: Array<{ _id: string, MauIn: string, Ma: string, Luc: string }>, vuongMacs: Array<{ Loai: LoaiVuongMac, _id: string, Ma: string, NoiDung: string, KhamBenh_Id: string | null, traSau: boolean, Noi: { _id: string, ma: string | null, ten: string } | null }> } | null };

export type OrderLeavingMutationVariables = Exact<{
  input: RaVienNoiTruInput;
}>;


export type OrderLeavingMutation = { paper: { _id: string, version: number, SoRaVien: string, PhienBan: number, TrangThai: TrangThaiRaVien, ThoiGianRaVien: string, KetQuaDieuTri: KetQuaDieuTri, LoaiRaVien: LoaiRaVien, ChanDoan: string, ChanDoanICD_Id: string, ChanDoanPhuICD_Ids: Array<string>, QuaTrinhBenhLy: string | null, KetQuaCanLamSang: string | null, PhuongPhapDieuTri: string | null, HuongDieuTri: string | null, LoiDan: string | null, NgayTaiKham: string | null, NguoiGiamHo: string | null, GhiChu: string | null, ThoiGianTuVong: string | null, NguyenNhanTuVong: string | null, NguyenNhanTuVongICD_Id: string | null, LanCuoiThay: string | null, XuLyTronVien: string | null, LyDoThayThe: string | null, LyDoHuy: string | null, SoLanIn: number, BacSi: { _id: string, ma: string | null, ten: string } | null, ChanDoanICD: { _id: string, ma: string | null, ten: string } | null, ChanDoanPhuICDs: Array<{ _id: string, ma: string | null, ten: string }>, NguyenNhanTuVongICD: { _id: string, ma: string | null, ten: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }> } };

export type ChangeLeavingMutationVariables = Exact<{
  id: string;
  input: RaVienNoiTruInput;
}>;


export type ChangeLeavingMutation = { paper: { _id: string, version: number, SoRaVien: string, PhienBan: number, TrangThai: TrangThaiRaVien, ThoiGianRaVien: string, KetQuaDieuTri: KetQuaDieuTri, LoaiRaVien: LoaiRaVien, ChanDoan: string, ChanDoanICD_Id: string, ChanDoanPhuICD_Ids: Array<string>, QuaTrinhBenhLy: string | null, KetQuaCanLamSang: string | null, PhuongPhapDieuTri: string | null, HuongDieuTri: string | null, LoiDan: string | null, NgayTaiKham: string | null, NguoiGiamHo: string | null, GhiChu: string | null, ThoiGianTuVong: string | null, NguyenNhanTuVong: string | null, NguyenNhanTuVongICD_Id: string | null, LanCuoiThay: string | null, XuLyTronVien: string | null, LyDoThayThe: string | null, LyDoHuy: string | null, SoLanIn: number, BacSi: { _id: string, ma: string | null, ten: string } | null, ChanDoanICD: { _id: string, ma: string | null, ten: string } | null, ChanDoanPhuICDs: Array<{ _id: string, ma: string | null, ten: string }>, NguyenNhanTuVongICD: { _id: string, ma: string | null, ten: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }> } };

export type ReplaceLeavingMutationVariables = Exact<{
  id: string;
  input: RaVienNoiTruInput;
  LyDo: string;
}>;


export type ReplaceLeavingMutation = { paper: { _id: string, version: number, SoRaVien: string, PhienBan: number, TrangThai: TrangThaiRaVien, ThoiGianRaVien: string, KetQuaDieuTri: KetQuaDieuTri, LoaiRaVien: LoaiRaVien, ChanDoan: string, ChanDoanICD_Id: string, ChanDoanPhuICD_Ids: Array<string>, QuaTrinhBenhLy: string | null, KetQuaCanLamSang: string | null, PhuongPhapDieuTri: string | null, HuongDieuTri: string | null, LoiDan: string | null, NgayTaiKham: string | null, NguoiGiamHo: string | null, GhiChu: string | null, ThoiGianTuVong: string | null, NguyenNhanTuVong: string | null, NguyenNhanTuVongICD_Id: string | null, LanCuoiThay: string | null, XuLyTronVien: string | null, LyDoThayThe: string | null, LyDoHuy: string | null, SoLanIn: number, BacSi: { _id: string, ma: string | null, ten: string } | null, ChanDoanICD: { _id: string, ma: string | null, ten: string } | null, ChanDoanPhuICDs: Array<{ _id: string, ma: string | null, ten: string }>, NguyenNhanTuVongICD: { _id: string, ma: string | null, ten: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }> } };

export type TakeLeavingBackMutationVariables = Exact<{
  input: HuyRaVienNoiTruInput;
}>;


export type TakeLeavingBackMutation = { stay: { _id: string, version: number } };

export type CloseWardMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type CloseWardMutation = { stay: { _id: string, version: number } };

export type BackToWardMutationVariables = Exact<{
  id: string;
  version: number;
  LyDo: string;
}>;


export type BackToWardMutation = { stay: { _id: string, version: number } };

export type ResultsLaterMutationVariables = Exact<{
  input: TraKetQuaSauInput;
}>;


export type ResultsLaterMutation = { stay: { _id: string, version: number } };

export type CompleteLeavingMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type CompleteLeavingMutation = { stay: { _id: string, version: number } };

export type ReopenLeavingMutationVariables = Exact<{
  id: string;
  version: number;
  LyDo: string;
}>;


export type ReopenLeavingMutation = { stay: { _id: string, version: number } };

export const LeavingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Leaving"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RaVienNoiTru"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"SoRaVien"}},{"kind":"Field","name":{"kind":"Name","value":"PhienBan"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"ThoiGianRaVien"}},{"kind":"Field","name":{"kind":"Name","value":"KetQuaDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiRaVien"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoan"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanICD_Id"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanPhuICD_Ids"}},{"kind":"Field","name":{"kind":"Name","value":"QuaTrinhBenhLy"}},{"kind":"Field","name":{"kind":"Name","value":"KetQuaCanLamSang"}},{"kind":"Field","name":{"kind":"Name","value":"PhuongPhapDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"HuongDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"LoiDan"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTaiKham"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiGiamHo"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"ThoiGianTuVong"}},{"kind":"Field","name":{"kind":"Name","value":"NguyenNhanTuVong"}},{"kind":"Field","name":{"kind":"Name","value":"NguyenNhanTuVongICD_Id"}},{"kind":"Field","name":{"kind":"Name","value":"LanCuoiThay"}},{"kind":"Field","name":{"kind":"Name","value":"XuLyTronVien"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoThayThe"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"SoLanIn"}},{"kind":"Field","name":{"kind":"Name","value":"BacSi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanICD"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanPhuICDs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NguyenNhanTuVongICD"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<LeavingFragment, unknown>;
export const StandingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Standing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VuongMacRaVien"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Ma"}},{"kind":"Field","name":{"kind":"Name","value":"NoiDung"}},{"kind":"Field","name":{"kind":"Name","value":"KhamBenh_Id"}},{"kind":"Field","name":{"kind":"Name","value":"traSau"}},{"kind":"Field","name":{"kind":"Name","value":"Noi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]} as unknown as DocumentNode<StandingFragment, unknown>;
export const PaperOfStayFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaperOfStay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiayToDot"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MauIn"}},{"kind":"Field","name":{"kind":"Name","value":"Ma"}},{"kind":"Field","name":{"kind":"Name","value":"Luc"}}]}}]} as unknown as DocumentNode<PaperOfStayFragment, unknown>;
export const LeavingStayFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeavingStay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TiepNhanNhapVien"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"MaNhapVien"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"Khoa_Id"}},{"kind":"Field","name":{"kind":"Name","value":"Khoa"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ThoiGianVaoVien"}},{"kind":"Field","name":{"kind":"Name","value":"BacSiDieuTri"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"GioiTinh"}},{"kind":"Field","name":{"kind":"Name","value":"NgaySinh"}},{"kind":"Field","name":{"kind":"Name","value":"NamSinh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanICD"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<LeavingStayFragment, unknown>;
export const LeavingOfStayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LeavingOfStay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dotRaVien"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"NhapVien_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noiTru"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NhapVien"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeavingStay"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"BenhAn_Id"}},{"kind":"Field","name":{"kind":"Name","value":"raViens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Leaving"}}]}},{"kind":"Field","name":{"kind":"Name","value":"giayTos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaperOfStay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vuongMacs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Standing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"vuongVienPhi"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Leaving"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RaVienNoiTru"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"SoRaVien"}},{"kind":"Field","name":{"kind":"Name","value":"PhienBan"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"ThoiGianRaVien"}},{"kind":"Field","name":{"kind":"Name","value":"KetQuaDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiRaVien"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoan"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanICD_Id"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanPhuICD_Ids"}},{"kind":"Field","name":{"kind":"Name","value":"QuaTrinhBenhLy"}},{"kind":"Field","name":{"kind":"Name","value":"KetQuaCanLamSang"}},{"kind":"Field","name":{"kind":"Name","value":"PhuongPhapDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"HuongDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"LoiDan"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTaiKham"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiGiamHo"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"ThoiGianTuVong"}},{"kind":"Field","name":{"kind":"Name","value":"NguyenNhanTuVong"}},{"kind":"Field","name":{"kind":"Name","value":"NguyenNhanTuVongICD_Id"}},{"kind":"Field","name":{"kind":"Name","value":"LanCuoiThay"}},{"kind":"Field","name":{"kind":"Name","value":"XuLyTronVien"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoThayThe"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"SoLanIn"}},{"kind":"Field","name":{"kind":"Name","value":"BacSi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanICD"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanPhuICDs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NguyenNhanTuVongICD"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Standing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VuongMacRaVien"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Ma"}},{"kind":"Field","name":{"kind":"Name","value":"NoiDung"}},{"kind":"Field","name":{"kind":"Name","value":"KhamBenh_Id"}},{"kind":"Field","name":{"kind":"Name","value":"traSau"}},{"kind":"Field","name":{"kind":"Name","value":"Noi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaperOfStay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiayToDot"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MauIn"}},{"kind":"Field","name":{"kind":"Name","value":"Ma"}},{"kind":"Field","name":{"kind":"Name","value":"Luc"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeavingStay"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TiepNhanNhapVien"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"MaNhapVien"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"Khoa_Id"}},{"kind":"Field","name":{"kind":"Name","value":"Khoa"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ThoiGianVaoVien"}},{"kind":"Field","name":{"kind":"Name","value":"BacSiDieuTri"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"GioiTinh"}},{"kind":"Field","name":{"kind":"Name","value":"NgaySinh"}},{"kind":"Field","name":{"kind":"Name","value":"NamSinh"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanICD"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<LeavingOfStayQuery, LeavingOfStayQueryVariables>;
export const OrderLeavingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrderLeaving"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RaVienNoiTruInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"paper"},"name":{"kind":"Name","value":"createRaVienNoiTru"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Leaving"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Leaving"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RaVienNoiTru"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"SoRaVien"}},{"kind":"Field","name":{"kind":"Name","value":"PhienBan"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"ThoiGianRaVien"}},{"kind":"Field","name":{"kind":"Name","value":"KetQuaDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiRaVien"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoan"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanICD_Id"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanPhuICD_Ids"}},{"kind":"Field","name":{"kind":"Name","value":"QuaTrinhBenhLy"}},{"kind":"Field","name":{"kind":"Name","value":"KetQuaCanLamSang"}},{"kind":"Field","name":{"kind":"Name","value":"PhuongPhapDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"HuongDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"LoiDan"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTaiKham"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiGiamHo"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"ThoiGianTuVong"}},{"kind":"Field","name":{"kind":"Name","value":"NguyenNhanTuVong"}},{"kind":"Field","name":{"kind":"Name","value":"NguyenNhanTuVongICD_Id"}},{"kind":"Field","name":{"kind":"Name","value":"LanCuoiThay"}},{"kind":"Field","name":{"kind":"Name","value":"XuLyTronVien"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoThayThe"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"SoLanIn"}},{"kind":"Field","name":{"kind":"Name","value":"BacSi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanICD"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanPhuICDs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NguyenNhanTuVongICD"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<OrderLeavingMutation, OrderLeavingMutationVariables>;
export const ChangeLeavingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeLeaving"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RaVienNoiTruInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"paper"},"name":{"kind":"Name","value":"updateRaVienNoiTru"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Leaving"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Leaving"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RaVienNoiTru"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"SoRaVien"}},{"kind":"Field","name":{"kind":"Name","value":"PhienBan"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"ThoiGianRaVien"}},{"kind":"Field","name":{"kind":"Name","value":"KetQuaDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiRaVien"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoan"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanICD_Id"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanPhuICD_Ids"}},{"kind":"Field","name":{"kind":"Name","value":"QuaTrinhBenhLy"}},{"kind":"Field","name":{"kind":"Name","value":"KetQuaCanLamSang"}},{"kind":"Field","name":{"kind":"Name","value":"PhuongPhapDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"HuongDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"LoiDan"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTaiKham"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiGiamHo"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"ThoiGianTuVong"}},{"kind":"Field","name":{"kind":"Name","value":"NguyenNhanTuVong"}},{"kind":"Field","name":{"kind":"Name","value":"NguyenNhanTuVongICD_Id"}},{"kind":"Field","name":{"kind":"Name","value":"LanCuoiThay"}},{"kind":"Field","name":{"kind":"Name","value":"XuLyTronVien"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoThayThe"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"SoLanIn"}},{"kind":"Field","name":{"kind":"Name","value":"BacSi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanICD"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanPhuICDs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NguyenNhanTuVongICD"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<ChangeLeavingMutation, ChangeLeavingMutationVariables>;
export const ReplaceLeavingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplaceLeaving"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RaVienNoiTruInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"LyDo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"paper"},"name":{"kind":"Name","value":"thayTheRaVienNoiTru"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"LyDo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"LyDo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Leaving"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Leaving"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RaVienNoiTru"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"SoRaVien"}},{"kind":"Field","name":{"kind":"Name","value":"PhienBan"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"ThoiGianRaVien"}},{"kind":"Field","name":{"kind":"Name","value":"KetQuaDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiRaVien"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoan"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanICD_Id"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanPhuICD_Ids"}},{"kind":"Field","name":{"kind":"Name","value":"QuaTrinhBenhLy"}},{"kind":"Field","name":{"kind":"Name","value":"KetQuaCanLamSang"}},{"kind":"Field","name":{"kind":"Name","value":"PhuongPhapDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"HuongDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"LoiDan"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTaiKham"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiGiamHo"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"ThoiGianTuVong"}},{"kind":"Field","name":{"kind":"Name","value":"NguyenNhanTuVong"}},{"kind":"Field","name":{"kind":"Name","value":"NguyenNhanTuVongICD_Id"}},{"kind":"Field","name":{"kind":"Name","value":"LanCuoiThay"}},{"kind":"Field","name":{"kind":"Name","value":"XuLyTronVien"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoThayThe"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"SoLanIn"}},{"kind":"Field","name":{"kind":"Name","value":"BacSi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanICD"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanPhuICDs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NguyenNhanTuVongICD"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<ReplaceLeavingMutation, ReplaceLeavingMutationVariables>;
export const TakeLeavingBackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeLeavingBack"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HuyRaVienNoiTruInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"stay"},"name":{"kind":"Name","value":"huyRaVienNoiTru"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<TakeLeavingBackMutation, TakeLeavingBackMutationVariables>;
export const CloseWardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseWard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"stay"},"name":{"kind":"Name","value":"chuyenThanhToanRaVien"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<CloseWardMutation, CloseWardMutationVariables>;
export const BackToWardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BackToWard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"LyDo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"stay"},"name":{"kind":"Name","value":"huyChuyenThanhToanRaVien"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"LyDo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"LyDo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<BackToWardMutation, BackToWardMutationVariables>;
export const ResultsLaterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResultsLater"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TraKetQuaSauInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"stay"},"name":{"kind":"Name","value":"danhDauTraKetQuaSau"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ResultsLaterMutation, ResultsLaterMutationVariables>;
export const CompleteLeavingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompleteLeaving"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"stay"},"name":{"kind":"Name","value":"hoanTatRaVienNoiTru"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<CompleteLeavingMutation, CompleteLeavingMutationVariables>;
export const ReopenLeavingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReopenLeaving"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"LyDo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"stay"},"name":{"kind":"Name","value":"moLaiRaVienNoiTru"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"LyDo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"LyDo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<ReopenLeavingMutation, ReopenLeavingMutationVariables>;