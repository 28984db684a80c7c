/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Who opens the connection. */
export type CachNoiThietBi =
  /** Sen calls the analyser or its serial gateway. */
  | 'Goi'
  /** The analyser calls Sen. */
  | 'Nghe';

/** How an analyser reads a value itself. */
export type DienGiaiThietBi =
  /** Not reactive. */
  | 'AmTinh'
  /** Reactive. */
  | 'DuongTinh'
  /** Borderline. */
  | 'NghiNgo';

/** What a device speaks. */
export type GiaoThucThietBi =
  /** ASTM E1381 and E1394. */
  | 'ASTM'
  /** HL7 v2 over MLLP. */
  | 'HL7';

/** The link of a device as it is saved. */
export type KetNoiThietBiInput = {
  /** Character set of its messages. */
  BangMa: string;
  /** Switched on. */
  Bat: boolean;
  /** Who opens the connection. */
  CachNoi: CachNoiThietBi;
  /** Port, 1 to 65535. */
  Cong: number;
  /** Address of the analyser; where Sen listens, the only one that is let in. */
  DiaChi?: string | null | undefined;
  /** What it speaks. */
  GiaoThuc: GiaoThucThietBi;
  /** Orders are sent when a sample is taken. */
  GuiChiDinh: boolean;
  /** Minutes without a message after which it counts as silent. */
  ImSauPhut?: number | null | undefined;
  /** The laboratory that it measures for. */
  NoiThucHien_Id: string;
  /** The device. */
  ThietBi_Id: string;
  /** Where the id of a sample stands in its messages, such as O.4.3 or OBR-2; empty for wherever one of ours does. */
  ViTriMau?: string | null | undefined;
  /** Version that was read; for a change. */
  version?: number | null | undefined;
};

/** What became of a message. */
export type KetQuaTin =
  /** Refused by the analyser. */
  | 'BiTuChoi'
  /** Waits to be sent. */
  | 'ChoGui'
  /** Not understood, wholly or in part: waits for a person. */
  | 'ChoXem'
  /** Sent. */
  | 'DaGui'
  /** A person has looked at it. */
  | 'DaXem'
  /** Broken; asked for again. */
  | 'Hong'
  /** Taken. */
  | 'Nhan'
  /** All of it had come before. */
  | 'TrungLap';

/** Why a value of a device waits for a person. */
export type LyDoCho =
  /** Not final, as the analyser says. */
  | 'ChuaChinhThuc'
  /** The slip was cancelled. */
  | 'DaHuy'
  /** The result of the slip was returned: the message is late. */
  | 'DaTra'
  /** Not a value of the index. */
  | 'GiaTriSai'
  /** The unit is another one than that of the mapping. */
  | 'KhacDonVi'
  /** The analyser names another person than the patient of the sample. */
  | 'KhacNguoi'
  /** The slip is of another facility. */
  | 'KhacNoi'
  /** The index is not ordered. */
  | 'KhongChiDinh'
  /** A value of several parts of which none is plainly the value. */
  | 'KhongHieu'
  /** Nobody has said what the code means. */
  | 'KhongMa'
  /** No sample of this id. */
  | 'KhongMau'
  /** A control, as the device says, that fits no material in use. */
  | 'KiemChuanLe'
  /** The laboratory rejected the sample. */
  | 'MauTuChoi'
  /** Several values of one run under one code. */
  | 'NhieuGiaTri'
  /** The message names several samples of ours. */
  | 'NhieuMau';

/** The meaning of a code as it is saved. */
export type MaMayChiSoInput = {
  /** The code is not used: its results are kept and go nowhere. */
  BoQua?: boolean | null | undefined;
  /** Unit that the analyser is to send. */
  DonViMay?: string | null | undefined;
  /** What its values are multiplied by. */
  HeSo?: string | null | undefined;
  /** Code of the index; needed unless the code is not used. */
  MaChiSo?: string | null | undefined;
  /** Code of the analyser. */
  MaMay: string;
  /** Decimals that they are rounded to. */
  SoLe?: number | null | undefined;
  /** Version that was read; for a change. */
  version?: number | null | undefined;
};

/** How a link of a device stands. */
export type TinhTrangThietBi =
  /** Connected. */
  | 'DaKetNoi'
  /** Waits for the analyser. */
  | 'DangNghe'
  /** Connected, but nothing came for long. */
  | 'Im'
  /** No node serves it. */
  | 'KhongChay'
  /** An error holds it up. */
  | 'Loi'
  /** Switched off. */
  | 'Tat';

/** How a value of a device stands beside its slip. */
export type TrangThaiKetQuaThietBi =
  /** Another value stands in the slip: a person chooses. */
  | 'ChoChon'
  /** Waits for a person to assign it. */
  | 'ChoGhep'
  /** Thrown away for a reason. */
  | 'DaBo'
  /** In the slip. */
  | 'DaVao'
  /** Another value was returned. */
  | 'KhongDung'
  /** Of a control material: it stands in the quality control. */
  | 'KiemChuan';

export type DeviceLinkFragment = { TrangThai: TinhTrangThietBi, tinHomNay: number, ketQuaHomNay: number, hongHomNay: number, choGhep: number, choXem: number, _id: string, version: number, ThietBi_Id: string, NoiThucHien_Id: string, GiaoThuc: GiaoThucThietBi, CachNoi: CachNoiThietBi, DiaChi: string | null, Cong: number, BangMa: string, ViTriMau: string | null, GuiChiDinh: boolean, ImSauPhut: number | null, Bat: boolean, Loi: string | null, KetNoiLuc: string | null, TinCuoiLuc: string | null, ThietBi: { _id: string, ten: string } | null, NoiThucHien: { _id: string, ten: string } | null };

export type DeviceCodeFragment = { TenChiSo: string | null, _id: string, version: number, KetNoi_Id: string, MaMay: string, MaChiSo: string | null, BoQua: boolean, HeSo: string | null, SoLe: number | null, DonViMay: string | null };

export type DeviceWaitingFragment = { TenThietBi: string, TenBenhNhan: string | null, _id: string, TrangThai: TrangThaiKetQuaThietBi, KetNoi_Id: string, Luc: string, LucChay: string | null, SIDMau: string, MaMay: string, GiaTri: string, DonVi: string | null, DienGiai: DienGiaiThietBi | null, NguoiMay: string | null, LyDoCho: LyDoCho | null, DichVuYeuCau_Id: string | null, MaChiSo: string | null, hanhDongs: Array<{ action: string, refusal: string | null }> };

export type DeviceMessageFragment = { _id: string, Luc: string, Chieu: string, KetQua: KetQuaTin, MaTin: string | null, NoiDung: string, Loi: string | null, CachXuLy: string | null, SoKetQua: number, hanhDongs: Array<{ action: string, refusal: string | null }> };

export type DeviceLinksQueryVariables = Exact<{ [key: string]: never; }>;


export type DeviceLinksQuery = { ketNoiThietBis: Array<{ TrangThai: TinhTrangThietBi, tinHomNay: number, ketQuaHomNay: number, hongHomNay: number, choGhep: number, choXem: number, _id: string, version: number, ThietBi_Id: string, NoiThucHien_Id: string, GiaoThuc: GiaoThucThietBi, CachNoi: CachNoiThietBi, DiaChi: string | null, Cong: number, BangMa: string, ViTriMau: string | null, GuiChiDinh: boolean, ImSauPhut: number | null, Bat: boolean, Loi: string | null, KetNoiLuc: string | null, TinCuoiLuc: string | null, ThietBi: { _id: string, ten: string } | null, NoiThucHien: { _id: string, ten: string } | null }> };

export type DeviceCodesQueryVariables = Exact<{
  KetNoi_Id: string;
}>;


export type DeviceCodesQuery = { bangMaMay: { tongMaLa: number, maMays: Array<{ TenChiSo: string | null, _id: string, version: number, KetNoi_Id: string, MaMay: string, MaChiSo: string | null, BoQua: boolean, HeSo: string | null, SoLe: number | null, DonViMay: string | null }>, maLas: Array<{ MaMay: string, soKetQua: number, LucCuoi: string, GiaTri: string, DonVi: string | null, goiY: string | null }>, chiSos: Array<{ MaChiSo: string, TenChiSo: string, DonViTinh: string | null }> } };

export type DeviceMessagesQueryVariables = Exact<{
  KetNoi_Id: string;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type DeviceMessagesQuery = { tinThietBis: { totalRows: number, data: Array<{ _id: string, Luc: string, Chieu: string, KetQua: KetQuaTin, MaTin: string | null, NoiDung: string, Loi: string | null, CachXuLy: string | null, SoKetQua: number, hanhDongs: Array<{ action: string, refusal: string | null }> }> } };

export type DeviceWaitingResultsQueryVariables = Exact<{
  KetNoi_Id?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type DeviceWaitingResultsQuery = { ketQuaThietBis: { totalRows: number, data: Array<{ TenThietBi: string, TenBenhNhan: string | null, _id: string, TrangThai: TrangThaiKetQuaThietBi, KetNoi_Id: string, Luc: string, LucChay: string | null, SIDMau: string, MaMay: string, GiaTri: string, DonVi: string | null, DienGiai: DienGiaiThietBi | null, NguoiMay: string | null, LyDoCho: LyDoCho | null, DichVuYeuCau_Id: string | null, MaChiSo: string | null, hanhDongs: Array<{ action: string, refusal: string | null }> }> } };

export type CreateDeviceLinkMutationVariables = Exact<{
  input: KetNoiThietBiInput;
}>;


export type CreateDeviceLinkMutation = { createKetNoiThietBi: { TrangThai: TinhTrangThietBi, tinHomNay: number, ketQuaHomNay: number, hongHomNay: number, choGhep: number, choXem: number, _id: string, version: number, ThietBi_Id: string, NoiThucHien_Id: string, GiaoThuc: GiaoThucThietBi, CachNoi: CachNoiThietBi, DiaChi: string | null, Cong: number, BangMa: string, ViTriMau: string | null, GuiChiDinh: boolean, ImSauPhut: number | null, Bat: boolean, Loi: string | null, KetNoiLuc: string | null, TinCuoiLuc: string | null, ThietBi: { _id: string, ten: string } | null, NoiThucHien: { _id: string, ten: string } | null } };

export type UpdateDeviceLinkMutationVariables = Exact<{
  id: string;
  input: KetNoiThietBiInput;
}>;


export type UpdateDeviceLinkMutation = { updateKetNoiThietBi: { TrangThai: TinhTrangThietBi, tinHomNay: number, ketQuaHomNay: number, hongHomNay: number, choGhep: number, choXem: number, _id: string, version: number, ThietBi_Id: string, NoiThucHien_Id: string, GiaoThuc: GiaoThucThietBi, CachNoi: CachNoiThietBi, DiaChi: string | null, Cong: number, BangMa: string, ViTriMau: string | null, GuiChiDinh: boolean, ImSauPhut: number | null, Bat: boolean, Loi: string | null, KetNoiLuc: string | null, TinCuoiLuc: string | null, ThietBi: { _id: string, ten: string } | null, NoiThucHien: { _id: string, ten: string } | null } };

export type CreateDeviceCodeMutationVariables = Exact<{
  KetNoi_Id: string;
  input: MaMayChiSoInput;
}>;


export type CreateDeviceCodeMutation = { createMaMayChiSo: { TenChiSo: string | null, _id: string, version: number, KetNoi_Id: string, MaMay: string, MaChiSo: string | null, BoQua: boolean, HeSo: string | null, SoLe: number | null, DonViMay: string | null } };

export type UpdateDeviceCodeMutationVariables = Exact<{
  id: string;
  input: MaMayChiSoInput;
}>;


export type UpdateDeviceCodeMutation = { updateMaMayChiSo: { TenChiSo: string | null, _id: string, version: number, KetNoi_Id: string, MaMay: string, MaChiSo: string | null, BoQua: boolean, HeSo: string | null, SoLe: number | null, DonViMay: string | null } };

export type RemoveDeviceCodeMutationVariables = Exact<{
  id: string;
}>;


export type RemoveDeviceCodeMutation = { removeMaMayChiSo: boolean };

export type AssignDeviceResultMutationVariables = Exact<{
  id: string;
  SIDMau: string;
  MaChiSo: string;
}>;


export type AssignDeviceResultMutation = { ganKetQuaThietBi: { TenThietBi: string, TenBenhNhan: string | null, _id: string, TrangThai: TrangThaiKetQuaThietBi, KetNoi_Id: string, Luc: string, LucChay: string | null, SIDMau: string, MaMay: string, GiaTri: string, DonVi: string | null, DienGiai: DienGiaiThietBi | null, NguoiMay: string | null, LyDoCho: LyDoCho | null, DichVuYeuCau_Id: string | null, MaChiSo: string | null, hanhDongs: Array<{ action: string, refusal: string | null }> } };

export type ThrowDeviceResultsMutationVariables = Exact<{
  ids: Array<string> | string;
  LyDo: string;
}>;


export type ThrowDeviceResultsMutation = { boKetQuaThietBi: boolean };

export type SettleDeviceMessagesMutationVariables = Exact<{
  ids: Array<string> | string;
  LyDo: string;
}>;


export type SettleDeviceMessagesMutation = { xemTinThietBi: boolean };

export type MaMayChiSoPlainFragment = { _id: string, version: number, KetNoi_Id: string, MaMay: string, MaChiSo: string | null, BoQua: boolean, HeSo: string | null, SoLe: number | null, DonViMay: string | null };

export type KetNoiThietBiPlainFragment = { _id: string, version: number, ThietBi_Id: string, NoiThucHien_Id: string, GiaoThuc: GiaoThucThietBi, CachNoi: CachNoiThietBi, DiaChi: string | null, Cong: number, BangMa: string, ViTriMau: string | null, GuiChiDinh: boolean, ImSauPhut: number | null, Bat: boolean, Loi: string | null, KetNoiLuc: string | null, TinCuoiLuc: string | null };

export type TinThietBiPlainFragment = { _id: string, Luc: string, Chieu: string, KetQua: KetQuaTin, MaTin: string | null, NoiDung: string, Loi: string | null, CachXuLy: string | null, SoKetQua: number };

export type KetQuaThietBiPlainFragment = { _id: string, TrangThai: TrangThaiKetQuaThietBi, KetNoi_Id: string, Luc: string, LucChay: string | null, SIDMau: string, MaMay: string, GiaTri: string, DonVi: string | null, DienGiai: DienGiaiThietBi | null, NguoiMay: string | null, LyDoCho: LyDoCho | null, DichVuYeuCau_Id: string | null, MaChiSo: string | null };

export const KetNoiThietBiPlainFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KetNoiThietBiPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KetNoiThietBi"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"ThietBi_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NoiThucHien_Id"}},{"kind":"Field","name":{"kind":"Name","value":"GiaoThuc"}},{"kind":"Field","name":{"kind":"Name","value":"CachNoi"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"Cong"}},{"kind":"Field","name":{"kind":"Name","value":"BangMa"}},{"kind":"Field","name":{"kind":"Name","value":"ViTriMau"}},{"kind":"Field","name":{"kind":"Name","value":"GuiChiDinh"}},{"kind":"Field","name":{"kind":"Name","value":"ImSauPhut"}},{"kind":"Field","name":{"kind":"Name","value":"Bat"}},{"kind":"Field","name":{"kind":"Name","value":"Loi"}},{"kind":"Field","name":{"kind":"Name","value":"KetNoiLuc"}},{"kind":"Field","name":{"kind":"Name","value":"TinCuoiLuc"}}]}}]} as unknown as DocumentNode<KetNoiThietBiPlainFragment, unknown>;
export const DeviceLinkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeviceLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KetNoiThietBi"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KetNoiThietBiPlain"}},{"kind":"Field","name":{"kind":"Name","value":"ThietBi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NoiThucHien"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"tinHomNay"}},{"kind":"Field","name":{"kind":"Name","value":"ketQuaHomNay"}},{"kind":"Field","name":{"kind":"Name","value":"hongHomNay"}},{"kind":"Field","name":{"kind":"Name","value":"choGhep"}},{"kind":"Field","name":{"kind":"Name","value":"choXem"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KetNoiThietBiPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KetNoiThietBi"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"ThietBi_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NoiThucHien_Id"}},{"kind":"Field","name":{"kind":"Name","value":"GiaoThuc"}},{"kind":"Field","name":{"kind":"Name","value":"CachNoi"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"Cong"}},{"kind":"Field","name":{"kind":"Name","value":"BangMa"}},{"kind":"Field","name":{"kind":"Name","value":"ViTriMau"}},{"kind":"Field","name":{"kind":"Name","value":"GuiChiDinh"}},{"kind":"Field","name":{"kind":"Name","value":"ImSauPhut"}},{"kind":"Field","name":{"kind":"Name","value":"Bat"}},{"kind":"Field","name":{"kind":"Name","value":"Loi"}},{"kind":"Field","name":{"kind":"Name","value":"KetNoiLuc"}},{"kind":"Field","name":{"kind":"Name","value":"TinCuoiLuc"}}]}}]} as unknown as DocumentNode<DeviceLinkFragment, unknown>;
export const MaMayChiSoPlainFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaMayChiSoPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaMayChiSo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"KetNoi_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaMay"}},{"kind":"Field","name":{"kind":"Name","value":"MaChiSo"}},{"kind":"Field","name":{"kind":"Name","value":"BoQua"}},{"kind":"Field","name":{"kind":"Name","value":"HeSo"}},{"kind":"Field","name":{"kind":"Name","value":"SoLe"}},{"kind":"Field","name":{"kind":"Name","value":"DonViMay"}}]}}]} as unknown as DocumentNode<MaMayChiSoPlainFragment, unknown>;
export const DeviceCodeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeviceCode"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaMayChiSo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaMayChiSoPlain"}},{"kind":"Field","name":{"kind":"Name","value":"TenChiSo"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaMayChiSoPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaMayChiSo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"KetNoi_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaMay"}},{"kind":"Field","name":{"kind":"Name","value":"MaChiSo"}},{"kind":"Field","name":{"kind":"Name","value":"BoQua"}},{"kind":"Field","name":{"kind":"Name","value":"HeSo"}},{"kind":"Field","name":{"kind":"Name","value":"SoLe"}},{"kind":"Field","name":{"kind":"Name","value":"DonViMay"}}]}}]} as unknown as DocumentNode<DeviceCodeFragment, unknown>;
export const KetQuaThietBiPlainFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KetQuaThietBiPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KetQuaThietBi"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"KetNoi_Id"}},{"kind":"Field","name":{"kind":"Name","value":"Luc"}},{"kind":"Field","name":{"kind":"Name","value":"LucChay"}},{"kind":"Field","name":{"kind":"Name","value":"SIDMau"}},{"kind":"Field","name":{"kind":"Name","value":"MaMay"}},{"kind":"Field","name":{"kind":"Name","value":"GiaTri"}},{"kind":"Field","name":{"kind":"Name","value":"DonVi"}},{"kind":"Field","name":{"kind":"Name","value":"DienGiai"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiMay"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoCho"}},{"kind":"Field","name":{"kind":"Name","value":"DichVuYeuCau_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaChiSo"}}]}}]} as unknown as DocumentNode<KetQuaThietBiPlainFragment, unknown>;
export const DeviceWaitingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeviceWaiting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KetQuaThietBi"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KetQuaThietBiPlain"}},{"kind":"Field","name":{"kind":"Name","value":"TenThietBi"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KetQuaThietBiPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KetQuaThietBi"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"KetNoi_Id"}},{"kind":"Field","name":{"kind":"Name","value":"Luc"}},{"kind":"Field","name":{"kind":"Name","value":"LucChay"}},{"kind":"Field","name":{"kind":"Name","value":"SIDMau"}},{"kind":"Field","name":{"kind":"Name","value":"MaMay"}},{"kind":"Field","name":{"kind":"Name","value":"GiaTri"}},{"kind":"Field","name":{"kind":"Name","value":"DonVi"}},{"kind":"Field","name":{"kind":"Name","value":"DienGiai"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiMay"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoCho"}},{"kind":"Field","name":{"kind":"Name","value":"DichVuYeuCau_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaChiSo"}}]}}]} as unknown as DocumentNode<DeviceWaitingFragment, unknown>;
export const TinThietBiPlainFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TinThietBiPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TinThietBi"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Luc"}},{"kind":"Field","name":{"kind":"Name","value":"Chieu"}},{"kind":"Field","name":{"kind":"Name","value":"KetQua"}},{"kind":"Field","name":{"kind":"Name","value":"MaTin"}},{"kind":"Field","name":{"kind":"Name","value":"NoiDung"}},{"kind":"Field","name":{"kind":"Name","value":"Loi"}},{"kind":"Field","name":{"kind":"Name","value":"CachXuLy"}},{"kind":"Field","name":{"kind":"Name","value":"SoKetQua"}}]}}]} as unknown as DocumentNode<TinThietBiPlainFragment, unknown>;
export const DeviceMessageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeviceMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TinThietBi"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TinThietBiPlain"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TinThietBiPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TinThietBi"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Luc"}},{"kind":"Field","name":{"kind":"Name","value":"Chieu"}},{"kind":"Field","name":{"kind":"Name","value":"KetQua"}},{"kind":"Field","name":{"kind":"Name","value":"MaTin"}},{"kind":"Field","name":{"kind":"Name","value":"NoiDung"}},{"kind":"Field","name":{"kind":"Name","value":"Loi"}},{"kind":"Field","name":{"kind":"Name","value":"CachXuLy"}},{"kind":"Field","name":{"kind":"Name","value":"SoKetQua"}}]}}]} as unknown as DocumentNode<DeviceMessageFragment, unknown>;
export const DeviceLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeviceLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ketNoiThietBis"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeviceLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeviceLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KetNoiThietBi"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KetNoiThietBiPlain"}},{"kind":"Field","name":{"kind":"Name","value":"ThietBi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NoiThucHien"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"tinHomNay"}},{"kind":"Field","name":{"kind":"Name","value":"ketQuaHomNay"}},{"kind":"Field","name":{"kind":"Name","value":"hongHomNay"}},{"kind":"Field","name":{"kind":"Name","value":"choGhep"}},{"kind":"Field","name":{"kind":"Name","value":"choXem"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KetNoiThietBiPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KetNoiThietBi"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"ThietBi_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NoiThucHien_Id"}},{"kind":"Field","name":{"kind":"Name","value":"GiaoThuc"}},{"kind":"Field","name":{"kind":"Name","value":"CachNoi"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"Cong"}},{"kind":"Field","name":{"kind":"Name","value":"BangMa"}},{"kind":"Field","name":{"kind":"Name","value":"ViTriMau"}},{"kind":"Field","name":{"kind":"Name","value":"GuiChiDinh"}},{"kind":"Field","name":{"kind":"Name","value":"ImSauPhut"}},{"kind":"Field","name":{"kind":"Name","value":"Bat"}},{"kind":"Field","name":{"kind":"Name","value":"Loi"}},{"kind":"Field","name":{"kind":"Name","value":"KetNoiLuc"}},{"kind":"Field","name":{"kind":"Name","value":"TinCuoiLuc"}}]}}]} as unknown as DocumentNode<DeviceLinksQuery, DeviceLinksQueryVariables>;
export const DeviceCodesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeviceCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"KetNoi_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bangMaMay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"KetNoi_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"KetNoi_Id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maMays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeviceCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maLas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"MaMay"}},{"kind":"Field","name":{"kind":"Name","value":"soKetQua"}},{"kind":"Field","name":{"kind":"Name","value":"LucCuoi"}},{"kind":"Field","name":{"kind":"Name","value":"GiaTri"}},{"kind":"Field","name":{"kind":"Name","value":"DonVi"}},{"kind":"Field","name":{"kind":"Name","value":"goiY"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tongMaLa"}},{"kind":"Field","name":{"kind":"Name","value":"chiSos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"MaChiSo"}},{"kind":"Field","name":{"kind":"Name","value":"TenChiSo"}},{"kind":"Field","name":{"kind":"Name","value":"DonViTinh"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeviceCode"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaMayChiSo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaMayChiSoPlain"}},{"kind":"Field","name":{"kind":"Name","value":"TenChiSo"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaMayChiSoPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaMayChiSo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"KetNoi_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaMay"}},{"kind":"Field","name":{"kind":"Name","value":"MaChiSo"}},{"kind":"Field","name":{"kind":"Name","value":"BoQua"}},{"kind":"Field","name":{"kind":"Name","value":"HeSo"}},{"kind":"Field","name":{"kind":"Name","value":"SoLe"}},{"kind":"Field","name":{"kind":"Name","value":"DonViMay"}}]}}]} as unknown as DocumentNode<DeviceCodesQuery, DeviceCodesQueryVariables>;
export const DeviceMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeviceMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"KetNoi_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tinThietBis"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"KetNoi_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"KetNoi_Id"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeviceMessage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeviceMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TinThietBi"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TinThietBiPlain"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TinThietBiPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TinThietBi"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Luc"}},{"kind":"Field","name":{"kind":"Name","value":"Chieu"}},{"kind":"Field","name":{"kind":"Name","value":"KetQua"}},{"kind":"Field","name":{"kind":"Name","value":"MaTin"}},{"kind":"Field","name":{"kind":"Name","value":"NoiDung"}},{"kind":"Field","name":{"kind":"Name","value":"Loi"}},{"kind":"Field","name":{"kind":"Name","value":"CachXuLy"}},{"kind":"Field","name":{"kind":"Name","value":"SoKetQua"}}]}}]} as unknown as DocumentNode<DeviceMessagesQuery, DeviceMessagesQueryVariables>;
export const DeviceWaitingResultsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeviceWaitingResults"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"KetNoi_Id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ketQuaThietBis"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"KetNoi_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"KetNoi_Id"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeviceWaiting"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeviceWaiting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KetQuaThietBi"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KetQuaThietBiPlain"}},{"kind":"Field","name":{"kind":"Name","value":"TenThietBi"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KetQuaThietBiPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KetQuaThietBi"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"KetNoi_Id"}},{"kind":"Field","name":{"kind":"Name","value":"Luc"}},{"kind":"Field","name":{"kind":"Name","value":"LucChay"}},{"kind":"Field","name":{"kind":"Name","value":"SIDMau"}},{"kind":"Field","name":{"kind":"Name","value":"MaMay"}},{"kind":"Field","name":{"kind":"Name","value":"GiaTri"}},{"kind":"Field","name":{"kind":"Name","value":"DonVi"}},{"kind":"Field","name":{"kind":"Name","value":"DienGiai"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiMay"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoCho"}},{"kind":"Field","name":{"kind":"Name","value":"DichVuYeuCau_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaChiSo"}}]}}]} as unknown as DocumentNode<DeviceWaitingResultsQuery, DeviceWaitingResultsQueryVariables>;
export const CreateDeviceLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDeviceLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KetNoiThietBiInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createKetNoiThietBi"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeviceLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeviceLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KetNoiThietBi"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KetNoiThietBiPlain"}},{"kind":"Field","name":{"kind":"Name","value":"ThietBi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NoiThucHien"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"tinHomNay"}},{"kind":"Field","name":{"kind":"Name","value":"ketQuaHomNay"}},{"kind":"Field","name":{"kind":"Name","value":"hongHomNay"}},{"kind":"Field","name":{"kind":"Name","value":"choGhep"}},{"kind":"Field","name":{"kind":"Name","value":"choXem"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KetNoiThietBiPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KetNoiThietBi"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"ThietBi_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NoiThucHien_Id"}},{"kind":"Field","name":{"kind":"Name","value":"GiaoThuc"}},{"kind":"Field","name":{"kind":"Name","value":"CachNoi"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"Cong"}},{"kind":"Field","name":{"kind":"Name","value":"BangMa"}},{"kind":"Field","name":{"kind":"Name","value":"ViTriMau"}},{"kind":"Field","name":{"kind":"Name","value":"GuiChiDinh"}},{"kind":"Field","name":{"kind":"Name","value":"ImSauPhut"}},{"kind":"Field","name":{"kind":"Name","value":"Bat"}},{"kind":"Field","name":{"kind":"Name","value":"Loi"}},{"kind":"Field","name":{"kind":"Name","value":"KetNoiLuc"}},{"kind":"Field","name":{"kind":"Name","value":"TinCuoiLuc"}}]}}]} as unknown as DocumentNode<CreateDeviceLinkMutation, CreateDeviceLinkMutationVariables>;
export const UpdateDeviceLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDeviceLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KetNoiThietBiInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateKetNoiThietBi"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeviceLink"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeviceLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KetNoiThietBi"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KetNoiThietBiPlain"}},{"kind":"Field","name":{"kind":"Name","value":"ThietBi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NoiThucHien"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"tinHomNay"}},{"kind":"Field","name":{"kind":"Name","value":"ketQuaHomNay"}},{"kind":"Field","name":{"kind":"Name","value":"hongHomNay"}},{"kind":"Field","name":{"kind":"Name","value":"choGhep"}},{"kind":"Field","name":{"kind":"Name","value":"choXem"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KetNoiThietBiPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KetNoiThietBi"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"ThietBi_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NoiThucHien_Id"}},{"kind":"Field","name":{"kind":"Name","value":"GiaoThuc"}},{"kind":"Field","name":{"kind":"Name","value":"CachNoi"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"Cong"}},{"kind":"Field","name":{"kind":"Name","value":"BangMa"}},{"kind":"Field","name":{"kind":"Name","value":"ViTriMau"}},{"kind":"Field","name":{"kind":"Name","value":"GuiChiDinh"}},{"kind":"Field","name":{"kind":"Name","value":"ImSauPhut"}},{"kind":"Field","name":{"kind":"Name","value":"Bat"}},{"kind":"Field","name":{"kind":"Name","value":"Loi"}},{"kind":"Field","name":{"kind":"Name","value":"KetNoiLuc"}},{"kind":"Field","name":{"kind":"Name","value":"TinCuoiLuc"}}]}}]} as unknown as DocumentNode<UpdateDeviceLinkMutation, UpdateDeviceLinkMutationVariables>;
export const CreateDeviceCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDeviceCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"KetNoi_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MaMayChiSoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createMaMayChiSo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"KetNoi_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"KetNoi_Id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeviceCode"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeviceCode"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaMayChiSo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaMayChiSoPlain"}},{"kind":"Field","name":{"kind":"Name","value":"TenChiSo"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaMayChiSoPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaMayChiSo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"KetNoi_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaMay"}},{"kind":"Field","name":{"kind":"Name","value":"MaChiSo"}},{"kind":"Field","name":{"kind":"Name","value":"BoQua"}},{"kind":"Field","name":{"kind":"Name","value":"HeSo"}},{"kind":"Field","name":{"kind":"Name","value":"SoLe"}},{"kind":"Field","name":{"kind":"Name","value":"DonViMay"}}]}}]} as unknown as DocumentNode<CreateDeviceCodeMutation, CreateDeviceCodeMutationVariables>;
export const UpdateDeviceCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDeviceCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MaMayChiSoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMaMayChiSo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeviceCode"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeviceCode"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaMayChiSo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaMayChiSoPlain"}},{"kind":"Field","name":{"kind":"Name","value":"TenChiSo"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaMayChiSoPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MaMayChiSo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"KetNoi_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaMay"}},{"kind":"Field","name":{"kind":"Name","value":"MaChiSo"}},{"kind":"Field","name":{"kind":"Name","value":"BoQua"}},{"kind":"Field","name":{"kind":"Name","value":"HeSo"}},{"kind":"Field","name":{"kind":"Name","value":"SoLe"}},{"kind":"Field","name":{"kind":"Name","value":"DonViMay"}}]}}]} as unknown as DocumentNode<UpdateDeviceCodeMutation, UpdateDeviceCodeMutationVariables>;
export const RemoveDeviceCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveDeviceCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeMaMayChiSo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveDeviceCodeMutation, RemoveDeviceCodeMutationVariables>;
export const AssignDeviceResultDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignDeviceResult"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"SIDMau"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"MaChiSo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ganKetQuaThietBi"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"SIDMau"},"value":{"kind":"Variable","name":{"kind":"Name","value":"SIDMau"}}},{"kind":"Argument","name":{"kind":"Name","value":"MaChiSo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"MaChiSo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeviceWaiting"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeviceWaiting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KetQuaThietBi"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KetQuaThietBiPlain"}},{"kind":"Field","name":{"kind":"Name","value":"TenThietBi"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KetQuaThietBiPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KetQuaThietBi"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"KetNoi_Id"}},{"kind":"Field","name":{"kind":"Name","value":"Luc"}},{"kind":"Field","name":{"kind":"Name","value":"LucChay"}},{"kind":"Field","name":{"kind":"Name","value":"SIDMau"}},{"kind":"Field","name":{"kind":"Name","value":"MaMay"}},{"kind":"Field","name":{"kind":"Name","value":"GiaTri"}},{"kind":"Field","name":{"kind":"Name","value":"DonVi"}},{"kind":"Field","name":{"kind":"Name","value":"DienGiai"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiMay"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoCho"}},{"kind":"Field","name":{"kind":"Name","value":"DichVuYeuCau_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaChiSo"}}]}}]} as unknown as DocumentNode<AssignDeviceResultMutation, AssignDeviceResultMutationVariables>;
export const ThrowDeviceResultsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ThrowDeviceResults"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"LyDo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"boKetQuaThietBi"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"LyDo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"LyDo"}}}]}]}}]} as unknown as DocumentNode<ThrowDeviceResultsMutation, ThrowDeviceResultsMutationVariables>;
export const SettleDeviceMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SettleDeviceMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"LyDo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"xemTinThietBi"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"LyDo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"LyDo"}}}]}]}}]} as unknown as DocumentNode<SettleDeviceMessagesMutation, SettleDeviceMessagesMutationVariables>;