/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** What a doctor writes of a summary; a field that is left out stays. */
export type PhieuSoKetInput = {
  /** The medical record; for a new summary. */
  BenhAn_Id?: string | null | undefined;
  /** Assessment. */
  DanhGiaKetQua?: string | null | undefined;
  /** Clinical course. */
  DienBienLamSang?: string | null | undefined;
  /** Further treatment and outlook. */
  HuongDieuTri?: string | null | undefined;
  /** When it was written. */
  NgaySoKet?: string | null | undefined;
  /** Treatment so far. */
  QuaTrinhDieuTri?: string | null | undefined;
  /** Tests. */
  XetNghiem?: string | null | undefined;
  /** Makes a repeated request harmless; for a new summary. */
  requestId?: string | null | undefined;
  /** The version that was seen; for a change. */
  version?: number | null | undefined;
};

/** What a doctor writes of a discharge; a field that is left out stays. */
export type RaVienNgoaiTruInput = {
  /** The outpatient record; for a new discharge. */
  BenhAn_Id?: string | null | undefined;
  /** Diagnosis as the paper says it; the record's when not given. */
  ChanDoan?: string | null | undefined;
  /** Main disease; the record's when not given. */
  ChanDoanICD_Id?: string | null | undefined;
  /** Secondary diseases; the record's when not given. */
  ChanDoanPhuICD_Ids?: Array<string> | null | undefined;
  /** Note. */
  GhiChu?: string | null | undefined;
  /** Result of the treatment. */
  KetQuaDieuTri?: KetQuaDieuTri | null | undefined;
  /** Kind of the discharge. */
  LoaiRaVien?: LoaiRaVien | null | undefined;
  /** Advice. */
  LoiDan?: string | null | undefined;
  /** Why a discharge that was printed is replaced. */
  LyDoThayThe?: string | null | undefined;
  /** Parent or guardian, for a patient under sixteen. */
  NguoiGiamHo?: string | null | undefined;
  /** Treatment. */
  PhuongPhapDieuTri?: string | null | undefined;
  /** When the treatment ended. */
  ThoiGianRaVien?: string | null | undefined;
  /** Makes a repeated request harmless; for a new discharge. */
  requestId?: string | null | undefined;
  /** The version that was seen; for a change. */
  version?: number | null | undefined;
};

/** State of a discharge. */
export type TrangThaiRaVien =
  /** Replaced by a further version. */
  | 'BiThayThe'
  /** Taken back. */
  | 'DaHuy'
  /** In use. */
  | 'DangSuDung';

export type RaVienFragment = { _id: string, version: number, SoRaVien: string, PhienBan: number, TrangThai: TrangThaiRaVien, BenhAn_Id: string, ThoiGianRaVien: string, KetQuaDieuTri: KetQuaDieuTri, LoaiRaVien: LoaiRaVien, ChanDoan: string, ChanDoanICD_Id: string, ChanDoanPhuICD_Ids: Array<string>, PhuongPhapDieuTri: string, LoiDan: string | null, GhiChu: string | null, NguoiGiamHo: string | null, LyDoThayThe: string | null, LyDoHuy: string | null, SoLanIn: number, BacSi: { _id: string, ten: string } | null, ChanDoanICD: { _id: string, ma: string | null, ten: string } | null, ChanDoanPhuICDs: Array<{ _id: string, ma: string | null, ten: string }>, hanhDongs: Array<{ action: string, refusal: string | null }> };

export type RaVienCuaBenhAnQueryVariables = Exact<{
  id: string;
}>;


export type RaVienCuaBenhAnQuery = { benhAn: { _id: string, raViens: Array<{ _id: string, version: number, SoRaVien: string, PhienBan: number, TrangThai: TrangThaiRaVien, BenhAn_Id: string, ThoiGianRaVien: string, KetQuaDieuTri: KetQuaDieuTri, LoaiRaVien: LoaiRaVien, ChanDoan: string, ChanDoanICD_Id: string, ChanDoanPhuICD_Ids: Array<string>, PhuongPhapDieuTri: string, LoiDan: string | null, GhiChu: string | null, NguoiGiamHo: string | null, LyDoThayThe: string | null, LyDoHuy: string | null, SoLanIn: number, BacSi: { _id: string, ten: string } | null, ChanDoanICD: { _id: string, ma: string | null, ten: string } | null, ChanDoanPhuICDs: Array<{ _id: string, ma: string | null, ten: string }>, hanhDongs: Array<{ action: string, refusal: string | null }> }> } | null };

export type LapRaVienMutationVariables = Exact<{
  input: RaVienNgoaiTruInput;
}>;


export type LapRaVienMutation = { createRaVienNgoaiTru: { _id: string, version: number, SoRaVien: string, PhienBan: number, TrangThai: TrangThaiRaVien, BenhAn_Id: string, ThoiGianRaVien: string, KetQuaDieuTri: KetQuaDieuTri, LoaiRaVien: LoaiRaVien, ChanDoan: string, ChanDoanICD_Id: string, ChanDoanPhuICD_Ids: Array<string>, PhuongPhapDieuTri: string, LoiDan: string | null, GhiChu: string | null, NguoiGiamHo: string | null, LyDoThayThe: string | null, LyDoHuy: string | null, SoLanIn: number, BacSi: { _id: string, ten: string } | null, ChanDoanICD: { _id: string, ma: string | null, ten: string } | null, ChanDoanPhuICDs: Array<{ _id: string, ma: string | null, ten: string }>, hanhDongs: Array<{ action: string, refusal: string | null }> } };

export type SuaRaVienMutationVariables = Exact<{
  id: string;
  input: RaVienNgoaiTruInput;
}>;


export type SuaRaVienMutation = { updateRaVienNgoaiTru: { _id: string, version: number, SoRaVien: string, PhienBan: number, TrangThai: TrangThaiRaVien, BenhAn_Id: string, ThoiGianRaVien: string, KetQuaDieuTri: KetQuaDieuTri, LoaiRaVien: LoaiRaVien, ChanDoan: string, ChanDoanICD_Id: string, ChanDoanPhuICD_Ids: Array<string>, PhuongPhapDieuTri: string, LoiDan: string | null, GhiChu: string | null, NguoiGiamHo: string | null, LyDoThayThe: string | null, LyDoHuy: string | null, SoLanIn: number, BacSi: { _id: string, ten: string } | null, ChanDoanICD: { _id: string, ma: string | null, ten: string } | null, ChanDoanPhuICDs: Array<{ _id: string, ma: string | null, ten: string }>, hanhDongs: Array<{ action: string, refusal: string | null }> } };

export type HuyRaVienMutationVariables = Exact<{
  id: string;
  LyDo: string;
}>;


export type HuyRaVienMutation = { cancelRaVienNgoaiTru: { _id: string, version: number, SoRaVien: string, PhienBan: number, TrangThai: TrangThaiRaVien, BenhAn_Id: string, ThoiGianRaVien: string, KetQuaDieuTri: KetQuaDieuTri, LoaiRaVien: LoaiRaVien, ChanDoan: string, ChanDoanICD_Id: string, ChanDoanPhuICD_Ids: Array<string>, PhuongPhapDieuTri: string, LoiDan: string | null, GhiChu: string | null, NguoiGiamHo: string | null, LyDoThayThe: string | null, LyDoHuy: string | null, SoLanIn: number, BacSi: { _id: string, ten: string } | null, ChanDoanICD: { _id: string, ma: string | null, ten: string } | null, ChanDoanPhuICDs: Array<{ _id: string, ma: string | null, ten: string }>, hanhDongs: Array<{ action: string, refusal: string | null }> } };

export type SoKetFragment = { _id: string, version: number, NgaySoKet: string, DienBienLamSang: string, XetNghiem: string | null, QuaTrinhDieuTri: string | null, DanhGiaKetQua: string | null, HuongDieuTri: string | null, BacSi: { _id: string, ten: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }> };

export type SoKetCuaBenhAnQueryVariables = Exact<{
  BenhAn_Id: string;
}>;


export type SoKetCuaBenhAnQuery = { phieuSoKets: Array<{ _id: string, version: number, NgaySoKet: string, DienBienLamSang: string, XetNghiem: string | null, QuaTrinhDieuTri: string | null, DanhGiaKetQua: string | null, HuongDieuTri: string | null, BacSi: { _id: string, ten: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }> }> };

export type VietSoKetMutationVariables = Exact<{
  input: PhieuSoKetInput;
}>;


export type VietSoKetMutation = { createPhieuSoKet: { _id: string, version: number, NgaySoKet: string, DienBienLamSang: string, XetNghiem: string | null, QuaTrinhDieuTri: string | null, DanhGiaKetQua: string | null, HuongDieuTri: string | null, BacSi: { _id: string, ten: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }> } };

export type SuaSoKetMutationVariables = Exact<{
  id: string;
  input: PhieuSoKetInput;
}>;


export type SuaSoKetMutation = { updatePhieuSoKet: { _id: string, version: number, NgaySoKet: string, DienBienLamSang: string, XetNghiem: string | null, QuaTrinhDieuTri: string | null, DanhGiaKetQua: string | null, HuongDieuTri: string | null, BacSi: { _id: string, ten: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }> } };

export type XoaSoKetMutationVariables = Exact<{
  id: string;
}>;


export type XoaSoKetMutation = { removePhieuSoKet: number };

export const RaVienFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RaVien"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RaVienNgoaiTru"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"SoRaVien"}},{"kind":"Field","name":{"kind":"Name","value":"PhienBan"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"BenhAn_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BacSi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ThoiGianRaVien"}},{"kind":"Field","name":{"kind":"Name","value":"KetQuaDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiRaVien"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoan"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanICD_Id"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanICD"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanPhuICD_Ids"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanPhuICDs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"PhuongPhapDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"LoiDan"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiGiamHo"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoThayThe"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"SoLanIn"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<RaVienFragment, unknown>;
export const SoKetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SoKet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PhieuSoKet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"NgaySoKet"}},{"kind":"Field","name":{"kind":"Name","value":"BacSi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"DienBienLamSang"}},{"kind":"Field","name":{"kind":"Name","value":"XetNghiem"}},{"kind":"Field","name":{"kind":"Name","value":"QuaTrinhDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"DanhGiaKetQua"}},{"kind":"Field","name":{"kind":"Name","value":"HuongDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<SoKetFragment, unknown>;
export const RaVienCuaBenhAnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RaVienCuaBenhAn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"benhAn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"raViens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RaVien"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RaVien"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RaVienNgoaiTru"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"SoRaVien"}},{"kind":"Field","name":{"kind":"Name","value":"PhienBan"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"BenhAn_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BacSi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ThoiGianRaVien"}},{"kind":"Field","name":{"kind":"Name","value":"KetQuaDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiRaVien"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoan"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanICD_Id"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanICD"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanPhuICD_Ids"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanPhuICDs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"PhuongPhapDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"LoiDan"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiGiamHo"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoThayThe"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"SoLanIn"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<RaVienCuaBenhAnQuery, RaVienCuaBenhAnQueryVariables>;
export const LapRaVienDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LapRaVien"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RaVienNgoaiTruInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createRaVienNgoaiTru"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RaVien"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RaVien"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RaVienNgoaiTru"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"SoRaVien"}},{"kind":"Field","name":{"kind":"Name","value":"PhienBan"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"BenhAn_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BacSi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ThoiGianRaVien"}},{"kind":"Field","name":{"kind":"Name","value":"KetQuaDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiRaVien"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoan"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanICD_Id"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanICD"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanPhuICD_Ids"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanPhuICDs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"PhuongPhapDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"LoiDan"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiGiamHo"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoThayThe"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"SoLanIn"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<LapRaVienMutation, LapRaVienMutationVariables>;
export const SuaRaVienDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SuaRaVien"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RaVienNgoaiTruInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateRaVienNgoaiTru"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RaVien"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RaVien"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RaVienNgoaiTru"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"SoRaVien"}},{"kind":"Field","name":{"kind":"Name","value":"PhienBan"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"BenhAn_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BacSi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ThoiGianRaVien"}},{"kind":"Field","name":{"kind":"Name","value":"KetQuaDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiRaVien"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoan"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanICD_Id"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanICD"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanPhuICD_Ids"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanPhuICDs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"PhuongPhapDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"LoiDan"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiGiamHo"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoThayThe"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"SoLanIn"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<SuaRaVienMutation, SuaRaVienMutationVariables>;
export const HuyRaVienDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HuyRaVien"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"LyDo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelRaVienNgoaiTru"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"LyDo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"LyDo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RaVien"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RaVien"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RaVienNgoaiTru"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"SoRaVien"}},{"kind":"Field","name":{"kind":"Name","value":"PhienBan"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"BenhAn_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BacSi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ThoiGianRaVien"}},{"kind":"Field","name":{"kind":"Name","value":"KetQuaDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiRaVien"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoan"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanICD_Id"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanICD"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanPhuICD_Ids"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanPhuICDs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"PhuongPhapDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"LoiDan"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiGiamHo"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoThayThe"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHuy"}},{"kind":"Field","name":{"kind":"Name","value":"SoLanIn"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<HuyRaVienMutation, HuyRaVienMutationVariables>;
export const SoKetCuaBenhAnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SoKetCuaBenhAn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"BenhAn_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"phieuSoKets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"BenhAn_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"BenhAn_Id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SoKet"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SoKet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PhieuSoKet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"NgaySoKet"}},{"kind":"Field","name":{"kind":"Name","value":"BacSi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"DienBienLamSang"}},{"kind":"Field","name":{"kind":"Name","value":"XetNghiem"}},{"kind":"Field","name":{"kind":"Name","value":"QuaTrinhDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"DanhGiaKetQua"}},{"kind":"Field","name":{"kind":"Name","value":"HuongDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<SoKetCuaBenhAnQuery, SoKetCuaBenhAnQueryVariables>;
export const VietSoKetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VietSoKet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PhieuSoKetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPhieuSoKet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SoKet"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SoKet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PhieuSoKet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"NgaySoKet"}},{"kind":"Field","name":{"kind":"Name","value":"BacSi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"DienBienLamSang"}},{"kind":"Field","name":{"kind":"Name","value":"XetNghiem"}},{"kind":"Field","name":{"kind":"Name","value":"QuaTrinhDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"DanhGiaKetQua"}},{"kind":"Field","name":{"kind":"Name","value":"HuongDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<VietSoKetMutation, VietSoKetMutationVariables>;
export const SuaSoKetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SuaSoKet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PhieuSoKetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePhieuSoKet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SoKet"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SoKet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PhieuSoKet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"NgaySoKet"}},{"kind":"Field","name":{"kind":"Name","value":"BacSi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"DienBienLamSang"}},{"kind":"Field","name":{"kind":"Name","value":"XetNghiem"}},{"kind":"Field","name":{"kind":"Name","value":"QuaTrinhDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"DanhGiaKetQua"}},{"kind":"Field","name":{"kind":"Name","value":"HuongDieuTri"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<SuaSoKetMutation, SuaSoKetMutationVariables>;
export const XoaSoKetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"XoaSoKet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePhieuSoKet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"id"}}]}}]}]}}]} as unknown as DocumentNode<XoaSoKetMutation, XoaSoKetMutationVariables>;