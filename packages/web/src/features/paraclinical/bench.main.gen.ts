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

export type CanLamSangPhongQueryVariables = Exact<{
  startDate: string;
  endDate: string;
}>;


export type CanLamSangPhongQuery = { tinhHinhCanLamSang: Array<{ Loais: Array<LoaiPhieu>, ChoThucHien: number, DangLam: number, TonTruoc: number, CoKetQua: number, Phong: { _id: string, ma: string | null, ten: string } }> };

export type BenchSlipFragment = { _id: string, SoPhieuYeuCau: string, Loai: LoaiPhieu, TrangThai: TrangThaiDichVuYeuCau, NgayYeuCau: string, NgayThucHien: string | null, NgayKetQua: string | null, LaKhanCap: boolean, BenhNhan: { _id: string, MaYTe: string, TenBenhNhan: string, GioiTinh: GioiTinh, tuoi: string } | null, NoiYeuCau: { _id: string, ten: string } | null, BacSiChiDinh: { _id: string, ten: string } | null, chiTiets: Array<{ _id: string, TenDichVu: string, TrangThai: TrangThaiDichVuYeuCau, DuocPhepThucHien: boolean }> };

export type CanLamSangChoQueryVariables = Exact<{
  idRoom: string;
}>;


export type CanLamSangChoQuery = { danhSachChoDichVuYeuCau: Array<{ _id: string, SoPhieuYeuCau: string, Loai: LoaiPhieu, TrangThai: TrangThaiDichVuYeuCau, NgayYeuCau: string, NgayThucHien: string | null, NgayKetQua: string | null, LaKhanCap: boolean, BenhNhan: { _id: string, MaYTe: string, TenBenhNhan: string, GioiTinh: GioiTinh, tuoi: string } | null, NoiYeuCau: { _id: string, ten: string } | null, BacSiChiDinh: { _id: string, ten: string } | null, chiTiets: Array<{ _id: string, TenDichVu: string, TrangThai: TrangThaiDichVuYeuCau, DuocPhepThucHien: boolean }> }> };

export type CanLamSangChuaKetQuaQueryVariables = Exact<{
  idRoom: string;
  page: number;
  limit: number;
}>;


export type CanLamSangChuaKetQuaQuery = { dichVuYeuCausChuaKetQuaPagination: { currentPage: number, total: number, data: Array<{ _id: string, SoPhieuYeuCau: string, Loai: LoaiPhieu, TrangThai: TrangThaiDichVuYeuCau, NgayYeuCau: string, NgayThucHien: string | null, NgayKetQua: string | null, LaKhanCap: boolean, BenhNhan: { _id: string, MaYTe: string, TenBenhNhan: string, GioiTinh: GioiTinh, tuoi: string } | null, NoiYeuCau: { _id: string, ten: string } | null, BacSiChiDinh: { _id: string, ten: string } | null, chiTiets: Array<{ _id: string, TenDichVu: string, TrangThai: TrangThaiDichVuYeuCau, DuocPhepThucHien: boolean }> }> } };

export type CanLamSangTrongNgayQueryVariables = Exact<{
  idRoom: string;
  startDate: string;
  endDate: string;
}>;


export type CanLamSangTrongNgayQuery = { dichVuYeuCausByRoom: Array<{ _id: string, SoPhieuYeuCau: string, Loai: LoaiPhieu, TrangThai: TrangThaiDichVuYeuCau, NgayYeuCau: string, NgayThucHien: string | null, NgayKetQua: string | null, LaKhanCap: boolean, BenhNhan: { _id: string, MaYTe: string, TenBenhNhan: string, GioiTinh: GioiTinh, tuoi: string } | null, NoiYeuCau: { _id: string, ten: string } | null, BacSiChiDinh: { _id: string, ten: string } | null, chiTiets: Array<{ _id: string, TenDichVu: string, TrangThai: TrangThaiDichVuYeuCau, DuocPhepThucHien: boolean }> }> };

export type CanLamSangBatDauMutationVariables = Exact<{
  id: string;
}>;


export type CanLamSangBatDauMutation = { updateDichVuYeuCauDangThucHien: { _id: string } };

export type CanLamSangBatDauNhieuMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type CanLamSangBatDauNhieuMutation = { updateManyDichVuYeuCauState: Array<{ _id: string }> };

export const BenchSlipFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BenchSlip"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DichVuYeuCau"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"SoPhieuYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"GioiTinh"}},{"kind":"Field","name":{"kind":"Name","value":"tuoi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NoiYeuCau"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"BacSiChiDinh"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NgayYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"NgayThucHien"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetQua"}},{"kind":"Field","name":{"kind":"Name","value":"LaKhanCap"}},{"kind":"Field","name":{"kind":"Name","value":"chiTiets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"DuocPhepThucHien"}}]}}]}}]} as unknown as DocumentNode<BenchSlipFragment, unknown>;
export const CanLamSangPhongDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CanLamSangPhong"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tinhHinhCanLamSang"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"startDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"endDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Phong"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"Loais"}},{"kind":"Field","name":{"kind":"Name","value":"ChoThucHien"}},{"kind":"Field","name":{"kind":"Name","value":"DangLam"}},{"kind":"Field","name":{"kind":"Name","value":"TonTruoc"}},{"kind":"Field","name":{"kind":"Name","value":"CoKetQua"}}]}}]}}]} as unknown as DocumentNode<CanLamSangPhongQuery, CanLamSangPhongQueryVariables>;
export const CanLamSangChoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CanLamSangCho"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idRoom"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"danhSachChoDichVuYeuCau"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idRoom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idRoom"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BenchSlip"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BenchSlip"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DichVuYeuCau"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"SoPhieuYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"GioiTinh"}},{"kind":"Field","name":{"kind":"Name","value":"tuoi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NoiYeuCau"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"BacSiChiDinh"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NgayYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"NgayThucHien"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetQua"}},{"kind":"Field","name":{"kind":"Name","value":"LaKhanCap"}},{"kind":"Field","name":{"kind":"Name","value":"chiTiets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"DuocPhepThucHien"}}]}}]}}]} as unknown as DocumentNode<CanLamSangChoQuery, CanLamSangChoQueryVariables>;
export const CanLamSangChuaKetQuaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CanLamSangChuaKetQua"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idRoom"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dichVuYeuCausChuaKetQuaPagination"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idRoom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idRoom"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentPage"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BenchSlip"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BenchSlip"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DichVuYeuCau"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"SoPhieuYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"GioiTinh"}},{"kind":"Field","name":{"kind":"Name","value":"tuoi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NoiYeuCau"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"BacSiChiDinh"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NgayYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"NgayThucHien"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetQua"}},{"kind":"Field","name":{"kind":"Name","value":"LaKhanCap"}},{"kind":"Field","name":{"kind":"Name","value":"chiTiets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"DuocPhepThucHien"}}]}}]}}]} as unknown as DocumentNode<CanLamSangChuaKetQuaQuery, CanLamSangChuaKetQuaQueryVariables>;
export const CanLamSangTrongNgayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CanLamSangTrongNgay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idRoom"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dichVuYeuCausByRoom"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idRoom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idRoom"}}},{"kind":"Argument","name":{"kind":"Name","value":"startDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"endDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BenchSlip"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BenchSlip"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DichVuYeuCau"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"SoPhieuYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"GioiTinh"}},{"kind":"Field","name":{"kind":"Name","value":"tuoi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NoiYeuCau"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"BacSiChiDinh"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NgayYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"NgayThucHien"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetQua"}},{"kind":"Field","name":{"kind":"Name","value":"LaKhanCap"}},{"kind":"Field","name":{"kind":"Name","value":"chiTiets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"DuocPhepThucHien"}}]}}]}}]} as unknown as DocumentNode<CanLamSangTrongNgayQuery, CanLamSangTrongNgayQueryVariables>;
export const CanLamSangBatDauDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CanLamSangBatDau"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateDichVuYeuCauDangThucHien"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}}]}}]}}]} as unknown as DocumentNode<CanLamSangBatDauMutation, CanLamSangBatDauMutationVariables>;
export const CanLamSangBatDauNhieuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CanLamSangBatDauNhieu"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateManyDichVuYeuCauState"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"oldState"},"value":{"kind":"EnumValue","value":"SanSang"}},{"kind":"Argument","name":{"kind":"Name","value":"newState"},"value":{"kind":"EnumValue","value":"ChuaKetQua"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}}]}}]}}]} as unknown as DocumentNode<CanLamSangBatDauNhieuMutation, CanLamSangBatDauNhieuMutationVariables>;