/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A measure on a picture. */
export type HinhVeDicomInput = {
  /** The points in the space of the patient, three numbers each. */
  Diem: Array<number>;
  /** Frame of reference of the points. */
  HeToaDo: string;
  /** Its frame, from 1. */
  Khung: number;
  /** What is measured. */
  Loai: LoaiHinhVeDicom;
  /** Direction of looking and that to above: six numbers. */
  MatPhang: Array<number>;
  /** The picture. */
  SOPUID: string;
  /** Its id. */
  _id: string;
};

/** What is measured on a picture. */
export type LoaiHinhVeDicom =
  /** Value of a point. */
  | 'Diem'
  /** Length. */
  | 'DoDai'
  /** Ellipse. */
  | 'Elip'
  /** Angle. */
  | 'Goc';

export type ViewedStudyFragment = { _id: string, StudyUID: string, TenNguoiBenh: string, MaNguoiBenh: string, TenBenhNhan: string | null, MaYTe: string | null, NgaySinh: string | null, GioiTinh: string | null, MoTa: string | null, TenDichVu: string | null, LoaiMay: string, NgayChup: string | null, SoPhieuYeuCau: string | null, DichVuYeuCau_Id: string | null, ChiTiet_Id: string | null };

export type ViewStudyQueryVariables = Exact<{
  StudyUID: string;
}>;


export type ViewStudyQuery = { ca: { _id: string, StudyUID: string, TenNguoiBenh: string, MaNguoiBenh: string, TenBenhNhan: string | null, MaYTe: string | null, NgaySinh: string | null, GioiTinh: string | null, MoTa: string | null, TenDichVu: string | null, LoaiMay: string, NgayChup: string | null, SoPhieuYeuCau: string | null, DichVuYeuCau_Id: string | null, ChiTiet_Id: string | null } };

export type OtherStudiesQueryVariables = Exact<{
  id: string;
}>;


export type OtherStudiesQuery = { cas: Array<{ _id: string, StudyUID: string, MoTa: string | null, TenDichVu: string | null, LoaiMay: string, NgayChup: string | null, NhanLuc: string }> };

export type DrawnSetFragment = { _id: string, version: number, NguoiVe_Id: string, TenNguoiVe: string | null, hinhVes: Array<{ _id: string, Loai: LoaiHinhVeDicom, SOPUID: string, Khung: number, HeToaDo: string, MatPhang: Array<number>, Diem: Array<number> }> };

export type StudyDrawingsQueryVariables = Exact<{
  id: string;
}>;


export type StudyDrawingsQuery = { bos: Array<{ _id: string, version: number, NguoiVe_Id: string, TenNguoiVe: string | null, hinhVes: Array<{ _id: string, Loai: LoaiHinhVeDicom, SOPUID: string, Khung: number, HeToaDo: string, MatPhang: Array<number>, Diem: Array<number> }> }> };

export type SaveDrawingsMutationVariables = Exact<{
  id: string;
  version: number;
  hinhVes: Array<HinhVeDicomInput> | HinhVeDicomInput;
}>;


export type SaveDrawingsMutation = { bo: { _id: string, version: number, NguoiVe_Id: string, TenNguoiVe: string | null, hinhVes: Array<{ _id: string, Loai: LoaiHinhVeDicom, SOPUID: string, Khung: number, HeToaDo: string, MatPhang: Array<number>, Diem: Array<number> }> } };

export const ViewedStudyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewedStudy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CaDICOM"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"StudyUID"}},{"kind":"Field","name":{"kind":"Name","value":"TenNguoiBenh"}},{"kind":"Field","name":{"kind":"Name","value":"MaNguoiBenh"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"NgaySinh"}},{"kind":"Field","name":{"kind":"Name","value":"GioiTinh"}},{"kind":"Field","name":{"kind":"Name","value":"MoTa"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiMay"}},{"kind":"Field","name":{"kind":"Name","value":"NgayChup"}},{"kind":"Field","name":{"kind":"Name","value":"SoPhieuYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"DichVuYeuCau_Id"}},{"kind":"Field","name":{"kind":"Name","value":"ChiTiet_Id"}}]}}]} as unknown as DocumentNode<ViewedStudyFragment, unknown>;
export const DrawnSetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DrawnSet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BoHinhVeDICOM"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiVe_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenNguoiVe"}},{"kind":"Field","name":{"kind":"Name","value":"hinhVes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"SOPUID"}},{"kind":"Field","name":{"kind":"Name","value":"Khung"}},{"kind":"Field","name":{"kind":"Name","value":"HeToaDo"}},{"kind":"Field","name":{"kind":"Name","value":"MatPhang"}},{"kind":"Field","name":{"kind":"Name","value":"Diem"}}]}}]}}]} as unknown as DocumentNode<DrawnSetFragment, unknown>;
export const ViewStudyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ViewStudy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"StudyUID"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"ca"},"name":{"kind":"Name","value":"xemCaDICOM"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"StudyUID"},"value":{"kind":"Variable","name":{"kind":"Name","value":"StudyUID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewedStudy"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewedStudy"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CaDICOM"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"StudyUID"}},{"kind":"Field","name":{"kind":"Name","value":"TenNguoiBenh"}},{"kind":"Field","name":{"kind":"Name","value":"MaNguoiBenh"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"NgaySinh"}},{"kind":"Field","name":{"kind":"Name","value":"GioiTinh"}},{"kind":"Field","name":{"kind":"Name","value":"MoTa"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiMay"}},{"kind":"Field","name":{"kind":"Name","value":"NgayChup"}},{"kind":"Field","name":{"kind":"Name","value":"SoPhieuYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"DichVuYeuCau_Id"}},{"kind":"Field","name":{"kind":"Name","value":"ChiTiet_Id"}}]}}]} as unknown as DocumentNode<ViewStudyQuery, ViewStudyQueryVariables>;
export const OtherStudiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OtherStudies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"cas"},"name":{"kind":"Name","value":"caDICOMKhac"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"StudyUID"}},{"kind":"Field","name":{"kind":"Name","value":"MoTa"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiMay"}},{"kind":"Field","name":{"kind":"Name","value":"NgayChup"}},{"kind":"Field","name":{"kind":"Name","value":"NhanLuc"}}]}}]}}]} as unknown as DocumentNode<OtherStudiesQuery, OtherStudiesQueryVariables>;
export const StudyDrawingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudyDrawings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"bos"},"name":{"kind":"Name","value":"hinhVeCaDICOM"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DrawnSet"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DrawnSet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BoHinhVeDICOM"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiVe_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenNguoiVe"}},{"kind":"Field","name":{"kind":"Name","value":"hinhVes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"SOPUID"}},{"kind":"Field","name":{"kind":"Name","value":"Khung"}},{"kind":"Field","name":{"kind":"Name","value":"HeToaDo"}},{"kind":"Field","name":{"kind":"Name","value":"MatPhang"}},{"kind":"Field","name":{"kind":"Name","value":"Diem"}}]}}]}}]} as unknown as DocumentNode<StudyDrawingsQuery, StudyDrawingsQueryVariables>;
export const SaveDrawingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDrawings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hinhVes"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HinhVeDICOMInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"bo"},"name":{"kind":"Name","value":"luuHinhVeCaDICOM"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"hinhVes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hinhVes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DrawnSet"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DrawnSet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BoHinhVeDICOM"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiVe_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenNguoiVe"}},{"kind":"Field","name":{"kind":"Name","value":"hinhVes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"SOPUID"}},{"kind":"Field","name":{"kind":"Name","value":"Khung"}},{"kind":"Field","name":{"kind":"Name","value":"HeToaDo"}},{"kind":"Field","name":{"kind":"Name","value":"MatPhang"}},{"kind":"Field","name":{"kind":"Name","value":"Diem"}}]}}]}}]} as unknown as DocumentNode<SaveDrawingsMutation, SaveDrawingsMutationVariables>;