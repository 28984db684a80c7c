/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How a case stands to its deadline. */
export type HanCaBenh =
  /** Sent in time. */
  | 'DungHan'
  /** Sent late. */
  | 'GuiTre'
  /** Not sent, the time is over. */
  | 'QuaHan'
  /** Not sent, the time is not over. */
  | 'SapDenHan';

/** How sure the disease of a case is. */
export type PhanLoaiCaBenh =
  /** Probable. */
  | 'CoThe'
  /** Suspected. */
  | 'NghiNgo'
  /** Confirmed. */
  | 'XacDinh';

/** State in the list of cases. */
export type TrangThaiCaBenh =
  /** Replaced by a new version. */
  | 'BiThayThe'
  /** To be reported, and no report was begun. */
  | 'ChuaLap'
  /** Sent. */
  | 'DaGui'
  /** Cancelled. */
  | 'DaHuy'
  /** Being written. */
  | 'Nhap';

export type DongCaFragment = { _id: string, BaoCao_Id: string | null, TrangThai: TrangThaiCaBenh, Han: HanCaBenh | null, SoBaoCao: string | null, KhamBenh_Id: string, TiepNhan_Id: string, BenhNhan_Id: string, MaYTe: string, TenBenhNhan: string, NgayKham: string, MaICD: string, TenICD: string, Nhom: string | null, PhanLoaiCa: PhanLoaiCaBenh | null, HanBaoCao: string | null, NgayGui: string | null, NoiNhan: string | null, SoThamChieu: string | null };

export type CaBenhsQueryVariables = Exact<{
  tuNgay?: string | null | undefined;
  denNgay?: string | null | undefined;
  TrangThai?: TrangThaiCaBenh | null | undefined;
  quaHan?: boolean | null | undefined;
  ICD_Id?: string | null | undefined;
  keyword?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type CaBenhsQuery = { danhSachCaBenh: { totalRows: number, ChuaLap: number, Nhap: number, DaGui: number, BiThayThe: number, DaHuy: number, QuaHan: number, data: Array<{ _id: string, BaoCao_Id: string | null, TrangThai: TrangThaiCaBenh, Han: HanCaBenh | null, SoBaoCao: string | null, KhamBenh_Id: string, TiepNhan_Id: string, BenhNhan_Id: string, MaYTe: string, TenBenhNhan: string, NgayKham: string, MaICD: string, TenICD: string, Nhom: string | null, PhanLoaiCa: PhanLoaiCaBenh | null, HanBaoCao: string | null, NgayGui: string | null, NoiNhan: string | null, SoThamChieu: string | null }> } };

export const DongCaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DongCa"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DongCaBenh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"BaoCao_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"Han"}},{"kind":"Field","name":{"kind":"Name","value":"SoBaoCao"}},{"kind":"Field","name":{"kind":"Name","value":"KhamBenh_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKham"}},{"kind":"Field","name":{"kind":"Name","value":"MaICD"}},{"kind":"Field","name":{"kind":"Name","value":"TenICD"}},{"kind":"Field","name":{"kind":"Name","value":"Nhom"}},{"kind":"Field","name":{"kind":"Name","value":"PhanLoaiCa"}},{"kind":"Field","name":{"kind":"Name","value":"HanBaoCao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayGui"}},{"kind":"Field","name":{"kind":"Name","value":"NoiNhan"}},{"kind":"Field","name":{"kind":"Name","value":"SoThamChieu"}}]}}]} as unknown as DocumentNode<DongCaFragment, unknown>;
export const CaBenhsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CaBenhs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tuNgay"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"denNgay"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"TrangThai"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TrangThaiCaBenh"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quaHan"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ICD_Id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"danhSachCaBenh"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tuNgay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tuNgay"}}},{"kind":"Argument","name":{"kind":"Name","value":"denNgay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"denNgay"}}},{"kind":"Argument","name":{"kind":"Name","value":"TrangThai"},"value":{"kind":"Variable","name":{"kind":"Name","value":"TrangThai"}}},{"kind":"Argument","name":{"kind":"Name","value":"quaHan"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quaHan"}}},{"kind":"Argument","name":{"kind":"Name","value":"ICD_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ICD_Id"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DongCa"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"ChuaLap"}},{"kind":"Field","name":{"kind":"Name","value":"Nhap"}},{"kind":"Field","name":{"kind":"Name","value":"DaGui"}},{"kind":"Field","name":{"kind":"Name","value":"BiThayThe"}},{"kind":"Field","name":{"kind":"Name","value":"DaHuy"}},{"kind":"Field","name":{"kind":"Name","value":"QuaHan"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DongCa"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DongCaBenh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"BaoCao_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"Han"}},{"kind":"Field","name":{"kind":"Name","value":"SoBaoCao"}},{"kind":"Field","name":{"kind":"Name","value":"KhamBenh_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKham"}},{"kind":"Field","name":{"kind":"Name","value":"MaICD"}},{"kind":"Field","name":{"kind":"Name","value":"TenICD"}},{"kind":"Field","name":{"kind":"Name","value":"Nhom"}},{"kind":"Field","name":{"kind":"Name","value":"PhanLoaiCa"}},{"kind":"Field","name":{"kind":"Name","value":"HanBaoCao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayGui"}},{"kind":"Field","name":{"kind":"Name","value":"NoiNhan"}},{"kind":"Field","name":{"kind":"Name","value":"SoThamChieu"}}]}}]} as unknown as DocumentNode<CaBenhsQuery, CaBenhsQueryVariables>;