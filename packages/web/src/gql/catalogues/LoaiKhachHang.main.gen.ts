/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Customer types: what is written; an update changes the fields that are given. */
export type LoaiKhachHangInput = {
  /** Note */
  GhiChu?: string | null | undefined;
  /** Customer type code */
  MaLoaiKhachHang?: string | null | undefined;
  /** Default */
  MacDinh?: boolean | null | undefined;
  /** Suspended. */
  TamNgung?: boolean | null | undefined;
  /** Customer type name */
  TenLoaiKhachHang?: string | null | undefined;
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

export type LoaiKhachHangEntryFragment = { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaLoaiKhachHang: string | null, TenLoaiKhachHang: string | null, MacDinh: boolean | null, GhiChu: string | null };

export type ListLoaiKhachHangQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  keyword?: string | null | undefined;
  sort?: Array<SortInput> | SortInput | null | undefined;
  filter?: unknown;
  includeSuspended?: boolean | null | undefined;
}>;


export type ListLoaiKhachHangQuery = { page: { totalRows: number, totalPages: number, currentPage: number, data: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaLoaiKhachHang: string | null, TenLoaiKhachHang: string | null, MacDinh: boolean | null, GhiChu: string | null }> } };

export type OneLoaiKhachHangQueryVariables = Exact<{
  id: string;
}>;


export type OneLoaiKhachHangQuery = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaLoaiKhachHang: string | null, TenLoaiKhachHang: string | null, MacDinh: boolean | null, GhiChu: string | null } | null };

export type SearchLoaiKhachHangQueryVariables = Exact<{
  searchString?: string | null | undefined;
  limit?: number | null | undefined;
  idDefaults?: Array<string> | string | null | undefined;
}>;


export type SearchLoaiKhachHangQuery = { entries: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaLoaiKhachHang: string | null, TenLoaiKhachHang: string | null, MacDinh: boolean | null, GhiChu: string | null }> };

export type CreateLoaiKhachHangMutationVariables = Exact<{
  input: LoaiKhachHangInput;
}>;


export type CreateLoaiKhachHangMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaLoaiKhachHang: string | null, TenLoaiKhachHang: string | null, MacDinh: boolean | null, GhiChu: string | null } };

export type UpdateLoaiKhachHangMutationVariables = Exact<{
  id: string;
  input: LoaiKhachHangInput;
}>;


export type UpdateLoaiKhachHangMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaLoaiKhachHang: string | null, TenLoaiKhachHang: string | null, MacDinh: boolean | null, GhiChu: string | null } };

export type RemoveLoaiKhachHangMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RemoveLoaiKhachHangMutation = { count: number };

export const LoaiKhachHangEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoaiKhachHangEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoaiKhachHang"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaLoaiKhachHang"}},{"kind":"Field","name":{"kind":"Name","value":"TenLoaiKhachHang"}},{"kind":"Field","name":{"kind":"Name","value":"MacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<LoaiKhachHangEntryFragment, unknown>;
export const ListLoaiKhachHangDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListLoaiKhachHang"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"loaiKhachHangs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeSuspended"},"value":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoaiKhachHangEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"currentPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoaiKhachHangEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoaiKhachHang"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaLoaiKhachHang"}},{"kind":"Field","name":{"kind":"Name","value":"TenLoaiKhachHang"}},{"kind":"Field","name":{"kind":"Name","value":"MacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<ListLoaiKhachHangQuery, ListLoaiKhachHangQueryVariables>;
export const OneLoaiKhachHangDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OneLoaiKhachHang"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"loaiKhachHang"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoaiKhachHangEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoaiKhachHangEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoaiKhachHang"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaLoaiKhachHang"}},{"kind":"Field","name":{"kind":"Name","value":"TenLoaiKhachHang"}},{"kind":"Field","name":{"kind":"Name","value":"MacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<OneLoaiKhachHangQuery, OneLoaiKhachHangQueryVariables>;
export const SearchLoaiKhachHangDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchLoaiKhachHang"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entries"},"name":{"kind":"Name","value":"searchLoaiKhachHang"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"searchString"},"value":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"idDefaults"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoaiKhachHangEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoaiKhachHangEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoaiKhachHang"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaLoaiKhachHang"}},{"kind":"Field","name":{"kind":"Name","value":"TenLoaiKhachHang"}},{"kind":"Field","name":{"kind":"Name","value":"MacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<SearchLoaiKhachHangQuery, SearchLoaiKhachHangQueryVariables>;
export const CreateLoaiKhachHangDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateLoaiKhachHang"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoaiKhachHangInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"createLoaiKhachHang"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoaiKhachHangEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoaiKhachHangEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoaiKhachHang"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaLoaiKhachHang"}},{"kind":"Field","name":{"kind":"Name","value":"TenLoaiKhachHang"}},{"kind":"Field","name":{"kind":"Name","value":"MacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<CreateLoaiKhachHangMutation, CreateLoaiKhachHangMutationVariables>;
export const UpdateLoaiKhachHangDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateLoaiKhachHang"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoaiKhachHangInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"updateLoaiKhachHang"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoaiKhachHangEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoaiKhachHangEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoaiKhachHang"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaLoaiKhachHang"}},{"kind":"Field","name":{"kind":"Name","value":"TenLoaiKhachHang"}},{"kind":"Field","name":{"kind":"Name","value":"MacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<UpdateLoaiKhachHangMutation, UpdateLoaiKhachHangMutationVariables>;
export const RemoveLoaiKhachHangDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveLoaiKhachHang"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"count"},"name":{"kind":"Name","value":"removeLoaiKhachHang"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<RemoveLoaiKhachHangMutation, RemoveLoaiKhachHangMutationVariables>;
/** The service and the document id of each operation. */
export const operationIds = {
  ListLoaiKhachHang: ['main', 'dMvF5uCu4TAKBEPwNapiyq'],
  OneLoaiKhachHang: ['main', 'xDgy-_PVFlSK_-CecDTgWo'],
  SearchLoaiKhachHang: ['main', 'JXL_0icSIpekuZKDkzQSJU'],
  CreateLoaiKhachHang: ['main', 'fwnhooSSgnNQanZt0EfmGw'],
  UpdateLoaiKhachHang: ['main', 'Nur7XZYdKB9m3otsVK7ONH'],
  RemoveLoaiKhachHang: ['main', 'nfmTle8WaviQepPeJ976ZQ'],
} as const;
