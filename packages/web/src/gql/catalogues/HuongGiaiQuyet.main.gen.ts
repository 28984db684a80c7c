/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Directions after examination: what is written; an update changes the fields that are given. */
export type HuongGiaiQuyetInput = {
  /** Note */
  GhiChu?: string | null | undefined;
  /** Kind */
  Loai?: LoaiHuongGiaiQuyet | null | undefined;
  /** Direction code */
  MaHuongGiaiQuyet?: string | null | undefined;
  /** Default */
  MacDinh?: boolean | null | undefined;
  /** Suspended. */
  TamNgung?: boolean | null | undefined;
  /** Direction name */
  TenHuongGiaiQuyet?: string | null | undefined;
  /** The version that was read, for an update. */
  version?: number | null | undefined;
};

/** Kind */
export type LoaiHuongGiaiQuyet =
  /** Prescribe and send home */
  | 'CapToa'
  /** Send home */
  | 'ChoVe'
  /** Move to another room */
  | 'ChuyenPhong'
  /** Refer to another hospital */
  | 'ChuyenVien'
  /** Outpatient treatment */
  | 'DieuTriNgoaiTru'
  /** Follow-up appointment */
  | 'HenKham'
  /** Keep under observation */
  | 'LuuTheoDoi'
  /** Admit */
  | 'NhapVien'
  /** Refused or left */
  | 'TuChoi'
  /** Died */
  | 'TuVong';

/** One field to sort a list by. */
export type SortInput = {
  /** True for descending order. */
  desc?: boolean | null | undefined;
  /** The field's name. */
  field: string;
};

export type HuongGiaiQuyetEntryFragment = { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaHuongGiaiQuyet: string | null, TenHuongGiaiQuyet: string | null, Loai: LoaiHuongGiaiQuyet | null, MacDinh: boolean | null, GhiChu: string | null };

export type ListHuongGiaiQuyetQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  keyword?: string | null | undefined;
  sort?: Array<SortInput> | SortInput | null | undefined;
  filter?: unknown;
  includeSuspended?: boolean | null | undefined;
}>;


export type ListHuongGiaiQuyetQuery = { page: { totalRows: number, totalPages: number, currentPage: number, data: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaHuongGiaiQuyet: string | null, TenHuongGiaiQuyet: string | null, Loai: LoaiHuongGiaiQuyet | null, MacDinh: boolean | null, GhiChu: string | null }> } };

export type OneHuongGiaiQuyetQueryVariables = Exact<{
  id: string;
}>;


export type OneHuongGiaiQuyetQuery = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaHuongGiaiQuyet: string | null, TenHuongGiaiQuyet: string | null, Loai: LoaiHuongGiaiQuyet | null, MacDinh: boolean | null, GhiChu: string | null } | null };

export type SearchHuongGiaiQuyetQueryVariables = Exact<{
  searchString?: string | null | undefined;
  limit?: number | null | undefined;
  idDefaults?: Array<string> | string | null | undefined;
}>;


export type SearchHuongGiaiQuyetQuery = { entries: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaHuongGiaiQuyet: string | null, TenHuongGiaiQuyet: string | null, Loai: LoaiHuongGiaiQuyet | null, MacDinh: boolean | null, GhiChu: string | null }> };

export type CreateHuongGiaiQuyetMutationVariables = Exact<{
  input: HuongGiaiQuyetInput;
}>;


export type CreateHuongGiaiQuyetMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaHuongGiaiQuyet: string | null, TenHuongGiaiQuyet: string | null, Loai: LoaiHuongGiaiQuyet | null, MacDinh: boolean | null, GhiChu: string | null } };

export type UpdateHuongGiaiQuyetMutationVariables = Exact<{
  id: string;
  input: HuongGiaiQuyetInput;
}>;


export type UpdateHuongGiaiQuyetMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaHuongGiaiQuyet: string | null, TenHuongGiaiQuyet: string | null, Loai: LoaiHuongGiaiQuyet | null, MacDinh: boolean | null, GhiChu: string | null } };

export type RemoveHuongGiaiQuyetMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RemoveHuongGiaiQuyetMutation = { count: number };

export const HuongGiaiQuyetEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HuongGiaiQuyetEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HuongGiaiQuyet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaHuongGiaiQuyet"}},{"kind":"Field","name":{"kind":"Name","value":"TenHuongGiaiQuyet"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"MacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<HuongGiaiQuyetEntryFragment, unknown>;
export const ListHuongGiaiQuyetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListHuongGiaiQuyet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"huongGiaiQuyets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeSuspended"},"value":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HuongGiaiQuyetEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"currentPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HuongGiaiQuyetEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HuongGiaiQuyet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaHuongGiaiQuyet"}},{"kind":"Field","name":{"kind":"Name","value":"TenHuongGiaiQuyet"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"MacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<ListHuongGiaiQuyetQuery, ListHuongGiaiQuyetQueryVariables>;
export const OneHuongGiaiQuyetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OneHuongGiaiQuyet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"huongGiaiQuyet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HuongGiaiQuyetEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HuongGiaiQuyetEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HuongGiaiQuyet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaHuongGiaiQuyet"}},{"kind":"Field","name":{"kind":"Name","value":"TenHuongGiaiQuyet"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"MacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<OneHuongGiaiQuyetQuery, OneHuongGiaiQuyetQueryVariables>;
export const SearchHuongGiaiQuyetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchHuongGiaiQuyet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entries"},"name":{"kind":"Name","value":"searchHuongGiaiQuyet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"searchString"},"value":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"idDefaults"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HuongGiaiQuyetEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HuongGiaiQuyetEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HuongGiaiQuyet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaHuongGiaiQuyet"}},{"kind":"Field","name":{"kind":"Name","value":"TenHuongGiaiQuyet"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"MacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<SearchHuongGiaiQuyetQuery, SearchHuongGiaiQuyetQueryVariables>;
export const CreateHuongGiaiQuyetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateHuongGiaiQuyet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HuongGiaiQuyetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"createHuongGiaiQuyet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HuongGiaiQuyetEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HuongGiaiQuyetEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HuongGiaiQuyet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaHuongGiaiQuyet"}},{"kind":"Field","name":{"kind":"Name","value":"TenHuongGiaiQuyet"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"MacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<CreateHuongGiaiQuyetMutation, CreateHuongGiaiQuyetMutationVariables>;
export const UpdateHuongGiaiQuyetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateHuongGiaiQuyet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HuongGiaiQuyetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"updateHuongGiaiQuyet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HuongGiaiQuyetEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HuongGiaiQuyetEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HuongGiaiQuyet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaHuongGiaiQuyet"}},{"kind":"Field","name":{"kind":"Name","value":"TenHuongGiaiQuyet"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"MacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<UpdateHuongGiaiQuyetMutation, UpdateHuongGiaiQuyetMutationVariables>;
export const RemoveHuongGiaiQuyetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveHuongGiaiQuyet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"count"},"name":{"kind":"Name","value":"removeHuongGiaiQuyet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<RemoveHuongGiaiQuyetMutation, RemoveHuongGiaiQuyetMutationVariables>;
/** The service and the document id of each operation. */
export const operationIds = {
  ListHuongGiaiQuyet: ['main', 'i2nbyuichvkjRB6fyyATFq'],
  OneHuongGiaiQuyet: ['main', 'WhkUrEdrKQ7IWKy8Z-epvq'],
  SearchHuongGiaiQuyet: ['main', 'p9qzahMXXAQaMLyNrHykhL'],
  CreateHuongGiaiQuyet: ['main', 'h1wgd4X1-UDXARr5MCxZjw'],
  UpdateHuongGiaiQuyet: ['main', 'DkTRpEgD3FDKgpenB1an0r'],
  RemoveHuongGiaiQuyet: ['main', 'VsyA_g5wPcpS7-8SaxQ73x'],
} as const;
