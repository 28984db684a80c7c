/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Drug groups: what is written; an update changes the fields that are given. */
export type NhomDuocInput = {
  /** Parent group */
  Cha_Id?: string | null | undefined;
  /** Note */
  GhiChu?: string | null | undefined;
  /** Drug group code */
  MaNhomDuoc?: string | null | undefined;
  /** Suspended. */
  TamNgung?: boolean | null | undefined;
  /** Drug group name */
  TenNhomDuoc?: string | null | undefined;
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

export type NhomDuocEntryFragment = { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaNhomDuoc: string | null, TenNhomDuoc: string | null, Cha_Id: string | null, GhiChu: string | null, Cha: { _id: string, ma: string | null, ten: string } | null };

export type ListNhomDuocQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  keyword?: string | null | undefined;
  sort?: Array<SortInput> | SortInput | null | undefined;
  filter?: unknown;
  includeSuspended?: boolean | null | undefined;
}>;


export type ListNhomDuocQuery = { page: { totalRows: number, totalPages: number, currentPage: number, data: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaNhomDuoc: string | null, TenNhomDuoc: string | null, Cha_Id: string | null, GhiChu: string | null, Cha: { _id: string, ma: string | null, ten: string } | null }> } };

export type OneNhomDuocQueryVariables = Exact<{
  id: string;
}>;


export type OneNhomDuocQuery = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaNhomDuoc: string | null, TenNhomDuoc: string | null, Cha_Id: string | null, GhiChu: string | null, Cha: { _id: string, ma: string | null, ten: string } | null } | null };

export type SearchNhomDuocQueryVariables = Exact<{
  searchString?: string | null | undefined;
  limit?: number | null | undefined;
  idDefaults?: Array<string> | string | null | undefined;
}>;


export type SearchNhomDuocQuery = { entries: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaNhomDuoc: string | null, TenNhomDuoc: string | null, Cha_Id: string | null, GhiChu: string | null, Cha: { _id: string, ma: string | null, ten: string } | null }> };

export type CreateNhomDuocMutationVariables = Exact<{
  input: NhomDuocInput;
}>;


export type CreateNhomDuocMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaNhomDuoc: string | null, TenNhomDuoc: string | null, Cha_Id: string | null, GhiChu: string | null, Cha: { _id: string, ma: string | null, ten: string } | null } };

export type UpdateNhomDuocMutationVariables = Exact<{
  id: string;
  input: NhomDuocInput;
}>;


export type UpdateNhomDuocMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaNhomDuoc: string | null, TenNhomDuoc: string | null, Cha_Id: string | null, GhiChu: string | null, Cha: { _id: string, ma: string | null, ten: string } | null } };

export type RemoveNhomDuocMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RemoveNhomDuocMutation = { count: number };

export const NhomDuocEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NhomDuocEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NhomDuoc"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaNhomDuoc"}},{"kind":"Field","name":{"kind":"Name","value":"TenNhomDuoc"}},{"kind":"Field","name":{"kind":"Name","value":"Cha_Id"}},{"kind":"Field","name":{"kind":"Name","value":"Cha"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<NhomDuocEntryFragment, unknown>;
export const ListNhomDuocDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListNhomDuoc"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"nhomDuocs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeSuspended"},"value":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NhomDuocEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"currentPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NhomDuocEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NhomDuoc"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaNhomDuoc"}},{"kind":"Field","name":{"kind":"Name","value":"TenNhomDuoc"}},{"kind":"Field","name":{"kind":"Name","value":"Cha_Id"}},{"kind":"Field","name":{"kind":"Name","value":"Cha"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<ListNhomDuocQuery, ListNhomDuocQueryVariables>;
export const OneNhomDuocDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OneNhomDuoc"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"nhomDuoc"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NhomDuocEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NhomDuocEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NhomDuoc"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaNhomDuoc"}},{"kind":"Field","name":{"kind":"Name","value":"TenNhomDuoc"}},{"kind":"Field","name":{"kind":"Name","value":"Cha_Id"}},{"kind":"Field","name":{"kind":"Name","value":"Cha"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<OneNhomDuocQuery, OneNhomDuocQueryVariables>;
export const SearchNhomDuocDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchNhomDuoc"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entries"},"name":{"kind":"Name","value":"searchNhomDuoc"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"searchString"},"value":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"idDefaults"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NhomDuocEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NhomDuocEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NhomDuoc"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaNhomDuoc"}},{"kind":"Field","name":{"kind":"Name","value":"TenNhomDuoc"}},{"kind":"Field","name":{"kind":"Name","value":"Cha_Id"}},{"kind":"Field","name":{"kind":"Name","value":"Cha"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<SearchNhomDuocQuery, SearchNhomDuocQueryVariables>;
export const CreateNhomDuocDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateNhomDuoc"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NhomDuocInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"createNhomDuoc"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NhomDuocEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NhomDuocEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NhomDuoc"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaNhomDuoc"}},{"kind":"Field","name":{"kind":"Name","value":"TenNhomDuoc"}},{"kind":"Field","name":{"kind":"Name","value":"Cha_Id"}},{"kind":"Field","name":{"kind":"Name","value":"Cha"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<CreateNhomDuocMutation, CreateNhomDuocMutationVariables>;
export const UpdateNhomDuocDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateNhomDuoc"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NhomDuocInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"updateNhomDuoc"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NhomDuocEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NhomDuocEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NhomDuoc"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaNhomDuoc"}},{"kind":"Field","name":{"kind":"Name","value":"TenNhomDuoc"}},{"kind":"Field","name":{"kind":"Name","value":"Cha_Id"}},{"kind":"Field","name":{"kind":"Name","value":"Cha"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<UpdateNhomDuocMutation, UpdateNhomDuocMutationVariables>;
export const RemoveNhomDuocDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveNhomDuoc"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"count"},"name":{"kind":"Name","value":"removeNhomDuoc"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<RemoveNhomDuocMutation, RemoveNhomDuocMutationVariables>;
/** The service and the document id of each operation. */
export const operationIds = {
  ListNhomDuoc: ['pharmacy', 'R7-C8qwvxOgHT6bsYxa_bT'],
  OneNhomDuoc: ['pharmacy', 'cxc5pcOFiVWAFNmPDqeBzg'],
  SearchNhomDuoc: ['pharmacy', 'm27iE1uKd29fcdrWTYsGUq'],
  CreateNhomDuoc: ['pharmacy', 'k5CmVCyfif4lMf6zdHhlnE'],
  UpdateNhomDuoc: ['pharmacy', 'oZLF2Cp5hETGyZxRtfZAA9'],
  RemoveNhomDuoc: ['pharmacy', 'r69WXTk4Xzs9V03HOi1FwX'],
} as const;
