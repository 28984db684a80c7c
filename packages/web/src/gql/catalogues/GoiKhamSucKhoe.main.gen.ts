/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Services: one row as written. */
export type GoiKhamSucKhoeChiTietsInput = {
  /** Service */
  DichVu_Id?: string | null | undefined;
  /** Price */
  DonGia?: string | null | undefined;
  /** Place */
  NoiThucHien_Id?: string | null | undefined;
  /** Quantity */
  SoLuong?: string | null | undefined;
};

/** Health-check packages: what is written; an update changes the fields that are given. */
export type GoiKhamSucKhoeInput = {
  /** Services */
  ChiTiets?: Array<GoiKhamSucKhoeChiTietsInput> | null | undefined;
  /** Note */
  GhiChu?: string | null | undefined;
  /** Expected price */
  GiaDuKien?: string | null | undefined;
  /** Kind */
  LoaiGoiKham?: LoaiGoiKham | null | undefined;
  /** Package code */
  MaGoiKham?: string | null | undefined;
  /** Start date */
  NgayBatDau?: string | null | undefined;
  /** End date */
  NgayKetThuc?: string | null | undefined;
  /** Suspended. */
  TamNgung?: boolean | null | undefined;
  /** Package name */
  TenGoiKham?: string | null | undefined;
  /** The version that was read, for an update. */
  version?: number | null | undefined;
};

/** Kind */
export type LoaiGoiKham =
  /** Personal */
  | 'CaNhan'
  /** Periodic */
  | 'DinhKy'
  /** School */
  | 'HocSinh'
  /** Driver */
  | 'LaiXe'
  /** Before employment */
  | 'TuyenDung';

/** One field to sort a list by. */
export type SortInput = {
  /** True for descending order. */
  desc?: boolean | null | undefined;
  /** The field's name. */
  field: string;
};

export type GoiKhamSucKhoeEntryFragment = { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaGoiKham: string | null, TenGoiKham: string | null, LoaiGoiKham: LoaiGoiKham | null, GiaDuKien: string | null, NgayBatDau: string | null, NgayKetThuc: string | null, GhiChu: string | null, ChiTiets: Array<{ DichVu_Id: string | null, DonGia: string | null, SoLuong: string | null, NoiThucHien_Id: string | null }> };

export type ListGoiKhamSucKhoeQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  keyword?: string | null | undefined;
  sort?: Array<SortInput> | SortInput | null | undefined;
  filter?: unknown;
  includeSuspended?: boolean | null | undefined;
}>;


export type ListGoiKhamSucKhoeQuery = { page: { totalRows: number, totalPages: number, currentPage: number, data: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaGoiKham: string | null, TenGoiKham: string | null, LoaiGoiKham: LoaiGoiKham | null, GiaDuKien: string | null, NgayBatDau: string | null, NgayKetThuc: string | null, GhiChu: string | null, ChiTiets: Array<{ DichVu_Id: string | null, DonGia: string | null, SoLuong: string | null, NoiThucHien_Id: string | null }> }> } };

export type OneGoiKhamSucKhoeQueryVariables = Exact<{
  id: string;
}>;


export type OneGoiKhamSucKhoeQuery = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaGoiKham: string | null, TenGoiKham: string | null, LoaiGoiKham: LoaiGoiKham | null, GiaDuKien: string | null, NgayBatDau: string | null, NgayKetThuc: string | null, GhiChu: string | null, ChiTiets: Array<{ DichVu_Id: string | null, DonGia: string | null, SoLuong: string | null, NoiThucHien_Id: string | null }> } | null };

export type SearchGoiKhamSucKhoeQueryVariables = Exact<{
  searchString?: string | null | undefined;
  limit?: number | null | undefined;
  idDefaults?: Array<string> | string | null | undefined;
}>;


export type SearchGoiKhamSucKhoeQuery = { entries: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaGoiKham: string | null, TenGoiKham: string | null, LoaiGoiKham: LoaiGoiKham | null, GiaDuKien: string | null, NgayBatDau: string | null, NgayKetThuc: string | null, GhiChu: string | null, ChiTiets: Array<{ DichVu_Id: string | null, DonGia: string | null, SoLuong: string | null, NoiThucHien_Id: string | null }> }> };

export type CreateGoiKhamSucKhoeMutationVariables = Exact<{
  input: GoiKhamSucKhoeInput;
}>;


export type CreateGoiKhamSucKhoeMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaGoiKham: string | null, TenGoiKham: string | null, LoaiGoiKham: LoaiGoiKham | null, GiaDuKien: string | null, NgayBatDau: string | null, NgayKetThuc: string | null, GhiChu: string | null, ChiTiets: Array<{ DichVu_Id: string | null, DonGia: string | null, SoLuong: string | null, NoiThucHien_Id: string | null }> } };

export type UpdateGoiKhamSucKhoeMutationVariables = Exact<{
  id: string;
  input: GoiKhamSucKhoeInput;
}>;


export type UpdateGoiKhamSucKhoeMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaGoiKham: string | null, TenGoiKham: string | null, LoaiGoiKham: LoaiGoiKham | null, GiaDuKien: string | null, NgayBatDau: string | null, NgayKetThuc: string | null, GhiChu: string | null, ChiTiets: Array<{ DichVu_Id: string | null, DonGia: string | null, SoLuong: string | null, NoiThucHien_Id: string | null }> } };

export type RemoveGoiKhamSucKhoeMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RemoveGoiKhamSucKhoeMutation = { count: number };

export const GoiKhamSucKhoeEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoiKhamSucKhoeEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GoiKhamSucKhoe"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaGoiKham"}},{"kind":"Field","name":{"kind":"Name","value":"TenGoiKham"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiGoiKham"}},{"kind":"Field","name":{"kind":"Name","value":"GiaDuKien"}},{"kind":"Field","name":{"kind":"Name","value":"NgayBatDau"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetThuc"}},{"kind":"Field","name":{"kind":"Name","value":"ChiTiets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"DichVu_Id"}},{"kind":"Field","name":{"kind":"Name","value":"DonGia"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuong"}},{"kind":"Field","name":{"kind":"Name","value":"NoiThucHien_Id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<GoiKhamSucKhoeEntryFragment, unknown>;
export const ListGoiKhamSucKhoeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListGoiKhamSucKhoe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"goiKhamSucKhoes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeSuspended"},"value":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GoiKhamSucKhoeEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"currentPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoiKhamSucKhoeEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GoiKhamSucKhoe"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaGoiKham"}},{"kind":"Field","name":{"kind":"Name","value":"TenGoiKham"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiGoiKham"}},{"kind":"Field","name":{"kind":"Name","value":"GiaDuKien"}},{"kind":"Field","name":{"kind":"Name","value":"NgayBatDau"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetThuc"}},{"kind":"Field","name":{"kind":"Name","value":"ChiTiets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"DichVu_Id"}},{"kind":"Field","name":{"kind":"Name","value":"DonGia"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuong"}},{"kind":"Field","name":{"kind":"Name","value":"NoiThucHien_Id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<ListGoiKhamSucKhoeQuery, ListGoiKhamSucKhoeQueryVariables>;
export const OneGoiKhamSucKhoeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OneGoiKhamSucKhoe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"goiKhamSucKhoe"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GoiKhamSucKhoeEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoiKhamSucKhoeEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GoiKhamSucKhoe"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaGoiKham"}},{"kind":"Field","name":{"kind":"Name","value":"TenGoiKham"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiGoiKham"}},{"kind":"Field","name":{"kind":"Name","value":"GiaDuKien"}},{"kind":"Field","name":{"kind":"Name","value":"NgayBatDau"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetThuc"}},{"kind":"Field","name":{"kind":"Name","value":"ChiTiets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"DichVu_Id"}},{"kind":"Field","name":{"kind":"Name","value":"DonGia"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuong"}},{"kind":"Field","name":{"kind":"Name","value":"NoiThucHien_Id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<OneGoiKhamSucKhoeQuery, OneGoiKhamSucKhoeQueryVariables>;
export const SearchGoiKhamSucKhoeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchGoiKhamSucKhoe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entries"},"name":{"kind":"Name","value":"searchGoiKhamSucKhoe"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"searchString"},"value":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"idDefaults"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GoiKhamSucKhoeEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoiKhamSucKhoeEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GoiKhamSucKhoe"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaGoiKham"}},{"kind":"Field","name":{"kind":"Name","value":"TenGoiKham"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiGoiKham"}},{"kind":"Field","name":{"kind":"Name","value":"GiaDuKien"}},{"kind":"Field","name":{"kind":"Name","value":"NgayBatDau"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetThuc"}},{"kind":"Field","name":{"kind":"Name","value":"ChiTiets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"DichVu_Id"}},{"kind":"Field","name":{"kind":"Name","value":"DonGia"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuong"}},{"kind":"Field","name":{"kind":"Name","value":"NoiThucHien_Id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<SearchGoiKhamSucKhoeQuery, SearchGoiKhamSucKhoeQueryVariables>;
export const CreateGoiKhamSucKhoeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateGoiKhamSucKhoe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GoiKhamSucKhoeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"createGoiKhamSucKhoe"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GoiKhamSucKhoeEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoiKhamSucKhoeEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GoiKhamSucKhoe"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaGoiKham"}},{"kind":"Field","name":{"kind":"Name","value":"TenGoiKham"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiGoiKham"}},{"kind":"Field","name":{"kind":"Name","value":"GiaDuKien"}},{"kind":"Field","name":{"kind":"Name","value":"NgayBatDau"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetThuc"}},{"kind":"Field","name":{"kind":"Name","value":"ChiTiets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"DichVu_Id"}},{"kind":"Field","name":{"kind":"Name","value":"DonGia"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuong"}},{"kind":"Field","name":{"kind":"Name","value":"NoiThucHien_Id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<CreateGoiKhamSucKhoeMutation, CreateGoiKhamSucKhoeMutationVariables>;
export const UpdateGoiKhamSucKhoeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateGoiKhamSucKhoe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GoiKhamSucKhoeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"updateGoiKhamSucKhoe"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GoiKhamSucKhoeEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoiKhamSucKhoeEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GoiKhamSucKhoe"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaGoiKham"}},{"kind":"Field","name":{"kind":"Name","value":"TenGoiKham"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiGoiKham"}},{"kind":"Field","name":{"kind":"Name","value":"GiaDuKien"}},{"kind":"Field","name":{"kind":"Name","value":"NgayBatDau"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetThuc"}},{"kind":"Field","name":{"kind":"Name","value":"ChiTiets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"DichVu_Id"}},{"kind":"Field","name":{"kind":"Name","value":"DonGia"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuong"}},{"kind":"Field","name":{"kind":"Name","value":"NoiThucHien_Id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<UpdateGoiKhamSucKhoeMutation, UpdateGoiKhamSucKhoeMutationVariables>;
export const RemoveGoiKhamSucKhoeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveGoiKhamSucKhoe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"count"},"name":{"kind":"Name","value":"removeGoiKhamSucKhoe"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<RemoveGoiKhamSucKhoeMutation, RemoveGoiKhamSucKhoeMutationVariables>;
/** The service and the document id of each operation. */
export const operationIds = {
  ListGoiKhamSucKhoe: ['main', 'Mmj7o9Qlu87OyGL2K8Oak-'],
  OneGoiKhamSucKhoe: ['main', '8AcTjZc0aYTAkPg7-7Wekk'],
  SearchGoiKhamSucKhoe: ['main', 'R9AIjjyhGRcsdtld4cDoHB'],
  CreateGoiKhamSucKhoe: ['main', 'y9xwHZlP5LJVL_4AJX8KIm'],
  UpdateGoiKhamSucKhoe: ['main', '-fFn2wprOBKBN2G14jSBb8'],
  RemoveGoiKhamSucKhoe: ['main', '0-aZYoD-AkFPiuSCr96bZT'],
} as const;
