/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Accounting entries: one row as written. */
export type HinhThucThanhToanHachToansInput = {
  /** Kind of receipt */
  LoaiBienLai?: LoaiBienLai | null | undefined;
  /** Credit account */
  TaiKhoanCo?: string | null | undefined;
  /** Debit account */
  TaiKhoanNo?: string | null | undefined;
};

/** Payment methods: what is written; an update changes the fields that are given. */
export type HinhThucThanhToanInput = {
  /** Note */
  GhiChu?: string | null | undefined;
  /** Accounting entries */
  HachToans?: Array<HinhThucThanhToanHachToansInput> | null | undefined;
  /** Kind */
  Loai?: LoaiThanhToan | null | undefined;
  /** Payment method code */
  MaHinhThucThanhToan?: string | null | undefined;
  /** Default */
  MacDinh?: boolean | null | undefined;
  /** Suspended. */
  TamNgung?: boolean | null | undefined;
  /** Payment method name */
  TenHinhThucThanhToan?: string | null | undefined;
  /** Used at the counter */
  isActive?: boolean | null | undefined;
  /** The version that was read, for an update. */
  version?: number | null | undefined;
};

/** Kind */
export type LoaiBienLai =
  /** Refund */
  | 'HoanTien'
  /** Return of an advance */
  | 'HoanUng'
  /** Advance */
  | 'TamUng'
  /** Payment */
  | 'ThuTien';

/** Kind */
export type LoaiThanhToan =
  /** Bank transfer */
  | 'ChuyenKhoan'
  /** Other */
  | 'Khac'
  /** Card */
  | 'QuetThe'
  /** Cash */
  | 'TienMat';

/** One field to sort a list by. */
export type SortInput = {
  /** True for descending order. */
  desc?: boolean | null | undefined;
  /** The field's name. */
  field: string;
};

export type HinhThucThanhToanEntryFragment = { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaHinhThucThanhToan: string | null, TenHinhThucThanhToan: string | null, Loai: LoaiThanhToan | null, isActive: boolean | null, MacDinh: boolean | null, GhiChu: string | null, HachToans: Array<{ LoaiBienLai: LoaiBienLai | null, TaiKhoanNo: string | null, TaiKhoanCo: string | null }> };

export type ListHinhThucThanhToanQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  keyword?: string | null | undefined;
  sort?: Array<SortInput> | SortInput | null | undefined;
  filter?: unknown;
  includeSuspended?: boolean | null | undefined;
}>;


export type ListHinhThucThanhToanQuery = { page: { totalRows: number, totalPages: number, currentPage: number, data: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaHinhThucThanhToan: string | null, TenHinhThucThanhToan: string | null, Loai: LoaiThanhToan | null, isActive: boolean | null, MacDinh: boolean | null, GhiChu: string | null, HachToans: Array<{ LoaiBienLai: LoaiBienLai | null, TaiKhoanNo: string | null, TaiKhoanCo: string | null }> }> } };

export type OneHinhThucThanhToanQueryVariables = Exact<{
  id: string;
}>;


export type OneHinhThucThanhToanQuery = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaHinhThucThanhToan: string | null, TenHinhThucThanhToan: string | null, Loai: LoaiThanhToan | null, isActive: boolean | null, MacDinh: boolean | null, GhiChu: string | null, HachToans: Array<{ LoaiBienLai: LoaiBienLai | null, TaiKhoanNo: string | null, TaiKhoanCo: string | null }> } | null };

export type SearchHinhThucThanhToanQueryVariables = Exact<{
  searchString?: string | null | undefined;
  limit?: number | null | undefined;
  idDefaults?: Array<string> | string | null | undefined;
}>;


export type SearchHinhThucThanhToanQuery = { entries: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaHinhThucThanhToan: string | null, TenHinhThucThanhToan: string | null, Loai: LoaiThanhToan | null, isActive: boolean | null, MacDinh: boolean | null, GhiChu: string | null, HachToans: Array<{ LoaiBienLai: LoaiBienLai | null, TaiKhoanNo: string | null, TaiKhoanCo: string | null }> }> };

export type CreateHinhThucThanhToanMutationVariables = Exact<{
  input: HinhThucThanhToanInput;
}>;


export type CreateHinhThucThanhToanMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaHinhThucThanhToan: string | null, TenHinhThucThanhToan: string | null, Loai: LoaiThanhToan | null, isActive: boolean | null, MacDinh: boolean | null, GhiChu: string | null, HachToans: Array<{ LoaiBienLai: LoaiBienLai | null, TaiKhoanNo: string | null, TaiKhoanCo: string | null }> } };

export type UpdateHinhThucThanhToanMutationVariables = Exact<{
  id: string;
  input: HinhThucThanhToanInput;
}>;


export type UpdateHinhThucThanhToanMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaHinhThucThanhToan: string | null, TenHinhThucThanhToan: string | null, Loai: LoaiThanhToan | null, isActive: boolean | null, MacDinh: boolean | null, GhiChu: string | null, HachToans: Array<{ LoaiBienLai: LoaiBienLai | null, TaiKhoanNo: string | null, TaiKhoanCo: string | null }> } };

export type RemoveHinhThucThanhToanMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RemoveHinhThucThanhToanMutation = { count: number };

export const HinhThucThanhToanEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HinhThucThanhToanEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HinhThucThanhToan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaHinhThucThanhToan"}},{"kind":"Field","name":{"kind":"Name","value":"TenHinhThucThanhToan"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"MacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"HachToans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"LoaiBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanNo"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanCo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<HinhThucThanhToanEntryFragment, unknown>;
export const ListHinhThucThanhToanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListHinhThucThanhToan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"getAllDM_HinhThucThanhToan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeSuspended"},"value":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HinhThucThanhToanEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"currentPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HinhThucThanhToanEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HinhThucThanhToan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaHinhThucThanhToan"}},{"kind":"Field","name":{"kind":"Name","value":"TenHinhThucThanhToan"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"MacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"HachToans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"LoaiBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanNo"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanCo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<ListHinhThucThanhToanQuery, ListHinhThucThanhToanQueryVariables>;
export const OneHinhThucThanhToanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OneHinhThucThanhToan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"hinhThucThanhToan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HinhThucThanhToanEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HinhThucThanhToanEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HinhThucThanhToan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaHinhThucThanhToan"}},{"kind":"Field","name":{"kind":"Name","value":"TenHinhThucThanhToan"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"MacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"HachToans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"LoaiBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanNo"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanCo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<OneHinhThucThanhToanQuery, OneHinhThucThanhToanQueryVariables>;
export const SearchHinhThucThanhToanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchHinhThucThanhToan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entries"},"name":{"kind":"Name","value":"searchHinhThucThanhToan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"searchString"},"value":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"idDefaults"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HinhThucThanhToanEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HinhThucThanhToanEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HinhThucThanhToan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaHinhThucThanhToan"}},{"kind":"Field","name":{"kind":"Name","value":"TenHinhThucThanhToan"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"MacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"HachToans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"LoaiBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanNo"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanCo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<SearchHinhThucThanhToanQuery, SearchHinhThucThanhToanQueryVariables>;
export const CreateHinhThucThanhToanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateHinhThucThanhToan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HinhThucThanhToanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"createHinhThucThanhToan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HinhThucThanhToanEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HinhThucThanhToanEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HinhThucThanhToan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaHinhThucThanhToan"}},{"kind":"Field","name":{"kind":"Name","value":"TenHinhThucThanhToan"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"MacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"HachToans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"LoaiBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanNo"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanCo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<CreateHinhThucThanhToanMutation, CreateHinhThucThanhToanMutationVariables>;
export const UpdateHinhThucThanhToanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateHinhThucThanhToan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HinhThucThanhToanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"updateHinhThucThanhToan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HinhThucThanhToanEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HinhThucThanhToanEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HinhThucThanhToan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaHinhThucThanhToan"}},{"kind":"Field","name":{"kind":"Name","value":"TenHinhThucThanhToan"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"MacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"HachToans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"LoaiBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanNo"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanCo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<UpdateHinhThucThanhToanMutation, UpdateHinhThucThanhToanMutationVariables>;
export const RemoveHinhThucThanhToanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveHinhThucThanhToan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"count"},"name":{"kind":"Name","value":"removeHinhThucThanhToan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<RemoveHinhThucThanhToanMutation, RemoveHinhThucThanhToanMutationVariables>;
/** The service and the document id of each operation. */
export const operationIds = {
  ListHinhThucThanhToan: ['main', 'KfjXPP58ZzS_rLCW-qc-ED'],
  OneHinhThucThanhToan: ['main', 'VvR4Y7WunfX-31l6tPcnPn'],
  SearchHinhThucThanhToan: ['main', 'T19gqGfZsqngldMXOYo8AK'],
  CreateHinhThucThanhToan: ['main', 'khjje7WbB9bki7GVvhGCjt'],
  UpdateHinhThucThanhToan: ['main', 'I99paqVfsuZr-gZBNuCFnv'],
  RemoveHinhThucThanhToan: ['main', '5wZ7aqNWbLHayWFOWZjQw1'],
} as const;
