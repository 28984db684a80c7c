/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** One field to sort a list by. */
export type SortInput = {
  /** True for descending order. */
  desc?: boolean | null | undefined;
  /** The field's name. */
  field: string;
};

/** Currencies: what is written; an update changes the fields that are given. */
export type TienTeInput = {
  /** Note */
  GhiChu?: string | null | undefined;
  /** Currency code */
  MaTienTe?: string | null | undefined;
  /** Default */
  MacDinh?: boolean | null | undefined;
  /** Suspended. */
  TamNgung?: boolean | null | undefined;
  /** Currency name */
  TenTienTe?: string | null | undefined;
  /** Rate (dong) */
  TyGia?: string | null | undefined;
  /** The version that was read, for an update. */
  version?: number | null | undefined;
};

export type TienTeEntryFragment = { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaTienTe: string | null, TenTienTe: string | null, TyGia: string | null, MacDinh: boolean | null, GhiChu: string | null };

export type ListTienTeQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  keyword?: string | null | undefined;
  sort?: Array<SortInput> | SortInput | null | undefined;
  filter?: unknown;
  includeSuspended?: boolean | null | undefined;
}>;


export type ListTienTeQuery = { page: { totalRows: number, totalPages: number, currentPage: number, data: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaTienTe: string | null, TenTienTe: string | null, TyGia: string | null, MacDinh: boolean | null, GhiChu: string | null }> } };

export type OneTienTeQueryVariables = Exact<{
  id: string;
}>;


export type OneTienTeQuery = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaTienTe: string | null, TenTienTe: string | null, TyGia: string | null, MacDinh: boolean | null, GhiChu: string | null } | null };

export type SearchTienTeQueryVariables = Exact<{
  searchString?: string | null | undefined;
  limit?: number | null | undefined;
  idDefaults?: Array<string> | string | null | undefined;
}>;


export type SearchTienTeQuery = { entries: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaTienTe: string | null, TenTienTe: string | null, TyGia: string | null, MacDinh: boolean | null, GhiChu: string | null }> };

export type CreateTienTeMutationVariables = Exact<{
  input: TienTeInput;
}>;


export type CreateTienTeMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaTienTe: string | null, TenTienTe: string | null, TyGia: string | null, MacDinh: boolean | null, GhiChu: string | null } };

export type UpdateTienTeMutationVariables = Exact<{
  id: string;
  input: TienTeInput;
}>;


export type UpdateTienTeMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaTienTe: string | null, TenTienTe: string | null, TyGia: string | null, MacDinh: boolean | null, GhiChu: string | null } };

export type RemoveTienTeMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RemoveTienTeMutation = { count: number };

export const TienTeEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TienTeEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TienTe"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaTienTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenTienTe"}},{"kind":"Field","name":{"kind":"Name","value":"TyGia"}},{"kind":"Field","name":{"kind":"Name","value":"MacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<TienTeEntryFragment, unknown>;
export const ListTienTeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListTienTe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"tienTes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeSuspended"},"value":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TienTeEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"currentPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TienTeEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TienTe"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaTienTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenTienTe"}},{"kind":"Field","name":{"kind":"Name","value":"TyGia"}},{"kind":"Field","name":{"kind":"Name","value":"MacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<ListTienTeQuery, ListTienTeQueryVariables>;
export const OneTienTeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OneTienTe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"tienTe"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TienTeEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TienTeEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TienTe"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaTienTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenTienTe"}},{"kind":"Field","name":{"kind":"Name","value":"TyGia"}},{"kind":"Field","name":{"kind":"Name","value":"MacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<OneTienTeQuery, OneTienTeQueryVariables>;
export const SearchTienTeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchTienTe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entries"},"name":{"kind":"Name","value":"searchTienTe"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"searchString"},"value":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"idDefaults"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TienTeEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TienTeEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TienTe"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaTienTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenTienTe"}},{"kind":"Field","name":{"kind":"Name","value":"TyGia"}},{"kind":"Field","name":{"kind":"Name","value":"MacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<SearchTienTeQuery, SearchTienTeQueryVariables>;
export const CreateTienTeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateTienTe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TienTeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"createTienTe"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TienTeEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TienTeEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TienTe"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaTienTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenTienTe"}},{"kind":"Field","name":{"kind":"Name","value":"TyGia"}},{"kind":"Field","name":{"kind":"Name","value":"MacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<CreateTienTeMutation, CreateTienTeMutationVariables>;
export const UpdateTienTeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTienTe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TienTeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"updateTienTe"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TienTeEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TienTeEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TienTe"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaTienTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenTienTe"}},{"kind":"Field","name":{"kind":"Name","value":"TyGia"}},{"kind":"Field","name":{"kind":"Name","value":"MacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<UpdateTienTeMutation, UpdateTienTeMutationVariables>;
export const RemoveTienTeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveTienTe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"count"},"name":{"kind":"Name","value":"removeTienTe"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<RemoveTienTeMutation, RemoveTienTeMutationVariables>;
/** The service and the document id of each operation. */
export const operationIds = {
  ListTienTe: ['main', '6Hc59NOcjZZ0CdKff7EtyR'],
  OneTienTe: ['main', 'wPQsFzf9WoCmkw6Wb5FsNZ'],
  SearchTienTe: ['main', 'wNVSoEm97H_1BKPNZYLzRX'],
  CreateTienTe: ['main', '3SjKSwdisjsrxUkYG6HDuY'],
  UpdateTienTe: ['main', 'Jfd-MPvTi7YQQFhC-QIfF2'],
  RemoveTienTe: ['main', 's02HJZ4NlRuBLp_gXrLGmW'],
} as const;
