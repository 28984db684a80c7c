/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Surgery methods: what is written; an update changes the fields that are given. */
export type Dm_PhuongPhapPhauThuatInput = {
  /** Note */
  GhiChu?: string | null | undefined;
  /** Method code */
  MaPhuongPhapPhauThuat?: string | null | undefined;
  /** Suspended. */
  TamNgung?: boolean | null | undefined;
  /** Method name */
  TenPhuongPhapPhauThuat?: string | null | undefined;
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

export type Dm_PhuongPhapPhauThuatEntryFragment = { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaPhuongPhapPhauThuat: string | null, TenPhuongPhapPhauThuat: string | null, GhiChu: string | null };

export type ListDm_PhuongPhapPhauThuatQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  keyword?: string | null | undefined;
  sort?: Array<SortInput> | SortInput | null | undefined;
  filter?: unknown;
  includeSuspended?: boolean | null | undefined;
}>;


export type ListDm_PhuongPhapPhauThuatQuery = { page: { totalRows: number, totalPages: number, currentPage: number, data: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaPhuongPhapPhauThuat: string | null, TenPhuongPhapPhauThuat: string | null, GhiChu: string | null }> } };

export type OneDm_PhuongPhapPhauThuatQueryVariables = Exact<{
  id: string;
}>;


export type OneDm_PhuongPhapPhauThuatQuery = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaPhuongPhapPhauThuat: string | null, TenPhuongPhapPhauThuat: string | null, GhiChu: string | null } | null };

export type SearchDm_PhuongPhapPhauThuatQueryVariables = Exact<{
  searchString?: string | null | undefined;
  limit?: number | null | undefined;
  idDefaults?: Array<string> | string | null | undefined;
}>;


export type SearchDm_PhuongPhapPhauThuatQuery = { entries: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaPhuongPhapPhauThuat: string | null, TenPhuongPhapPhauThuat: string | null, GhiChu: string | null }> };

export type CreateDm_PhuongPhapPhauThuatMutationVariables = Exact<{
  input: Dm_PhuongPhapPhauThuatInput;
}>;


export type CreateDm_PhuongPhapPhauThuatMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaPhuongPhapPhauThuat: string | null, TenPhuongPhapPhauThuat: string | null, GhiChu: string | null } };

export type UpdateDm_PhuongPhapPhauThuatMutationVariables = Exact<{
  id: string;
  input: Dm_PhuongPhapPhauThuatInput;
}>;


export type UpdateDm_PhuongPhapPhauThuatMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaPhuongPhapPhauThuat: string | null, TenPhuongPhapPhauThuat: string | null, GhiChu: string | null } };

export type RemoveDm_PhuongPhapPhauThuatMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RemoveDm_PhuongPhapPhauThuatMutation = { count: number };

export const Dm_PhuongPhapPhauThuatEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DM_PhuongPhapPhauThuatEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DM_PhuongPhapPhauThuat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaPhuongPhapPhauThuat"}},{"kind":"Field","name":{"kind":"Name","value":"TenPhuongPhapPhauThuat"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<Dm_PhuongPhapPhauThuatEntryFragment, unknown>;
export const ListDm_PhuongPhapPhauThuatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListDM_PhuongPhapPhauThuat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"getAllDM_PhuongPhapPhauThuat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeSuspended"},"value":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DM_PhuongPhapPhauThuatEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"currentPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DM_PhuongPhapPhauThuatEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DM_PhuongPhapPhauThuat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaPhuongPhapPhauThuat"}},{"kind":"Field","name":{"kind":"Name","value":"TenPhuongPhapPhauThuat"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<ListDm_PhuongPhapPhauThuatQuery, ListDm_PhuongPhapPhauThuatQueryVariables>;
export const OneDm_PhuongPhapPhauThuatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OneDM_PhuongPhapPhauThuat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"dM_PhuongPhapPhauThuat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DM_PhuongPhapPhauThuatEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DM_PhuongPhapPhauThuatEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DM_PhuongPhapPhauThuat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaPhuongPhapPhauThuat"}},{"kind":"Field","name":{"kind":"Name","value":"TenPhuongPhapPhauThuat"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<OneDm_PhuongPhapPhauThuatQuery, OneDm_PhuongPhapPhauThuatQueryVariables>;
export const SearchDm_PhuongPhapPhauThuatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchDM_PhuongPhapPhauThuat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entries"},"name":{"kind":"Name","value":"searchDM_PhuongPhapPhauThuats"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"searchString"},"value":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"idDefaults"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DM_PhuongPhapPhauThuatEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DM_PhuongPhapPhauThuatEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DM_PhuongPhapPhauThuat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaPhuongPhapPhauThuat"}},{"kind":"Field","name":{"kind":"Name","value":"TenPhuongPhapPhauThuat"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<SearchDm_PhuongPhapPhauThuatQuery, SearchDm_PhuongPhapPhauThuatQueryVariables>;
export const CreateDm_PhuongPhapPhauThuatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDM_PhuongPhapPhauThuat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DM_PhuongPhapPhauThuatInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"createDM_PhuongPhapPhauThuat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DM_PhuongPhapPhauThuatEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DM_PhuongPhapPhauThuatEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DM_PhuongPhapPhauThuat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaPhuongPhapPhauThuat"}},{"kind":"Field","name":{"kind":"Name","value":"TenPhuongPhapPhauThuat"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<CreateDm_PhuongPhapPhauThuatMutation, CreateDm_PhuongPhapPhauThuatMutationVariables>;
export const UpdateDm_PhuongPhapPhauThuatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDM_PhuongPhapPhauThuat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DM_PhuongPhapPhauThuatInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"updateDM_PhuongPhapPhauThuat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DM_PhuongPhapPhauThuatEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DM_PhuongPhapPhauThuatEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DM_PhuongPhapPhauThuat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaPhuongPhapPhauThuat"}},{"kind":"Field","name":{"kind":"Name","value":"TenPhuongPhapPhauThuat"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<UpdateDm_PhuongPhapPhauThuatMutation, UpdateDm_PhuongPhapPhauThuatMutationVariables>;
export const RemoveDm_PhuongPhapPhauThuatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveDM_PhuongPhapPhauThuat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"count"},"name":{"kind":"Name","value":"removeDM_PhuongPhapPhauThuat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<RemoveDm_PhuongPhapPhauThuatMutation, RemoveDm_PhuongPhapPhauThuatMutationVariables>;
/** The service and the document id of each operation. */
export const operationIds = {
  ListDM_PhuongPhapPhauThuat: ['main', 'WrZZRS8Y8gWGMxi1Or-YqQ'],
  OneDM_PhuongPhapPhauThuat: ['main', 'q-MF2hOlns0pq7fEv6kvBd'],
  SearchDM_PhuongPhapPhauThuat: ['main', 'l3lEDo3lrxz5iG2s7XNV9o'],
  CreateDM_PhuongPhapPhauThuat: ['main', 'Z9e1RbxrvkAI7SoE_IzFVP'],
  UpdateDM_PhuongPhapPhauThuat: ['main', 'PBNInTAHEgUJd3M5bY5lV2'],
  RemoveDM_PhuongPhapPhauThuat: ['main', 'nnVOUPEQ-loC8maKcMsUtr'],
} as const;
