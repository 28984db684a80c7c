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

/** What the doctor writes; a field that is left out stays. */
export type KhamBenhInput = {
  /** Chronic disease. */
  BenhManTinh?: boolean | null | undefined;
  /** Weight, kg. */
  CanNang?: number | null | undefined;
  /** Diagnosis as written. */
  ChanDoan?: string | null | undefined;
  /** Main disease. */
  ChanDoanICD_Id?: string | null | undefined;
  /** Secondary diseases. */
  ChanDoanPhuICD_Ids?: Array<string> | null | undefined;
  /** Height, cm. */
  ChieuCao?: number | null | undefined;
  /** Note. */
  GhiChu?: string | null | undefined;
  /** Resolution. */
  HuongGiaiQuyet_Id?: string | null | undefined;
  /** Systolic pressure. */
  HuyetApCao?: number | null | undefined;
  /** Diastolic pressure. */
  HuyetApThap?: number | null | undefined;
  /** Advice. */
  LoiDan?: string | null | undefined;
  /** Reason of the visit. */
  LyDoKham?: string | null | undefined;
  /** Pulse. */
  Mach?: number | null | undefined;
  /** Follow-up day. */
  NgayTaiKham?: string | null | undefined;
  /** Temperature. */
  NhietDo?: number | null | undefined;
  /** Breaths a minute. */
  NhipTho?: number | null | undefined;
  /** Oxygen saturation. */
  SpO2?: number | null | undefined;
  /** Pregnant or breast-feeding. */
  ThaiSan?: ThaiSan | null | undefined;
  /** History. */
  TienSuBenh?: string | null | undefined;
  /** Allergies. */
  TienSuDiUng?: string | null | undefined;
  /** Clinical signs. */
  TrieuChungLamSang?: string | null | undefined;
  /** The version that was seen. */
  version: number;
};

/** The unit of an age: days under 2 months, months under 72 months, then years. */
export type LoaiTuoi =
  /** Years. */
  | 'Nam'
  /** Days. */
  | 'Ngay'
  /** Months. */
  | 'Thang';

/** Why a warning is overridden. */
export type LyDoCanhBaoInput = {
  /** The reason. */
  LyDo: string;
  /** The warning. */
  key: string;
};

/** How grave an allergy is. */
export type MucDoDiUng =
  /** Life-threatening. */
  | 'DeDoaTinhMang'
  /** Severe. */
  | 'Nang'
  /** Mild. */
  | 'Nhe'
  /** Moderate. */
  | 'VuaPhai';

/** What the prescriptions of a woman depend on. */
export type ThaiSan =
  /** Breast-feeding. */
  | 'ChoConBu'
  /** Pregnant. */
  | 'MangThai';

/** State of a session. */
export type TrangThaiKhamBenh =
  /** Cancelled. */
  | 'DaHuy'
  /** Examined. */
  | 'DaKham'
  /** Being examined. */
  | 'DangKham';

/** How sure an allergy is. */
export type XacNhanDiUng =
  /** Verified. */
  | 'DaXacDinh'
  /** Suspected. */
  | 'NghiNgo';

export type KetThucVaDuyetKhamMutationVariables = Exact<{
  id: string;
  input: KhamBenhInput;
  lyDoCanhBaos?: Array<LyDoCanhBaoInput> | LyDoCanhBaoInput | null | undefined;
}>;


export type KetThucVaDuyetKhamMutation = { saveAndVerifyKhamBenh: { _id: string, version: number, MaKhamBenh: string, BenhNhan_Id: string, TiepNhan_Id: string, PhongBan_Id: string, TrangThai: TrangThaiKhamBenh, NgayKham: string, Ngay: string, Mach: number | null, NhietDo: number | null, HuyetApCao: number | null, HuyetApThap: number | null, NhipTho: number | null, SpO2: number | null, ChieuCao: number | null, CanNang: number | null, LyDoKham: string | null, TrieuChungLamSang: string | null, TienSuBenh: string | null, TienSuDiUng: string | null, ThaiSan: ThaiSan | null, BenhManTinh: boolean, ChanDoan: string | null, ChanDoanICD_Id: string | null, TenBenhChinh: string | null, ChanDoanPhuICD_Ids: Array<string>, HuongGiaiQuyet_Id: string | null, NgayTaiKham: string | null, LoiDan: string | null, GhiChu: string | null, DaDuyet: boolean, BenhNhan: { Tuoi: number, LoaiTuoi: LoaiTuoi, diUngCheos: Array<string>, _id: string, MaYTe: string, TenBenhNhan: string, GioiTinh: GioiTinh, NgaySinh: string | null, NamSinh: number, tuoi: string, DiUngs: Array<{ HoatChat_Id: string, MucDo: MucDoDiUng | null, PhanUng: string | null, XacNhan: XacNhanDiUng | null, HoatChat: { _id: string, ten: string } | null }> } | null, TiepNhan: { _id: string, NgayTiepNhan: string, SoTheBHYT: string | null, MucHuong: number | null, BHYTNgayHieuLuc: string | null, BHYTNgayHetHieuLuc: string | null, DoiTuong: { _id: string, ten: string } | null, Ves: Array<{ _id: string, KyHieu: string, Node_Id: string, LyDoUuTien: string | null }> } | null, PhongBan: { _id: string, ma: string | null, ten: string } | null, BacSiKham: { _id: string, ma: string | null, ten: string } | null, ChanDoanICD: { _id: string, ma: string | null, ten: string } | null, ChanDoanPhuICDs: Array<{ _id: string, ma: string | null, ten: string }>, HuongGiaiQuyet: { _id: string, ma: string | null, ten: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }> } };

export type PhienKhamFragment = { _id: string, version: number, MaKhamBenh: string, BenhNhan_Id: string, TiepNhan_Id: string, PhongBan_Id: string, TrangThai: TrangThaiKhamBenh, NgayKham: string, Ngay: string, Mach: number | null, NhietDo: number | null, HuyetApCao: number | null, HuyetApThap: number | null, NhipTho: number | null, SpO2: number | null, ChieuCao: number | null, CanNang: number | null, LyDoKham: string | null, TrieuChungLamSang: string | null, TienSuBenh: string | null, TienSuDiUng: string | null, ThaiSan: ThaiSan | null, BenhManTinh: boolean, ChanDoan: string | null, ChanDoanICD_Id: string | null, TenBenhChinh: string | null, ChanDoanPhuICD_Ids: Array<string>, HuongGiaiQuyet_Id: string | null, NgayTaiKham: string | null, LoiDan: string | null, GhiChu: string | null, DaDuyet: boolean, BenhNhan: { Tuoi: number, LoaiTuoi: LoaiTuoi, diUngCheos: Array<string>, _id: string, MaYTe: string, TenBenhNhan: string, GioiTinh: GioiTinh, NgaySinh: string | null, NamSinh: number, tuoi: string, DiUngs: Array<{ HoatChat_Id: string, MucDo: MucDoDiUng | null, PhanUng: string | null, XacNhan: XacNhanDiUng | null, HoatChat: { _id: string, ten: string } | null }> } | null, TiepNhan: { _id: string, NgayTiepNhan: string, SoTheBHYT: string | null, MucHuong: number | null, BHYTNgayHieuLuc: string | null, BHYTNgayHetHieuLuc: string | null, DoiTuong: { _id: string, ten: string } | null, Ves: Array<{ _id: string, KyHieu: string, Node_Id: string, LyDoUuTien: string | null }> } | null, PhongBan: { _id: string, ma: string | null, ten: string } | null, BacSiKham: { _id: string, ma: string | null, ten: string } | null, ChanDoanICD: { _id: string, ma: string | null, ten: string } | null, ChanDoanPhuICDs: Array<{ _id: string, ma: string | null, ten: string }>, HuongGiaiQuyet: { _id: string, ma: string | null, ten: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }> };

export type BannerPersonFragment = { _id: string, MaYTe: string, TenBenhNhan: string, GioiTinh: GioiTinh, NgaySinh: string | null, NamSinh: number, tuoi: string };

export type PatientAllergyFragment = { HoatChat_Id: string, MucDo: MucDoDiUng | null, PhanUng: string | null, XacNhan: XacNhanDiUng | null, HoatChat: { _id: string, ten: string } | null };

export const BannerPersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BannerPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenhNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"GioiTinh"}},{"kind":"Field","name":{"kind":"Name","value":"NgaySinh"}},{"kind":"Field","name":{"kind":"Name","value":"NamSinh"}},{"kind":"Field","name":{"kind":"Name","value":"tuoi"}}]}}]} as unknown as DocumentNode<BannerPersonFragment, unknown>;
export const PatientAllergyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientAllergy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiUng"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"HoatChat_Id"}},{"kind":"Field","name":{"kind":"Name","value":"HoatChat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"MucDo"}},{"kind":"Field","name":{"kind":"Name","value":"PhanUng"}},{"kind":"Field","name":{"kind":"Name","value":"XacNhan"}}]}}]} as unknown as DocumentNode<PatientAllergyFragment, unknown>;
export const PhienKhamFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhienKham"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KhamBenh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"MaKhamBenh"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BannerPerson"}},{"kind":"Field","name":{"kind":"Name","value":"Tuoi"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiTuoi"}},{"kind":"Field","name":{"kind":"Name","value":"DiUngs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientAllergy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"diUngCheos"}}]}},{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TiepNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTiepNhan"}},{"kind":"Field","name":{"kind":"Name","value":"DoiTuong"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"SoTheBHYT"}},{"kind":"Field","name":{"kind":"Name","value":"MucHuong"}},{"kind":"Field","name":{"kind":"Name","value":"BHYTNgayHieuLuc"}},{"kind":"Field","name":{"kind":"Name","value":"BHYTNgayHetHieuLuc"}},{"kind":"Field","name":{"kind":"Name","value":"Ves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"KyHieu"}},{"kind":"Field","name":{"kind":"Name","value":"Node_Id"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoUuTien"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"PhongBan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"PhongBan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"BacSiKham"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKham"}},{"kind":"Field","name":{"kind":"Name","value":"Ngay"}},{"kind":"Field","name":{"kind":"Name","value":"Mach"}},{"kind":"Field","name":{"kind":"Name","value":"NhietDo"}},{"kind":"Field","name":{"kind":"Name","value":"HuyetApCao"}},{"kind":"Field","name":{"kind":"Name","value":"HuyetApThap"}},{"kind":"Field","name":{"kind":"Name","value":"NhipTho"}},{"kind":"Field","name":{"kind":"Name","value":"SpO2"}},{"kind":"Field","name":{"kind":"Name","value":"ChieuCao"}},{"kind":"Field","name":{"kind":"Name","value":"CanNang"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoKham"}},{"kind":"Field","name":{"kind":"Name","value":"TrieuChungLamSang"}},{"kind":"Field","name":{"kind":"Name","value":"TienSuBenh"}},{"kind":"Field","name":{"kind":"Name","value":"TienSuDiUng"}},{"kind":"Field","name":{"kind":"Name","value":"ThaiSan"}},{"kind":"Field","name":{"kind":"Name","value":"BenhManTinh"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoan"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanICD_Id"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanICD"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhChinh"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanPhuICD_Ids"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanPhuICDs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"HuongGiaiQuyet_Id"}},{"kind":"Field","name":{"kind":"Name","value":"HuongGiaiQuyet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NgayTaiKham"}},{"kind":"Field","name":{"kind":"Name","value":"LoiDan"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"DaDuyet"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BannerPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenhNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"GioiTinh"}},{"kind":"Field","name":{"kind":"Name","value":"NgaySinh"}},{"kind":"Field","name":{"kind":"Name","value":"NamSinh"}},{"kind":"Field","name":{"kind":"Name","value":"tuoi"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientAllergy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiUng"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"HoatChat_Id"}},{"kind":"Field","name":{"kind":"Name","value":"HoatChat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"MucDo"}},{"kind":"Field","name":{"kind":"Name","value":"PhanUng"}},{"kind":"Field","name":{"kind":"Name","value":"XacNhan"}}]}}]} as unknown as DocumentNode<PhienKhamFragment, unknown>;
export const KetThucVaDuyetKhamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KetThucVaDuyetKham"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KhamBenhInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lyDoCanhBaos"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LyDoCanhBaoInput"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveAndVerifyKhamBenh"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"lyDoCanhBaos"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lyDoCanhBaos"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhienKham"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhienKham"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KhamBenh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"MaKhamBenh"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BannerPerson"}},{"kind":"Field","name":{"kind":"Name","value":"Tuoi"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiTuoi"}},{"kind":"Field","name":{"kind":"Name","value":"DiUngs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientAllergy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"diUngCheos"}}]}},{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TiepNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTiepNhan"}},{"kind":"Field","name":{"kind":"Name","value":"DoiTuong"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"SoTheBHYT"}},{"kind":"Field","name":{"kind":"Name","value":"MucHuong"}},{"kind":"Field","name":{"kind":"Name","value":"BHYTNgayHieuLuc"}},{"kind":"Field","name":{"kind":"Name","value":"BHYTNgayHetHieuLuc"}},{"kind":"Field","name":{"kind":"Name","value":"Ves"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"KyHieu"}},{"kind":"Field","name":{"kind":"Name","value":"Node_Id"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoUuTien"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"PhongBan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"PhongBan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"BacSiKham"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKham"}},{"kind":"Field","name":{"kind":"Name","value":"Ngay"}},{"kind":"Field","name":{"kind":"Name","value":"Mach"}},{"kind":"Field","name":{"kind":"Name","value":"NhietDo"}},{"kind":"Field","name":{"kind":"Name","value":"HuyetApCao"}},{"kind":"Field","name":{"kind":"Name","value":"HuyetApThap"}},{"kind":"Field","name":{"kind":"Name","value":"NhipTho"}},{"kind":"Field","name":{"kind":"Name","value":"SpO2"}},{"kind":"Field","name":{"kind":"Name","value":"ChieuCao"}},{"kind":"Field","name":{"kind":"Name","value":"CanNang"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoKham"}},{"kind":"Field","name":{"kind":"Name","value":"TrieuChungLamSang"}},{"kind":"Field","name":{"kind":"Name","value":"TienSuBenh"}},{"kind":"Field","name":{"kind":"Name","value":"TienSuDiUng"}},{"kind":"Field","name":{"kind":"Name","value":"ThaiSan"}},{"kind":"Field","name":{"kind":"Name","value":"BenhManTinh"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoan"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanICD_Id"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanICD"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhChinh"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanPhuICD_Ids"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanPhuICDs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"HuongGiaiQuyet_Id"}},{"kind":"Field","name":{"kind":"Name","value":"HuongGiaiQuyet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NgayTaiKham"}},{"kind":"Field","name":{"kind":"Name","value":"LoiDan"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"DaDuyet"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BannerPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenhNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"GioiTinh"}},{"kind":"Field","name":{"kind":"Name","value":"NgaySinh"}},{"kind":"Field","name":{"kind":"Name","value":"NamSinh"}},{"kind":"Field","name":{"kind":"Name","value":"tuoi"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientAllergy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiUng"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"HoatChat_Id"}},{"kind":"Field","name":{"kind":"Name","value":"HoatChat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"MucDo"}},{"kind":"Field","name":{"kind":"Name","value":"PhanUng"}},{"kind":"Field","name":{"kind":"Name","value":"XacNhan"}}]}}]} as unknown as DocumentNode<KetThucVaDuyetKhamMutation, KetThucVaDuyetKhamMutationVariables>;