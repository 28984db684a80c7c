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

export type HistoryFindQueryVariables = Exact<{
  text: string;
}>;


export type HistoryFindQuery = { timNhanh: { benhNhans: Array<{ _id: string, MaYTe: string, TenBenhNhan: string, NamSinh: number }> } };

export type HistoryPatientQueryVariables = Exact<{
  id: string;
}>;


export type HistoryPatientQuery = { benhNhan: { SoTheBHYT: string | null, TienSuBenh: string | null, TuVong: boolean, TienSuDiUng: string | null, diUngCheos: Array<string>, _id: string, MaYTe: string, TenBenhNhan: string, GioiTinh: GioiTinh, NgaySinh: string | null, NamSinh: number, tuoi: string, DiUngs: Array<{ HoatChat_Id: string, MucDo: MucDoDiUng | null, PhanUng: string | null, XacNhan: XacNhanDiUng | null, HoatChat: { _id: string, ten: string } | null }> } | null };

export type HistoryVisitsQueryVariables = Exact<{
  BenhNhan_Id: string;
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  DoiTuong?: string | null | undefined;
  PhongBan_Ids?: Array<string> | string | null | undefined;
  TrangThai?: TrangThaiKhamBenh | null | undefined;
}>;


export type HistoryVisitsQuery = { getLichSuDieuTriByBenhNhan: Array<{ _id: string, NgayKham: string, TrangThai: TrangThaiKhamBenh, ChanDoan: string | null, PhongBan: { _id: string, ten: string } | null, BacSiKham: { _id: string, ten: string } | null, ChanDoanICD: { _id: string, ma: string | null, ten: string } | null }> };

export type HistoryVisitQueryVariables = Exact<{
  KhamBenh_Id: string;
}>;


export type HistoryVisitQuery = { getChiTietLichSuDieuTri: { _id: string, MaKhamBenh: string, BenhNhan_Id: string, TiepNhan_Id: string, TrangThai: TrangThaiKhamBenh, NgayKham: string, NgayKetThuc: string | null, Mach: number | null, NhietDo: number | null, HuyetApCao: number | null, HuyetApThap: number | null, NhipTho: number | null, SpO2: number | null, ChieuCao: number | null, CanNang: number | null, LyDoKham: string | null, TrieuChungLamSang: string | null, TienSuBenh: string | null, TienSuDiUng: string | null, ChanDoan: string | null, NgayTaiKham: string | null, LoiDan: string | null, TiepNhan: { _id: string, MaTiepNhan: string, SoTheBHYT: string | null, DoiTuong: { _id: string, ten: string } | null } | null, PhongBan: { _id: string, ten: string } | null, BacSiKham: { _id: string, ten: string } | null, ChanDoanICD: { _id: string, ma: string | null, ten: string } | null, ChanDoanPhuICDs: Array<{ _id: string, ma: string | null, ten: string }>, HuongGiaiQuyet: { _id: string, ten: string } | null, dichVuYeuCaus: Array<{ _id: string, SoPhieuYeuCau: string, Loai: LoaiPhieu, TrangThai: TrangThaiDichVuYeuCau, NgayYeuCau: string, chiTiets: Array<{ _id: string, TenDichVu: string, SoLuong: string }> }> } | null };

export type BannerPersonFragment = { _id: string, MaYTe: string, TenBenhNhan: string, GioiTinh: GioiTinh, NgaySinh: string | null, NamSinh: number, tuoi: string };

export type PatientAllergyFragment = { HoatChat_Id: string, MucDo: MucDoDiUng | null, PhanUng: string | null, XacNhan: XacNhanDiUng | null, HoatChat: { _id: string, ten: string } | null };

export type BannerPatientFragment = { TienSuDiUng: string | null, diUngCheos: Array<string>, _id: string, MaYTe: string, TenBenhNhan: string, GioiTinh: GioiTinh, NgaySinh: string | null, NamSinh: number, tuoi: string, DiUngs: Array<{ HoatChat_Id: string, MucDo: MucDoDiUng | null, PhanUng: string | null, XacNhan: XacNhanDiUng | null, HoatChat: { _id: string, ten: string } | null }> };

export const BannerPersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BannerPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenhNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"GioiTinh"}},{"kind":"Field","name":{"kind":"Name","value":"NgaySinh"}},{"kind":"Field","name":{"kind":"Name","value":"NamSinh"}},{"kind":"Field","name":{"kind":"Name","value":"tuoi"}}]}}]} as unknown as DocumentNode<BannerPersonFragment, unknown>;
export const PatientAllergyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientAllergy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiUng"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"HoatChat_Id"}},{"kind":"Field","name":{"kind":"Name","value":"HoatChat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"MucDo"}},{"kind":"Field","name":{"kind":"Name","value":"PhanUng"}},{"kind":"Field","name":{"kind":"Name","value":"XacNhan"}}]}}]} as unknown as DocumentNode<PatientAllergyFragment, unknown>;
export const BannerPatientFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BannerPatient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenhNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BannerPerson"}},{"kind":"Field","name":{"kind":"Name","value":"TienSuDiUng"}},{"kind":"Field","name":{"kind":"Name","value":"DiUngs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientAllergy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"diUngCheos"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BannerPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenhNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"GioiTinh"}},{"kind":"Field","name":{"kind":"Name","value":"NgaySinh"}},{"kind":"Field","name":{"kind":"Name","value":"NamSinh"}},{"kind":"Field","name":{"kind":"Name","value":"tuoi"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientAllergy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiUng"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"HoatChat_Id"}},{"kind":"Field","name":{"kind":"Name","value":"HoatChat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"MucDo"}},{"kind":"Field","name":{"kind":"Name","value":"PhanUng"}},{"kind":"Field","name":{"kind":"Name","value":"XacNhan"}}]}}]} as unknown as DocumentNode<BannerPatientFragment, unknown>;
export const HistoryFindDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HistoryFind"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timNhanh"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"12"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"benhNhans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"NamSinh"}}]}}]}}]}}]} as unknown as DocumentNode<HistoryFindQuery, HistoryFindQueryVariables>;
export const HistoryPatientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HistoryPatient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"benhNhan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BannerPatient"}},{"kind":"Field","name":{"kind":"Name","value":"SoTheBHYT"}},{"kind":"Field","name":{"kind":"Name","value":"TienSuBenh"}},{"kind":"Field","name":{"kind":"Name","value":"TuVong"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BannerPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenhNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"GioiTinh"}},{"kind":"Field","name":{"kind":"Name","value":"NgaySinh"}},{"kind":"Field","name":{"kind":"Name","value":"NamSinh"}},{"kind":"Field","name":{"kind":"Name","value":"tuoi"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientAllergy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiUng"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"HoatChat_Id"}},{"kind":"Field","name":{"kind":"Name","value":"HoatChat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"MucDo"}},{"kind":"Field","name":{"kind":"Name","value":"PhanUng"}},{"kind":"Field","name":{"kind":"Name","value":"XacNhan"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BannerPatient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenhNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BannerPerson"}},{"kind":"Field","name":{"kind":"Name","value":"TienSuDiUng"}},{"kind":"Field","name":{"kind":"Name","value":"DiUngs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientAllergy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"diUngCheos"}}]}}]} as unknown as DocumentNode<HistoryPatientQuery, HistoryPatientQueryVariables>;
export const HistoryVisitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HistoryVisits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"BenhNhan_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"DoiTuong"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"PhongBan_Ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"TrangThai"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TrangThaiKhamBenh"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getLichSuDieuTriByBenhNhan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"BenhNhan_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"BenhNhan_Id"}}},{"kind":"Argument","name":{"kind":"Name","value":"startDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"endDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"DoiTuong"},"value":{"kind":"Variable","name":{"kind":"Name","value":"DoiTuong"}}},{"kind":"Argument","name":{"kind":"Name","value":"PhongBan_Ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"PhongBan_Ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"TrangThai"},"value":{"kind":"Variable","name":{"kind":"Name","value":"TrangThai"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKham"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"PhongBan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"BacSiKham"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoan"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanICD"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]}}]} as unknown as DocumentNode<HistoryVisitsQuery, HistoryVisitsQueryVariables>;
export const HistoryVisitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HistoryVisit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"KhamBenh_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getChiTietLichSuDieuTri"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"KhamBenh_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"KhamBenh_Id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaKhamBenh"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TiepNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaTiepNhan"}},{"kind":"Field","name":{"kind":"Name","value":"DoiTuong"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"SoTheBHYT"}}]}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKham"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetThuc"}},{"kind":"Field","name":{"kind":"Name","value":"PhongBan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"BacSiKham"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"Mach"}},{"kind":"Field","name":{"kind":"Name","value":"NhietDo"}},{"kind":"Field","name":{"kind":"Name","value":"HuyetApCao"}},{"kind":"Field","name":{"kind":"Name","value":"HuyetApThap"}},{"kind":"Field","name":{"kind":"Name","value":"NhipTho"}},{"kind":"Field","name":{"kind":"Name","value":"SpO2"}},{"kind":"Field","name":{"kind":"Name","value":"ChieuCao"}},{"kind":"Field","name":{"kind":"Name","value":"CanNang"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoKham"}},{"kind":"Field","name":{"kind":"Name","value":"TrieuChungLamSang"}},{"kind":"Field","name":{"kind":"Name","value":"TienSuBenh"}},{"kind":"Field","name":{"kind":"Name","value":"TienSuDiUng"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoan"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanICD"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanPhuICDs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"HuongGiaiQuyet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NgayTaiKham"}},{"kind":"Field","name":{"kind":"Name","value":"LoiDan"}},{"kind":"Field","name":{"kind":"Name","value":"dichVuYeuCaus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"SoPhieuYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"chiTiets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuong"}}]}}]}}]}}]}}]} as unknown as DocumentNode<HistoryVisitQuery, HistoryVisitQueryVariables>;