/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether somebody smokes. */
export type HutThuoc =
  /** Given up. */
  | 'DaBo'
  /** Smokes. */
  | 'DangHut'
  /** Never. */
  | 'Khong';

/** How often somebody drinks alcohol. */
export type RuouBia =
  /** Never. */
  | 'Khong'
  /** Sometimes. */
  | 'ThinhThoang'
  /** Often. */
  | 'ThuongXuyen';

/** What a woman's prescriptions depend on. */
export type ThaiSanTiepNhan =
  /** Breast-feeding. */
  | 'ChoConBu'
  /** Pregnant. */
  | 'MangThai';

export type HealthToldQueryVariables = Exact<{
  TiepNhan_Id: string;
}>;


export type HealthToldQuery = { sucKhoeTiepNhan: { nguoiGhi: string | null, _id: string, version: number, ThaiSan: ThaiSanTiepNhan | null, TuanThai: number | null, DiUng: string | null, BenhManTinh: string | null, ThuocDangDung: string | null, HutThuoc: HutThuoc | null, RuouBia: RuouBia | null, Mach: number | null, NhietDo: number | null, HuyetApCao: number | null, HuyetApThap: number | null, NhipTho: number | null, SpO2: number | null, ChieuCao: number | null, CanNang: number | null, NgayCapNhat: string } | null };

export type SucKhoeTiepNhanPlainFragment = { _id: string, version: number, ThaiSan: ThaiSanTiepNhan | null, TuanThai: number | null, DiUng: string | null, BenhManTinh: string | null, ThuocDangDung: string | null, HutThuoc: HutThuoc | null, RuouBia: RuouBia | null, Mach: number | null, NhietDo: number | null, HuyetApCao: number | null, HuyetApThap: number | null, NhipTho: number | null, SpO2: number | null, ChieuCao: number | null, CanNang: number | null, NgayCapNhat: string };

export const SucKhoeTiepNhanPlainFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SucKhoeTiepNhanPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SucKhoeTiepNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"ThaiSan"}},{"kind":"Field","name":{"kind":"Name","value":"TuanThai"}},{"kind":"Field","name":{"kind":"Name","value":"DiUng"}},{"kind":"Field","name":{"kind":"Name","value":"BenhManTinh"}},{"kind":"Field","name":{"kind":"Name","value":"ThuocDangDung"}},{"kind":"Field","name":{"kind":"Name","value":"HutThuoc"}},{"kind":"Field","name":{"kind":"Name","value":"RuouBia"}},{"kind":"Field","name":{"kind":"Name","value":"Mach"}},{"kind":"Field","name":{"kind":"Name","value":"NhietDo"}},{"kind":"Field","name":{"kind":"Name","value":"HuyetApCao"}},{"kind":"Field","name":{"kind":"Name","value":"HuyetApThap"}},{"kind":"Field","name":{"kind":"Name","value":"NhipTho"}},{"kind":"Field","name":{"kind":"Name","value":"SpO2"}},{"kind":"Field","name":{"kind":"Name","value":"ChieuCao"}},{"kind":"Field","name":{"kind":"Name","value":"CanNang"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}}]}}]} as unknown as DocumentNode<SucKhoeTiepNhanPlainFragment, unknown>;
export const HealthToldDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HealthTold"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sucKhoeTiepNhan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"TiepNhan_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SucKhoeTiepNhanPlain"}},{"kind":"Field","name":{"kind":"Name","value":"nguoiGhi"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SucKhoeTiepNhanPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SucKhoeTiepNhan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"ThaiSan"}},{"kind":"Field","name":{"kind":"Name","value":"TuanThai"}},{"kind":"Field","name":{"kind":"Name","value":"DiUng"}},{"kind":"Field","name":{"kind":"Name","value":"BenhManTinh"}},{"kind":"Field","name":{"kind":"Name","value":"ThuocDangDung"}},{"kind":"Field","name":{"kind":"Name","value":"HutThuoc"}},{"kind":"Field","name":{"kind":"Name","value":"RuouBia"}},{"kind":"Field","name":{"kind":"Name","value":"Mach"}},{"kind":"Field","name":{"kind":"Name","value":"NhietDo"}},{"kind":"Field","name":{"kind":"Name","value":"HuyetApCao"}},{"kind":"Field","name":{"kind":"Name","value":"HuyetApThap"}},{"kind":"Field","name":{"kind":"Name","value":"NhipTho"}},{"kind":"Field","name":{"kind":"Name","value":"SpO2"}},{"kind":"Field","name":{"kind":"Name","value":"ChieuCao"}},{"kind":"Field","name":{"kind":"Name","value":"CanNang"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}}]}}]} as unknown as DocumentNode<HealthToldQuery, HealthToldQueryVariables>;