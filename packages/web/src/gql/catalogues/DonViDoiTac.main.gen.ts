/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Partner units: what is written; an update changes the fields that are given. */
export type DonViDoiTacInput = {
  /** Address */
  DiaChi?: string | null | undefined;
  /** E-mail */
  Email?: string | null | undefined;
  /** Fax */
  Fax?: string | null | undefined;
  /** Note */
  GhiChu?: string | null | undefined;
  /** Partner code */
  MaDonViDoiTac?: string | null | undefined;
  /** Tax code */
  MaSoThue?: string | null | undefined;
  /** Phone */
  SoDienThoai?: string | null | undefined;
  /** Suspended. */
  TamNgung?: boolean | null | undefined;
  /** Partner name */
  TenDonViDoiTac?: string | null | undefined;
  /** The version that was read, for an update. */
  version?: number | null | undefined;
};

/** One field to sort a list by. */
export type SortInput = {
  /** True for descending order. */
  desc?: boolean | null | undefined;
  /** The field's name. */
  field: string;
};

export type DonViDoiTacEntryFragment = { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaDonViDoiTac: string | null, TenDonViDoiTac: string | null, DiaChi: string | null, SoDienThoai: string | null, Fax: string | null, Email: string | null, MaSoThue: string | null, GhiChu: string | null };

export type ListDonViDoiTacQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  keyword?: string | null | undefined;
  sort?: Array<SortInput> | SortInput | null | undefined;
  filter?: unknown;
  includeSuspended?: boolean | null | undefined;
}>;


export type ListDonViDoiTacQuery = { page: { totalRows: number, totalPages: number, currentPage: number, data: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaDonViDoiTac: string | null, TenDonViDoiTac: string | null, DiaChi: string | null, SoDienThoai: string | null, Fax: string | null, Email: string | null, MaSoThue: string | null, GhiChu: string | null }> } };

export type OneDonViDoiTacQueryVariables = Exact<{
  id: string;
}>;


export type OneDonViDoiTacQuery = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaDonViDoiTac: string | null, TenDonViDoiTac: string | null, DiaChi: string | null, SoDienThoai: string | null, Fax: string | null, Email: string | null, MaSoThue: string | null, GhiChu: string | null } | null };

export type SearchDonViDoiTacQueryVariables = Exact<{
  searchString?: string | null | undefined;
  limit?: number | null | undefined;
  idDefaults?: Array<string> | string | null | undefined;
}>;


export type SearchDonViDoiTacQuery = { entries: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaDonViDoiTac: string | null, TenDonViDoiTac: string | null, DiaChi: string | null, SoDienThoai: string | null, Fax: string | null, Email: string | null, MaSoThue: string | null, GhiChu: string | null }> };

export type CreateDonViDoiTacMutationVariables = Exact<{
  input: DonViDoiTacInput;
}>;


export type CreateDonViDoiTacMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaDonViDoiTac: string | null, TenDonViDoiTac: string | null, DiaChi: string | null, SoDienThoai: string | null, Fax: string | null, Email: string | null, MaSoThue: string | null, GhiChu: string | null } };

export type UpdateDonViDoiTacMutationVariables = Exact<{
  id: string;
  input: DonViDoiTacInput;
}>;


export type UpdateDonViDoiTacMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaDonViDoiTac: string | null, TenDonViDoiTac: string | null, DiaChi: string | null, SoDienThoai: string | null, Fax: string | null, Email: string | null, MaSoThue: string | null, GhiChu: string | null } };

export type RemoveDonViDoiTacMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RemoveDonViDoiTacMutation = { count: number };

export const DonViDoiTacEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DonViDoiTacEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonViDoiTac"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaDonViDoiTac"}},{"kind":"Field","name":{"kind":"Name","value":"TenDonViDoiTac"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"SoDienThoai"}},{"kind":"Field","name":{"kind":"Name","value":"Fax"}},{"kind":"Field","name":{"kind":"Name","value":"Email"}},{"kind":"Field","name":{"kind":"Name","value":"MaSoThue"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<DonViDoiTacEntryFragment, unknown>;
export const ListDonViDoiTacDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListDonViDoiTac"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"donViDoiTacs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeSuspended"},"value":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DonViDoiTacEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"currentPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DonViDoiTacEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonViDoiTac"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaDonViDoiTac"}},{"kind":"Field","name":{"kind":"Name","value":"TenDonViDoiTac"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"SoDienThoai"}},{"kind":"Field","name":{"kind":"Name","value":"Fax"}},{"kind":"Field","name":{"kind":"Name","value":"Email"}},{"kind":"Field","name":{"kind":"Name","value":"MaSoThue"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<ListDonViDoiTacQuery, ListDonViDoiTacQueryVariables>;
export const OneDonViDoiTacDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OneDonViDoiTac"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"donViDoiTac"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DonViDoiTacEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DonViDoiTacEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonViDoiTac"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaDonViDoiTac"}},{"kind":"Field","name":{"kind":"Name","value":"TenDonViDoiTac"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"SoDienThoai"}},{"kind":"Field","name":{"kind":"Name","value":"Fax"}},{"kind":"Field","name":{"kind":"Name","value":"Email"}},{"kind":"Field","name":{"kind":"Name","value":"MaSoThue"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<OneDonViDoiTacQuery, OneDonViDoiTacQueryVariables>;
export const SearchDonViDoiTacDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchDonViDoiTac"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entries"},"name":{"kind":"Name","value":"searchDonViDoiTac"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"searchString"},"value":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"idDefaults"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DonViDoiTacEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DonViDoiTacEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonViDoiTac"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaDonViDoiTac"}},{"kind":"Field","name":{"kind":"Name","value":"TenDonViDoiTac"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"SoDienThoai"}},{"kind":"Field","name":{"kind":"Name","value":"Fax"}},{"kind":"Field","name":{"kind":"Name","value":"Email"}},{"kind":"Field","name":{"kind":"Name","value":"MaSoThue"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<SearchDonViDoiTacQuery, SearchDonViDoiTacQueryVariables>;
export const CreateDonViDoiTacDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDonViDoiTac"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DonViDoiTacInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"createDonViDoiTac"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DonViDoiTacEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DonViDoiTacEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonViDoiTac"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaDonViDoiTac"}},{"kind":"Field","name":{"kind":"Name","value":"TenDonViDoiTac"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"SoDienThoai"}},{"kind":"Field","name":{"kind":"Name","value":"Fax"}},{"kind":"Field","name":{"kind":"Name","value":"Email"}},{"kind":"Field","name":{"kind":"Name","value":"MaSoThue"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<CreateDonViDoiTacMutation, CreateDonViDoiTacMutationVariables>;
export const UpdateDonViDoiTacDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDonViDoiTac"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DonViDoiTacInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"updateDonViDoiTac"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DonViDoiTacEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DonViDoiTacEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DonViDoiTac"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaDonViDoiTac"}},{"kind":"Field","name":{"kind":"Name","value":"TenDonViDoiTac"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"SoDienThoai"}},{"kind":"Field","name":{"kind":"Name","value":"Fax"}},{"kind":"Field","name":{"kind":"Name","value":"Email"}},{"kind":"Field","name":{"kind":"Name","value":"MaSoThue"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<UpdateDonViDoiTacMutation, UpdateDonViDoiTacMutationVariables>;
export const RemoveDonViDoiTacDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveDonViDoiTac"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"count"},"name":{"kind":"Name","value":"removeDonViDoiTac"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<RemoveDonViDoiTacMutation, RemoveDonViDoiTacMutationVariables>;
/** The service and the document id of each operation. */
export const operationIds = {
  ListDonViDoiTac: ['main', 'F1VyYzdKPZWQTA6B-7errO'],
  OneDonViDoiTac: ['main', 'gSUmhmiQsr4DeoMbJMA-fX'],
  SearchDonViDoiTac: ['main', 'Vtaux0cEK_m4dszNeIBQas'],
  CreateDonViDoiTac: ['main', 'ZlgAuX0lIXsZwr7S7F-gwz'],
  UpdateDonViDoiTac: ['main', '4eiHmffuQuEgD_YO5-EVvy'],
  RemoveDonViDoiTac: ['main', '9Yon2rPce2RGbgyGBL6RC7'],
} as const;
