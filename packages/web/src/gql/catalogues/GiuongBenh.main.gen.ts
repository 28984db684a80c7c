/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Beds: what is written; an update changes the fields that are given. */
export type GiuongBenhInput = {
  /** Note */
  GhiChu?: string | null | undefined;
  /** Kind of bed */
  LoaiGiuong?: LoaiGiuong | null | undefined;
  /** Bed code */
  MaGiuong?: string | null | undefined;
  /** Room */
  PhongBan_Id?: string | null | undefined;
  /** Suspended. */
  TamNgung?: boolean | null | undefined;
  /** Bed name */
  TenGiuong?: string | null | undefined;
  /** The version that was read, for an update. */
  version?: number | null | undefined;
};

/** Kind of bed */
export type LoaiGiuong =
  /** Day */
  | 'BanNgay'
  /** Emergency */
  | 'CapCuu'
  /** Private */
  | 'DichVu'
  /** Intensive care */
  | 'HoiSuc'
  /** Mobile, stretcher */
  | 'LuuDong'
  /** Ordinary */
  | 'Thuong';

/** One field to sort a list by. */
export type SortInput = {
  /** True for descending order. */
  desc?: boolean | null | undefined;
  /** The field's name. */
  field: string;
};

export type GiuongBenhEntryFragment = { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaGiuong: string | null, TenGiuong: string | null, LoaiGiuong: LoaiGiuong | null, PhongBan_Id: string | null, GhiChu: string | null, PhongBan: { _id: string, ma: string | null, ten: string } | null };

export type ListGiuongBenhQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  keyword?: string | null | undefined;
  sort?: Array<SortInput> | SortInput | null | undefined;
  filter?: unknown;
  includeSuspended?: boolean | null | undefined;
}>;


export type ListGiuongBenhQuery = { page: { totalRows: number, totalPages: number, currentPage: number, data: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaGiuong: string | null, TenGiuong: string | null, LoaiGiuong: LoaiGiuong | null, PhongBan_Id: string | null, GhiChu: string | null, PhongBan: { _id: string, ma: string | null, ten: string } | null }> } };

export type OneGiuongBenhQueryVariables = Exact<{
  id: string;
}>;


export type OneGiuongBenhQuery = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaGiuong: string | null, TenGiuong: string | null, LoaiGiuong: LoaiGiuong | null, PhongBan_Id: string | null, GhiChu: string | null, PhongBan: { _id: string, ma: string | null, ten: string } | null } | null };

export type SearchGiuongBenhQueryVariables = Exact<{
  searchString?: string | null | undefined;
  limit?: number | null | undefined;
  idDefaults?: Array<string> | string | null | undefined;
}>;


export type SearchGiuongBenhQuery = { entries: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaGiuong: string | null, TenGiuong: string | null, LoaiGiuong: LoaiGiuong | null, PhongBan_Id: string | null, GhiChu: string | null, PhongBan: { _id: string, ma: string | null, ten: string } | null }> };

export type CreateGiuongBenhMutationVariables = Exact<{
  input: GiuongBenhInput;
}>;


export type CreateGiuongBenhMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaGiuong: string | null, TenGiuong: string | null, LoaiGiuong: LoaiGiuong | null, PhongBan_Id: string | null, GhiChu: string | null, PhongBan: { _id: string, ma: string | null, ten: string } | null } };

export type UpdateGiuongBenhMutationVariables = Exact<{
  id: string;
  input: GiuongBenhInput;
}>;


export type UpdateGiuongBenhMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaGiuong: string | null, TenGiuong: string | null, LoaiGiuong: LoaiGiuong | null, PhongBan_Id: string | null, GhiChu: string | null, PhongBan: { _id: string, ma: string | null, ten: string } | null } };

export type RemoveGiuongBenhMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RemoveGiuongBenhMutation = { count: number };

export const GiuongBenhEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiuongBenhEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiuongBenh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaGiuong"}},{"kind":"Field","name":{"kind":"Name","value":"TenGiuong"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiGiuong"}},{"kind":"Field","name":{"kind":"Name","value":"PhongBan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"PhongBan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<GiuongBenhEntryFragment, unknown>;
export const ListGiuongBenhDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListGiuongBenh"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"giuongBenhs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeSuspended"},"value":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiuongBenhEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"currentPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiuongBenhEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiuongBenh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaGiuong"}},{"kind":"Field","name":{"kind":"Name","value":"TenGiuong"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiGiuong"}},{"kind":"Field","name":{"kind":"Name","value":"PhongBan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"PhongBan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<ListGiuongBenhQuery, ListGiuongBenhQueryVariables>;
export const OneGiuongBenhDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OneGiuongBenh"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"giuongBenh"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiuongBenhEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiuongBenhEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiuongBenh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaGiuong"}},{"kind":"Field","name":{"kind":"Name","value":"TenGiuong"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiGiuong"}},{"kind":"Field","name":{"kind":"Name","value":"PhongBan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"PhongBan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<OneGiuongBenhQuery, OneGiuongBenhQueryVariables>;
export const SearchGiuongBenhDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchGiuongBenh"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entries"},"name":{"kind":"Name","value":"searchGiuongBenh"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"searchString"},"value":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"idDefaults"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiuongBenhEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiuongBenhEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiuongBenh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaGiuong"}},{"kind":"Field","name":{"kind":"Name","value":"TenGiuong"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiGiuong"}},{"kind":"Field","name":{"kind":"Name","value":"PhongBan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"PhongBan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<SearchGiuongBenhQuery, SearchGiuongBenhQueryVariables>;
export const CreateGiuongBenhDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateGiuongBenh"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GiuongBenhInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"createGiuongBenh"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiuongBenhEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiuongBenhEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiuongBenh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaGiuong"}},{"kind":"Field","name":{"kind":"Name","value":"TenGiuong"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiGiuong"}},{"kind":"Field","name":{"kind":"Name","value":"PhongBan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"PhongBan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<CreateGiuongBenhMutation, CreateGiuongBenhMutationVariables>;
export const UpdateGiuongBenhDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateGiuongBenh"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GiuongBenhInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"updateGiuongBenh"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiuongBenhEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiuongBenhEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiuongBenh"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaGiuong"}},{"kind":"Field","name":{"kind":"Name","value":"TenGiuong"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiGiuong"}},{"kind":"Field","name":{"kind":"Name","value":"PhongBan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"PhongBan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<UpdateGiuongBenhMutation, UpdateGiuongBenhMutationVariables>;
export const RemoveGiuongBenhDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveGiuongBenh"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"count"},"name":{"kind":"Name","value":"removeGiuongBenh"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<RemoveGiuongBenhMutation, RemoveGiuongBenhMutationVariables>;
/** The service and the document id of each operation. */
export const operationIds = {
  ListGiuongBenh: ['main', 'bAajWwsjbjR9APqpkf3_Cf'],
  OneGiuongBenh: ['main', 'IX1dtEtV-bAmEi9okXILnE'],
  SearchGiuongBenh: ['main', 'm8EgZgg04quF6RQBuj2hdU'],
  CreateGiuongBenh: ['main', 'T7KMSvyDm_gCrOtWEHsSfU'],
  UpdateGiuongBenh: ['main', '9IL4CrITPiiCXX-wnVVw9s'],
  RemoveGiuongBenh: ['main', 'woS2wD8XDdUhxeAM6kjCak'],
} as const;
