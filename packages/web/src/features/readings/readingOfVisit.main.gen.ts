/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type ReadingOfVisitFragment = { DichVuYeuCau_Id: string, laSoBo: boolean, phienBans: Array<{ PhienBan: number, NgayTra: string | null }>, DichVuYeuCau: { _id: string, SoPhieuYeuCau: string, TrangThai: TrangThaiDichVuYeuCau, NgayKetQua: string | null, KhamBenh_Id: string | null }, ketQuas: Array<{ ChiTiet_Id: string, TenDichVu: string, MoTa: string | null, KetLuan: string | null, DeNghi: string | null, LaNguyHiem: boolean, hinhAnhs: Array<{ Tep_Id: string, ChuThich: string | null }> }>, NguoiDuyet: { _id: string, ten: string } | null };

export const ReadingOfVisitFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReadingOfVisit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PhieuKetQuaMoTa"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"DichVuYeuCau_Id"}},{"kind":"Field","name":{"kind":"Name","value":"laSoBo"}},{"kind":"Field","name":{"kind":"Name","value":"phienBans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PhienBan"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTra"}}]}},{"kind":"Field","name":{"kind":"Name","value":"DichVuYeuCau"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"SoPhieuYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetQua"}},{"kind":"Field","name":{"kind":"Name","value":"KhamBenh_Id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ketQuas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ChiTiet_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"MoTa"}},{"kind":"Field","name":{"kind":"Name","value":"KetLuan"}},{"kind":"Field","name":{"kind":"Name","value":"DeNghi"}},{"kind":"Field","name":{"kind":"Name","value":"LaNguyHiem"}},{"kind":"Field","name":{"kind":"Name","value":"hinhAnhs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Tep_Id"}},{"kind":"Field","name":{"kind":"Name","value":"ChuThich"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"NguoiDuyet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]} as unknown as DocumentNode<ReadingOfVisitFragment, unknown>;