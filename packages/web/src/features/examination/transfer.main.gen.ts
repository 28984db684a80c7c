/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What the doctor writes of a transfer. */
export type KhamBenh_ChuyenVienInput = {
  /** The facility that takes the patient. */
  BenhVien_Id?: string | null | undefined;
  /** Main disease; the session's when not given. */
  ChanDoanICD_Id?: string | null | undefined;
  /** Secondary diseases; the session's when not given. */
  ChanDoanPhuICD_Ids?: Array<string> | null | undefined;
  /** Last day of treatment here. */
  ChuyenDenNgay?: string | null | undefined;
  /** First day of treatment here. */
  ChuyenTuNgay?: string | null | undefined;
  /** Clinical signs; the session's when not given. */
  DauHieuLamSang?: string | null | undefined;
  /** Kind of transfer. */
  HinhThucChuyen_Id?: string | null | undefined;
  /** Who goes with the patient. */
  HoTenNguoiDuaDi?: string | null | undefined;
  /** Direction of the treatment. */
  HuongDieuTri?: string | null | undefined;
  /** Results of examinations and tests. */
  KetQuaLamSang?: string | null | undefined;
  /** The session; for a new record. */
  KhamBenh_Id?: string | null | undefined;
  /** Why; medically indicated when empty. */
  LyDoChuyen?: LyDoChuyen | null | undefined;
  /** When the patient leaves; now when empty. */
  NgayChuyen?: string | null | undefined;
  /** Methods, techniques and medicines of the treatment. */
  PhuongPhapDungDieuTri?: string | null | undefined;
  /** Means of transport. */
  PhuongTienVanChuyen?: string | null | undefined;
  /** How many times the patient was transferred in this course; 1 when empty. */
  SoLuotChuyen?: number | null | undefined;
  /** State of the patient when leaving. */
  TinhTrangBenhNhan?: string | null | undefined;
  /** Makes a repeated request harmless; for a new record. */
  requestId?: string | null | undefined;
  /** The version that was seen; for a change. */
  version?: number | null | undefined;
};

/** Kind */
export type LoaiHuongGiaiQuyet =
  /** Prescribe and send home */
  | 'CapToa'
  /** Send home */
  | 'ChoVe'
  /** Move to another room */
  | 'ChuyenPhong'
  /** Refer to another hospital */
  | 'ChuyenVien'
  /** Outpatient treatment */
  | 'DieuTriNgoaiTru'
  /** Follow-up appointment */
  | 'HenKham'
  /** Keep under observation */
  | 'LuuTheoDoi'
  /** Admit */
  | 'NhapVien'
  /** Refused or left */
  | 'TuChoi'
  /** Died */
  | 'TuVong';

/** Why a patient is transferred. */
export type LyDoChuyen =
  /** Medically indicated. */
  | 'DuDieuKien'
  /** At the patient's request. */
  | 'TheoYeuCau';

/** State of a transfer record. */
export type TrangThaiChuyenVien =
  /** Cancelled. */
  | 'DaHuy'
  /** In use. */
  | 'DangSuDung';

export type PhieuChuyenVienFragment = { _id: string, version: number, MaChuyenVien: string, SoChuyenVien: string, TrangThai: TrangThaiChuyenVien, NgayChuyen: string, BenhVien_Id: string, HinhThucChuyen_Id: string | null, LyDoChuyen: LyDoChuyen, DauHieuLamSang: string | null, KetQuaLamSang: string | null, PhuongPhapDungDieuTri: string | null, TinhTrangBenhNhan: string | null, HuongDieuTri: string | null, ChuyenTuNgay: string | null, ChuyenDenNgay: string | null, PhuongTienVanChuyen: string | null, HoTenNguoiDuaDi: string | null, HanGiay: string, LyDoHuy: string | null, BenhVien: { _id: string, ma: string | null, ten: string } | null, HinhThucChuyen: { _id: string, ma: string | null, ten: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }> };

export type ChuyenVienCuaKhamQueryVariables = Exact<{
  BenhNhan_Id: string;
  KhamBenh_Id: string;
}>;


export type ChuyenVienCuaKhamQuery = { getKhamBenh_ChuyenVienByBenhNhanId: Array<{ _id: string, version: number, MaChuyenVien: string, SoChuyenVien: string, TrangThai: TrangThaiChuyenVien, NgayChuyen: string, BenhVien_Id: string, HinhThucChuyen_Id: string | null, LyDoChuyen: LyDoChuyen, DauHieuLamSang: string | null, KetQuaLamSang: string | null, PhuongPhapDungDieuTri: string | null, TinhTrangBenhNhan: string | null, HuongDieuTri: string | null, ChuyenTuNgay: string | null, ChuyenDenNgay: string | null, PhuongTienVanChuyen: string | null, HoTenNguoiDuaDi: string | null, HanGiay: string, LyDoHuy: string | null, BenhVien: { _id: string, ma: string | null, ten: string } | null, HinhThucChuyen: { _id: string, ma: string | null, ten: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }> }> };

export type LoaiHuongGiaiQuyetQueryVariables = Exact<{
  id: string;
}>;


export type LoaiHuongGiaiQuyetQuery = { huongGiaiQuyet: { _id: string, Loai: LoaiHuongGiaiQuyet | null } | null };

export type LapChuyenVienMutationVariables = Exact<{
  input: KhamBenh_ChuyenVienInput;
}>;


export type LapChuyenVienMutation = { createKhamBenh_ChuyenVien: { _id: string, version: number, MaChuyenVien: string, SoChuyenVien: string, TrangThai: TrangThaiChuyenVien, NgayChuyen: string, BenhVien_Id: string, HinhThucChuyen_Id: string | null, LyDoChuyen: LyDoChuyen, DauHieuLamSang: string | null, KetQuaLamSang: string | null, PhuongPhapDungDieuTri: string | null, TinhTrangBenhNhan: string | null, HuongDieuTri: string | null, ChuyenTuNgay: string | null, ChuyenDenNgay: string | null, PhuongTienVanChuyen: string | null, HoTenNguoiDuaDi: string | null, HanGiay: string, LyDoHuy: string | null, BenhVien: { _id: string, ma: string | null, ten: string } | null, HinhThucChuyen: { _id: string, ma: string | null, ten: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }> } };

export type SuaChuyenVienMutationVariables = Exact<{
  id: string;
  input: KhamBenh_ChuyenVienInput;
}>;


export type SuaChuyenVienMutation = { updateKhamBenh_ChuyenVien: { _id: string, version: number, MaChuyenVien: string, SoChuyenVien: string, TrangThai: TrangThaiChuyenVien, NgayChuyen: string, BenhVien_Id: string, HinhThucChuyen_Id: string | null, LyDoChuyen: LyDoChuyen, DauHieuLamSang: string | null, KetQuaLamSang: string | null, PhuongPhapDungDieuTri: string | null, TinhTrangBenhNhan: string | null, HuongDieuTri: string | null, ChuyenTuNgay: string | null, ChuyenDenNgay: string | null, PhuongTienVanChuyen: string | null, HoTenNguoiDuaDi: string | null, HanGiay: string, LyDoHuy: string | null, BenhVien: { _id: string, ma: string | null, ten: string } | null, HinhThucChuyen: { _id: string, ma: string | null, ten: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }> } };

export type XoaChuyenVienMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type XoaChuyenVienMutation = { removeKhamBenh_ChuyenVien: number };

export type HuyChuyenVienMutationVariables = Exact<{
  id: string;
  LyDo?: string | null | undefined;
}>;


export type HuyChuyenVienMutation = { cancelKhamBenh_ChuyenVien: { _id: string, version: number, MaChuyenVien: string, SoChuyenVien: string, TrangThai: TrangThaiChuyenVien, NgayChuyen: string, BenhVien_Id: string, HinhThucChuyen_Id: string | null, LyDoChuyen: LyDoChuyen, DauHieuLamSang: string | null, KetQuaLamSang: string | null, PhuongPhapDungDieuTri: string | null, TinhTrangBenhNhan: string | null, HuongDieuTri: string | null, ChuyenTuNgay: string | null, ChuyenDenNgay: string | null, PhuongTienVanChuyen: string | null, HoTenNguoiDuaDi: string | null, HanGiay: string, LyDoHuy: string | null, BenhVien: { _id: string, ma: string | null, ten: string } | null, HinhThucChuyen: { _id: string, ma: string | null, ten: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }> } };

export const PhieuChuyenVienFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhieuChuyenVien"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KhamBenh_ChuyenVien"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"MaChuyenVien"}},{"kind":"Field","name":{"kind":"Name","value":"SoChuyenVien"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayChuyen"}},{"kind":"Field","name":{"kind":"Name","value":"BenhVien_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BenhVien"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"HinhThucChuyen_Id"}},{"kind":"Field","name":{"kind":"Name","value":"HinhThucChuyen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"LyDoChuyen"}},{"kind":"Field","name":{"kind":"Name","value":"DauHieuLamSang"}},{"kind":"Field","name":{"kind":"Name","value":"KetQuaLamSang"}},{"kind":"Field","name":{"kind":"Name","value":"PhuongPhapDungDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"TinhTrangBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"HuongDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"ChuyenTuNgay"}},{"kind":"Field","name":{"kind":"Name","value":"ChuyenDenNgay"}},{"kind":"Field","name":{"kind":"Name","value":"PhuongTienVanChuyen"}},{"kind":"Field","name":{"kind":"Name","value":"HoTenNguoiDuaDi"}},{"kind":"Field","name":{"kind":"Name","value":"HanGiay"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<PhieuChuyenVienFragment, unknown>;
export const ChuyenVienCuaKhamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChuyenVienCuaKham"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"BenhNhan_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"KhamBenh_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getKhamBenh_ChuyenVienByBenhNhanId"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"BenhNhan_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"BenhNhan_Id"}}},{"kind":"Argument","name":{"kind":"Name","value":"KhamBenh_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"KhamBenh_Id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhieuChuyenVien"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhieuChuyenVien"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KhamBenh_ChuyenVien"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"MaChuyenVien"}},{"kind":"Field","name":{"kind":"Name","value":"SoChuyenVien"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayChuyen"}},{"kind":"Field","name":{"kind":"Name","value":"BenhVien_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BenhVien"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"HinhThucChuyen_Id"}},{"kind":"Field","name":{"kind":"Name","value":"HinhThucChuyen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"LyDoChuyen"}},{"kind":"Field","name":{"kind":"Name","value":"DauHieuLamSang"}},{"kind":"Field","name":{"kind":"Name","value":"KetQuaLamSang"}},{"kind":"Field","name":{"kind":"Name","value":"PhuongPhapDungDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"TinhTrangBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"HuongDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"ChuyenTuNgay"}},{"kind":"Field","name":{"kind":"Name","value":"ChuyenDenNgay"}},{"kind":"Field","name":{"kind":"Name","value":"PhuongTienVanChuyen"}},{"kind":"Field","name":{"kind":"Name","value":"HoTenNguoiDuaDi"}},{"kind":"Field","name":{"kind":"Name","value":"HanGiay"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<ChuyenVienCuaKhamQuery, ChuyenVienCuaKhamQueryVariables>;
export const LoaiHuongGiaiQuyetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoaiHuongGiaiQuyet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"huongGiaiQuyet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}}]}}]}}]} as unknown as DocumentNode<LoaiHuongGiaiQuyetQuery, LoaiHuongGiaiQuyetQueryVariables>;
export const LapChuyenVienDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LapChuyenVien"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KhamBenh_ChuyenVienInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createKhamBenh_ChuyenVien"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhieuChuyenVien"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhieuChuyenVien"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KhamBenh_ChuyenVien"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"MaChuyenVien"}},{"kind":"Field","name":{"kind":"Name","value":"SoChuyenVien"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayChuyen"}},{"kind":"Field","name":{"kind":"Name","value":"BenhVien_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BenhVien"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"HinhThucChuyen_Id"}},{"kind":"Field","name":{"kind":"Name","value":"HinhThucChuyen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"LyDoChuyen"}},{"kind":"Field","name":{"kind":"Name","value":"DauHieuLamSang"}},{"kind":"Field","name":{"kind":"Name","value":"KetQuaLamSang"}},{"kind":"Field","name":{"kind":"Name","value":"PhuongPhapDungDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"TinhTrangBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"HuongDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"ChuyenTuNgay"}},{"kind":"Field","name":{"kind":"Name","value":"ChuyenDenNgay"}},{"kind":"Field","name":{"kind":"Name","value":"PhuongTienVanChuyen"}},{"kind":"Field","name":{"kind":"Name","value":"HoTenNguoiDuaDi"}},{"kind":"Field","name":{"kind":"Name","value":"HanGiay"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<LapChuyenVienMutation, LapChuyenVienMutationVariables>;
export const SuaChuyenVienDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SuaChuyenVien"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KhamBenh_ChuyenVienInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateKhamBenh_ChuyenVien"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhieuChuyenVien"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhieuChuyenVien"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KhamBenh_ChuyenVien"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"MaChuyenVien"}},{"kind":"Field","name":{"kind":"Name","value":"SoChuyenVien"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayChuyen"}},{"kind":"Field","name":{"kind":"Name","value":"BenhVien_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BenhVien"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"HinhThucChuyen_Id"}},{"kind":"Field","name":{"kind":"Name","value":"HinhThucChuyen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"LyDoChuyen"}},{"kind":"Field","name":{"kind":"Name","value":"DauHieuLamSang"}},{"kind":"Field","name":{"kind":"Name","value":"KetQuaLamSang"}},{"kind":"Field","name":{"kind":"Name","value":"PhuongPhapDungDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"TinhTrangBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"HuongDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"ChuyenTuNgay"}},{"kind":"Field","name":{"kind":"Name","value":"ChuyenDenNgay"}},{"kind":"Field","name":{"kind":"Name","value":"PhuongTienVanChuyen"}},{"kind":"Field","name":{"kind":"Name","value":"HoTenNguoiDuaDi"}},{"kind":"Field","name":{"kind":"Name","value":"HanGiay"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<SuaChuyenVienMutation, SuaChuyenVienMutationVariables>;
export const XoaChuyenVienDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"XoaChuyenVien"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeKhamBenh_ChuyenVien"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<XoaChuyenVienMutation, XoaChuyenVienMutationVariables>;
export const HuyChuyenVienDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HuyChuyenVien"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"LyDo"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelKhamBenh_ChuyenVien"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"LyDo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"LyDo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhieuChuyenVien"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhieuChuyenVien"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KhamBenh_ChuyenVien"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"MaChuyenVien"}},{"kind":"Field","name":{"kind":"Name","value":"SoChuyenVien"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayChuyen"}},{"kind":"Field","name":{"kind":"Name","value":"BenhVien_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BenhVien"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"HinhThucChuyen_Id"}},{"kind":"Field","name":{"kind":"Name","value":"HinhThucChuyen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"LyDoChuyen"}},{"kind":"Field","name":{"kind":"Name","value":"DauHieuLamSang"}},{"kind":"Field","name":{"kind":"Name","value":"KetQuaLamSang"}},{"kind":"Field","name":{"kind":"Name","value":"PhuongPhapDungDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"TinhTrangBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"HuongDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"ChuyenTuNgay"}},{"kind":"Field","name":{"kind":"Name","value":"ChuyenDenNgay"}},{"kind":"Field","name":{"kind":"Name","value":"PhuongTienVanChuyen"}},{"kind":"Field","name":{"kind":"Name","value":"HoTenNguoiDuaDi"}},{"kind":"Field","name":{"kind":"Name","value":"HanGiay"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<HuyChuyenVienMutation, HuyChuyenVienMutationVariables>;