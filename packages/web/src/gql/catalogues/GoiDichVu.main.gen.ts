/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Services: one row as written. */
export type GoiDichVuChiTietsInput = {
  /** Service */
  DichVu_Id?: string | null | undefined;
  /** Price */
  DonGia?: string | null | undefined;
  /** Quantity */
  SoLuong?: string | null | undefined;
};

/** Service packages: what is written; an update changes the fields that are given. */
export type GoiDichVuInput = {
  /** Services */
  ChiTiets?: Array<GoiDichVuChiTietsInput> | null | undefined;
  /** Note */
  GhiChu?: string | null | undefined;
  /** Package price */
  GiaGoi?: string | null | undefined;
  /** Package code */
  MaGoiDichVu?: string | null | undefined;
  /** Start date */
  NgayBatDau?: string | null | undefined;
  /** End date */
  NgayKetThuc?: string | null | undefined;
  /** Suspended. */
  TamNgung?: boolean | null | undefined;
  /** Package name */
  TenGoiDichVu?: string | null | undefined;
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

export type GoiDichVuEntryFragment = { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaGoiDichVu: string | null, TenGoiDichVu: string | null, GiaGoi: string | null, NgayBatDau: string | null, NgayKetThuc: string | null, GhiChu: string | null, ChiTiets: Array<{ DichVu_Id: string | null, SoLuong: string | null, DonGia: string | null }> };

export type ListGoiDichVuQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  keyword?: string | null | undefined;
  sort?: Array<SortInput> | SortInput | null | undefined;
  filter?: unknown;
  includeSuspended?: boolean | null | undefined;
}>;


export type ListGoiDichVuQuery = { page: { totalRows: number, totalPages: number, currentPage: number, data: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaGoiDichVu: string | null, TenGoiDichVu: string | null, GiaGoi: string | null, NgayBatDau: string | null, NgayKetThuc: string | null, GhiChu: string | null, ChiTiets: Array<{ DichVu_Id: string | null, SoLuong: string | null, DonGia: string | null }> }> } };

export type OneGoiDichVuQueryVariables = Exact<{
  id: string;
}>;


export type OneGoiDichVuQuery = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaGoiDichVu: string | null, TenGoiDichVu: string | null, GiaGoi: string | null, NgayBatDau: string | null, NgayKetThuc: string | null, GhiChu: string | null, ChiTiets: Array<{ DichVu_Id: string | null, SoLuong: string | null, DonGia: string | null }> } | null };

export type SearchGoiDichVuQueryVariables = Exact<{
  searchString?: string | null | undefined;
  limit?: number | null | undefined;
  idDefaults?: Array<string> | string | null | undefined;
}>;


export type SearchGoiDichVuQuery = { entries: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaGoiDichVu: string | null, TenGoiDichVu: string | null, GiaGoi: string | null, NgayBatDau: string | null, NgayKetThuc: string | null, GhiChu: string | null, ChiTiets: Array<{ DichVu_Id: string | null, SoLuong: string | null, DonGia: string | null }> }> };

export type CreateGoiDichVuMutationVariables = Exact<{
  input: GoiDichVuInput;
}>;


export type CreateGoiDichVuMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaGoiDichVu: string | null, TenGoiDichVu: string | null, GiaGoi: string | null, NgayBatDau: string | null, NgayKetThuc: string | null, GhiChu: string | null, ChiTiets: Array<{ DichVu_Id: string | null, SoLuong: string | null, DonGia: string | null }> } };

export type UpdateGoiDichVuMutationVariables = Exact<{
  id: string;
  input: GoiDichVuInput;
}>;


export type UpdateGoiDichVuMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaGoiDichVu: string | null, TenGoiDichVu: string | null, GiaGoi: string | null, NgayBatDau: string | null, NgayKetThuc: string | null, GhiChu: string | null, ChiTiets: Array<{ DichVu_Id: string | null, SoLuong: string | null, DonGia: string | null }> } };

export type RemoveGoiDichVuMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RemoveGoiDichVuMutation = { count: number };

export const GoiDichVuEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoiDichVuEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GoiDichVu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaGoiDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"TenGoiDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"GiaGoi"}},{"kind":"Field","name":{"kind":"Name","value":"NgayBatDau"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetThuc"}},{"kind":"Field","name":{"kind":"Name","value":"ChiTiets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"DichVu_Id"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuong"}},{"kind":"Field","name":{"kind":"Name","value":"DonGia"}}]}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<GoiDichVuEntryFragment, unknown>;
export const ListGoiDichVuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListGoiDichVu"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"goiDichVus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeSuspended"},"value":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GoiDichVuEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"currentPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoiDichVuEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GoiDichVu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaGoiDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"TenGoiDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"GiaGoi"}},{"kind":"Field","name":{"kind":"Name","value":"NgayBatDau"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetThuc"}},{"kind":"Field","name":{"kind":"Name","value":"ChiTiets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"DichVu_Id"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuong"}},{"kind":"Field","name":{"kind":"Name","value":"DonGia"}}]}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<ListGoiDichVuQuery, ListGoiDichVuQueryVariables>;
export const OneGoiDichVuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OneGoiDichVu"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"goiDichVu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GoiDichVuEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoiDichVuEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GoiDichVu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaGoiDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"TenGoiDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"GiaGoi"}},{"kind":"Field","name":{"kind":"Name","value":"NgayBatDau"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetThuc"}},{"kind":"Field","name":{"kind":"Name","value":"ChiTiets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"DichVu_Id"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuong"}},{"kind":"Field","name":{"kind":"Name","value":"DonGia"}}]}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<OneGoiDichVuQuery, OneGoiDichVuQueryVariables>;
export const SearchGoiDichVuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchGoiDichVu"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entries"},"name":{"kind":"Name","value":"searchGoiDichVu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"searchString"},"value":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"idDefaults"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GoiDichVuEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoiDichVuEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GoiDichVu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaGoiDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"TenGoiDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"GiaGoi"}},{"kind":"Field","name":{"kind":"Name","value":"NgayBatDau"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetThuc"}},{"kind":"Field","name":{"kind":"Name","value":"ChiTiets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"DichVu_Id"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuong"}},{"kind":"Field","name":{"kind":"Name","value":"DonGia"}}]}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<SearchGoiDichVuQuery, SearchGoiDichVuQueryVariables>;
export const CreateGoiDichVuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateGoiDichVu"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GoiDichVuInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"createGoiDichVu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GoiDichVuEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoiDichVuEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GoiDichVu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaGoiDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"TenGoiDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"GiaGoi"}},{"kind":"Field","name":{"kind":"Name","value":"NgayBatDau"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetThuc"}},{"kind":"Field","name":{"kind":"Name","value":"ChiTiets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"DichVu_Id"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuong"}},{"kind":"Field","name":{"kind":"Name","value":"DonGia"}}]}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<CreateGoiDichVuMutation, CreateGoiDichVuMutationVariables>;
export const UpdateGoiDichVuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateGoiDichVu"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GoiDichVuInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"updateGoiDichVu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GoiDichVuEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GoiDichVuEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GoiDichVu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaGoiDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"TenGoiDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"GiaGoi"}},{"kind":"Field","name":{"kind":"Name","value":"NgayBatDau"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetThuc"}},{"kind":"Field","name":{"kind":"Name","value":"ChiTiets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"DichVu_Id"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuong"}},{"kind":"Field","name":{"kind":"Name","value":"DonGia"}}]}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<UpdateGoiDichVuMutation, UpdateGoiDichVuMutationVariables>;
export const RemoveGoiDichVuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveGoiDichVu"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"count"},"name":{"kind":"Name","value":"removeGoiDichVu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<RemoveGoiDichVuMutation, RemoveGoiDichVuMutationVariables>;
/** The service and the document id of each operation. */
export const operationIds = {
  ListGoiDichVu: ['main', 'ff-08XgMEEx-rc7e2YXtr_'],
  OneGoiDichVu: ['main', 'fymX5Qjv7BA3q8itlf0zmk'],
  SearchGoiDichVu: ['main', 'Nd3pvVpGv_vTSDmlwIjV2Z'],
  CreateGoiDichVu: ['main', 'RY4S91Y1wxa0OBHFuoiPjE'],
  UpdateGoiDichVu: ['main', 'vY-leWdznAmwprdM6o7pak'],
  RemoveGoiDichVu: ['main', 'l9nHVuUFG_myDDbdDIQPZt'],
} as const;
