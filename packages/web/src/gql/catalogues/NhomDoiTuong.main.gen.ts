/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Payer groups: what is written; an update changes the fields that are given. */
export type NhomDoiTuongInput = {
  /** Note */
  GhiChu?: string | null | undefined;
  /** Payer group code */
  MaNhomDoiTuong?: string | null | undefined;
  /** Default */
  MacDinh?: boolean | null | undefined;
  /** Suspended. */
  TamNgung?: boolean | null | undefined;
  /** Payer group name */
  TenNhomDoiTuong?: string | null | undefined;
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

export type NhomDoiTuongEntryFragment = { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaNhomDoiTuong: string | null, TenNhomDoiTuong: string | null, MacDinh: boolean | null, GhiChu: string | null };

export type ListNhomDoiTuongQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  keyword?: string | null | undefined;
  sort?: Array<SortInput> | SortInput | null | undefined;
  filter?: unknown;
  includeSuspended?: boolean | null | undefined;
}>;


export type ListNhomDoiTuongQuery = { page: { totalRows: number, totalPages: number, currentPage: number, data: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaNhomDoiTuong: string | null, TenNhomDoiTuong: string | null, MacDinh: boolean | null, GhiChu: string | null }> } };

export type OneNhomDoiTuongQueryVariables = Exact<{
  id: string;
}>;


export type OneNhomDoiTuongQuery = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaNhomDoiTuong: string | null, TenNhomDoiTuong: string | null, MacDinh: boolean | null, GhiChu: string | null } | null };

export type SearchNhomDoiTuongQueryVariables = Exact<{
  searchString?: string | null | undefined;
  limit?: number | null | undefined;
  idDefaults?: Array<string> | string | null | undefined;
}>;


export type SearchNhomDoiTuongQuery = { entries: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaNhomDoiTuong: string | null, TenNhomDoiTuong: string | null, MacDinh: boolean | null, GhiChu: string | null }> };

export type CreateNhomDoiTuongMutationVariables = Exact<{
  input: NhomDoiTuongInput;
}>;


export type CreateNhomDoiTuongMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaNhomDoiTuong: string | null, TenNhomDoiTuong: string | null, MacDinh: boolean | null, GhiChu: string | null } };

export type UpdateNhomDoiTuongMutationVariables = Exact<{
  id: string;
  input: NhomDoiTuongInput;
}>;


export type UpdateNhomDoiTuongMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaNhomDoiTuong: string | null, TenNhomDoiTuong: string | null, MacDinh: boolean | null, GhiChu: string | null } };

export type RemoveNhomDoiTuongMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RemoveNhomDoiTuongMutation = { count: number };

export const NhomDoiTuongEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NhomDoiTuongEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NhomDoiTuong"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaNhomDoiTuong"}},{"kind":"Field","name":{"kind":"Name","value":"TenNhomDoiTuong"}},{"kind":"Field","name":{"kind":"Name","value":"MacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<NhomDoiTuongEntryFragment, unknown>;
export const ListNhomDoiTuongDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListNhomDoiTuong"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"nhomDoiTuongs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeSuspended"},"value":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NhomDoiTuongEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"currentPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NhomDoiTuongEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NhomDoiTuong"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaNhomDoiTuong"}},{"kind":"Field","name":{"kind":"Name","value":"TenNhomDoiTuong"}},{"kind":"Field","name":{"kind":"Name","value":"MacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<ListNhomDoiTuongQuery, ListNhomDoiTuongQueryVariables>;
export const OneNhomDoiTuongDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OneNhomDoiTuong"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"nhomDoiTuong"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NhomDoiTuongEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NhomDoiTuongEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NhomDoiTuong"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaNhomDoiTuong"}},{"kind":"Field","name":{"kind":"Name","value":"TenNhomDoiTuong"}},{"kind":"Field","name":{"kind":"Name","value":"MacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<OneNhomDoiTuongQuery, OneNhomDoiTuongQueryVariables>;
export const SearchNhomDoiTuongDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchNhomDoiTuong"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entries"},"name":{"kind":"Name","value":"searchNhomDoiTuong"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"searchString"},"value":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"idDefaults"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NhomDoiTuongEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NhomDoiTuongEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NhomDoiTuong"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaNhomDoiTuong"}},{"kind":"Field","name":{"kind":"Name","value":"TenNhomDoiTuong"}},{"kind":"Field","name":{"kind":"Name","value":"MacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<SearchNhomDoiTuongQuery, SearchNhomDoiTuongQueryVariables>;
export const CreateNhomDoiTuongDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateNhomDoiTuong"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NhomDoiTuongInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"createNhomDoiTuong"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NhomDoiTuongEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NhomDoiTuongEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NhomDoiTuong"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaNhomDoiTuong"}},{"kind":"Field","name":{"kind":"Name","value":"TenNhomDoiTuong"}},{"kind":"Field","name":{"kind":"Name","value":"MacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<CreateNhomDoiTuongMutation, CreateNhomDoiTuongMutationVariables>;
export const UpdateNhomDoiTuongDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateNhomDoiTuong"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NhomDoiTuongInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"updateNhomDoiTuong"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NhomDoiTuongEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NhomDoiTuongEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NhomDoiTuong"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaNhomDoiTuong"}},{"kind":"Field","name":{"kind":"Name","value":"TenNhomDoiTuong"}},{"kind":"Field","name":{"kind":"Name","value":"MacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<UpdateNhomDoiTuongMutation, UpdateNhomDoiTuongMutationVariables>;
export const RemoveNhomDoiTuongDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveNhomDoiTuong"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"count"},"name":{"kind":"Name","value":"removeNhomDoiTuong"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<RemoveNhomDoiTuongMutation, RemoveNhomDoiTuongMutationVariables>;
/** The service and the document id of each operation. */
export const operationIds = {
  ListNhomDoiTuong: ['main', '3VIJYr0zqXkTe--pwlgQpO'],
  OneNhomDoiTuong: ['main', 'hDXqL1YW2izdZ73QU79Xlz'],
  SearchNhomDoiTuong: ['main', '2S96W2yqQpyp-7PrrC_e9e'],
  CreateNhomDoiTuong: ['main', 'KsmxBVERvHWFCN8k5zM1xj'],
  UpdateNhomDoiTuong: ['main', 'tFPFVEIZy5w5OszoARZlgg'],
  RemoveNhomDoiTuong: ['main', 'fNmpQK7eqZ9zGIkkNURrUc'],
} as const;
