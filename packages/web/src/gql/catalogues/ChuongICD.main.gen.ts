/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** ICD chapters: what is written; an update changes the fields that are given. */
export type ChuongIcdInput = {
  /** Note */
  GhiChu?: string | null | undefined;
  /** Chapter code */
  MaChuongICD?: string | null | undefined;
  /** Code range */
  PhamViMa?: string | null | undefined;
  /** Suspended. */
  TamNgung?: boolean | null | undefined;
  /** Chapter name */
  TenChuongICD?: string | null | undefined;
  /** English name */
  TenTiengAnh?: string | null | undefined;
  /** Order */
  ThuTu?: string | null | undefined;
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

export type ChuongIcdEntryFragment = { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaChuongICD: string | null, TenChuongICD: string | null, TenTiengAnh: string | null, PhamViMa: string | null, ThuTu: string | null, GhiChu: string | null };

export type ListChuongIcdQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  keyword?: string | null | undefined;
  sort?: Array<SortInput> | SortInput | null | undefined;
  filter?: unknown;
  includeSuspended?: boolean | null | undefined;
}>;


export type ListChuongIcdQuery = { page: { totalRows: number, totalPages: number, currentPage: number, data: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaChuongICD: string | null, TenChuongICD: string | null, TenTiengAnh: string | null, PhamViMa: string | null, ThuTu: string | null, GhiChu: string | null }> } };

export type OneChuongIcdQueryVariables = Exact<{
  id: string;
}>;


export type OneChuongIcdQuery = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaChuongICD: string | null, TenChuongICD: string | null, TenTiengAnh: string | null, PhamViMa: string | null, ThuTu: string | null, GhiChu: string | null } | null };

export type SearchChuongIcdQueryVariables = Exact<{
  searchString?: string | null | undefined;
  limit?: number | null | undefined;
  idDefaults?: Array<string> | string | null | undefined;
}>;


export type SearchChuongIcdQuery = { entries: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaChuongICD: string | null, TenChuongICD: string | null, TenTiengAnh: string | null, PhamViMa: string | null, ThuTu: string | null, GhiChu: string | null }> };

export type CreateChuongIcdMutationVariables = Exact<{
  input: ChuongIcdInput;
}>;


export type CreateChuongIcdMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaChuongICD: string | null, TenChuongICD: string | null, TenTiengAnh: string | null, PhamViMa: string | null, ThuTu: string | null, GhiChu: string | null } };

export type UpdateChuongIcdMutationVariables = Exact<{
  id: string;
  input: ChuongIcdInput;
}>;


export type UpdateChuongIcdMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaChuongICD: string | null, TenChuongICD: string | null, TenTiengAnh: string | null, PhamViMa: string | null, ThuTu: string | null, GhiChu: string | null } };

export type RemoveChuongIcdMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RemoveChuongIcdMutation = { count: number };

export const ChuongIcdEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChuongICDEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChuongICD"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaChuongICD"}},{"kind":"Field","name":{"kind":"Name","value":"TenChuongICD"}},{"kind":"Field","name":{"kind":"Name","value":"TenTiengAnh"}},{"kind":"Field","name":{"kind":"Name","value":"PhamViMa"}},{"kind":"Field","name":{"kind":"Name","value":"ThuTu"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<ChuongIcdEntryFragment, unknown>;
export const ListChuongIcdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListChuongICD"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"chuongICDs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeSuspended"},"value":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChuongICDEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"currentPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChuongICDEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChuongICD"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaChuongICD"}},{"kind":"Field","name":{"kind":"Name","value":"TenChuongICD"}},{"kind":"Field","name":{"kind":"Name","value":"TenTiengAnh"}},{"kind":"Field","name":{"kind":"Name","value":"PhamViMa"}},{"kind":"Field","name":{"kind":"Name","value":"ThuTu"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<ListChuongIcdQuery, ListChuongIcdQueryVariables>;
export const OneChuongIcdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OneChuongICD"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"chuongICD"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChuongICDEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChuongICDEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChuongICD"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaChuongICD"}},{"kind":"Field","name":{"kind":"Name","value":"TenChuongICD"}},{"kind":"Field","name":{"kind":"Name","value":"TenTiengAnh"}},{"kind":"Field","name":{"kind":"Name","value":"PhamViMa"}},{"kind":"Field","name":{"kind":"Name","value":"ThuTu"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<OneChuongIcdQuery, OneChuongIcdQueryVariables>;
export const SearchChuongIcdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchChuongICD"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entries"},"name":{"kind":"Name","value":"searchChuongICD"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"searchString"},"value":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"idDefaults"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChuongICDEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChuongICDEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChuongICD"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaChuongICD"}},{"kind":"Field","name":{"kind":"Name","value":"TenChuongICD"}},{"kind":"Field","name":{"kind":"Name","value":"TenTiengAnh"}},{"kind":"Field","name":{"kind":"Name","value":"PhamViMa"}},{"kind":"Field","name":{"kind":"Name","value":"ThuTu"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<SearchChuongIcdQuery, SearchChuongIcdQueryVariables>;
export const CreateChuongIcdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateChuongICD"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChuongICDInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"createChuongICD"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChuongICDEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChuongICDEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChuongICD"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaChuongICD"}},{"kind":"Field","name":{"kind":"Name","value":"TenChuongICD"}},{"kind":"Field","name":{"kind":"Name","value":"TenTiengAnh"}},{"kind":"Field","name":{"kind":"Name","value":"PhamViMa"}},{"kind":"Field","name":{"kind":"Name","value":"ThuTu"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<CreateChuongIcdMutation, CreateChuongIcdMutationVariables>;
export const UpdateChuongIcdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateChuongICD"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChuongICDInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"updateChuongICD"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChuongICDEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChuongICDEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChuongICD"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaChuongICD"}},{"kind":"Field","name":{"kind":"Name","value":"TenChuongICD"}},{"kind":"Field","name":{"kind":"Name","value":"TenTiengAnh"}},{"kind":"Field","name":{"kind":"Name","value":"PhamViMa"}},{"kind":"Field","name":{"kind":"Name","value":"ThuTu"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<UpdateChuongIcdMutation, UpdateChuongIcdMutationVariables>;
export const RemoveChuongIcdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveChuongICD"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"count"},"name":{"kind":"Name","value":"removeChuongICD"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<RemoveChuongIcdMutation, RemoveChuongIcdMutationVariables>;
/** The service and the document id of each operation. */
export const operationIds = {
  ListChuongICD: ['main', 'TMuEsyeQ7LXaTwimzmQ9KO'],
  OneChuongICD: ['main', 'GGZ-_VM5Hiu1k3AcbjLyet'],
  SearchChuongICD: ['main', 'mu1SJQmDAz1yot2WjjYZw0'],
  CreateChuongICD: ['main', 'cFeOXxs-3pIES5xfODWFcg'],
  UpdateChuongICD: ['main', '1kPiCCU3jN7kXagxxSeaL1'],
  RemoveChuongICD: ['main', '4yXc9kQXtHymDA6BRV2xv3'],
} as const;
