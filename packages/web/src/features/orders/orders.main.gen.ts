/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A service to order. */
export type DichVuYeuCauChiTietInput = {
  /** The service, package or treatment course. */
  DichVu_Id: string;
  /** Free of charge: an exemption by the one who orders, who needs its permission. */
  KhongThuTien?: boolean | null | undefined;
  /** Urgent. */
  LaKhanCap?: boolean | null | undefined;
  /** Price type; the payer's own when empty. */
  LoaiGia_Id?: string | null | undefined;
  /** Why nothing is collected; needed with KhongThuTien. */
  LyDoKhongThu?: string | null | undefined;
  /** Time of request, between the reception and now; now when empty. */
  NgayYeuCau?: string | null | undefined;
  /** Room; the service's own when empty. */
  NoiThucHien_Id?: string | null | undefined;
  /** In how many executions the quantity is performed; 1 when it is left out. */
  SoLanThucHien?: number | null | undefined;
  /** Quantity; 1 when empty. Tests and examinations are ordered one by one. */
  SoLuong?: string | null | undefined;
};

/** Services to order. */
export type DichVuYeuCauInput = {
  /** The doctor of the house for whom a desk orders. */
  BacSiChiDinh_Id?: string | null | undefined;
  /** Diagnosis; the session's when empty. */
  ChanDoan?: string | null | undefined;
  /** The session that orders; empty for an order at a desk. */
  KhamBenh_Id?: string | null | undefined;
  /** Why a contraindication (limited number, not together) is overridden; the log keeps it. */
  LyDoVuotChongChiDinh?: string | null | undefined;
  /** Where that doctor works. */
  NoiChiDinhNgoai?: string | null | undefined;
  /** The desk; where the caller works when empty. */
  NoiYeuCau_Id?: string | null | undefined;
  /** The doctor elsewhere whose paper a desk follows. */
  TenBacSiNgoai?: string | null | undefined;
  /** The reception that a desk orders for. */
  TiepNhan_Id?: string | null | undefined;
  /** Nhap or SanSang; SanSang when empty. */
  TrangThai?: TrangThaiDichVuYeuCau | null | undefined;
  /** What is ordered. */
  chiTiets: Array<DichVuYeuCauChiTietInput>;
  /** Makes a repeated request harmless. */
  requestId: string;
  /** The warnings were seen. */
  xacNhanTrung?: boolean | null | undefined;
};

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

export type BatThuongFragment = { cao: number, thap: number, nguyHiem: number };

export type PhieuYeuCauFragment = { _id: string, version: number, SoPhieuYeuCau: string, Loai: LoaiPhieu, TrangThai: TrangThaiDichVuYeuCau, LaKhanCap: boolean, ThucHienNgoai: boolean, NgayYeuCau: string, ChanDoan: string | null, KetLuan: string | null, NoiThucHien: { _id: string, ten: string } | null, ketQuaBatThuong: { cao: number, thap: number, nguyHiem: number } | null, hanhDongs: Array<{ action: string, refusal: string | null }>, chiTiets: Array<{ _id: string, DichVu_Id: string, TenDichVu: string, LoaiGia_Id: string, DonGia: string, SoLuong: string, SoLanThucHien: number, TrangThai: TrangThaiDichVuYeuCau, DaThuTien: boolean, DuocPhepThucHien: boolean, KemTheo_Id: string | null, LanGoi_Id: string | null, Goi: { _id: string, ten: string } | null }> };

export type ChiDinhCuaKhamQueryVariables = Exact<{
  TiepNhan_Id: string;
  KhamBenh_Id?: string | null | undefined;
}>;


export type ChiDinhCuaKhamQuery = { dichVuYeuCausByTiepNhan: Array<{ _id: string, version: number, SoPhieuYeuCau: string, Loai: LoaiPhieu, TrangThai: TrangThaiDichVuYeuCau, LaKhanCap: boolean, ThucHienNgoai: boolean, NgayYeuCau: string, ChanDoan: string | null, KetLuan: string | null, NoiThucHien: { _id: string, ten: string } | null, ketQuaBatThuong: { cao: number, thap: number, nguyHiem: number } | null, hanhDongs: Array<{ action: string, refusal: string | null }>, chiTiets: Array<{ _id: string, DichVu_Id: string, TenDichVu: string, LoaiGia_Id: string, DonGia: string, SoLuong: string, SoLanThucHien: number, TrangThai: TrangThaiDichVuYeuCau, DaThuTien: boolean, DuocPhepThucHien: boolean, KemTheo_Id: string | null, LanGoi_Id: string | null, Goi: { _id: string, ten: string } | null }> }> };

export type DichVuChonFragment = { _id: string, MaDichVu: string, TenDichVu: string, Loai: LoaiPhieu, TenNhomDichVu: string | null, LaGoi: boolean, TheoLieuTrinh: boolean, DonGia: string | null, NoiThucHien: { _id: string, ten: string } | null };

export type TimDichVuChiDinhQueryVariables = Exact<{
  searchString?: string | null | undefined;
  TiepNhan_Id: string;
  NoiYeuCau_Id: string;
}>;


export type TimDichVuChiDinhQuery = { cacDM_DichVu2: Array<{ _id: string, MaDichVu: string, TenDichVu: string, Loai: LoaiPhieu, TenNhomDichVu: string | null, LaGoi: boolean, TheoLieuTrinh: boolean, DonGia: string | null, NoiThucHien: { _id: string, ten: string } | null }> };

export type ChiDinhDichVuMutationVariables = Exact<{
  input: DichVuYeuCauInput;
}>;


export type ChiDinhDichVuMutation = { createDichVuYeuCau: Array<{ _id: string, version: number, SoPhieuYeuCau: string, Loai: LoaiPhieu, TrangThai: TrangThaiDichVuYeuCau, LaKhanCap: boolean, ThucHienNgoai: boolean, NgayYeuCau: string, ChanDoan: string | null, KetLuan: string | null, NoiThucHien: { _id: string, ten: string } | null, ketQuaBatThuong: { cao: number, thap: number, nguyHiem: number } | null, hanhDongs: Array<{ action: string, refusal: string | null }>, chiTiets: Array<{ _id: string, DichVu_Id: string, TenDichVu: string, LoaiGia_Id: string, DonGia: string, SoLuong: string, SoLanThucHien: number, TrangThai: TrangThaiDichVuYeuCau, DaThuTien: boolean, DuocPhepThucHien: boolean, KemTheo_Id: string | null, LanGoi_Id: string | null, Goi: { _id: string, ten: string } | null }> }> };

export type XoaChiDinhMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type XoaChiDinhMutation = { removeDichVuYeuCau: number };

export type DaXemKetQuaMutationVariables = Exact<{
  id: string;
  oldState: TrangThaiDichVuYeuCau;
  newState: TrangThaiDichVuYeuCau;
}>;


export type DaXemKetQuaMutation = { updateDichVuYeuCauState: { _id: string, version: number, SoPhieuYeuCau: string, Loai: LoaiPhieu, TrangThai: TrangThaiDichVuYeuCau, LaKhanCap: boolean, ThucHienNgoai: boolean, NgayYeuCau: string, ChanDoan: string | null, KetLuan: string | null, NoiThucHien: { _id: string, ten: string } | null, ketQuaBatThuong: { cao: number, thap: number, nguyHiem: number } | null, hanhDongs: Array<{ action: string, refusal: string | null }>, chiTiets: Array<{ _id: string, DichVu_Id: string, TenDichVu: string, LoaiGia_Id: string, DonGia: string, SoLuong: string, SoLanThucHien: number, TrangThai: TrangThaiDichVuYeuCau, DaThuTien: boolean, DuocPhepThucHien: boolean, KemTheo_Id: string | null, LanGoi_Id: string | null, Goi: { _id: string, ten: string } | null }> } };

export const BatThuongFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatThuong"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KetQuaBatThuong"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cao"}},{"kind":"Field","name":{"kind":"Name","value":"thap"}},{"kind":"Field","name":{"kind":"Name","value":"nguyHiem"}}]}}]} as unknown as DocumentNode<BatThuongFragment, unknown>;
export const PhieuYeuCauFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhieuYeuCau"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DichVuYeuCau"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"SoPhieuYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"LaKhanCap"}},{"kind":"Field","name":{"kind":"Name","value":"ThucHienNgoai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoan"}},{"kind":"Field","name":{"kind":"Name","value":"NoiThucHien"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"KetLuan"}},{"kind":"Field","name":{"kind":"Name","value":"ketQuaBatThuong"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BatThuong"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chiTiets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"DichVu_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiGia_Id"}},{"kind":"Field","name":{"kind":"Name","value":"DonGia"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuong"}},{"kind":"Field","name":{"kind":"Name","value":"SoLanThucHien"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"DaThuTien"}},{"kind":"Field","name":{"kind":"Name","value":"DuocPhepThucHien"}},{"kind":"Field","name":{"kind":"Name","value":"KemTheo_Id"}},{"kind":"Field","name":{"kind":"Name","value":"LanGoi_Id"}},{"kind":"Field","name":{"kind":"Name","value":"Goi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatThuong"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KetQuaBatThuong"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cao"}},{"kind":"Field","name":{"kind":"Name","value":"thap"}},{"kind":"Field","name":{"kind":"Name","value":"nguyHiem"}}]}}]} as unknown as DocumentNode<PhieuYeuCauFragment, unknown>;
export const DichVuChonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DichVuChon"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DichVuTimThay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"TenNhomDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"LaGoi"}},{"kind":"Field","name":{"kind":"Name","value":"TheoLieuTrinh"}},{"kind":"Field","name":{"kind":"Name","value":"DonGia"}},{"kind":"Field","name":{"kind":"Name","value":"NoiThucHien"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]} as unknown as DocumentNode<DichVuChonFragment, unknown>;
export const ChiDinhCuaKhamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChiDinhCuaKham"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"KhamBenh_Id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dichVuYeuCausByTiepNhan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"TiepNhan_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}}},{"kind":"Argument","name":{"kind":"Name","value":"KhamBenh_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"KhamBenh_Id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhieuYeuCau"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatThuong"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KetQuaBatThuong"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cao"}},{"kind":"Field","name":{"kind":"Name","value":"thap"}},{"kind":"Field","name":{"kind":"Name","value":"nguyHiem"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhieuYeuCau"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DichVuYeuCau"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"SoPhieuYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"LaKhanCap"}},{"kind":"Field","name":{"kind":"Name","value":"ThucHienNgoai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoan"}},{"kind":"Field","name":{"kind":"Name","value":"NoiThucHien"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"KetLuan"}},{"kind":"Field","name":{"kind":"Name","value":"ketQuaBatThuong"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BatThuong"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chiTiets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"DichVu_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiGia_Id"}},{"kind":"Field","name":{"kind":"Name","value":"DonGia"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuong"}},{"kind":"Field","name":{"kind":"Name","value":"SoLanThucHien"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"DaThuTien"}},{"kind":"Field","name":{"kind":"Name","value":"DuocPhepThucHien"}},{"kind":"Field","name":{"kind":"Name","value":"KemTheo_Id"}},{"kind":"Field","name":{"kind":"Name","value":"LanGoi_Id"}},{"kind":"Field","name":{"kind":"Name","value":"Goi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]}}]} as unknown as DocumentNode<ChiDinhCuaKhamQuery, ChiDinhCuaKhamQueryVariables>;
export const TimDichVuChiDinhDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TimDichVuChiDinh"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"NoiYeuCau_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cacDM_DichVu2"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"searchString"},"value":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}}},{"kind":"Argument","name":{"kind":"Name","value":"TiepNhan_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}}},{"kind":"Argument","name":{"kind":"Name","value":"NoiYeuCau_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"NoiYeuCau_Id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DichVuChon"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DichVuChon"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DichVuTimThay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"TenNhomDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"LaGoi"}},{"kind":"Field","name":{"kind":"Name","value":"TheoLieuTrinh"}},{"kind":"Field","name":{"kind":"Name","value":"DonGia"}},{"kind":"Field","name":{"kind":"Name","value":"NoiThucHien"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]} as unknown as DocumentNode<TimDichVuChiDinhQuery, TimDichVuChiDinhQueryVariables>;
export const ChiDinhDichVuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChiDinhDichVu"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DichVuYeuCauInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDichVuYeuCau"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhieuYeuCau"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatThuong"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KetQuaBatThuong"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cao"}},{"kind":"Field","name":{"kind":"Name","value":"thap"}},{"kind":"Field","name":{"kind":"Name","value":"nguyHiem"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhieuYeuCau"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DichVuYeuCau"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"SoPhieuYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"LaKhanCap"}},{"kind":"Field","name":{"kind":"Name","value":"ThucHienNgoai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoan"}},{"kind":"Field","name":{"kind":"Name","value":"NoiThucHien"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"KetLuan"}},{"kind":"Field","name":{"kind":"Name","value":"ketQuaBatThuong"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BatThuong"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chiTiets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"DichVu_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiGia_Id"}},{"kind":"Field","name":{"kind":"Name","value":"DonGia"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuong"}},{"kind":"Field","name":{"kind":"Name","value":"SoLanThucHien"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"DaThuTien"}},{"kind":"Field","name":{"kind":"Name","value":"DuocPhepThucHien"}},{"kind":"Field","name":{"kind":"Name","value":"KemTheo_Id"}},{"kind":"Field","name":{"kind":"Name","value":"LanGoi_Id"}},{"kind":"Field","name":{"kind":"Name","value":"Goi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]}}]} as unknown as DocumentNode<ChiDinhDichVuMutation, ChiDinhDichVuMutationVariables>;
export const XoaChiDinhDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"XoaChiDinh"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeDichVuYeuCau"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<XoaChiDinhMutation, XoaChiDinhMutationVariables>;
export const DaXemKetQuaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DaXemKetQua"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"oldState"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TrangThaiDichVuYeuCau"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"newState"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TrangThaiDichVuYeuCau"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateDichVuYeuCauState"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"oldState"},"value":{"kind":"Variable","name":{"kind":"Name","value":"oldState"}}},{"kind":"Argument","name":{"kind":"Name","value":"newState"},"value":{"kind":"Variable","name":{"kind":"Name","value":"newState"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhieuYeuCau"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BatThuong"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KetQuaBatThuong"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cao"}},{"kind":"Field","name":{"kind":"Name","value":"thap"}},{"kind":"Field","name":{"kind":"Name","value":"nguyHiem"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhieuYeuCau"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DichVuYeuCau"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"SoPhieuYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"LaKhanCap"}},{"kind":"Field","name":{"kind":"Name","value":"ThucHienNgoai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoan"}},{"kind":"Field","name":{"kind":"Name","value":"NoiThucHien"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"KetLuan"}},{"kind":"Field","name":{"kind":"Name","value":"ketQuaBatThuong"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BatThuong"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chiTiets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"DichVu_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiGia_Id"}},{"kind":"Field","name":{"kind":"Name","value":"DonGia"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuong"}},{"kind":"Field","name":{"kind":"Name","value":"SoLanThucHien"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"DaThuTien"}},{"kind":"Field","name":{"kind":"Name","value":"DuocPhepThucHien"}},{"kind":"Field","name":{"kind":"Name","value":"KemTheo_Id"}},{"kind":"Field","name":{"kind":"Name","value":"LanGoi_Id"}},{"kind":"Field","name":{"kind":"Name","value":"Goi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]}}]} as unknown as DocumentNode<DaXemKetQuaMutation, DaXemKetQuaMutationVariables>;