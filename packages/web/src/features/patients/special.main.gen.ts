/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Somebody who comes without a name, as they are received. */
export type BenhNhanChuaRoInput = {
  /** Marks and belongings. */
  DacDiemNhanDang?: string | null | undefined;
  /** Sex, as far as it shows. */
  GioiTinh?: GioiTinh | null | undefined;
  /** Who brought them, with a phone. */
  NguoiDua?: string | null | undefined;
  /** Where the patient was found. */
  NoiPhatHien?: string | null | undefined;
  /** Estimated age in years. */
  TuoiUocLuong?: number | null | undefined;
  /** Client-made id: a repeat answers the first record. */
  requestId?: string | null | undefined;
};

/** A patient as typed or scanned. A field left out keeps its value; null empties it. */
export type BenhNhanInput = {
  /** Its last day. */
  BHYTNgayHetHieuLuc?: string | null | undefined;
  /** Its first day. */
  BHYTNgayHieuLuc?: string | null | undefined;
  /** Where the card is registered. */
  BenhVien_KCB_Id?: string | null | undefined;
  /** Citizen id or passport. */
  CMNDHoacHoChieu?: string | null | undefined;
  /** Ethnic group. */
  DanToc_Id?: string | null | undefined;
  /** Ingredients that the patient is allergic to. */
  DiUngHoatChat_Ids?: Array<string> | null | undefined;
  /** What is known of the allergies; of ingredients that are not among DiUngHoatChat_Ids nothing is kept. */
  DiUngs?: Array<DiUngInput> | null | undefined;
  /** Address of the contact person. */
  DiaChiNguoiLienHe?: string | null | undefined;
  /** Commune. */
  DiaChi_Id?: string | null | undefined;
  /** Employer. */
  DonVi?: string | null | undefined;
  /** E-mail. */
  Email?: string | null | undefined;
  /** Note. */
  GhiChu?: string | null | undefined;
  /** Sex. */
  GioiTinh?: GioiTinh | null | undefined;
  /** Vietnamese, overseas Vietnamese or foreigner. */
  KieuBenhNhan?: KieuBenhNhan | null | undefined;
  /** Series of this customer's invoices. */
  KyHieuHoaDon?: string | null | undefined;
  /** Kind of customer. */
  LoaiBenhNhan_Id?: string | null | undefined;
  /** Tax code. */
  MaSoThue?: string | null | undefined;
  /** Year of birth, when the day is not known. */
  NamSinh?: number | null | undefined;
  /** When it was issued. */
  NgayCapGPP?: string | null | undefined;
  /** The day of five years without a break. */
  NgayDu5Nam?: string | null | undefined;
  /** Birth date. */
  NgaySinh?: string | null | undefined;
  /** Occupation. */
  NgheNghiep_Id?: string | null | undefined;
  /** Source of the customer. */
  NguonKhachHang_Id?: string | null | undefined;
  /** Who of the house looks after this customer. */
  NhanVienPhuTrach_Id?: string | null | undefined;
  /** Patient groups. */
  NhomBenhNhan_Ids?: Array<string> | null | undefined;
  /** Blood group. */
  NhomMau_Id?: string | null | undefined;
  /** Relation of the contact person. */
  QuanHeNguoiLienHe?: string | null | undefined;
  /** Nationality. */
  QuocTich_Id?: string | null | undefined;
  /** Phone. */
  SoDienThoai?: string | null | undefined;
  /** Phone of the contact person. */
  SoDienThoaiNguoiLienHe?: string | null | undefined;
  /** Number of the certificate of good pharmacy practice. */
  SoGPP?: string | null | undefined;
  /** Number of the birth certificate. */
  SoGiayChungSinh?: string | null | undefined;
  /** House and street, or hamlet. */
  SoNha?: string | null | undefined;
  /** Insurance card. */
  SoTheBHYT?: string | null | undefined;
  /** Full name. */
  TenBenhNhan?: string | null | undefined;
  /** Contact person. */
  TenNguoiLienHe?: string | null | undefined;
  /** Name on invoices. */
  TenTrenHoaDon?: string | null | undefined;
  /** Medical history. */
  TienSuBenh?: string | null | undefined;
  /** Allergies in words. */
  TienSuDiUng?: string | null | undefined;
  /** Rh factor. */
  YeuToRh_Id?: string | null | undefined;
  /** Whether this is a business customer. */
  isBusinessAccount?: boolean | null | undefined;
  /** Client-made id of a creation: a repeat answers the first record. */
  requestId?: string | null | undefined;
  /** The version that was read, for an update. */
  version?: number | null | undefined;
};

/** What is known of an allergy, for one ingredient of DiUngHoatChat_Ids. */
export type DiUngInput = {
  /** Ingredient. */
  HoatChat_Id: string;
  /** How grave it is. */
  MucDo?: MucDoDiUng | null | undefined;
  /** What happened. */
  PhanUng?: string | null | undefined;
  /** How sure it is. */
  XacNhan?: XacNhanDiUng | null | undefined;
};

/** Mainly in sex */
export type GioiTinh =
  /** Female */
  | 'FEMALE'
  /** Male */
  | 'MALE'
  /** Other */
  | 'OTHER';

/** Where a patient comes from. */
export type KieuBenhNhan =
  /** Foreigner. */
  | 'NuocNgoai'
  /** Overseas Vietnamese. */
  | 'VietKieu'
  /** Vietnamese. */
  | 'VietNam';

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

/** A newborn, as it is received with its mother. */
export type TreSoSinhInput = {
  /** Birth weight in grams. */
  CanNangSinh?: number | null | undefined;
  /** Sex. */
  GioiTinh?: GioiTinh | null | undefined;
  /** Number of the birth certificate. */
  SoGiayChungSinh?: string | null | undefined;
  /** A child's insurance card, also a temporary one. */
  SoTheBHYT?: string | null | undefined;
  /** When it was born, to the minute. */
  ThoiDiemSinh?: string | null | undefined;
  /** The order among several children; empty for one alone. */
  ThuTuSinh?: number | null | undefined;
  /** Client-made id: a repeat answers the first record. */
  requestId?: string | null | undefined;
};

/** A death that is recorded on a patient's page. */
export type TuVongInput = {
  /** By what it is known: a paper, who told. */
  LyDoTuVong?: string | null | undefined;
  /** When. */
  NgayTuVong?: string | null | undefined;
  /** The cause, of the list of diseases. */
  NguyenNhanTuVong_Id?: string | null | undefined;
  /** Where. */
  NoiTuVong?: string | null | undefined;
  /** The version of the record that was read. */
  version: number;
};

/** How sure an allergy is. */
export type XacNhanDiUng =
  /** Verified. */
  | 'DaXacDinh'
  /** Suspected. */
  | 'NghiNgo';

export type SpecialPersonFragment = { _id: string, MaYTe: string, TenBenhNhan: string, tuoi: string };

export type SpecialDetailFragment = { MaCu: string | null, ChuaRoDanhTinh: boolean, NoiPhatHien: string | null, NguoiDua: string | null, DacDiemNhanDang: string | null, NgayXacDinh: string | null, nguoiXacDinh: string | null, ThoiDiemSinh: string | null, CanNangSinh: number | null, ThuTuSinh: number | null, SoGiayChungSinh: string | null, NgayTuVong: string | null, NoiTuVong: string | null, LyDoTuVong: string | null, nguoiGhiTuVong: string | null, Me: { _id: string, MaYTe: string, TenBenhNhan: string, tuoi: string } | null, cons: Array<{ _id: string, MaYTe: string, TenBenhNhan: string, tuoi: string }>, NguyenNhanTuVong: { _id: string, ma: string | null, ten: string } | null };

export type BeforeDeathQueryVariables = Exact<{
  id: string;
}>;


export type BeforeDeathQuery = { truocKhiGhiTuVong: { tiepNhans: Array<{ _id: string, MaTiepNhan: string, NgayTiepNhan: string }>, soDangChos: Array<{ _id: string, KyHieu: string, Node: { _id: string, ten: string } | null }> } };

export type CreateUnknownMutationVariables = Exact<{
  input: BenhNhanChuaRoInput;
}>;


export type CreateUnknownMutation = { patient: { _id: string, TenBenhNhan: string } };

export type IdentifyPatientMutationVariables = Exact<{
  id: string;
  input: BenhNhanInput;
  xacNhanTrung?: boolean | null | undefined;
}>;


export type IdentifyPatientMutation = { patient: { version: number, SoNha: string | null, DiaChi_Id: string | null, QuocTich_Id: string | null, DanToc_Id: string | null, NgheNghiep_Id: string | null, NhomMau_Id: string | null, YeuToRh_Id: string | null, TenNguoiLienHe: string | null, QuanHeNguoiLienHe: string | null, SoDienThoaiNguoiLienHe: string | null, DiaChiNguoiLienHe: string | null, TienSuDiUng: string | null, diUngCheos: Array<string>, DiUngHoatChat_Ids: Array<string>, TienSuBenh: string | null, tienSuBenhKin: boolean, GhiChu: string | null, NhomBenhNhan_Ids: Array<string>, KieuBenhNhan: KieuBenhNhan, LoaiBenhNhan_Id: string | null, NguonKhachHang_Id: string | null, NhanVienPhuTrach_Id: string | null, isBusinessAccount: boolean, KyHieuHoaDon: string | null, SoGPP: string | null, NgayCapGPP: string | null, DonVi: string | null, TenTrenHoaDon: string | null, Email: string | null, MaSoThue: string | null, BHYTNgayHieuLuc: string | null, BHYTNgayHetHieuLuc: string | null, NgayDu5Nam: string | null, BenhVien_KCB_Id: string | null, TuVong: boolean, TrangThai: string, _id: string, MaYTe: string, TenBenhNhan: string, NgaySinh: string | null, NamSinh: number, GioiTinh: GioiTinh, tuoi: string, SoDienThoai: string | null, SoTheBHYT: string | null, CMNDHoacHoChieu: string | null, fullAddress: string | null, MaCu: string | null, ChuaRoDanhTinh: boolean, NoiPhatHien: string | null, NguoiDua: string | null, DacDiemNhanDang: string | null, NgayXacDinh: string | null, nguoiXacDinh: string | null, ThoiDiemSinh: string | null, CanNangSinh: number | null, ThuTuSinh: number | null, SoGiayChungSinh: string | null, NgayTuVong: string | null, NoiTuVong: string | null, LyDoTuVong: string | null, nguoiGhiTuVong: string | null, DiaChi: { _id: string, ma: string | null, ten: string } | null, QuocTich: { _id: string, ma: string | null, ten: string } | null, DanToc: { _id: string, ma: string | null, ten: string } | null, NgheNghiep: { _id: string, ma: string | null, ten: string } | null, NhomMau: { _id: string, ma: string | null, ten: string } | null, YeuToRh: { _id: string, ma: string | null, ten: string } | null, DiUngs: Array<{ HoatChat_Id: string, MucDo: MucDoDiUng | null, PhanUng: string | null, XacNhan: XacNhanDiUng | null, HoatChat: { _id: string, ten: string } | null }>, DiUngHoatChats: Array<{ _id: string, ma: string | null, ten: string }>, NhomBenhNhans: Array<{ _id: string, ma: string | null, ten: string }>, LoaiBenhNhan: { _id: string, ma: string | null, ten: string } | null, NguonKhachHang: { _id: string, ma: string | null, ten: string } | null, NhanVienPhuTrach: { _id: string, ma: string | null, ten: string } | null, BenhVien_KCB: { _id: string, ma: string | null, ten: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }>, Me: { _id: string, MaYTe: string, TenBenhNhan: string, tuoi: string } | null, cons: Array<{ _id: string, MaYTe: string, TenBenhNhan: string, tuoi: string }>, NguyenNhanTuVong: { _id: string, ma: string | null, ten: string } | null } };

export type CreateNewbornMutationVariables = Exact<{
  mother: string;
  input: TreSoSinhInput;
}>;


export type CreateNewbornMutation = { patient: { _id: string, TenBenhNhan: string } };

export type RecordDeathMutationVariables = Exact<{
  id: string;
  input: TuVongInput;
}>;


export type RecordDeathMutation = { patient: { _id: string } };

export type TakeDeathBackMutationVariables = Exact<{
  id: string;
  version: number;
  LyDo: string;
}>;


export type TakeDeathBackMutation = { patient: { _id: string } };

export type PatientRowFragment = { _id: string, MaYTe: string, TenBenhNhan: string, NgaySinh: string | null, NamSinh: number, GioiTinh: GioiTinh, tuoi: string, SoDienThoai: string | null, SoTheBHYT: string | null, CMNDHoacHoChieu: string | null, fullAddress: string | null };

export type PatientDetailFragment = { version: number, SoNha: string | null, DiaChi_Id: string | null, QuocTich_Id: string | null, DanToc_Id: string | null, NgheNghiep_Id: string | null, NhomMau_Id: string | null, YeuToRh_Id: string | null, TenNguoiLienHe: string | null, QuanHeNguoiLienHe: string | null, SoDienThoaiNguoiLienHe: string | null, DiaChiNguoiLienHe: string | null, TienSuDiUng: string | null, diUngCheos: Array<string>, DiUngHoatChat_Ids: Array<string>, TienSuBenh: string | null, tienSuBenhKin: boolean, GhiChu: string | null, NhomBenhNhan_Ids: Array<string>, KieuBenhNhan: KieuBenhNhan, LoaiBenhNhan_Id: string | null, NguonKhachHang_Id: string | null, NhanVienPhuTrach_Id: string | null, isBusinessAccount: boolean, KyHieuHoaDon: string | null, SoGPP: string | null, NgayCapGPP: string | null, DonVi: string | null, TenTrenHoaDon: string | null, Email: string | null, MaSoThue: string | null, BHYTNgayHieuLuc: string | null, BHYTNgayHetHieuLuc: string | null, NgayDu5Nam: string | null, BenhVien_KCB_Id: string | null, TuVong: boolean, TrangThai: string, _id: string, MaYTe: string, TenBenhNhan: string, NgaySinh: string | null, NamSinh: number, GioiTinh: GioiTinh, tuoi: string, SoDienThoai: string | null, SoTheBHYT: string | null, CMNDHoacHoChieu: string | null, fullAddress: string | null, MaCu: string | null, ChuaRoDanhTinh: boolean, NoiPhatHien: string | null, NguoiDua: string | null, DacDiemNhanDang: string | null, NgayXacDinh: string | null, nguoiXacDinh: string | null, ThoiDiemSinh: string | null, CanNangSinh: number | null, ThuTuSinh: number | null, SoGiayChungSinh: string | null, NgayTuVong: string | null, NoiTuVong: string | null, LyDoTuVong: string | null, nguoiGhiTuVong: string | null, DiaChi: { _id: string, ma: string | null, ten: string } | null, QuocTich: { _id: string, ma: string | null, ten: string } | null, DanToc: { _id: string, ma: string | null, ten: string } | null, NgheNghiep: { _id: string, ma: string | null, ten: string } | null, NhomMau: { _id: string, ma: string | null, ten: string } | null, YeuToRh: { _id: string, ma: string | null, ten: string } | null, DiUngs: Array<{ HoatChat_Id: string, MucDo: MucDoDiUng | null, PhanUng: string | null, XacNhan: XacNhanDiUng | null, HoatChat: { _id: string, ten: string } | null }>, DiUngHoatChats: Array<{ _id: string, ma: string | null, ten: string }>, NhomBenhNhans: Array<{ _id: string, ma: string | null, ten: string }>, LoaiBenhNhan: { _id: string, ma: string | null, ten: string } | null, NguonKhachHang: { _id: string, ma: string | null, ten: string } | null, NhanVienPhuTrach: { _id: string, ma: string | null, ten: string } | null, BenhVien_KCB: { _id: string, ma: string | null, ten: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }>, Me: { _id: string, MaYTe: string, TenBenhNhan: string, tuoi: string } | null, cons: Array<{ _id: string, MaYTe: string, TenBenhNhan: string, tuoi: string }>, NguyenNhanTuVong: { _id: string, ma: string | null, ten: string } | null };

export type PatientAllergyFragment = { HoatChat_Id: string, MucDo: MucDoDiUng | null, PhanUng: string | null, XacNhan: XacNhanDiUng | null, HoatChat: { _id: string, ten: string } | null };

export const PatientRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenhNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"NgaySinh"}},{"kind":"Field","name":{"kind":"Name","value":"NamSinh"}},{"kind":"Field","name":{"kind":"Name","value":"GioiTinh"}},{"kind":"Field","name":{"kind":"Name","value":"tuoi"}},{"kind":"Field","name":{"kind":"Name","value":"SoDienThoai"}},{"kind":"Field","name":{"kind":"Name","value":"SoTheBHYT"}},{"kind":"Field","name":{"kind":"Name","value":"CMNDHoacHoChieu"}},{"kind":"Field","name":{"kind":"Name","value":"fullAddress"}}]}}]} as unknown as DocumentNode<PatientRowFragment, unknown>;
export const SpecialPersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpecialPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenhNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"tuoi"}}]}}]} as unknown as DocumentNode<SpecialPersonFragment, unknown>;
export const SpecialDetailFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpecialDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenhNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"MaCu"}},{"kind":"Field","name":{"kind":"Name","value":"ChuaRoDanhTinh"}},{"kind":"Field","name":{"kind":"Name","value":"NoiPhatHien"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiDua"}},{"kind":"Field","name":{"kind":"Name","value":"DacDiemNhanDang"}},{"kind":"Field","name":{"kind":"Name","value":"NgayXacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"nguoiXacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpecialPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpecialPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ThoiDiemSinh"}},{"kind":"Field","name":{"kind":"Name","value":"CanNangSinh"}},{"kind":"Field","name":{"kind":"Name","value":"ThuTuSinh"}},{"kind":"Field","name":{"kind":"Name","value":"SoGiayChungSinh"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTuVong"}},{"kind":"Field","name":{"kind":"Name","value":"NguyenNhanTuVong"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NoiTuVong"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoTuVong"}},{"kind":"Field","name":{"kind":"Name","value":"nguoiGhiTuVong"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpecialPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenhNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"tuoi"}}]}}]} as unknown as DocumentNode<SpecialDetailFragment, unknown>;
export const PatientAllergyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientAllergy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiUng"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"HoatChat_Id"}},{"kind":"Field","name":{"kind":"Name","value":"HoatChat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"MucDo"}},{"kind":"Field","name":{"kind":"Name","value":"PhanUng"}},{"kind":"Field","name":{"kind":"Name","value":"XacNhan"}}]}}]} as unknown as DocumentNode<PatientAllergyFragment, unknown>;
export const PatientDetailFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenhNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientRow"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpecialDetail"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"SoNha"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi_Id"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"QuocTich_Id"}},{"kind":"Field","name":{"kind":"Name","value":"QuocTich"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"DanToc_Id"}},{"kind":"Field","name":{"kind":"Name","value":"DanToc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NgheNghiep_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NgheNghiep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NhomMau_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NhomMau"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"YeuToRh_Id"}},{"kind":"Field","name":{"kind":"Name","value":"YeuToRh"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"TenNguoiLienHe"}},{"kind":"Field","name":{"kind":"Name","value":"QuanHeNguoiLienHe"}},{"kind":"Field","name":{"kind":"Name","value":"SoDienThoaiNguoiLienHe"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChiNguoiLienHe"}},{"kind":"Field","name":{"kind":"Name","value":"TienSuDiUng"}},{"kind":"Field","name":{"kind":"Name","value":"DiUngs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientAllergy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"diUngCheos"}},{"kind":"Field","name":{"kind":"Name","value":"DiUngHoatChat_Ids"}},{"kind":"Field","name":{"kind":"Name","value":"DiUngHoatChats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"TienSuBenh"}},{"kind":"Field","name":{"kind":"Name","value":"tienSuBenhKin"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"NhomBenhNhan_Ids"}},{"kind":"Field","name":{"kind":"Name","value":"NhomBenhNhans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"KieuBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiBenhNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiBenhNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NguonKhachHang_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NguonKhachHang"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NhanVienPhuTrach_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NhanVienPhuTrach"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isBusinessAccount"}},{"kind":"Field","name":{"kind":"Name","value":"KyHieuHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"SoGPP"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapGPP"}},{"kind":"Field","name":{"kind":"Name","value":"DonVi"}},{"kind":"Field","name":{"kind":"Name","value":"TenTrenHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"Email"}},{"kind":"Field","name":{"kind":"Name","value":"MaSoThue"}},{"kind":"Field","name":{"kind":"Name","value":"BHYTNgayHieuLuc"}},{"kind":"Field","name":{"kind":"Name","value":"BHYTNgayHetHieuLuc"}},{"kind":"Field","name":{"kind":"Name","value":"NgayDu5Nam"}},{"kind":"Field","name":{"kind":"Name","value":"BenhVien_KCB_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BenhVien_KCB"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"TuVong"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpecialPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenhNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"tuoi"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpecialDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenhNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"MaCu"}},{"kind":"Field","name":{"kind":"Name","value":"ChuaRoDanhTinh"}},{"kind":"Field","name":{"kind":"Name","value":"NoiPhatHien"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiDua"}},{"kind":"Field","name":{"kind":"Name","value":"DacDiemNhanDang"}},{"kind":"Field","name":{"kind":"Name","value":"NgayXacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"nguoiXacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpecialPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpecialPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ThoiDiemSinh"}},{"kind":"Field","name":{"kind":"Name","value":"CanNangSinh"}},{"kind":"Field","name":{"kind":"Name","value":"ThuTuSinh"}},{"kind":"Field","name":{"kind":"Name","value":"SoGiayChungSinh"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTuVong"}},{"kind":"Field","name":{"kind":"Name","value":"NguyenNhanTuVong"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NoiTuVong"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoTuVong"}},{"kind":"Field","name":{"kind":"Name","value":"nguoiGhiTuVong"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenhNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"NgaySinh"}},{"kind":"Field","name":{"kind":"Name","value":"NamSinh"}},{"kind":"Field","name":{"kind":"Name","value":"GioiTinh"}},{"kind":"Field","name":{"kind":"Name","value":"tuoi"}},{"kind":"Field","name":{"kind":"Name","value":"SoDienThoai"}},{"kind":"Field","name":{"kind":"Name","value":"SoTheBHYT"}},{"kind":"Field","name":{"kind":"Name","value":"CMNDHoacHoChieu"}},{"kind":"Field","name":{"kind":"Name","value":"fullAddress"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientAllergy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiUng"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"HoatChat_Id"}},{"kind":"Field","name":{"kind":"Name","value":"HoatChat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"MucDo"}},{"kind":"Field","name":{"kind":"Name","value":"PhanUng"}},{"kind":"Field","name":{"kind":"Name","value":"XacNhan"}}]}}]} as unknown as DocumentNode<PatientDetailFragment, unknown>;
export const BeforeDeathDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BeforeDeath"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"truocKhiGhiTuVong"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"BenhNhan_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tiepNhans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaTiepNhan"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTiepNhan"}}]}},{"kind":"Field","name":{"kind":"Name","value":"soDangChos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"KyHieu"}},{"kind":"Field","name":{"kind":"Name","value":"Node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]}}]}}]} as unknown as DocumentNode<BeforeDeathQuery, BeforeDeathQueryVariables>;
export const CreateUnknownDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateUnknown"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BenhNhanChuaRoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"patient"},"name":{"kind":"Name","value":"createBenhNhanChuaRo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}}]}}]}}]} as unknown as DocumentNode<CreateUnknownMutation, CreateUnknownMutationVariables>;
export const IdentifyPatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IdentifyPatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BenhNhanInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"xacNhanTrung"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"patient"},"name":{"kind":"Name","value":"xacDinhDanhTinh"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"xacNhanTrung"},"value":{"kind":"Variable","name":{"kind":"Name","value":"xacNhanTrung"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientDetail"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpecialPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenhNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"tuoi"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpecialDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenhNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"MaCu"}},{"kind":"Field","name":{"kind":"Name","value":"ChuaRoDanhTinh"}},{"kind":"Field","name":{"kind":"Name","value":"NoiPhatHien"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiDua"}},{"kind":"Field","name":{"kind":"Name","value":"DacDiemNhanDang"}},{"kind":"Field","name":{"kind":"Name","value":"NgayXacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"nguoiXacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpecialPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpecialPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ThoiDiemSinh"}},{"kind":"Field","name":{"kind":"Name","value":"CanNangSinh"}},{"kind":"Field","name":{"kind":"Name","value":"ThuTuSinh"}},{"kind":"Field","name":{"kind":"Name","value":"SoGiayChungSinh"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTuVong"}},{"kind":"Field","name":{"kind":"Name","value":"NguyenNhanTuVong"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NoiTuVong"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoTuVong"}},{"kind":"Field","name":{"kind":"Name","value":"nguoiGhiTuVong"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenhNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"NgaySinh"}},{"kind":"Field","name":{"kind":"Name","value":"NamSinh"}},{"kind":"Field","name":{"kind":"Name","value":"GioiTinh"}},{"kind":"Field","name":{"kind":"Name","value":"tuoi"}},{"kind":"Field","name":{"kind":"Name","value":"SoDienThoai"}},{"kind":"Field","name":{"kind":"Name","value":"SoTheBHYT"}},{"kind":"Field","name":{"kind":"Name","value":"CMNDHoacHoChieu"}},{"kind":"Field","name":{"kind":"Name","value":"fullAddress"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenhNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientRow"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpecialDetail"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"SoNha"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi_Id"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"QuocTich_Id"}},{"kind":"Field","name":{"kind":"Name","value":"QuocTich"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"DanToc_Id"}},{"kind":"Field","name":{"kind":"Name","value":"DanToc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NgheNghiep_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NgheNghiep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NhomMau_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NhomMau"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"YeuToRh_Id"}},{"kind":"Field","name":{"kind":"Name","value":"YeuToRh"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"TenNguoiLienHe"}},{"kind":"Field","name":{"kind":"Name","value":"QuanHeNguoiLienHe"}},{"kind":"Field","name":{"kind":"Name","value":"SoDienThoaiNguoiLienHe"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChiNguoiLienHe"}},{"kind":"Field","name":{"kind":"Name","value":"TienSuDiUng"}},{"kind":"Field","name":{"kind":"Name","value":"DiUngs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientAllergy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"diUngCheos"}},{"kind":"Field","name":{"kind":"Name","value":"DiUngHoatChat_Ids"}},{"kind":"Field","name":{"kind":"Name","value":"DiUngHoatChats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"TienSuBenh"}},{"kind":"Field","name":{"kind":"Name","value":"tienSuBenhKin"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"NhomBenhNhan_Ids"}},{"kind":"Field","name":{"kind":"Name","value":"NhomBenhNhans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"KieuBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiBenhNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiBenhNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NguonKhachHang_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NguonKhachHang"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NhanVienPhuTrach_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NhanVienPhuTrach"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isBusinessAccount"}},{"kind":"Field","name":{"kind":"Name","value":"KyHieuHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"SoGPP"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapGPP"}},{"kind":"Field","name":{"kind":"Name","value":"DonVi"}},{"kind":"Field","name":{"kind":"Name","value":"TenTrenHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"Email"}},{"kind":"Field","name":{"kind":"Name","value":"MaSoThue"}},{"kind":"Field","name":{"kind":"Name","value":"BHYTNgayHieuLuc"}},{"kind":"Field","name":{"kind":"Name","value":"BHYTNgayHetHieuLuc"}},{"kind":"Field","name":{"kind":"Name","value":"NgayDu5Nam"}},{"kind":"Field","name":{"kind":"Name","value":"BenhVien_KCB_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BenhVien_KCB"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"TuVong"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientAllergy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiUng"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"HoatChat_Id"}},{"kind":"Field","name":{"kind":"Name","value":"HoatChat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"MucDo"}},{"kind":"Field","name":{"kind":"Name","value":"PhanUng"}},{"kind":"Field","name":{"kind":"Name","value":"XacNhan"}}]}}]} as unknown as DocumentNode<IdentifyPatientMutation, IdentifyPatientMutationVariables>;
export const CreateNewbornDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateNewborn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mother"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TreSoSinhInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"patient"},"name":{"kind":"Name","value":"createTreSoSinh"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"Me_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mother"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}}]}}]}}]} as unknown as DocumentNode<CreateNewbornMutation, CreateNewbornMutationVariables>;
export const RecordDeathDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordDeath"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TuVongInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"patient"},"name":{"kind":"Name","value":"ghiNhanTuVong"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}}]}}]}}]} as unknown as DocumentNode<RecordDeathMutation, RecordDeathMutationVariables>;
export const TakeDeathBackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeDeathBack"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"LyDo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"patient"},"name":{"kind":"Name","value":"thuHoiTuVong"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"LyDo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"LyDo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}}]}}]}}]} as unknown as DocumentNode<TakeDeathBackMutation, TakeDeathBackMutationVariables>;