/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type LichSuChiDinhQueryVariables = Exact<{
  TiepNhan_Id: string;
  NoiYeuCau_Id: string;
  keyWord?: string | null | undefined;
  Loai?: LoaiPhieu | null | undefined;
  coKetQua?: boolean | null | undefined;
}>;


export type LichSuChiDinhQuery = { lichSuChiDinh: Array<{ _id: string, MaDichVu: string, TenDichVu: string, SoLuong: string, phieu: { _id: string, TrangThai: TrangThaiDichVuYeuCau, NgayYeuCau: string, KetLuan: string | null, BacSiChiDinh: { _id: string, ten: string } | null, ketQuaBatThuong: { cao: number, thap: number, nguyHiem: number } | null }, dichVu: { _id: string, MaDichVu: string, TenDichVu: string, Loai: LoaiPhieu, TenNhomDichVu: string | null, LaGoi: boolean, TheoLieuTrinh: boolean, DonGia: string | null, NoiThucHien: { _id: string, ten: string } | null } | null }> };

export type BatThuongFragment = { cao: number, thap: number, nguyHiem: number };

export type DichVuChonFragment = { _id: string, MaDichVu: string, TenDichVu: string, Loai: LoaiPhieu, TenNhomDichVu: string | null, LaGoi: boolean, TheoLieuTrinh: boolean, DonGia: string | null, NoiThucHien: { _id: string, ten: string } | null };

export const BatThuongFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatThuong"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KetQuaBatThuong"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cao"}},{"kind":"Field","name":{"kind":"Name","value":"thap"}},{"kind":"Field","name":{"kind":"Name","value":"nguyHiem"}}]}}]} as unknown as DocumentNode<BatThuongFragment, unknown>;
export const DichVuChonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DichVuChon"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DichVuTimThay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"TenNhomDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"LaGoi"}},{"kind":"Field","name":{"kind":"Name","value":"TheoLieuTrinh"}},{"kind":"Field","name":{"kind":"Name","value":"DonGia"}},{"kind":"Field","name":{"kind":"Name","value":"NoiThucHien"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]} as unknown as DocumentNode<DichVuChonFragment, unknown>;
export const LichSuChiDinhDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LichSuChiDinh"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"NoiYeuCau_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyWord"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"Loai"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LoaiPhieu"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"coKetQua"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lichSuChiDinh"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"TiepNhan_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}}},{"kind":"Argument","name":{"kind":"Name","value":"NoiYeuCau_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"NoiYeuCau_Id"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyWord"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyWord"}}},{"kind":"Argument","name":{"kind":"Name","value":"Loai"},"value":{"kind":"Variable","name":{"kind":"Name","value":"Loai"}}},{"kind":"Argument","name":{"kind":"Name","value":"coKetQua"},"value":{"kind":"Variable","name":{"kind":"Name","value":"coKetQua"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuong"}},{"kind":"Field","name":{"kind":"Name","value":"phieu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"KetLuan"}},{"kind":"Field","name":{"kind":"Name","value":"BacSiChiDinh"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ketQuaBatThuong"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BatThuong"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"dichVu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DichVuChon"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatThuong"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KetQuaBatThuong"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cao"}},{"kind":"Field","name":{"kind":"Name","value":"thap"}},{"kind":"Field","name":{"kind":"Name","value":"nguyHiem"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DichVuChon"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DichVuTimThay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"TenNhomDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"LaGoi"}},{"kind":"Field","name":{"kind":"Name","value":"TheoLieuTrinh"}},{"kind":"Field","name":{"kind":"Name","value":"DonGia"}},{"kind":"Field","name":{"kind":"Name","value":"NoiThucHien"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]} as unknown as DocumentNode<LichSuChiDinhQuery, LichSuChiDinhQueryVariables>;