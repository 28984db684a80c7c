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

/** How sure an allergy is. */
export type XacNhanDiUng =
  /** Verified. */
  | 'DaXacDinh'
  /** Suspected. */
  | 'NghiNgo';

export type DeskSlipFragment = { _id: string, version: number, SoPhieuYeuCau: string, BenhNhan_Id: string, TiepNhan_Id: string, ChanDoan: string | null, TrangThai: TrangThaiDichVuYeuCau, NgayYeuCau: string, NgayThucHien: string | null, NgayKetQua: string | null, LaKhanCap: boolean, NgayXemKetQua: string | null, BenhNhan: { TienSuDiUng: string | null, diUngCheos: Array<string>, _id: string, MaYTe: string, TenBenhNhan: string, GioiTinh: GioiTinh, NgaySinh: string | null, NamSinh: number, tuoi: string, DiUngs: Array<{ HoatChat_Id: string, MucDo: MucDoDiUng | null, PhanUng: string | null, XacNhan: XacNhanDiUng | null, HoatChat: { _id: string, ten: string } | null }> } | null, NoiYeuCau: { _id: string, ten: string } | null, BacSiChiDinh: { _id: string, ten: string } | null, ChanDoanICD: { _id: string, ma: string | null, ten: string } | null, chiTiets: Array<{ _id: string, TenDichVu: string, TrangThai: TrangThaiDichVuYeuCau, DuocPhepThucHien: boolean }>, hanhDongs: Array<{ action: string, refusal: string | null }>, NguoiXemKetQua: { _id: string, ten: string } | null };

export type DeskRowPatientFragment = { _id: string, TenBenhNhan: string, GioiTinh: GioiTinh, tuoi: string };

export type DeskMoveMutationVariables = Exact<{
  id: string;
  oldState: TrangThaiDichVuYeuCau;
  newState: TrangThaiDichVuYeuCau;
}>;


export type DeskMoveMutation = { updateDichVuYeuCauState: { _id: string } };

export type DeskMayPerformQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeskMayPerformQuery = { checkDuocPhepThucHien: Array<{ duocPhep: boolean, chuaThuTien: Array<string> }> };

export type ViewedResultFragment = { NgayXemKetQua: string | null, NguoiXemKetQua: { _id: string, ten: string } | null };

export type BannerPersonFragment = { _id: string, MaYTe: string, TenBenhNhan: string, GioiTinh: GioiTinh, NgaySinh: string | null, NamSinh: number, tuoi: string };

export type PatientAllergyFragment = { HoatChat_Id: string, MucDo: MucDoDiUng | null, PhanUng: string | null, XacNhan: XacNhanDiUng | null, HoatChat: { _id: string, ten: string } | null };

export type BannerPatientFragment = { TienSuDiUng: string | null, diUngCheos: Array<string>, _id: string, MaYTe: string, TenBenhNhan: string, GioiTinh: GioiTinh, NgaySinh: string | null, NamSinh: number, tuoi: string, DiUngs: Array<{ HoatChat_Id: string, MucDo: MucDoDiUng | null, PhanUng: string | null, XacNhan: XacNhanDiUng | null, HoatChat: { _id: string, ten: string } | null }> };

export const BannerPersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BannerPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenhNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"GioiTinh"}},{"kind":"Field","name":{"kind":"Name","value":"NgaySinh"}},{"kind":"Field","name":{"kind":"Name","value":"NamSinh"}},{"kind":"Field","name":{"kind":"Name","value":"tuoi"}}]}}]} as unknown as DocumentNode<BannerPersonFragment, unknown>;
export const PatientAllergyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientAllergy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiUng"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"HoatChat_Id"}},{"kind":"Field","name":{"kind":"Name","value":"HoatChat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"MucDo"}},{"kind":"Field","name":{"kind":"Name","value":"PhanUng"}},{"kind":"Field","name":{"kind":"Name","value":"XacNhan"}}]}}]} as unknown as DocumentNode<PatientAllergyFragment, unknown>;
export const BannerPatientFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BannerPatient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenhNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BannerPerson"}},{"kind":"Field","name":{"kind":"Name","value":"TienSuDiUng"}},{"kind":"Field","name":{"kind":"Name","value":"DiUngs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientAllergy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"diUngCheos"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BannerPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenhNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"GioiTinh"}},{"kind":"Field","name":{"kind":"Name","value":"NgaySinh"}},{"kind":"Field","name":{"kind":"Name","value":"NamSinh"}},{"kind":"Field","name":{"kind":"Name","value":"tuoi"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientAllergy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiUng"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"HoatChat_Id"}},{"kind":"Field","name":{"kind":"Name","value":"HoatChat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"MucDo"}},{"kind":"Field","name":{"kind":"Name","value":"PhanUng"}},{"kind":"Field","name":{"kind":"Name","value":"XacNhan"}}]}}]} as unknown as DocumentNode<BannerPatientFragment, unknown>;
export const ViewedResultFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewedResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DichVuYeuCau"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NgayXemKetQua"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiXemKetQua"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]} as unknown as DocumentNode<ViewedResultFragment, unknown>;
export const DeskSlipFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskSlip"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DichVuYeuCau"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"SoPhieuYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BannerPatient"}}]}},{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NoiYeuCau"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"BacSiChiDinh"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoan"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanICD"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"NgayThucHien"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetQua"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewedResult"}},{"kind":"Field","name":{"kind":"Name","value":"LaKhanCap"}},{"kind":"Field","name":{"kind":"Name","value":"chiTiets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"DuocPhepThucHien"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewedResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DichVuYeuCau"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NgayXemKetQua"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiXemKetQua"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BannerPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenhNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"GioiTinh"}},{"kind":"Field","name":{"kind":"Name","value":"NgaySinh"}},{"kind":"Field","name":{"kind":"Name","value":"NamSinh"}},{"kind":"Field","name":{"kind":"Name","value":"tuoi"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatientAllergy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiUng"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"HoatChat_Id"}},{"kind":"Field","name":{"kind":"Name","value":"HoatChat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"MucDo"}},{"kind":"Field","name":{"kind":"Name","value":"PhanUng"}},{"kind":"Field","name":{"kind":"Name","value":"XacNhan"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BannerPatient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenhNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BannerPerson"}},{"kind":"Field","name":{"kind":"Name","value":"TienSuDiUng"}},{"kind":"Field","name":{"kind":"Name","value":"DiUngs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatientAllergy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"diUngCheos"}}]}}]} as unknown as DocumentNode<DeskSlipFragment, unknown>;
export const DeskRowPatientFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskRowPatient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenhNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"GioiTinh"}},{"kind":"Field","name":{"kind":"Name","value":"tuoi"}}]}}]} as unknown as DocumentNode<DeskRowPatientFragment, unknown>;
export const DeskMoveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeskMove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"oldState"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TrangThaiDichVuYeuCau"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"newState"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TrangThaiDichVuYeuCau"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateDichVuYeuCauState"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"oldState"},"value":{"kind":"Variable","name":{"kind":"Name","value":"oldState"}}},{"kind":"Argument","name":{"kind":"Name","value":"newState"},"value":{"kind":"Variable","name":{"kind":"Name","value":"newState"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}}]}}]}}]} as unknown as DocumentNode<DeskMoveMutation, DeskMoveMutationVariables>;
export const DeskMayPerformDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskMayPerform"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkDuocPhepThucHien"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duocPhep"}},{"kind":"Field","name":{"kind":"Name","value":"chuaThuTien"}}]}}]}}]} as unknown as DocumentNode<DeskMayPerformQuery, DeskMayPerformQueryVariables>;