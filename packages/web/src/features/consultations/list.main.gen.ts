/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Among whom a consultation is held. */
export type HinhThucHoiChan =
  /** Within the department. */
  | 'Khoa'
  /** Between departments. */
  | 'LienKhoa'
  /** Between hospitals. */
  | 'LienVien'
  /** The whole hospital. */
  | 'ToanVien'
  /** Remote. */
  | 'TuXa';

/** State of consultation minutes. */
export type TrangThaiHoiChan =
  /** Cancelled. */
  | 'DaHuy'
  /** Being written; those who take part are invited. */
  | 'DangSoan'
  /** Completed with a conclusion. */
  | 'HoanTat';

/** What somebody is in a consultation. */
export type ViTriHoiChan =
  /** Chair: exactly one. */
  | 'ChuToa'
  /** Support. */
  | 'HoTro'
  /** Member. */
  | 'ThanhVien'
  /** Secretary: exactly one. */
  | 'ThuKy';

export type DongHoiChanRowFragment = { _id: string, MaBienBanHoiChan: string, TrangThai: TrangThaiHoiChan, NgayHoiChan: string, HinhThucHoiChan: HinhThucHoiChan, DiaDiem: string, ChanDoan: string, KetLuan: string | null, TiepNhan_Id: string, KhamBenh_Id: string, BenhNhan_Id: string, MaYTe: string, TenBenhNhan: string, TenChuToa: string | null, soNguoi: number, viTriCuaToi: ViTriHoiChan | null };

export type HoiChansQueryVariables = Exact<{
  id?: string | null | undefined;
  tuNgay?: string | null | undefined;
  denNgay?: string | null | undefined;
  TrangThai?: TrangThaiHoiChan | null | undefined;
  NhanVien_Id?: string | null | undefined;
  keyword?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type HoiChansQuery = { danhSachHoiChan: { totalRows: number, DangSoan: number, HoanTat: number, DaHuy: number, data: Array<{ _id: string, MaBienBanHoiChan: string, TrangThai: TrangThaiHoiChan, NgayHoiChan: string, HinhThucHoiChan: HinhThucHoiChan, DiaDiem: string, ChanDoan: string, KetLuan: string | null, TiepNhan_Id: string, KhamBenh_Id: string, BenhNhan_Id: string, MaYTe: string, TenBenhNhan: string, TenChuToa: string | null, soNguoi: number, viTriCuaToi: ViTriHoiChan | null }> } };

export const DongHoiChanRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DongHoiChanRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DongHoiChan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaBienBanHoiChan"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayHoiChan"}},{"kind":"Field","name":{"kind":"Name","value":"HinhThucHoiChan"}},{"kind":"Field","name":{"kind":"Name","value":"DiaDiem"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoan"}},{"kind":"Field","name":{"kind":"Name","value":"KetLuan"}},{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"KhamBenh_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"TenChuToa"}},{"kind":"Field","name":{"kind":"Name","value":"soNguoi"}},{"kind":"Field","name":{"kind":"Name","value":"viTriCuaToi"}}]}}]} as unknown as DocumentNode<DongHoiChanRowFragment, unknown>;
export const HoiChansDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HoiChans"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tuNgay"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"denNgay"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"TrangThai"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TrangThaiHoiChan"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"NhanVien_Id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"danhSachHoiChan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"tuNgay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tuNgay"}}},{"kind":"Argument","name":{"kind":"Name","value":"denNgay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"denNgay"}}},{"kind":"Argument","name":{"kind":"Name","value":"TrangThai"},"value":{"kind":"Variable","name":{"kind":"Name","value":"TrangThai"}}},{"kind":"Argument","name":{"kind":"Name","value":"NhanVien_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"NhanVien_Id"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DongHoiChanRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"DangSoan"}},{"kind":"Field","name":{"kind":"Name","value":"HoanTat"}},{"kind":"Field","name":{"kind":"Name","value":"DaHuy"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DongHoiChanRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DongHoiChan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaBienBanHoiChan"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayHoiChan"}},{"kind":"Field","name":{"kind":"Name","value":"HinhThucHoiChan"}},{"kind":"Field","name":{"kind":"Name","value":"DiaDiem"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoan"}},{"kind":"Field","name":{"kind":"Name","value":"KetLuan"}},{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"KhamBenh_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"TenChuToa"}},{"kind":"Field","name":{"kind":"Name","value":"soNguoi"}},{"kind":"Field","name":{"kind":"Name","value":"viTriCuaToi"}}]}}]} as unknown as DocumentNode<HoiChansQuery, HoiChansQueryVariables>;