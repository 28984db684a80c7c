/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Where a value stands beside the normal range. */
export type CoKetQua =
  /** Above the normal range. */
  | 'H'
  /** Critically high. */
  | 'HH'
  /** Below the normal range. */
  | 'L'
  /** Critically low. */
  | 'LL'
  /** Normal. */
  | 'N';

/** Kind of a measured value. */
export type KieuKetQua =
  /** Negative or positive. */
  | 'AmDuongTinh'
  /** Text. */
  | 'ChuoiKyTu'
  /** A number, also with < or >. */
  | 'So';

export type CourseValueFragment = { _id: string, NgayKetQua: string, Ngay: string, MaChiSo: string, TenChiSo: string, TenNhomDichVu: string | null, KieuDuLieu: KieuKetQua, KetQua: string, DonViTinh: string | null, Min: string | null, Max: string | null, MucBinhThuong: string, CoKetQua: CoKetQua | null, GhiChu: string | null, SoPhieuYeuCau: string, NoiThucHien: { _id: string, ten: string } | null };

export type LabCourseQueryVariables = Exact<{
  BenhNhan_Id: string;
  truoc?: string | null | undefined;
}>;


export type LabCourseQuery = { ketQuaTheoThoiGian: { truoc: string | null, ketQuas: Array<{ _id: string, NgayKetQua: string, Ngay: string, MaChiSo: string, TenChiSo: string, TenNhomDichVu: string | null, KieuDuLieu: KieuKetQua, KetQua: string, DonViTinh: string | null, Min: string | null, Max: string | null, MucBinhThuong: string, CoKetQua: CoKetQua | null, GhiChu: string | null, SoPhieuYeuCau: string, NoiThucHien: { _id: string, ten: string } | null }> } };

export const CourseValueFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseValue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiaTriTheoThoiGian"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetQua"}},{"kind":"Field","name":{"kind":"Name","value":"Ngay"}},{"kind":"Field","name":{"kind":"Name","value":"MaChiSo"}},{"kind":"Field","name":{"kind":"Name","value":"TenChiSo"}},{"kind":"Field","name":{"kind":"Name","value":"TenNhomDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"KieuDuLieu"}},{"kind":"Field","name":{"kind":"Name","value":"KetQua"}},{"kind":"Field","name":{"kind":"Name","value":"DonViTinh"}},{"kind":"Field","name":{"kind":"Name","value":"Min"}},{"kind":"Field","name":{"kind":"Name","value":"Max"}},{"kind":"Field","name":{"kind":"Name","value":"MucBinhThuong"}},{"kind":"Field","name":{"kind":"Name","value":"CoKetQua"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"SoPhieuYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"NoiThucHien"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]} as unknown as DocumentNode<CourseValueFragment, unknown>;
export const LabCourseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LabCourse"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"BenhNhan_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"truoc"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ketQuaTheoThoiGian"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"BenhNhan_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"BenhNhan_Id"}}},{"kind":"Argument","name":{"kind":"Name","value":"truoc"},"value":{"kind":"Variable","name":{"kind":"Name","value":"truoc"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ketQuas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CourseValue"}}]}},{"kind":"Field","name":{"kind":"Name","value":"truoc"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseValue"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiaTriTheoThoiGian"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetQua"}},{"kind":"Field","name":{"kind":"Name","value":"Ngay"}},{"kind":"Field","name":{"kind":"Name","value":"MaChiSo"}},{"kind":"Field","name":{"kind":"Name","value":"TenChiSo"}},{"kind":"Field","name":{"kind":"Name","value":"TenNhomDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"KieuDuLieu"}},{"kind":"Field","name":{"kind":"Name","value":"KetQua"}},{"kind":"Field","name":{"kind":"Name","value":"DonViTinh"}},{"kind":"Field","name":{"kind":"Name","value":"Min"}},{"kind":"Field","name":{"kind":"Name","value":"Max"}},{"kind":"Field","name":{"kind":"Name","value":"MucBinhThuong"}},{"kind":"Field","name":{"kind":"Name","value":"CoKetQua"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"SoPhieuYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"NoiThucHien"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]} as unknown as DocumentNode<LabCourseQuery, LabCourseQueryVariables>;