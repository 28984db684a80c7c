/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Suppliers: what is written; an update changes the fields that are given. */
export type NhaCungCapInput = {
  /** Address */
  DiaChi?: string | null | undefined;
  /** E-mail */
  Email?: string | null | undefined;
  /** Note */
  GhiChu?: string | null | undefined;
  /** Supplier code */
  MaNhaCungCap?: string | null | undefined;
  /** Tax code */
  MaSoThue?: string | null | undefined;
  /** Contact */
  NguoiLienHe?: string | null | undefined;
  /** Phone */
  SoDienThoai?: string | null | undefined;
  /** Suspended. */
  TamNgung?: boolean | null | undefined;
  /** Supplier name */
  TenNhaCungCap?: string | null | undefined;
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

export type NhaCungCapEntryFragment = { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaNhaCungCap: string | null, TenNhaCungCap: string | null, DiaChi: string | null, SoDienThoai: string | null, Email: string | null, MaSoThue: string | null, NguoiLienHe: string | null, GhiChu: string | null };

export type ListNhaCungCapQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  keyword?: string | null | undefined;
  sort?: Array<SortInput> | SortInput | null | undefined;
  filter?: unknown;
  includeSuspended?: boolean | null | undefined;
}>;


export type ListNhaCungCapQuery = { page: { totalRows: number, totalPages: number, currentPage: number, data: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaNhaCungCap: string | null, TenNhaCungCap: string | null, DiaChi: string | null, SoDienThoai: string | null, Email: string | null, MaSoThue: string | null, NguoiLienHe: string | null, GhiChu: string | null }> } };

export type OneNhaCungCapQueryVariables = Exact<{
  id: string;
}>;


export type OneNhaCungCapQuery = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaNhaCungCap: string | null, TenNhaCungCap: string | null, DiaChi: string | null, SoDienThoai: string | null, Email: string | null, MaSoThue: string | null, NguoiLienHe: string | null, GhiChu: string | null } | null };

export type SearchNhaCungCapQueryVariables = Exact<{
  searchString?: string | null | undefined;
  limit?: number | null | undefined;
  idDefaults?: Array<string> | string | null | undefined;
}>;


export type SearchNhaCungCapQuery = { entries: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaNhaCungCap: string | null, TenNhaCungCap: string | null, DiaChi: string | null, SoDienThoai: string | null, Email: string | null, MaSoThue: string | null, NguoiLienHe: string | null, GhiChu: string | null }> };

export type CreateNhaCungCapMutationVariables = Exact<{
  input: NhaCungCapInput;
}>;


export type CreateNhaCungCapMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaNhaCungCap: string | null, TenNhaCungCap: string | null, DiaChi: string | null, SoDienThoai: string | null, Email: string | null, MaSoThue: string | null, NguoiLienHe: string | null, GhiChu: string | null } };

export type UpdateNhaCungCapMutationVariables = Exact<{
  id: string;
  input: NhaCungCapInput;
}>;


export type UpdateNhaCungCapMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaNhaCungCap: string | null, TenNhaCungCap: string | null, DiaChi: string | null, SoDienThoai: string | null, Email: string | null, MaSoThue: string | null, NguoiLienHe: string | null, GhiChu: string | null } };

export type RemoveNhaCungCapMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RemoveNhaCungCapMutation = { count: number };

export const NhaCungCapEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NhaCungCapEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NhaCungCap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaNhaCungCap"}},{"kind":"Field","name":{"kind":"Name","value":"TenNhaCungCap"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"SoDienThoai"}},{"kind":"Field","name":{"kind":"Name","value":"Email"}},{"kind":"Field","name":{"kind":"Name","value":"MaSoThue"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiLienHe"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<NhaCungCapEntryFragment, unknown>;
export const ListNhaCungCapDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListNhaCungCap"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"nhaCungCaps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeSuspended"},"value":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NhaCungCapEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"currentPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NhaCungCapEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NhaCungCap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaNhaCungCap"}},{"kind":"Field","name":{"kind":"Name","value":"TenNhaCungCap"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"SoDienThoai"}},{"kind":"Field","name":{"kind":"Name","value":"Email"}},{"kind":"Field","name":{"kind":"Name","value":"MaSoThue"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiLienHe"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<ListNhaCungCapQuery, ListNhaCungCapQueryVariables>;
export const OneNhaCungCapDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OneNhaCungCap"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"nhaCungCap"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NhaCungCapEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NhaCungCapEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NhaCungCap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaNhaCungCap"}},{"kind":"Field","name":{"kind":"Name","value":"TenNhaCungCap"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"SoDienThoai"}},{"kind":"Field","name":{"kind":"Name","value":"Email"}},{"kind":"Field","name":{"kind":"Name","value":"MaSoThue"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiLienHe"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<OneNhaCungCapQuery, OneNhaCungCapQueryVariables>;
export const SearchNhaCungCapDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchNhaCungCap"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entries"},"name":{"kind":"Name","value":"searchNhaCungCap"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"searchString"},"value":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"idDefaults"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NhaCungCapEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NhaCungCapEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NhaCungCap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaNhaCungCap"}},{"kind":"Field","name":{"kind":"Name","value":"TenNhaCungCap"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"SoDienThoai"}},{"kind":"Field","name":{"kind":"Name","value":"Email"}},{"kind":"Field","name":{"kind":"Name","value":"MaSoThue"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiLienHe"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<SearchNhaCungCapQuery, SearchNhaCungCapQueryVariables>;
export const CreateNhaCungCapDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateNhaCungCap"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NhaCungCapInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"createNhaCungCap"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NhaCungCapEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NhaCungCapEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NhaCungCap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaNhaCungCap"}},{"kind":"Field","name":{"kind":"Name","value":"TenNhaCungCap"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"SoDienThoai"}},{"kind":"Field","name":{"kind":"Name","value":"Email"}},{"kind":"Field","name":{"kind":"Name","value":"MaSoThue"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiLienHe"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<CreateNhaCungCapMutation, CreateNhaCungCapMutationVariables>;
export const UpdateNhaCungCapDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateNhaCungCap"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NhaCungCapInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"updateNhaCungCap"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NhaCungCapEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NhaCungCapEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NhaCungCap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaNhaCungCap"}},{"kind":"Field","name":{"kind":"Name","value":"TenNhaCungCap"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"SoDienThoai"}},{"kind":"Field","name":{"kind":"Name","value":"Email"}},{"kind":"Field","name":{"kind":"Name","value":"MaSoThue"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiLienHe"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<UpdateNhaCungCapMutation, UpdateNhaCungCapMutationVariables>;
export const RemoveNhaCungCapDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveNhaCungCap"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"count"},"name":{"kind":"Name","value":"removeNhaCungCap"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<RemoveNhaCungCapMutation, RemoveNhaCungCapMutationVariables>;
/** The service and the document id of each operation. */
export const operationIds = {
  ListNhaCungCap: ['pharmacy', 'A9cMAS3W5aM71Jf0Wi-pWn'],
  OneNhaCungCap: ['pharmacy', 'Yp9OFqwtC_Xb7x1_1zFOet'],
  SearchNhaCungCap: ['pharmacy', '45VXVJtQserBOikS7UxLjS'],
  CreateNhaCungCap: ['pharmacy', 'E7MXHr0GXfi6tyLarXzSmZ'],
  UpdateNhaCungCap: ['pharmacy', 'C77FPDOGJdsoSG3TPKp44s'],
  RemoveNhaCungCap: ['pharmacy', 'p5ap8W3I6YAcGg03eXXprf'],
} as const;
