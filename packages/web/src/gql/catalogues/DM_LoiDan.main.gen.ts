/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Advice: what is written; an update changes the fields that are given. */
export type Dm_LoiDanInput = {
  /** Note */
  GhiChu?: string | null | undefined;
  /** Code */
  Ma?: string | null | undefined;
  /** Text */
  NoiDung?: string | null | undefined;
  /** Suspended. */
  TamNgung?: boolean | null | undefined;
  /** Name */
  Ten?: string | null | undefined;
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

export type Dm_LoiDanEntryFragment = { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, Ma: string | null, Ten: string | null, NoiDung: string | null, GhiChu: string | null };

export type ListDm_LoiDanQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  keyword?: string | null | undefined;
  sort?: Array<SortInput> | SortInput | null | undefined;
  filter?: unknown;
  includeSuspended?: boolean | null | undefined;
}>;


export type ListDm_LoiDanQuery = { page: { totalRows: number, totalPages: number, currentPage: number, data: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, Ma: string | null, Ten: string | null, NoiDung: string | null, GhiChu: string | null }> } };

export type OneDm_LoiDanQueryVariables = Exact<{
  id: string;
}>;


export type OneDm_LoiDanQuery = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, Ma: string | null, Ten: string | null, NoiDung: string | null, GhiChu: string | null } | null };

export type SearchDm_LoiDanQueryVariables = Exact<{
  searchString?: string | null | undefined;
  limit?: number | null | undefined;
  idDefaults?: Array<string> | string | null | undefined;
}>;


export type SearchDm_LoiDanQuery = { entries: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, Ma: string | null, Ten: string | null, NoiDung: string | null, GhiChu: string | null }> };

export type CreateDm_LoiDanMutationVariables = Exact<{
  input: Dm_LoiDanInput;
}>;


export type CreateDm_LoiDanMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, Ma: string | null, Ten: string | null, NoiDung: string | null, GhiChu: string | null } };

export type UpdateDm_LoiDanMutationVariables = Exact<{
  id: string;
  input: Dm_LoiDanInput;
}>;


export type UpdateDm_LoiDanMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, Ma: string | null, Ten: string | null, NoiDung: string | null, GhiChu: string | null } };

export type RemoveDm_LoiDanMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RemoveDm_LoiDanMutation = { count: number };

export const Dm_LoiDanEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DM_LoiDanEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DM_LoiDan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"Ma"}},{"kind":"Field","name":{"kind":"Name","value":"Ten"}},{"kind":"Field","name":{"kind":"Name","value":"NoiDung"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<Dm_LoiDanEntryFragment, unknown>;
export const ListDm_LoiDanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListDM_LoiDan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"dM_LoiDans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeSuspended"},"value":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DM_LoiDanEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"currentPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DM_LoiDanEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DM_LoiDan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"Ma"}},{"kind":"Field","name":{"kind":"Name","value":"Ten"}},{"kind":"Field","name":{"kind":"Name","value":"NoiDung"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<ListDm_LoiDanQuery, ListDm_LoiDanQueryVariables>;
export const OneDm_LoiDanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OneDM_LoiDan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"dM_LoiDan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DM_LoiDanEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DM_LoiDanEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DM_LoiDan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"Ma"}},{"kind":"Field","name":{"kind":"Name","value":"Ten"}},{"kind":"Field","name":{"kind":"Name","value":"NoiDung"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<OneDm_LoiDanQuery, OneDm_LoiDanQueryVariables>;
export const SearchDm_LoiDanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchDM_LoiDan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entries"},"name":{"kind":"Name","value":"searchDM_LoiDan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"searchString"},"value":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"idDefaults"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DM_LoiDanEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DM_LoiDanEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DM_LoiDan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"Ma"}},{"kind":"Field","name":{"kind":"Name","value":"Ten"}},{"kind":"Field","name":{"kind":"Name","value":"NoiDung"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<SearchDm_LoiDanQuery, SearchDm_LoiDanQueryVariables>;
export const CreateDm_LoiDanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDM_LoiDan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DM_LoiDanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"createDM_LoiDan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DM_LoiDanEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DM_LoiDanEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DM_LoiDan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"Ma"}},{"kind":"Field","name":{"kind":"Name","value":"Ten"}},{"kind":"Field","name":{"kind":"Name","value":"NoiDung"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<CreateDm_LoiDanMutation, CreateDm_LoiDanMutationVariables>;
export const UpdateDm_LoiDanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDM_LoiDan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DM_LoiDanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"updateDM_LoiDan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DM_LoiDanEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DM_LoiDanEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DM_LoiDan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"Ma"}},{"kind":"Field","name":{"kind":"Name","value":"Ten"}},{"kind":"Field","name":{"kind":"Name","value":"NoiDung"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<UpdateDm_LoiDanMutation, UpdateDm_LoiDanMutationVariables>;
export const RemoveDm_LoiDanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveDM_LoiDan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"count"},"name":{"kind":"Name","value":"removeDM_LoiDan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<RemoveDm_LoiDanMutation, RemoveDm_LoiDanMutationVariables>;
/** The service and the document id of each operation. */
export const operationIds = {
  ListDM_LoiDan: ['main', 'ODTkA6toWJnooqLWdGiT9D'],
  OneDM_LoiDan: ['main', 'gmNVsuwPBL6DXtn-UNSBE0'],
  SearchDM_LoiDan: ['main', 'cGIENkD_2XiaEliAxxVXHo'],
  CreateDM_LoiDan: ['main', 'cL9JrXixVihfNgrm6hZmeT'],
  UpdateDM_LoiDan: ['main', '6gZ72_yU93yWUcE-3SHalX'],
  RemoveDM_LoiDan: ['main', 'FNSHaEHqhdAywH-lK4RVTr'],
} as const;
