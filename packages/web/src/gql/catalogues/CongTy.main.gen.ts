/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Companies: what is written; an update changes the fields that are given. */
export type CongTyInput = {
  /** Address */
  DiaChi?: string | null | undefined;
  /** Note */
  GhiChu?: string | null | undefined;
  /** Director */
  GiamDoc?: string | null | undefined;
  /** Kind */
  LoaiCongTy?: LoaiCongTy | null | undefined;
  /** Company code */
  MaCongTy?: string | null | undefined;
  /** Tax code */
  MaSoThue?: string | null | undefined;
  /** Contact */
  NguoiLienHe?: string | null | undefined;
  /** Phone */
  SoDienThoai?: string | null | undefined;
  /** Suspended. */
  TamNgung?: boolean | null | undefined;
  /** Company name */
  TenCongTy?: string | null | undefined;
  /** The version that was read, for an update. */
  version?: number | null | undefined;
};

/** Kind */
export type LoaiCongTy =
  /** Insurer */
  | 'BaoHiem'
  /** Partner */
  | 'DoiTac'
  /** Customer */
  | 'KhachHang';

/** One field to sort a list by. */
export type SortInput = {
  /** True for descending order. */
  desc?: boolean | null | undefined;
  /** The field's name. */
  field: string;
};

export type CongTyEntryFragment = { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaCongTy: string | null, TenCongTy: string | null, LoaiCongTy: LoaiCongTy | null, DiaChi: string | null, SoDienThoai: string | null, NguoiLienHe: string | null, MaSoThue: string | null, GiamDoc: string | null, GhiChu: string | null };

export type ListCongTyQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  keyword?: string | null | undefined;
  sort?: Array<SortInput> | SortInput | null | undefined;
  filter?: unknown;
  includeSuspended?: boolean | null | undefined;
}>;


export type ListCongTyQuery = { page: { totalRows: number, totalPages: number, currentPage: number, data: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaCongTy: string | null, TenCongTy: string | null, LoaiCongTy: LoaiCongTy | null, DiaChi: string | null, SoDienThoai: string | null, NguoiLienHe: string | null, MaSoThue: string | null, GiamDoc: string | null, GhiChu: string | null }> } };

export type OneCongTyQueryVariables = Exact<{
  id: string;
}>;


export type OneCongTyQuery = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaCongTy: string | null, TenCongTy: string | null, LoaiCongTy: LoaiCongTy | null, DiaChi: string | null, SoDienThoai: string | null, NguoiLienHe: string | null, MaSoThue: string | null, GiamDoc: string | null, GhiChu: string | null } | null };

export type SearchCongTyQueryVariables = Exact<{
  searchString?: string | null | undefined;
  limit?: number | null | undefined;
  idDefaults?: Array<string> | string | null | undefined;
}>;


export type SearchCongTyQuery = { entries: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaCongTy: string | null, TenCongTy: string | null, LoaiCongTy: LoaiCongTy | null, DiaChi: string | null, SoDienThoai: string | null, NguoiLienHe: string | null, MaSoThue: string | null, GiamDoc: string | null, GhiChu: string | null }> };

export type CreateCongTyMutationVariables = Exact<{
  input: CongTyInput;
}>;


export type CreateCongTyMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaCongTy: string | null, TenCongTy: string | null, LoaiCongTy: LoaiCongTy | null, DiaChi: string | null, SoDienThoai: string | null, NguoiLienHe: string | null, MaSoThue: string | null, GiamDoc: string | null, GhiChu: string | null } };

export type UpdateCongTyMutationVariables = Exact<{
  id: string;
  input: CongTyInput;
}>;


export type UpdateCongTyMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaCongTy: string | null, TenCongTy: string | null, LoaiCongTy: LoaiCongTy | null, DiaChi: string | null, SoDienThoai: string | null, NguoiLienHe: string | null, MaSoThue: string | null, GiamDoc: string | null, GhiChu: string | null } };

export type RemoveCongTyMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RemoveCongTyMutation = { count: number };

export const CongTyEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CongTyEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CongTy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaCongTy"}},{"kind":"Field","name":{"kind":"Name","value":"TenCongTy"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiCongTy"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"SoDienThoai"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiLienHe"}},{"kind":"Field","name":{"kind":"Name","value":"MaSoThue"}},{"kind":"Field","name":{"kind":"Name","value":"GiamDoc"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<CongTyEntryFragment, unknown>;
export const ListCongTyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListCongTy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"congTys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeSuspended"},"value":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CongTyEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"currentPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CongTyEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CongTy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaCongTy"}},{"kind":"Field","name":{"kind":"Name","value":"TenCongTy"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiCongTy"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"SoDienThoai"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiLienHe"}},{"kind":"Field","name":{"kind":"Name","value":"MaSoThue"}},{"kind":"Field","name":{"kind":"Name","value":"GiamDoc"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<ListCongTyQuery, ListCongTyQueryVariables>;
export const OneCongTyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OneCongTy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"congTy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CongTyEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CongTyEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CongTy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaCongTy"}},{"kind":"Field","name":{"kind":"Name","value":"TenCongTy"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiCongTy"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"SoDienThoai"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiLienHe"}},{"kind":"Field","name":{"kind":"Name","value":"MaSoThue"}},{"kind":"Field","name":{"kind":"Name","value":"GiamDoc"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<OneCongTyQuery, OneCongTyQueryVariables>;
export const SearchCongTyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchCongTy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entries"},"name":{"kind":"Name","value":"searchCongTy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"searchString"},"value":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"idDefaults"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CongTyEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CongTyEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CongTy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaCongTy"}},{"kind":"Field","name":{"kind":"Name","value":"TenCongTy"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiCongTy"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"SoDienThoai"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiLienHe"}},{"kind":"Field","name":{"kind":"Name","value":"MaSoThue"}},{"kind":"Field","name":{"kind":"Name","value":"GiamDoc"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<SearchCongTyQuery, SearchCongTyQueryVariables>;
export const CreateCongTyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCongTy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CongTyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"createCongTy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CongTyEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CongTyEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CongTy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaCongTy"}},{"kind":"Field","name":{"kind":"Name","value":"TenCongTy"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiCongTy"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"SoDienThoai"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiLienHe"}},{"kind":"Field","name":{"kind":"Name","value":"MaSoThue"}},{"kind":"Field","name":{"kind":"Name","value":"GiamDoc"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<CreateCongTyMutation, CreateCongTyMutationVariables>;
export const UpdateCongTyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCongTy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CongTyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"updateCongTy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CongTyEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CongTyEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CongTy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaCongTy"}},{"kind":"Field","name":{"kind":"Name","value":"TenCongTy"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiCongTy"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"SoDienThoai"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiLienHe"}},{"kind":"Field","name":{"kind":"Name","value":"MaSoThue"}},{"kind":"Field","name":{"kind":"Name","value":"GiamDoc"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<UpdateCongTyMutation, UpdateCongTyMutationVariables>;
export const RemoveCongTyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveCongTy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"count"},"name":{"kind":"Name","value":"removeCongTy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<RemoveCongTyMutation, RemoveCongTyMutationVariables>;
/** The service and the document id of each operation. */
export const operationIds = {
  ListCongTy: ['main', 'ozE3dtUEHigY7vhFs3baJU'],
  OneCongTy: ['main', '5guJ16qMaoWE8uLGToCI_9'],
  SearchCongTy: ['main', 'BjzIT8iSkPOg1d_TMCFjqv'],
  CreateCongTy: ['main', '_1SXL5oFNpqDWGiRJZxqO5'],
  UpdateCongTy: ['main', 'AJPMh4V0sPQDFdu1YBNhjM'],
  RemoveCongTy: ['main', 'm0SigwZw2UWG0q2W_JTLL-'],
} as const;
