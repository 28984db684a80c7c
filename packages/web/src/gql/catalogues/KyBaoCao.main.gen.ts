/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Report periods: what is written; an update changes the fields that are given. */
export type KyBaoCaoInput = {
  /** To */
  DenNgay?: string | null | undefined;
  /** Note */
  GhiChu?: string | null | undefined;
  /** Kind of period */
  LoaiKyBaoCao?: LoaiKyBaoCao | null | undefined;
  /** Period code */
  MaKyBaoCao?: string | null | undefined;
  /** Suspended. */
  TamNgung?: boolean | null | undefined;
  /** Period name */
  TenKyBaoCao?: string | null | undefined;
  /** From */
  TuNgay?: string | null | undefined;
  /** The version that was read, for an update. */
  version?: number | null | undefined;
};

/** Kind of period */
export type LoaiKyBaoCao =
  /** Other */
  | 'Khac'
  /** Year */
  | 'Nam'
  /** Quarter */
  | 'Quy'
  /** Month */
  | 'Thang';

/** One field to sort a list by. */
export type SortInput = {
  /** True for descending order. */
  desc?: boolean | null | undefined;
  /** The field's name. */
  field: string;
};

export type KyBaoCaoEntryFragment = { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaKyBaoCao: string | null, TenKyBaoCao: string | null, TuNgay: string | null, DenNgay: string | null, LoaiKyBaoCao: LoaiKyBaoCao | null, GhiChu: string | null };

export type ListKyBaoCaoQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  keyword?: string | null | undefined;
  sort?: Array<SortInput> | SortInput | null | undefined;
  filter?: unknown;
  includeSuspended?: boolean | null | undefined;
}>;


export type ListKyBaoCaoQuery = { page: { totalRows: number, totalPages: number, currentPage: number, data: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaKyBaoCao: string | null, TenKyBaoCao: string | null, TuNgay: string | null, DenNgay: string | null, LoaiKyBaoCao: LoaiKyBaoCao | null, GhiChu: string | null }> } };

export type OneKyBaoCaoQueryVariables = Exact<{
  id: string;
}>;


export type OneKyBaoCaoQuery = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaKyBaoCao: string | null, TenKyBaoCao: string | null, TuNgay: string | null, DenNgay: string | null, LoaiKyBaoCao: LoaiKyBaoCao | null, GhiChu: string | null } | null };

export type SearchKyBaoCaoQueryVariables = Exact<{
  searchString?: string | null | undefined;
  limit?: number | null | undefined;
  idDefaults?: Array<string> | string | null | undefined;
}>;


export type SearchKyBaoCaoQuery = { entries: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaKyBaoCao: string | null, TenKyBaoCao: string | null, TuNgay: string | null, DenNgay: string | null, LoaiKyBaoCao: LoaiKyBaoCao | null, GhiChu: string | null }> };

export type CreateKyBaoCaoMutationVariables = Exact<{
  input: KyBaoCaoInput;
}>;


export type CreateKyBaoCaoMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaKyBaoCao: string | null, TenKyBaoCao: string | null, TuNgay: string | null, DenNgay: string | null, LoaiKyBaoCao: LoaiKyBaoCao | null, GhiChu: string | null } };

export type UpdateKyBaoCaoMutationVariables = Exact<{
  id: string;
  input: KyBaoCaoInput;
}>;


export type UpdateKyBaoCaoMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaKyBaoCao: string | null, TenKyBaoCao: string | null, TuNgay: string | null, DenNgay: string | null, LoaiKyBaoCao: LoaiKyBaoCao | null, GhiChu: string | null } };

export type RemoveKyBaoCaoMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RemoveKyBaoCaoMutation = { count: number };

export const KyBaoCaoEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KyBaoCaoEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KyBaoCao"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaKyBaoCao"}},{"kind":"Field","name":{"kind":"Name","value":"TenKyBaoCao"}},{"kind":"Field","name":{"kind":"Name","value":"TuNgay"}},{"kind":"Field","name":{"kind":"Name","value":"DenNgay"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiKyBaoCao"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<KyBaoCaoEntryFragment, unknown>;
export const ListKyBaoCaoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListKyBaoCao"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"kyBaoCaos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeSuspended"},"value":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KyBaoCaoEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"currentPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KyBaoCaoEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KyBaoCao"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaKyBaoCao"}},{"kind":"Field","name":{"kind":"Name","value":"TenKyBaoCao"}},{"kind":"Field","name":{"kind":"Name","value":"TuNgay"}},{"kind":"Field","name":{"kind":"Name","value":"DenNgay"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiKyBaoCao"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<ListKyBaoCaoQuery, ListKyBaoCaoQueryVariables>;
export const OneKyBaoCaoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OneKyBaoCao"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"kyBaoCao"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KyBaoCaoEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KyBaoCaoEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KyBaoCao"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaKyBaoCao"}},{"kind":"Field","name":{"kind":"Name","value":"TenKyBaoCao"}},{"kind":"Field","name":{"kind":"Name","value":"TuNgay"}},{"kind":"Field","name":{"kind":"Name","value":"DenNgay"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiKyBaoCao"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<OneKyBaoCaoQuery, OneKyBaoCaoQueryVariables>;
export const SearchKyBaoCaoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchKyBaoCao"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entries"},"name":{"kind":"Name","value":"searchKyBaoCao"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"searchString"},"value":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"idDefaults"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KyBaoCaoEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KyBaoCaoEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KyBaoCao"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaKyBaoCao"}},{"kind":"Field","name":{"kind":"Name","value":"TenKyBaoCao"}},{"kind":"Field","name":{"kind":"Name","value":"TuNgay"}},{"kind":"Field","name":{"kind":"Name","value":"DenNgay"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiKyBaoCao"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<SearchKyBaoCaoQuery, SearchKyBaoCaoQueryVariables>;
export const CreateKyBaoCaoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateKyBaoCao"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KyBaoCaoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"createKyBaoCao"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KyBaoCaoEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KyBaoCaoEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KyBaoCao"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaKyBaoCao"}},{"kind":"Field","name":{"kind":"Name","value":"TenKyBaoCao"}},{"kind":"Field","name":{"kind":"Name","value":"TuNgay"}},{"kind":"Field","name":{"kind":"Name","value":"DenNgay"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiKyBaoCao"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<CreateKyBaoCaoMutation, CreateKyBaoCaoMutationVariables>;
export const UpdateKyBaoCaoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateKyBaoCao"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KyBaoCaoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"updateKyBaoCao"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KyBaoCaoEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KyBaoCaoEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KyBaoCao"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaKyBaoCao"}},{"kind":"Field","name":{"kind":"Name","value":"TenKyBaoCao"}},{"kind":"Field","name":{"kind":"Name","value":"TuNgay"}},{"kind":"Field","name":{"kind":"Name","value":"DenNgay"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiKyBaoCao"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<UpdateKyBaoCaoMutation, UpdateKyBaoCaoMutationVariables>;
export const RemoveKyBaoCaoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveKyBaoCao"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"count"},"name":{"kind":"Name","value":"removeKyBaoCao"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<RemoveKyBaoCaoMutation, RemoveKyBaoCaoMutationVariables>;
/** The service and the document id of each operation. */
export const operationIds = {
  ListKyBaoCao: ['main', 'RBPd0cuBXfGLWWSiu2UcbT'],
  OneKyBaoCao: ['main', 'AEd7desEq3RM61ELXDM_sv'],
  SearchKyBaoCao: ['main', 'dBu8yQo7i0V4_NIVGa9D1N'],
  CreateKyBaoCao: ['main', 'uB5-N4cFFVYKDdylyCgEpx'],
  UpdateKyBaoCao: ['main', 'af6vbuC3U-O54z8psZA0FO'],
  RemoveKyBaoCao: ['main', 'OFb1VWEbG-gKj5m3VLu-UR'],
} as const;
