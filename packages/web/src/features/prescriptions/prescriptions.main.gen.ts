/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kind of a prescription. */
export type LoaiToa =
  /** Paid by the insurance. */
  | 'BHYT'
  /** Bought outside. */
  | 'MuaNgoai'
  /** Paid by the patient, from the hospital's stores. */
  | 'Thuong'
  /** Medical supplies. */
  | 'VTYT';

/** Why a warning is overridden. */
export type LyDoCanhBaoInput = {
  /** The reason. */
  LyDo: string;
  /** The warning. */
  key: string;
};

/** A drug to prescribe. */
export type ToaThuocDongInput = {
  /** How to take it. */
  CachDung?: string | null | undefined;
  /** Afternoon. */
  Chieu?: string | null | undefined;
  /** The drug. */
  Duoc_Id: string;
  /** Route; the drug's own when empty. */
  DuongDung_Id?: string | null | undefined;
  /** Store; not for drugs bought outside. */
  Kho_Id?: string | null | undefined;
  /** Kind of its prescription. */
  LoaiToa: LoaiToa;
  /** Morning. */
  Sang?: string | null | undefined;
  /** Quantity; worked out from the doses when empty. */
  SoLuong?: string | null | undefined;
  /** Days. */
  SoNgay: number;
  /** Evening. */
  Toi?: string | null | undefined;
  /** Noon. */
  Trua?: string | null | undefined;
};

/** The whole prescription of a session. */
export type ToaThuocInput = {
  /** How the drugs are collected; nothing for what is bought outside. */
  CachLayThuoc_Id?: string | null | undefined;
  /** Advice. */
  LoiDan?: string | null | undefined;
  /** Its drugs; empty takes the prescription back. */
  dongs: Array<ToaThuocDongInput>;
  /** Reasons of overridden warnings. */
  lyDoCanhBaos?: Array<LyDoCanhBaoInput> | null | undefined;
  /** Makes a repeated request harmless. */
  requestId: string;
  /** The version that was seen. */
  version: number;
};

export type ToaFragment = { _id: string, version: number, MaDonThuoc: string, LoaiToa: LoaiToa, TrangThai: string, NgayKe: string, LoiDan: string | null, CachLayThuoc: { _id: string, ten: string } | null, BacSi: { _id: string, ten: string } | null, chiTiets: Array<{ _id: string, Duoc_Id: string, TenDuoc: string, Kho_Id: string | null, SoLuong: string, DonViTinh: string | null, SoNgay: number, Sang: string | null, Trua: string | null, Chieu: string | null, Toi: string | null, DuongDung_Id: string | null, CachDung: string | null, DonGia: string, canhBaoDaDuyets: Array<{ key: string, LyDo: string }> }> };

export type ToaThuocCuaKhamQueryVariables = Exact<{
  KhamBenh_Id: string;
}>;


export type ToaThuocCuaKhamQuery = { toaThuoc: { version: number, toas: Array<{ _id: string, version: number, MaDonThuoc: string, LoaiToa: LoaiToa, TrangThai: string, NgayKe: string, LoiDan: string | null, hanhDongs: Array<{ action: string, refusal: string | null }>, CachLayThuoc: { _id: string, ten: string } | null, BacSi: { _id: string, ten: string } | null, chiTiets: Array<{ _id: string, Duoc_Id: string, TenDuoc: string, Kho_Id: string | null, SoLuong: string, DonViTinh: string | null, SoNgay: number, Sang: string | null, Trua: string | null, Chieu: string | null, Toi: string | null, DuongDung_Id: string | null, CachDung: string | null, DonGia: string, canhBaoDaDuyets: Array<{ key: string, LyDo: string }> }> }> } };

export type HuyYeuCauThanhToanThuocMutationVariables = Exact<{
  KhamBenh_Id: string;
}>;


export type HuyYeuCauThanhToanThuocMutation = { soToa: number };

export type HuyYeuCauThanhToanVatTuMutationVariables = Exact<{
  KhamBenh_Id: string;
}>;


export type HuyYeuCauThanhToanVatTuMutation = { soToa: number };

export type LoiDanUongThuocQueryVariables = Exact<{ [key: string]: never; }>;


export type LoiDanUongThuocQuery = { searchDM_LoiDanUongThuoc: Array<{ _id: string, Ten: string | null, NoiDung: string | null }> };

export type KhoCuaPhongQueryVariables = Exact<{
  idNode: string;
}>;


export type KhoCuaPhongQuery = { getPhongBanKhoDuocByNode: Array<{ PhongBan_Id: string, Kho_Id: string }> };

export type ToaThuocCuQueryVariables = Exact<{
  BenhNhan_Id: string;
}>;


export type ToaThuocCuQuery = { toaThuocCusByBenhNhan: Array<{ KhamBenh_Id: string, _id: string, version: number, MaDonThuoc: string, LoaiToa: LoaiToa, TrangThai: string, NgayKe: string, LoiDan: string | null, CachLayThuoc: { _id: string, ten: string } | null, BacSi: { _id: string, ten: string } | null, chiTiets: Array<{ _id: string, Duoc_Id: string, TenDuoc: string, Kho_Id: string | null, SoLuong: string, DonViTinh: string | null, SoNgay: number, Sang: string | null, Trua: string | null, Chieu: string | null, Toi: string | null, DuongDung_Id: string | null, CachDung: string | null, DonGia: string, canhBaoDaDuyets: Array<{ key: string, LyDo: string }> }> }> };

export type KiemTraToaQueryVariables = Exact<{
  KhamBenh_Id: string;
  dongs: Array<ToaThuocDongInput> | ToaThuocDongInput;
}>;


export type KiemTraToaQuery = { kiemTraToaThuoc: { dongs: Array<{ Duoc_Id: string, TenDuoc: string, SoLuong: string, DonGia: string | null }>, canhBaos: Array<{ key: string, MucDo: string, Duoc_Id: string, TenDuoc: string, Khac: string | null, HauQua: string | null, XuTri: string | null, canLyDo: boolean }>, lois: Array<{ path: string, code: string, details: unknown }> } };

export type LuuToaThuocMutationVariables = Exact<{
  KhamBenh_Id: string;
  input: ToaThuocInput;
}>;


export type LuuToaThuocMutation = { updateToaThuoc: { version: number, toas: Array<{ _id: string, version: number, MaDonThuoc: string, LoaiToa: LoaiToa, TrangThai: string, NgayKe: string, LoiDan: string | null, hanhDongs: Array<{ action: string, refusal: string | null }>, CachLayThuoc: { _id: string, ten: string } | null, BacSi: { _id: string, ten: string } | null, chiTiets: Array<{ _id: string, Duoc_Id: string, TenDuoc: string, Kho_Id: string | null, SoLuong: string, DonViTinh: string | null, SoNgay: number, Sang: string | null, Trua: string | null, Chieu: string | null, Toi: string | null, DuongDung_Id: string | null, CachDung: string | null, DonGia: string, canhBaoDaDuyets: Array<{ key: string, LyDo: string }> }> }> } };

export const ToaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Toa"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ToaThuoc"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"MaDonThuoc"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiToa"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKe"}},{"kind":"Field","name":{"kind":"Name","value":"LoiDan"}},{"kind":"Field","name":{"kind":"Name","value":"CachLayThuoc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"BacSi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chiTiets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Duoc_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenDuoc"}},{"kind":"Field","name":{"kind":"Name","value":"Kho_Id"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuong"}},{"kind":"Field","name":{"kind":"Name","value":"DonViTinh"}},{"kind":"Field","name":{"kind":"Name","value":"SoNgay"}},{"kind":"Field","name":{"kind":"Name","value":"Sang"}},{"kind":"Field","name":{"kind":"Name","value":"Trua"}},{"kind":"Field","name":{"kind":"Name","value":"Chieu"}},{"kind":"Field","name":{"kind":"Name","value":"Toi"}},{"kind":"Field","name":{"kind":"Name","value":"DuongDung_Id"}},{"kind":"Field","name":{"kind":"Name","value":"CachDung"}},{"kind":"Field","name":{"kind":"Name","value":"DonGia"}},{"kind":"Field","name":{"kind":"Name","value":"canhBaoDaDuyets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"LyDo"}}]}}]}}]}}]} as unknown as DocumentNode<ToaFragment, unknown>;
export const ToaThuocCuaKhamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ToaThuocCuaKham"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"KhamBenh_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toaThuoc"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"KhamBenh_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"KhamBenh_Id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"toas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Toa"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Toa"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ToaThuoc"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"MaDonThuoc"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiToa"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKe"}},{"kind":"Field","name":{"kind":"Name","value":"LoiDan"}},{"kind":"Field","name":{"kind":"Name","value":"CachLayThuoc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"BacSi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chiTiets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Duoc_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenDuoc"}},{"kind":"Field","name":{"kind":"Name","value":"Kho_Id"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuong"}},{"kind":"Field","name":{"kind":"Name","value":"DonViTinh"}},{"kind":"Field","name":{"kind":"Name","value":"SoNgay"}},{"kind":"Field","name":{"kind":"Name","value":"Sang"}},{"kind":"Field","name":{"kind":"Name","value":"Trua"}},{"kind":"Field","name":{"kind":"Name","value":"Chieu"}},{"kind":"Field","name":{"kind":"Name","value":"Toi"}},{"kind":"Field","name":{"kind":"Name","value":"DuongDung_Id"}},{"kind":"Field","name":{"kind":"Name","value":"CachDung"}},{"kind":"Field","name":{"kind":"Name","value":"DonGia"}},{"kind":"Field","name":{"kind":"Name","value":"canhBaoDaDuyets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"LyDo"}}]}}]}}]}}]} as unknown as DocumentNode<ToaThuocCuaKhamQuery, ToaThuocCuaKhamQueryVariables>;
export const HuyYeuCauThanhToanThuocDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HuyYeuCauThanhToanThuoc"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"KhamBenh_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"soToa"},"name":{"kind":"Name","value":"huyYeuCauThanhToan_KhamBenhToaThuoc"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"KhamBenh_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"KhamBenh_Id"}}}]}]}}]} as unknown as DocumentNode<HuyYeuCauThanhToanThuocMutation, HuyYeuCauThanhToanThuocMutationVariables>;
export const HuyYeuCauThanhToanVatTuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HuyYeuCauThanhToanVatTu"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"KhamBenh_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"soToa"},"name":{"kind":"Name","value":"huyYeuCauThanhToan_KhamBenhVTYT"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"KhamBenh_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"KhamBenh_Id"}}}]}]}}]} as unknown as DocumentNode<HuyYeuCauThanhToanVatTuMutation, HuyYeuCauThanhToanVatTuMutationVariables>;
export const LoiDanUongThuocDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoiDanUongThuoc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchDM_LoiDanUongThuoc"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"200"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Ten"}},{"kind":"Field","name":{"kind":"Name","value":"NoiDung"}}]}}]}}]} as unknown as DocumentNode<LoiDanUongThuocQuery, LoiDanUongThuocQueryVariables>;
export const KhoCuaPhongDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KhoCuaPhong"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idNode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getPhongBanKhoDuocByNode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idNode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idNode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PhongBan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"Kho_Id"}}]}}]}}]} as unknown as DocumentNode<KhoCuaPhongQuery, KhoCuaPhongQueryVariables>;
export const ToaThuocCuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ToaThuocCu"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"BenhNhan_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toaThuocCusByBenhNhan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"BenhNhan_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"BenhNhan_Id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Toa"}},{"kind":"Field","name":{"kind":"Name","value":"KhamBenh_Id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Toa"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ToaThuoc"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"MaDonThuoc"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiToa"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKe"}},{"kind":"Field","name":{"kind":"Name","value":"LoiDan"}},{"kind":"Field","name":{"kind":"Name","value":"CachLayThuoc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"BacSi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chiTiets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Duoc_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenDuoc"}},{"kind":"Field","name":{"kind":"Name","value":"Kho_Id"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuong"}},{"kind":"Field","name":{"kind":"Name","value":"DonViTinh"}},{"kind":"Field","name":{"kind":"Name","value":"SoNgay"}},{"kind":"Field","name":{"kind":"Name","value":"Sang"}},{"kind":"Field","name":{"kind":"Name","value":"Trua"}},{"kind":"Field","name":{"kind":"Name","value":"Chieu"}},{"kind":"Field","name":{"kind":"Name","value":"Toi"}},{"kind":"Field","name":{"kind":"Name","value":"DuongDung_Id"}},{"kind":"Field","name":{"kind":"Name","value":"CachDung"}},{"kind":"Field","name":{"kind":"Name","value":"DonGia"}},{"kind":"Field","name":{"kind":"Name","value":"canhBaoDaDuyets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"LyDo"}}]}}]}}]}}]} as unknown as DocumentNode<ToaThuocCuQuery, ToaThuocCuQueryVariables>;
export const KiemTraToaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KiemTraToa"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"KhamBenh_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dongs"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ToaThuocDongInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kiemTraToaThuoc"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"KhamBenh_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"KhamBenh_Id"}}},{"kind":"Argument","name":{"kind":"Name","value":"dongs"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dongs"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Duoc_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenDuoc"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuong"}},{"kind":"Field","name":{"kind":"Name","value":"DonGia"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canhBaos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"MucDo"}},{"kind":"Field","name":{"kind":"Name","value":"Duoc_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenDuoc"}},{"kind":"Field","name":{"kind":"Name","value":"Khac"}},{"kind":"Field","name":{"kind":"Name","value":"HauQua"}},{"kind":"Field","name":{"kind":"Name","value":"XuTri"}},{"kind":"Field","name":{"kind":"Name","value":"canLyDo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lois"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"details"}}]}}]}}]}}]} as unknown as DocumentNode<KiemTraToaQuery, KiemTraToaQueryVariables>;
export const LuuToaThuocDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LuuToaThuoc"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"KhamBenh_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ToaThuocInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateToaThuoc"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"KhamBenh_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"KhamBenh_Id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"toas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Toa"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Toa"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ToaThuoc"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"MaDonThuoc"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiToa"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKe"}},{"kind":"Field","name":{"kind":"Name","value":"LoiDan"}},{"kind":"Field","name":{"kind":"Name","value":"CachLayThuoc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"BacSi"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chiTiets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Duoc_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenDuoc"}},{"kind":"Field","name":{"kind":"Name","value":"Kho_Id"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuong"}},{"kind":"Field","name":{"kind":"Name","value":"DonViTinh"}},{"kind":"Field","name":{"kind":"Name","value":"SoNgay"}},{"kind":"Field","name":{"kind":"Name","value":"Sang"}},{"kind":"Field","name":{"kind":"Name","value":"Trua"}},{"kind":"Field","name":{"kind":"Name","value":"Chieu"}},{"kind":"Field","name":{"kind":"Name","value":"Toi"}},{"kind":"Field","name":{"kind":"Name","value":"DuongDung_Id"}},{"kind":"Field","name":{"kind":"Name","value":"CachDung"}},{"kind":"Field","name":{"kind":"Name","value":"DonGia"}},{"kind":"Field","name":{"kind":"Name","value":"canhBaoDaDuyets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"LyDo"}}]}}]}}]}}]} as unknown as DocumentNode<LuuToaThuocMutation, LuuToaThuocMutationVariables>;