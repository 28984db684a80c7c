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

export type KetQuaPhieuFragment = { DichVuYeuCau_Id: string, PhienBan: number, coNguyHiem: boolean, DichVuYeuCau: { _id: string, SoPhieuYeuCau: string, KhamBenh_Id: string | null, TrangThai: TrangThaiDichVuYeuCau, NgayKetQua: string | null, KetLuan: string | null }, NguoiDuyet: { _id: string, ten: string } | null, ketQuas: Array<{ ChiTiet_Id: string, TenDichVu: string, MaChiSo: string, TenChiSo: string, KetQua: string | null, DonViTinh: string | null, Min: string | null, Max: string | null, MucBinhThuong: string, CoKetQua: CoKetQua | null, GhiChu: string | null, KetQuaTruoc: string | null, NgayKetQuaTruoc: string | null }> };

export type KetQuaCuaLuotKhamQueryVariables = Exact<{
  TiepNhan_Id: string;
}>;


export type KetQuaCuaLuotKhamQuery = { ketQuaByTiepNhan: Array<{ DichVuYeuCau_Id: string, PhienBan: number, coNguyHiem: boolean, DichVuYeuCau: { _id: string, SoPhieuYeuCau: string, KhamBenh_Id: string | null, TrangThai: TrangThaiDichVuYeuCau, NgayKetQua: string | null, KetLuan: string | null }, NguoiDuyet: { _id: string, ten: string } | null, ketQuas: Array<{ ChiTiet_Id: string, TenDichVu: string, MaChiSo: string, TenChiSo: string, KetQua: string | null, DonViTinh: string | null, Min: string | null, Max: string | null, MucBinhThuong: string, CoKetQua: CoKetQua | null, GhiChu: string | null, KetQuaTruoc: string | null, NgayKetQuaTruoc: string | null }> }> };

export const KetQuaPhieuFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KetQuaPhieu"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KetQuaDichVuYeuCau"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"DichVuYeuCau_Id"}},{"kind":"Field","name":{"kind":"Name","value":"PhienBan"}},{"kind":"Field","name":{"kind":"Name","value":"coNguyHiem"}},{"kind":"Field","name":{"kind":"Name","value":"DichVuYeuCau"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"SoPhieuYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"KhamBenh_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetQua"}},{"kind":"Field","name":{"kind":"Name","value":"KetLuan"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NguoiDuyet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ketQuas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ChiTiet_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"MaChiSo"}},{"kind":"Field","name":{"kind":"Name","value":"TenChiSo"}},{"kind":"Field","name":{"kind":"Name","value":"KetQua"}},{"kind":"Field","name":{"kind":"Name","value":"DonViTinh"}},{"kind":"Field","name":{"kind":"Name","value":"Min"}},{"kind":"Field","name":{"kind":"Name","value":"Max"}},{"kind":"Field","name":{"kind":"Name","value":"MucBinhThuong"}},{"kind":"Field","name":{"kind":"Name","value":"CoKetQua"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"KetQuaTruoc"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetQuaTruoc"}}]}}]}}]} as unknown as DocumentNode<KetQuaPhieuFragment, unknown>;
export const KetQuaCuaLuotKhamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KetQuaCuaLuotKham"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ketQuaByTiepNhan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"TiepNhan_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KetQuaPhieu"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KetQuaPhieu"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KetQuaDichVuYeuCau"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"DichVuYeuCau_Id"}},{"kind":"Field","name":{"kind":"Name","value":"PhienBan"}},{"kind":"Field","name":{"kind":"Name","value":"coNguyHiem"}},{"kind":"Field","name":{"kind":"Name","value":"DichVuYeuCau"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"SoPhieuYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"KhamBenh_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetQua"}},{"kind":"Field","name":{"kind":"Name","value":"KetLuan"}}]}},{"kind":"Field","name":{"kind":"Name","value":"NguoiDuyet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ketQuas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ChiTiet_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"MaChiSo"}},{"kind":"Field","name":{"kind":"Name","value":"TenChiSo"}},{"kind":"Field","name":{"kind":"Name","value":"KetQua"}},{"kind":"Field","name":{"kind":"Name","value":"DonViTinh"}},{"kind":"Field","name":{"kind":"Name","value":"Min"}},{"kind":"Field","name":{"kind":"Name","value":"Max"}},{"kind":"Field","name":{"kind":"Name","value":"MucBinhThuong"}},{"kind":"Field","name":{"kind":"Name","value":"CoKetQua"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"KetQuaTruoc"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetQuaTruoc"}}]}}]}}]} as unknown as DocumentNode<KetQuaCuaLuotKhamQuery, KetQuaCuaLuotKhamQueryVariables>;