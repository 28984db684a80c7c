/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Facilities: what is written; an update changes the fields that are given. */
export type BenhVienInput = {
  /** Level since 2025 */
  CapCMKT?: CapCmkt | null | undefined;
  /** Address */
  DiaChi?: string | null | undefined;
  /** Level points */
  DiemXepCap?: string | null | undefined;
  /** Note */
  GhiChu?: string | null | undefined;
  /** Class */
  HangBenhVien?: HangBenhVien | null | undefined;
  /** Facility code */
  MaCSKCB?: string | null | undefined;
  /** Phone */
  SoDienThoai?: string | null | undefined;
  /** Suspended. */
  TamNgung?: boolean | null | undefined;
  /** Facility name */
  TenBenhVien?: string | null | undefined;
  /** Province */
  Tinh_Id?: string | null | undefined;
  /** Tier before 2025 */
  TuyenTruoc2025?: TuyenTruoc2025 | null | undefined;
  /** The version that was read, for an update. */
  version?: number | null | undefined;
};

/** Level since 2025 */
export type CapCmkt =
  /** Primary */
  | 'BanDau'
  /** Specialised */
  | 'ChuyenSau'
  /** Basic */
  | 'CoBan';

/** Class */
export type HangBenhVien =
  /** Not classed */
  | 'ChuaXepHang'
  /** Special */
  | 'DacBiet'
  /** Class I */
  | 'HangI'
  /** Class II */
  | 'HangII'
  /** Class III */
  | 'HangIII'
  /** Class IV */
  | 'HangIV';

/** One field to sort a list by. */
export type SortInput = {
  /** True for descending order. */
  desc?: boolean | null | undefined;
  /** The field's name. */
  field: string;
};

/** Tier before 2025 */
export type TuyenTruoc2025 =
  /** District */
  | 'Huyen'
  /** Province */
  | 'Tinh'
  /** Central */
  | 'TrungUong'
  /** Commune */
  | 'Xa';

export type BenhVienEntryFragment = { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaCSKCB: string | null, TenBenhVien: string | null, CapCMKT: CapCmkt | null, TuyenTruoc2025: TuyenTruoc2025 | null, HangBenhVien: HangBenhVien | null, DiemXepCap: string | null, Tinh_Id: string | null, DiaChi: string | null, SoDienThoai: string | null, GhiChu: string | null, Tinh: { _id: string, ma: string | null, ten: string } | null };

export type ListBenhVienQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  keyword?: string | null | undefined;
  sort?: Array<SortInput> | SortInput | null | undefined;
  filter?: unknown;
  includeSuspended?: boolean | null | undefined;
}>;


export type ListBenhVienQuery = { page: { totalRows: number, totalPages: number, currentPage: number, data: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaCSKCB: string | null, TenBenhVien: string | null, CapCMKT: CapCmkt | null, TuyenTruoc2025: TuyenTruoc2025 | null, HangBenhVien: HangBenhVien | null, DiemXepCap: string | null, Tinh_Id: string | null, DiaChi: string | null, SoDienThoai: string | null, GhiChu: string | null, Tinh: { _id: string, ma: string | null, ten: string } | null }> } };

export type OneBenhVienQueryVariables = Exact<{
  id: string;
}>;


export type OneBenhVienQuery = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaCSKCB: string | null, TenBenhVien: string | null, CapCMKT: CapCmkt | null, TuyenTruoc2025: TuyenTruoc2025 | null, HangBenhVien: HangBenhVien | null, DiemXepCap: string | null, Tinh_Id: string | null, DiaChi: string | null, SoDienThoai: string | null, GhiChu: string | null, Tinh: { _id: string, ma: string | null, ten: string } | null } | null };

export type SearchBenhVienQueryVariables = Exact<{
  searchString?: string | null | undefined;
  limit?: number | null | undefined;
  idDefaults?: Array<string> | string | null | undefined;
}>;


export type SearchBenhVienQuery = { entries: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaCSKCB: string | null, TenBenhVien: string | null, CapCMKT: CapCmkt | null, TuyenTruoc2025: TuyenTruoc2025 | null, HangBenhVien: HangBenhVien | null, DiemXepCap: string | null, Tinh_Id: string | null, DiaChi: string | null, SoDienThoai: string | null, GhiChu: string | null, Tinh: { _id: string, ma: string | null, ten: string } | null }> };

export type CreateBenhVienMutationVariables = Exact<{
  input: BenhVienInput;
}>;


export type CreateBenhVienMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaCSKCB: string | null, TenBenhVien: string | null, CapCMKT: CapCmkt | null, TuyenTruoc2025: TuyenTruoc2025 | null, HangBenhVien: HangBenhVien | null, DiemXepCap: string | null, Tinh_Id: string | null, DiaChi: string | null, SoDienThoai: string | null, GhiChu: string | null, Tinh: { _id: string, ma: string | null, ten: string } | null } };

export type UpdateBenhVienMutationVariables = Exact<{
  id: string;
  input: BenhVienInput;
}>;


export type UpdateBenhVienMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaCSKCB: string | null, TenBenhVien: string | null, CapCMKT: CapCmkt | null, TuyenTruoc2025: TuyenTruoc2025 | null, HangBenhVien: HangBenhVien | null, DiemXepCap: string | null, Tinh_Id: string | null, DiaChi: string | null, SoDienThoai: string | null, GhiChu: string | null, Tinh: { _id: string, ma: string | null, ten: string } | null } };

export type RemoveBenhVienMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RemoveBenhVienMutation = { count: number };

export const BenhVienEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BenhVienEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenhVien"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaCSKCB"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhVien"}},{"kind":"Field","name":{"kind":"Name","value":"CapCMKT"}},{"kind":"Field","name":{"kind":"Name","value":"TuyenTruoc2025"}},{"kind":"Field","name":{"kind":"Name","value":"HangBenhVien"}},{"kind":"Field","name":{"kind":"Name","value":"DiemXepCap"}},{"kind":"Field","name":{"kind":"Name","value":"Tinh_Id"}},{"kind":"Field","name":{"kind":"Name","value":"Tinh"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"SoDienThoai"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<BenhVienEntryFragment, unknown>;
export const ListBenhVienDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListBenhVien"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"benhViens"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeSuspended"},"value":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BenhVienEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"currentPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BenhVienEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenhVien"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaCSKCB"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhVien"}},{"kind":"Field","name":{"kind":"Name","value":"CapCMKT"}},{"kind":"Field","name":{"kind":"Name","value":"TuyenTruoc2025"}},{"kind":"Field","name":{"kind":"Name","value":"HangBenhVien"}},{"kind":"Field","name":{"kind":"Name","value":"DiemXepCap"}},{"kind":"Field","name":{"kind":"Name","value":"Tinh_Id"}},{"kind":"Field","name":{"kind":"Name","value":"Tinh"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"SoDienThoai"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<ListBenhVienQuery, ListBenhVienQueryVariables>;
export const OneBenhVienDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OneBenhVien"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"benhVien"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BenhVienEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BenhVienEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenhVien"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaCSKCB"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhVien"}},{"kind":"Field","name":{"kind":"Name","value":"CapCMKT"}},{"kind":"Field","name":{"kind":"Name","value":"TuyenTruoc2025"}},{"kind":"Field","name":{"kind":"Name","value":"HangBenhVien"}},{"kind":"Field","name":{"kind":"Name","value":"DiemXepCap"}},{"kind":"Field","name":{"kind":"Name","value":"Tinh_Id"}},{"kind":"Field","name":{"kind":"Name","value":"Tinh"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"SoDienThoai"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<OneBenhVienQuery, OneBenhVienQueryVariables>;
export const SearchBenhVienDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchBenhVien"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entries"},"name":{"kind":"Name","value":"searchBenhVien"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"searchString"},"value":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"idDefaults"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BenhVienEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BenhVienEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenhVien"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaCSKCB"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhVien"}},{"kind":"Field","name":{"kind":"Name","value":"CapCMKT"}},{"kind":"Field","name":{"kind":"Name","value":"TuyenTruoc2025"}},{"kind":"Field","name":{"kind":"Name","value":"HangBenhVien"}},{"kind":"Field","name":{"kind":"Name","value":"DiemXepCap"}},{"kind":"Field","name":{"kind":"Name","value":"Tinh_Id"}},{"kind":"Field","name":{"kind":"Name","value":"Tinh"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"SoDienThoai"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<SearchBenhVienQuery, SearchBenhVienQueryVariables>;
export const CreateBenhVienDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBenhVien"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BenhVienInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"createBenhVien"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BenhVienEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BenhVienEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenhVien"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaCSKCB"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhVien"}},{"kind":"Field","name":{"kind":"Name","value":"CapCMKT"}},{"kind":"Field","name":{"kind":"Name","value":"TuyenTruoc2025"}},{"kind":"Field","name":{"kind":"Name","value":"HangBenhVien"}},{"kind":"Field","name":{"kind":"Name","value":"DiemXepCap"}},{"kind":"Field","name":{"kind":"Name","value":"Tinh_Id"}},{"kind":"Field","name":{"kind":"Name","value":"Tinh"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"SoDienThoai"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<CreateBenhVienMutation, CreateBenhVienMutationVariables>;
export const UpdateBenhVienDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBenhVien"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BenhVienInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"updateBenhVien"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BenhVienEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BenhVienEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BenhVien"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaCSKCB"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhVien"}},{"kind":"Field","name":{"kind":"Name","value":"CapCMKT"}},{"kind":"Field","name":{"kind":"Name","value":"TuyenTruoc2025"}},{"kind":"Field","name":{"kind":"Name","value":"HangBenhVien"}},{"kind":"Field","name":{"kind":"Name","value":"DiemXepCap"}},{"kind":"Field","name":{"kind":"Name","value":"Tinh_Id"}},{"kind":"Field","name":{"kind":"Name","value":"Tinh"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"DiaChi"}},{"kind":"Field","name":{"kind":"Name","value":"SoDienThoai"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<UpdateBenhVienMutation, UpdateBenhVienMutationVariables>;
export const RemoveBenhVienDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveBenhVien"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"count"},"name":{"kind":"Name","value":"removeBenhVien"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<RemoveBenhVienMutation, RemoveBenhVienMutationVariables>;
/** The service and the document id of each operation. */
export const operationIds = {
  ListBenhVien: ['main', 'Yoxzhr6KHjESOn6PeYS064'],
  OneBenhVien: ['main', '3iRPkneQ-z288RYF3IcfBb'],
  SearchBenhVien: ['main', 'dWJCO07lIMq9uwGP3tjReT'],
  CreateBenhVien: ['main', 'YxQtr3RJFpArhx65kG1agw'],
  UpdateBenhVien: ['main', 'JNn0GrG1nupXHPIUe0euOj'],
  RemoveBenhVien: ['main', 'iAMlOz1wHWzQS3QjP16TV8'],
} as const;
