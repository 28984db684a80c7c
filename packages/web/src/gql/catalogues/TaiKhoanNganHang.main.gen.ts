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

/** Bank accounts: what is written; an update changes the fields that are given. */
export type TaiKhoanNganHangInput = {
  /** Holder */
  ChuTaiKhoan?: string | null | undefined;
  /** Note */
  GhiChu?: string | null | undefined;
  /** BIN (VietQR) */
  MaBIN?: string | null | undefined;
  /** Account code */
  MaTaiKhoan?: string | null | undefined;
  /** Default */
  MacDinh?: boolean | null | undefined;
  /** Account number */
  SoTaiKhoan?: string | null | undefined;
  /** Suspended. */
  TamNgung?: boolean | null | undefined;
  /** Bank */
  TenNganHang?: string | null | undefined;
  /** Account name */
  TenTaiKhoan?: string | null | undefined;
  /** The version that was read, for an update. */
  version?: number | null | undefined;
};

export type TaiKhoanNganHangEntryFragment = { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaTaiKhoan: string | null, TenTaiKhoan: string | null, TenNganHang: string | null, MaBIN: string | null, SoTaiKhoan: string | null, ChuTaiKhoan: string | null, MacDinh: boolean | null, GhiChu: string | null };

export type ListTaiKhoanNganHangQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  keyword?: string | null | undefined;
  sort?: Array<SortInput> | SortInput | null | undefined;
  filter?: unknown;
  includeSuspended?: boolean | null | undefined;
}>;


export type ListTaiKhoanNganHangQuery = { page: { totalRows: number, totalPages: number, currentPage: number, data: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaTaiKhoan: string | null, TenTaiKhoan: string | null, TenNganHang: string | null, MaBIN: string | null, SoTaiKhoan: string | null, ChuTaiKhoan: string | null, MacDinh: boolean | null, GhiChu: string | null }> } };

export type OneTaiKhoanNganHangQueryVariables = Exact<{
  id: string;
}>;


export type OneTaiKhoanNganHangQuery = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaTaiKhoan: string | null, TenTaiKhoan: string | null, TenNganHang: string | null, MaBIN: string | null, SoTaiKhoan: string | null, ChuTaiKhoan: string | null, MacDinh: boolean | null, GhiChu: string | null } | null };

export type SearchTaiKhoanNganHangQueryVariables = Exact<{
  searchString?: string | null | undefined;
  limit?: number | null | undefined;
  idDefaults?: Array<string> | string | null | undefined;
}>;


export type SearchTaiKhoanNganHangQuery = { entries: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaTaiKhoan: string | null, TenTaiKhoan: string | null, TenNganHang: string | null, MaBIN: string | null, SoTaiKhoan: string | null, ChuTaiKhoan: string | null, MacDinh: boolean | null, GhiChu: string | null }> };

export type CreateTaiKhoanNganHangMutationVariables = Exact<{
  input: TaiKhoanNganHangInput;
}>;


export type CreateTaiKhoanNganHangMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaTaiKhoan: string | null, TenTaiKhoan: string | null, TenNganHang: string | null, MaBIN: string | null, SoTaiKhoan: string | null, ChuTaiKhoan: string | null, MacDinh: boolean | null, GhiChu: string | null } };

export type UpdateTaiKhoanNganHangMutationVariables = Exact<{
  id: string;
  input: TaiKhoanNganHangInput;
}>;


export type UpdateTaiKhoanNganHangMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaTaiKhoan: string | null, TenTaiKhoan: string | null, TenNganHang: string | null, MaBIN: string | null, SoTaiKhoan: string | null, ChuTaiKhoan: string | null, MacDinh: boolean | null, GhiChu: string | null } };

export type RemoveTaiKhoanNganHangMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RemoveTaiKhoanNganHangMutation = { count: number };

export const TaiKhoanNganHangEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaiKhoanNganHangEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaiKhoanNganHang"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaTaiKhoan"}},{"kind":"Field","name":{"kind":"Name","value":"TenTaiKhoan"}},{"kind":"Field","name":{"kind":"Name","value":"TenNganHang"}},{"kind":"Field","name":{"kind":"Name","value":"MaBIN"}},{"kind":"Field","name":{"kind":"Name","value":"SoTaiKhoan"}},{"kind":"Field","name":{"kind":"Name","value":"ChuTaiKhoan"}},{"kind":"Field","name":{"kind":"Name","value":"MacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<TaiKhoanNganHangEntryFragment, unknown>;
export const ListTaiKhoanNganHangDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListTaiKhoanNganHang"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"taiKhoanNganHangs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeSuspended"},"value":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaiKhoanNganHangEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"currentPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaiKhoanNganHangEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaiKhoanNganHang"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaTaiKhoan"}},{"kind":"Field","name":{"kind":"Name","value":"TenTaiKhoan"}},{"kind":"Field","name":{"kind":"Name","value":"TenNganHang"}},{"kind":"Field","name":{"kind":"Name","value":"MaBIN"}},{"kind":"Field","name":{"kind":"Name","value":"SoTaiKhoan"}},{"kind":"Field","name":{"kind":"Name","value":"ChuTaiKhoan"}},{"kind":"Field","name":{"kind":"Name","value":"MacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<ListTaiKhoanNganHangQuery, ListTaiKhoanNganHangQueryVariables>;
export const OneTaiKhoanNganHangDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OneTaiKhoanNganHang"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"taiKhoanNganHang"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaiKhoanNganHangEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaiKhoanNganHangEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaiKhoanNganHang"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaTaiKhoan"}},{"kind":"Field","name":{"kind":"Name","value":"TenTaiKhoan"}},{"kind":"Field","name":{"kind":"Name","value":"TenNganHang"}},{"kind":"Field","name":{"kind":"Name","value":"MaBIN"}},{"kind":"Field","name":{"kind":"Name","value":"SoTaiKhoan"}},{"kind":"Field","name":{"kind":"Name","value":"ChuTaiKhoan"}},{"kind":"Field","name":{"kind":"Name","value":"MacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<OneTaiKhoanNganHangQuery, OneTaiKhoanNganHangQueryVariables>;
export const SearchTaiKhoanNganHangDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchTaiKhoanNganHang"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entries"},"name":{"kind":"Name","value":"searchTaiKhoanNganHang"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"searchString"},"value":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"idDefaults"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaiKhoanNganHangEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaiKhoanNganHangEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaiKhoanNganHang"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaTaiKhoan"}},{"kind":"Field","name":{"kind":"Name","value":"TenTaiKhoan"}},{"kind":"Field","name":{"kind":"Name","value":"TenNganHang"}},{"kind":"Field","name":{"kind":"Name","value":"MaBIN"}},{"kind":"Field","name":{"kind":"Name","value":"SoTaiKhoan"}},{"kind":"Field","name":{"kind":"Name","value":"ChuTaiKhoan"}},{"kind":"Field","name":{"kind":"Name","value":"MacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<SearchTaiKhoanNganHangQuery, SearchTaiKhoanNganHangQueryVariables>;
export const CreateTaiKhoanNganHangDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateTaiKhoanNganHang"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TaiKhoanNganHangInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"createTaiKhoanNganHang"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaiKhoanNganHangEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaiKhoanNganHangEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaiKhoanNganHang"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaTaiKhoan"}},{"kind":"Field","name":{"kind":"Name","value":"TenTaiKhoan"}},{"kind":"Field","name":{"kind":"Name","value":"TenNganHang"}},{"kind":"Field","name":{"kind":"Name","value":"MaBIN"}},{"kind":"Field","name":{"kind":"Name","value":"SoTaiKhoan"}},{"kind":"Field","name":{"kind":"Name","value":"ChuTaiKhoan"}},{"kind":"Field","name":{"kind":"Name","value":"MacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<CreateTaiKhoanNganHangMutation, CreateTaiKhoanNganHangMutationVariables>;
export const UpdateTaiKhoanNganHangDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTaiKhoanNganHang"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TaiKhoanNganHangInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"updateTaiKhoanNganHang"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaiKhoanNganHangEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaiKhoanNganHangEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaiKhoanNganHang"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaTaiKhoan"}},{"kind":"Field","name":{"kind":"Name","value":"TenTaiKhoan"}},{"kind":"Field","name":{"kind":"Name","value":"TenNganHang"}},{"kind":"Field","name":{"kind":"Name","value":"MaBIN"}},{"kind":"Field","name":{"kind":"Name","value":"SoTaiKhoan"}},{"kind":"Field","name":{"kind":"Name","value":"ChuTaiKhoan"}},{"kind":"Field","name":{"kind":"Name","value":"MacDinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<UpdateTaiKhoanNganHangMutation, UpdateTaiKhoanNganHangMutationVariables>;
export const RemoveTaiKhoanNganHangDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveTaiKhoanNganHang"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"count"},"name":{"kind":"Name","value":"removeTaiKhoanNganHang"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<RemoveTaiKhoanNganHangMutation, RemoveTaiKhoanNganHangMutationVariables>;
/** The service and the document id of each operation. */
export const operationIds = {
  ListTaiKhoanNganHang: ['main', '8ZJ_dPBGxtgWAdAMA8UKfS'],
  OneTaiKhoanNganHang: ['main', 'LVNt5RBa8-bGR9Yl4cWQvf'],
  SearchTaiKhoanNganHang: ['main', 'iEmi_MU44CaTr78qtimTh1'],
  CreateTaiKhoanNganHang: ['main', 't7WAdh2HiQmzzebwsN8gAt'],
  UpdateTaiKhoanNganHang: ['main', 'OprqGOm7W-7lnxO1txoJyB'],
  RemoveTaiKhoanNganHang: ['main', 'yN7-_6PBcdMQnJXiwxPDg7'],
} as const;
