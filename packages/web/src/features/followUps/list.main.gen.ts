/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How a person was reminded. */
export type CachNhac =
  /** By phone. */
  | 'GoiDien'
  /** In another way, which the note tells. */
  | 'Khac'
  /** By a text message that somebody wrote. */
  | 'NhanTin'
  /** In person. */
  | 'TrucTiep';

/** How an appointment stands today. */
export type TinhTrangHen =
  /** The day is today or to come. */
  | 'ChoDen'
  /** The patient came. */
  | 'DaDen'
  /** Cancelled. */
  | 'DaHuy'
  /** The day has passed, and the patient has not come. */
  | 'QuaHen';

export type DongTaiKhamFragment = { _id: string, GiayHen_Id: string | null, SoGiayHen: string | null, HieuLucDen: string | null, LyDoHen: string | null, TinhTrang: TinhTrangHen, NgayHen: string, NgayKham: string, BenhNhan_Id: string, MaYTe: string, TenBenhNhan: string, NamSinh: number, SoDienThoai: string | null, TenPhong: string | null, TenBacSi: string | null, SoLanNhac: number, LucNhac: string | null, CachNhac: CachNhac | null, NguoiNhac: string | null, GhiChuNhac: string | null };

export type TaiKhamsQueryVariables = Exact<{
  tuNgay?: string | null | undefined;
  denNgay?: string | null | undefined;
  TinhTrang?: TinhTrangHen | null | undefined;
  PhongBan_Id?: string | null | undefined;
  BacSi_Id?: string | null | undefined;
  keyword?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type TaiKhamsQuery = { danhSachTaiKham: { totalRows: number, ChoDen: number, QuaHen: number, DaDen: number, DaHuy: number, data: Array<{ _id: string, GiayHen_Id: string | null, SoGiayHen: string | null, HieuLucDen: string | null, LyDoHen: string | null, TinhTrang: TinhTrangHen, NgayHen: string, NgayKham: string, BenhNhan_Id: string, MaYTe: string, TenBenhNhan: string, NamSinh: number, SoDienThoai: string | null, TenPhong: string | null, TenBacSi: string | null, SoLanNhac: number, LucNhac: string | null, CachNhac: CachNhac | null, NguoiNhac: string | null, GhiChuNhac: string | null }> } };

export const DongTaiKhamFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DongTaiKham"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DongTaiKham"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"GiayHen_Id"}},{"kind":"Field","name":{"kind":"Name","value":"SoGiayHen"}},{"kind":"Field","name":{"kind":"Name","value":"HieuLucDen"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHen"}},{"kind":"Field","name":{"kind":"Name","value":"TinhTrang"}},{"kind":"Field","name":{"kind":"Name","value":"NgayHen"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKham"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"NamSinh"}},{"kind":"Field","name":{"kind":"Name","value":"SoDienThoai"}},{"kind":"Field","name":{"kind":"Name","value":"TenPhong"}},{"kind":"Field","name":{"kind":"Name","value":"TenBacSi"}},{"kind":"Field","name":{"kind":"Name","value":"SoLanNhac"}},{"kind":"Field","name":{"kind":"Name","value":"LucNhac"}},{"kind":"Field","name":{"kind":"Name","value":"CachNhac"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiNhac"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChuNhac"}}]}}]} as unknown as DocumentNode<DongTaiKhamFragment, unknown>;
export const TaiKhamsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TaiKhams"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tuNgay"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"denNgay"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"TinhTrang"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TinhTrangHen"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"PhongBan_Id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"BacSi_Id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"danhSachTaiKham"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tuNgay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tuNgay"}}},{"kind":"Argument","name":{"kind":"Name","value":"denNgay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"denNgay"}}},{"kind":"Argument","name":{"kind":"Name","value":"TinhTrang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"TinhTrang"}}},{"kind":"Argument","name":{"kind":"Name","value":"PhongBan_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"PhongBan_Id"}}},{"kind":"Argument","name":{"kind":"Name","value":"BacSi_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"BacSi_Id"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DongTaiKham"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"ChoDen"}},{"kind":"Field","name":{"kind":"Name","value":"QuaHen"}},{"kind":"Field","name":{"kind":"Name","value":"DaDen"}},{"kind":"Field","name":{"kind":"Name","value":"DaHuy"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DongTaiKham"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DongTaiKham"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"GiayHen_Id"}},{"kind":"Field","name":{"kind":"Name","value":"SoGiayHen"}},{"kind":"Field","name":{"kind":"Name","value":"HieuLucDen"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoHen"}},{"kind":"Field","name":{"kind":"Name","value":"TinhTrang"}},{"kind":"Field","name":{"kind":"Name","value":"NgayHen"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKham"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"NamSinh"}},{"kind":"Field","name":{"kind":"Name","value":"SoDienThoai"}},{"kind":"Field","name":{"kind":"Name","value":"TenPhong"}},{"kind":"Field","name":{"kind":"Name","value":"TenBacSi"}},{"kind":"Field","name":{"kind":"Name","value":"SoLanNhac"}},{"kind":"Field","name":{"kind":"Name","value":"LucNhac"}},{"kind":"Field","name":{"kind":"Name","value":"CachNhac"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiNhac"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChuNhac"}}]}}]} as unknown as DocumentNode<TaiKhamsQuery, TaiKhamsQueryVariables>;