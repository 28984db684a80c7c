/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Voucher types: what is written; an update changes the fields that are given. */
export type LoaiPhieuThuChiInput = {
  /** Note */
  GhiChu?: string | null | undefined;
  /** Voucher type code */
  MaLoaiPhieu?: string | null | undefined;
  /** Credit account, bank */
  TaiKhoanCoNganHang?: string | null | undefined;
  /** Credit account, cash */
  TaiKhoanCoTienMat?: string | null | undefined;
  /** Debit account, bank */
  TaiKhoanNoNganHang?: string | null | undefined;
  /** Debit account, cash */
  TaiKhoanNoTienMat?: string | null | undefined;
  /** Suspended. */
  TamNgung?: boolean | null | undefined;
  /** Voucher type name */
  TenLoaiPhieu?: string | null | undefined;
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

export type LoaiPhieuThuChiEntryFragment = { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaLoaiPhieu: string | null, TenLoaiPhieu: string | null, TaiKhoanNoTienMat: string | null, TaiKhoanCoTienMat: string | null, TaiKhoanNoNganHang: string | null, TaiKhoanCoNganHang: string | null, GhiChu: string | null };

export type ListLoaiPhieuThuChiQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  keyword?: string | null | undefined;
  sort?: Array<SortInput> | SortInput | null | undefined;
  filter?: unknown;
  includeSuspended?: boolean | null | undefined;
}>;


export type ListLoaiPhieuThuChiQuery = { page: { totalRows: number, totalPages: number, currentPage: number, data: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaLoaiPhieu: string | null, TenLoaiPhieu: string | null, TaiKhoanNoTienMat: string | null, TaiKhoanCoTienMat: string | null, TaiKhoanNoNganHang: string | null, TaiKhoanCoNganHang: string | null, GhiChu: string | null }> } };

export type OneLoaiPhieuThuChiQueryVariables = Exact<{
  id: string;
}>;


export type OneLoaiPhieuThuChiQuery = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaLoaiPhieu: string | null, TenLoaiPhieu: string | null, TaiKhoanNoTienMat: string | null, TaiKhoanCoTienMat: string | null, TaiKhoanNoNganHang: string | null, TaiKhoanCoNganHang: string | null, GhiChu: string | null } | null };

export type SearchLoaiPhieuThuChiQueryVariables = Exact<{
  searchString?: string | null | undefined;
  limit?: number | null | undefined;
  idDefaults?: Array<string> | string | null | undefined;
}>;


export type SearchLoaiPhieuThuChiQuery = { entries: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaLoaiPhieu: string | null, TenLoaiPhieu: string | null, TaiKhoanNoTienMat: string | null, TaiKhoanCoTienMat: string | null, TaiKhoanNoNganHang: string | null, TaiKhoanCoNganHang: string | null, GhiChu: string | null }> };

export type CreateLoaiPhieuThuChiMutationVariables = Exact<{
  input: LoaiPhieuThuChiInput;
}>;


export type CreateLoaiPhieuThuChiMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaLoaiPhieu: string | null, TenLoaiPhieu: string | null, TaiKhoanNoTienMat: string | null, TaiKhoanCoTienMat: string | null, TaiKhoanNoNganHang: string | null, TaiKhoanCoNganHang: string | null, GhiChu: string | null } };

export type UpdateLoaiPhieuThuChiMutationVariables = Exact<{
  id: string;
  input: LoaiPhieuThuChiInput;
}>;


export type UpdateLoaiPhieuThuChiMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaLoaiPhieu: string | null, TenLoaiPhieu: string | null, TaiKhoanNoTienMat: string | null, TaiKhoanCoTienMat: string | null, TaiKhoanNoNganHang: string | null, TaiKhoanCoNganHang: string | null, GhiChu: string | null } };

export type RemoveLoaiPhieuThuChiMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RemoveLoaiPhieuThuChiMutation = { count: number };

export const LoaiPhieuThuChiEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoaiPhieuThuChiEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoaiPhieuThuChi"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaLoaiPhieu"}},{"kind":"Field","name":{"kind":"Name","value":"TenLoaiPhieu"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanNoTienMat"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanCoTienMat"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanNoNganHang"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanCoNganHang"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<LoaiPhieuThuChiEntryFragment, unknown>;
export const ListLoaiPhieuThuChiDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListLoaiPhieuThuChi"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"loaiPhieuThuChis"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeSuspended"},"value":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoaiPhieuThuChiEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"currentPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoaiPhieuThuChiEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoaiPhieuThuChi"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaLoaiPhieu"}},{"kind":"Field","name":{"kind":"Name","value":"TenLoaiPhieu"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanNoTienMat"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanCoTienMat"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanNoNganHang"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanCoNganHang"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<ListLoaiPhieuThuChiQuery, ListLoaiPhieuThuChiQueryVariables>;
export const OneLoaiPhieuThuChiDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OneLoaiPhieuThuChi"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"loaiPhieuThuChi"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoaiPhieuThuChiEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoaiPhieuThuChiEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoaiPhieuThuChi"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaLoaiPhieu"}},{"kind":"Field","name":{"kind":"Name","value":"TenLoaiPhieu"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanNoTienMat"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanCoTienMat"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanNoNganHang"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanCoNganHang"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<OneLoaiPhieuThuChiQuery, OneLoaiPhieuThuChiQueryVariables>;
export const SearchLoaiPhieuThuChiDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchLoaiPhieuThuChi"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entries"},"name":{"kind":"Name","value":"searchLoaiPhieuThuChi"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"searchString"},"value":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"idDefaults"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoaiPhieuThuChiEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoaiPhieuThuChiEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoaiPhieuThuChi"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaLoaiPhieu"}},{"kind":"Field","name":{"kind":"Name","value":"TenLoaiPhieu"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanNoTienMat"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanCoTienMat"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanNoNganHang"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanCoNganHang"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<SearchLoaiPhieuThuChiQuery, SearchLoaiPhieuThuChiQueryVariables>;
export const CreateLoaiPhieuThuChiDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateLoaiPhieuThuChi"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoaiPhieuThuChiInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"createLoaiPhieuThuChi"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoaiPhieuThuChiEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoaiPhieuThuChiEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoaiPhieuThuChi"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaLoaiPhieu"}},{"kind":"Field","name":{"kind":"Name","value":"TenLoaiPhieu"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanNoTienMat"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanCoTienMat"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanNoNganHang"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanCoNganHang"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<CreateLoaiPhieuThuChiMutation, CreateLoaiPhieuThuChiMutationVariables>;
export const UpdateLoaiPhieuThuChiDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateLoaiPhieuThuChi"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoaiPhieuThuChiInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"updateLoaiPhieuThuChi"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LoaiPhieuThuChiEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LoaiPhieuThuChiEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoaiPhieuThuChi"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaLoaiPhieu"}},{"kind":"Field","name":{"kind":"Name","value":"TenLoaiPhieu"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanNoTienMat"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanCoTienMat"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanNoNganHang"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanCoNganHang"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<UpdateLoaiPhieuThuChiMutation, UpdateLoaiPhieuThuChiMutationVariables>;
export const RemoveLoaiPhieuThuChiDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveLoaiPhieuThuChi"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"count"},"name":{"kind":"Name","value":"removeLoaiPhieuThuChi"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<RemoveLoaiPhieuThuChiMutation, RemoveLoaiPhieuThuChiMutationVariables>;
/** The service and the document id of each operation. */
export const operationIds = {
  ListLoaiPhieuThuChi: ['main', 'D2Gew6TFJzejTT0wX1Zrra'],
  OneLoaiPhieuThuChi: ['main', 'BfFjOvT-VM_eFRk3WVi35q'],
  SearchLoaiPhieuThuChi: ['main', 'kn2txyui7vxuZ8Kz8SQiKA'],
  CreateLoaiPhieuThuChi: ['main', '3fDVJ1P933FhH0Qi2qh2m_'],
  UpdateLoaiPhieuThuChi: ['main', 'n8rhrQq02U6eB3BhHWY4dr'],
  RemoveLoaiPhieuThuChi: ['main', 'DB_wiYFYV9LQtR_0Mrn-r6'],
} as const;
