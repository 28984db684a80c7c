/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Service types: what is written; an update changes the fields that are given. */
export type LoaiDichVuInput = {
  /** Note */
  GhiChu?: string | null | undefined;
  /** Kind */
  Loai?: PhanLoaiDichVu | null | undefined;
  /** Service type code */
  MaLoaiDichVu?: string | null | undefined;
  /** Suspended. */
  TamNgung?: boolean | null | undefined;
  /** Service type name */
  TenLoaiDichVu?: string | null | undefined;
  /** Order */
  ThuTu?: string | null | undefined;
  /** The version that was read, for an update. */
  version?: number | null | undefined;
};

/** Kind */
export type PhanLoaiDichVu =
  /** Imaging */
  | 'ChanDoanHinhAnh'
  /** Other */
  | 'Khac'
  /** Examination */
  | 'KhamBenh'
  /** Blood products */
  | 'Mau'
  /** Bed day */
  | 'NgayGiuong'
  /** Surgery */
  | 'PhauThuat'
  /** Functional test */
  | 'ThamDoChucNang'
  /** Procedure */
  | 'ThuThuat'
  /** Laboratory */
  | 'XetNghiem';

/** One field to sort a list by. */
export type SortInput = {
  /** True for descending order. */
  desc?: boolean | null | undefined;
  /** The field's name. */
  field: string;
};

export type LoaiDichVuEntryFragment = { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaLoaiDichVu: string | null, TenLoaiDichVu: string | null, Loai: PhanLoaiDichVu | null, ThuTu: string | null, GhiChu: string | null };

export type ListLoaiDichVuQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  keyword?: string | null | undefined;
  sort?: Array<SortInput> | SortInput | null | undefined;
  filter?: unknown;
  includeSuspended?: boolean | null | undefined;
}>;


export type ListLoaiDichVuQuery = { page: { totalRows: number, totalPages: number, currentPage: number, data: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaLoaiDichVu: string | null, TenLoaiDichVu: string | null, Loai: PhanLoaiDichVu | null, ThuTu: string | null, GhiChu: string | null }> } };

export type OneLoaiDichVuQueryVariables = Exact<{
  id: string;
}>;


export type OneLoaiDichVuQuery = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaLoaiDichVu: string | null, TenLoaiDichVu: string | null, Loai: PhanLoaiDichVu | null, ThuTu: string | null, GhiChu: string | null } | null };

export type SearchLoaiDichVuQueryVariables = Exact<{
  searchString?: string | null | undefined;
  limit?: number | null | undefined;
  idDefaults?: Array<string> | string | null | undefined;
}>;


export type SearchLoaiDichVuQuery = { entries: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaLoaiDichVu: string | null, TenLoaiDichVu: string | null, Loai: PhanLoaiDichVu | null, ThuTu: string | null, GhiChu: string | null }> };

export type CreateLoaiDichVuMutationVariables = Exact<{
  input: LoaiDichVuInput;
}>;


export type CreateLoaiDichVuMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaLoaiDichVu: string | null, TenLoaiDichVu: string | null, Loai: PhanLoaiDichVu | null, ThuTu: string | null, GhiChu: string | null } };

export type UpdateLoaiDichVuMutationVariables = Exact<{
  id: string;
  input: LoaiDichVuInput;
}>;


export type UpdateLoaiDichVuMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaLoaiDichVu: string | null, TenLoaiDichVu: string | null, Loai: PhanLoaiDichVu | null, ThuTu: string | null, GhiChu: string | null } };

export type RemoveLoaiDichVuMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RemoveLoaiDichVuMutation = { count: number };

export const LoaiDichVuEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoaiDichVuEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoaiDichVu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaLoaiDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"TenLoaiDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"ThuTu"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<LoaiDichVuEntryFragment, unknown>;
export const ListLoaiDichVuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListLoaiDichVu"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"loaiDichVus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeSuspended"},"value":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoaiDichVuEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"currentPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoaiDichVuEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoaiDichVu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaLoaiDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"TenLoaiDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"ThuTu"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<ListLoaiDichVuQuery, ListLoaiDichVuQueryVariables>;
export const OneLoaiDichVuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OneLoaiDichVu"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"loaiDichVu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoaiDichVuEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoaiDichVuEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoaiDichVu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaLoaiDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"TenLoaiDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"ThuTu"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<OneLoaiDichVuQuery, OneLoaiDichVuQueryVariables>;
export const SearchLoaiDichVuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchLoaiDichVu"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entries"},"name":{"kind":"Name","value":"searchLoaiDichVu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"searchString"},"value":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"idDefaults"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoaiDichVuEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoaiDichVuEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoaiDichVu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaLoaiDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"TenLoaiDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"ThuTu"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<SearchLoaiDichVuQuery, SearchLoaiDichVuQueryVariables>;
export const CreateLoaiDichVuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateLoaiDichVu"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoaiDichVuInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"createLoaiDichVu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoaiDichVuEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoaiDichVuEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoaiDichVu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaLoaiDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"TenLoaiDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"ThuTu"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<CreateLoaiDichVuMutation, CreateLoaiDichVuMutationVariables>;
export const UpdateLoaiDichVuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateLoaiDichVu"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoaiDichVuInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"updateLoaiDichVu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoaiDichVuEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoaiDichVuEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoaiDichVu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaLoaiDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"TenLoaiDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"ThuTu"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<UpdateLoaiDichVuMutation, UpdateLoaiDichVuMutationVariables>;
export const RemoveLoaiDichVuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveLoaiDichVu"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"count"},"name":{"kind":"Name","value":"removeLoaiDichVu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<RemoveLoaiDichVuMutation, RemoveLoaiDichVuMutationVariables>;
/** The service and the document id of each operation. */
export const operationIds = {
  ListLoaiDichVu: ['main', 'XSVEkHWP7bHUIiSnzPVUvE'],
  OneLoaiDichVu: ['main', 'SbRggdprzKtxeUbH8tg1ck'],
  SearchLoaiDichVu: ['main', 'kV4nEj5rNczFlvFd9qlHfO'],
  CreateLoaiDichVu: ['main', 'mhlFd7pEB3xKrNTrYeOozE'],
  UpdateLoaiDichVu: ['main', 'wLdnbSFPRYEEDk_O9GMvzd'],
  RemoveLoaiDichVu: ['main', 'b3HDWv30x-SagGIGSAmD1A'],
} as const;
