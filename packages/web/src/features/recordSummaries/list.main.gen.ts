/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Who asks for the summary of a medical record. */
export type NguoiYeuCauTomTat =
  /** The patient. */
  | 'NguoiBenh'
  /** A representative of the patient. */
  | 'NguoiDaiDien';

/** State of a request for the summary of a medical record. */
export type TrangThaiYeuCauTomTat =
  /** Delivered. */
  | 'DaGiao'
  /** Its summary is written. */
  | 'DaLap'
  /** Requested. */
  | 'DaYeuCau'
  /** Refused. */
  | 'TuChoi';

export type DongYeuCauFragment = { _id: string, SoYeuCau: string, TrangThai: TrangThaiYeuCauTomTat, BenhNhan_Id: string, MaYTe: string, TenBenhNhan: string, NguoiYeuCau: NguoiYeuCauTomTat, HoTenNguoiYeuCau: string, QuanHe: string | null, MucDich: string, SoBan: number, NgayYeuCau: string, NgayHen: string, LyDoTuChoi: string | null, SoTomTat: string | null, NgayGiao: string | null, NguoiNhan: string | null };

export type YeuCauTomTatsQueryVariables = Exact<{
  tuNgay?: string | null | undefined;
  denNgay?: string | null | undefined;
  TrangThai?: TrangThaiYeuCauTomTat | null | undefined;
  quaHen?: boolean | null | undefined;
  keyword?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type YeuCauTomTatsQuery = { danhSachYeuCauTomTat: { totalRows: number, DaYeuCau: number, DaLap: number, DaGiao: number, TuChoi: number, QuaHen: number, data: Array<{ _id: string, SoYeuCau: string, TrangThai: TrangThaiYeuCauTomTat, BenhNhan_Id: string, MaYTe: string, TenBenhNhan: string, NguoiYeuCau: NguoiYeuCauTomTat, HoTenNguoiYeuCau: string, QuanHe: string | null, MucDich: string, SoBan: number, NgayYeuCau: string, NgayHen: string, LyDoTuChoi: string | null, SoTomTat: string | null, NgayGiao: string | null, NguoiNhan: string | null }> } };

export const DongYeuCauFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DongYeuCau"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DongYeuCauTomTat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"SoYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"HoTenNguoiYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"QuanHe"}},{"kind":"Field","name":{"kind":"Name","value":"MucDich"}},{"kind":"Field","name":{"kind":"Name","value":"SoBan"}},{"kind":"Field","name":{"kind":"Name","value":"NgayYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"NgayHen"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoTuChoi"}},{"kind":"Field","name":{"kind":"Name","value":"SoTomTat"}},{"kind":"Field","name":{"kind":"Name","value":"NgayGiao"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiNhan"}}]}}]} as unknown as DocumentNode<DongYeuCauFragment, unknown>;
export const YeuCauTomTatsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"YeuCauTomTats"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tuNgay"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"denNgay"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"TrangThai"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TrangThaiYeuCauTomTat"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quaHen"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"danhSachYeuCauTomTat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tuNgay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tuNgay"}}},{"kind":"Argument","name":{"kind":"Name","value":"denNgay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"denNgay"}}},{"kind":"Argument","name":{"kind":"Name","value":"TrangThai"},"value":{"kind":"Variable","name":{"kind":"Name","value":"TrangThai"}}},{"kind":"Argument","name":{"kind":"Name","value":"quaHen"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quaHen"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DongYeuCau"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"DaYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"DaLap"}},{"kind":"Field","name":{"kind":"Name","value":"DaGiao"}},{"kind":"Field","name":{"kind":"Name","value":"TuChoi"}},{"kind":"Field","name":{"kind":"Name","value":"QuaHen"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DongYeuCau"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DongYeuCauTomTat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"SoYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"HoTenNguoiYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"QuanHe"}},{"kind":"Field","name":{"kind":"Name","value":"MucDich"}},{"kind":"Field","name":{"kind":"Name","value":"SoBan"}},{"kind":"Field","name":{"kind":"Name","value":"NgayYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"NgayHen"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoTuChoi"}},{"kind":"Field","name":{"kind":"Name","value":"SoTomTat"}},{"kind":"Field","name":{"kind":"Name","value":"NgayGiao"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiNhan"}}]}}]} as unknown as DocumentNode<YeuCauTomTatsQuery, YeuCauTomTatsQueryVariables>;