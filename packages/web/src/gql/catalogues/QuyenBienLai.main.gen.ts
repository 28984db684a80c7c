/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kind */
export type LoaiBienLai =
  /** Refund */
  | 'HoanTien'
  /** Return of an advance */
  | 'HoanUng'
  /** Advance */
  | 'TamUng'
  /** Payment */
  | 'ThuTien';

/** Receipt books: what is written; an update changes the fields that are given. */
export type QuyenBienLaiInput = {
  /** Current number */
  Current_Number?: string | null | undefined;
  /** Note */
  GhiChu?: string | null | undefined;
  /** Open */
  HieuLuc?: boolean | null | undefined;
  /** Symbol */
  KyHieu?: string | null | undefined;
  /** Kind */
  Loai?: LoaiBienLai | null | undefined;
  /** Book code */
  MaQuyenBienLai?: string | null | undefined;
  /** Last number */
  Max_Number?: string | null | undefined;
  /** First number */
  Min_Number?: string | null | undefined;
  /** User */
  NguoiSuDung_Id?: string | null | undefined;
  /** Series */
  Series?: string | null | undefined;
  /** Suspended. */
  TamNgung?: boolean | null | undefined;
  /** Book name */
  TenQuyenBienLai?: string | null | undefined;
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

export type QuyenBienLaiEntryFragment = { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaQuyenBienLai: string | null, TenQuyenBienLai: string | null, KyHieu: string | null, Series: string | null, Loai: LoaiBienLai | null, Min_Number: string | null, Max_Number: string | null, Current_Number: string | null, NguoiSuDung_Id: string | null, HieuLuc: boolean | null, GhiChu: string | null, NguoiSuDung: { _id: string, ma: string | null, ten: string } | null };

export type ListQuyenBienLaiQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  keyword?: string | null | undefined;
  sort?: Array<SortInput> | SortInput | null | undefined;
  filter?: unknown;
  includeSuspended?: boolean | null | undefined;
}>;


export type ListQuyenBienLaiQuery = { page: { totalRows: number, totalPages: number, currentPage: number, data: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaQuyenBienLai: string | null, TenQuyenBienLai: string | null, KyHieu: string | null, Series: string | null, Loai: LoaiBienLai | null, Min_Number: string | null, Max_Number: string | null, Current_Number: string | null, NguoiSuDung_Id: string | null, HieuLuc: boolean | null, GhiChu: string | null, NguoiSuDung: { _id: string, ma: string | null, ten: string } | null }> } };

export type OneQuyenBienLaiQueryVariables = Exact<{
  id: string;
}>;


export type OneQuyenBienLaiQuery = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaQuyenBienLai: string | null, TenQuyenBienLai: string | null, KyHieu: string | null, Series: string | null, Loai: LoaiBienLai | null, Min_Number: string | null, Max_Number: string | null, Current_Number: string | null, NguoiSuDung_Id: string | null, HieuLuc: boolean | null, GhiChu: string | null, NguoiSuDung: { _id: string, ma: string | null, ten: string } | null } | null };

export type SearchQuyenBienLaiQueryVariables = Exact<{
  searchString?: string | null | undefined;
  limit?: number | null | undefined;
  idDefaults?: Array<string> | string | null | undefined;
}>;


export type SearchQuyenBienLaiQuery = { entries: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaQuyenBienLai: string | null, TenQuyenBienLai: string | null, KyHieu: string | null, Series: string | null, Loai: LoaiBienLai | null, Min_Number: string | null, Max_Number: string | null, Current_Number: string | null, NguoiSuDung_Id: string | null, HieuLuc: boolean | null, GhiChu: string | null, NguoiSuDung: { _id: string, ma: string | null, ten: string } | null }> };

export type CreateQuyenBienLaiMutationVariables = Exact<{
  input: QuyenBienLaiInput;
}>;


export type CreateQuyenBienLaiMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaQuyenBienLai: string | null, TenQuyenBienLai: string | null, KyHieu: string | null, Series: string | null, Loai: LoaiBienLai | null, Min_Number: string | null, Max_Number: string | null, Current_Number: string | null, NguoiSuDung_Id: string | null, HieuLuc: boolean | null, GhiChu: string | null, NguoiSuDung: { _id: string, ma: string | null, ten: string } | null } };

export type UpdateQuyenBienLaiMutationVariables = Exact<{
  id: string;
  input: QuyenBienLaiInput;
}>;


export type UpdateQuyenBienLaiMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaQuyenBienLai: string | null, TenQuyenBienLai: string | null, KyHieu: string | null, Series: string | null, Loai: LoaiBienLai | null, Min_Number: string | null, Max_Number: string | null, Current_Number: string | null, NguoiSuDung_Id: string | null, HieuLuc: boolean | null, GhiChu: string | null, NguoiSuDung: { _id: string, ma: string | null, ten: string } | null } };

export type RemoveQuyenBienLaiMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RemoveQuyenBienLaiMutation = { count: number };

export const QuyenBienLaiEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuyenBienLaiEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuyenBienLai"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaQuyenBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"TenQuyenBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"KyHieu"}},{"kind":"Field","name":{"kind":"Name","value":"Series"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"Min_Number"}},{"kind":"Field","name":{"kind":"Name","value":"Max_Number"}},{"kind":"Field","name":{"kind":"Name","value":"Current_Number"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiSuDung_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiSuDung"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"HieuLuc"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<QuyenBienLaiEntryFragment, unknown>;
export const ListQuyenBienLaiDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListQuyenBienLai"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"quyenBienLais"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeSuspended"},"value":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuyenBienLaiEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"currentPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuyenBienLaiEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuyenBienLai"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaQuyenBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"TenQuyenBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"KyHieu"}},{"kind":"Field","name":{"kind":"Name","value":"Series"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"Min_Number"}},{"kind":"Field","name":{"kind":"Name","value":"Max_Number"}},{"kind":"Field","name":{"kind":"Name","value":"Current_Number"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiSuDung_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiSuDung"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"HieuLuc"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<ListQuyenBienLaiQuery, ListQuyenBienLaiQueryVariables>;
export const OneQuyenBienLaiDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OneQuyenBienLai"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"quyenBienLai"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuyenBienLaiEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuyenBienLaiEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuyenBienLai"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaQuyenBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"TenQuyenBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"KyHieu"}},{"kind":"Field","name":{"kind":"Name","value":"Series"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"Min_Number"}},{"kind":"Field","name":{"kind":"Name","value":"Max_Number"}},{"kind":"Field","name":{"kind":"Name","value":"Current_Number"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiSuDung_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiSuDung"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"HieuLuc"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<OneQuyenBienLaiQuery, OneQuyenBienLaiQueryVariables>;
export const SearchQuyenBienLaiDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchQuyenBienLai"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entries"},"name":{"kind":"Name","value":"search_QuyenBienLai"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"searchString"},"value":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"idDefaults"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuyenBienLaiEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuyenBienLaiEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuyenBienLai"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaQuyenBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"TenQuyenBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"KyHieu"}},{"kind":"Field","name":{"kind":"Name","value":"Series"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"Min_Number"}},{"kind":"Field","name":{"kind":"Name","value":"Max_Number"}},{"kind":"Field","name":{"kind":"Name","value":"Current_Number"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiSuDung_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiSuDung"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"HieuLuc"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<SearchQuyenBienLaiQuery, SearchQuyenBienLaiQueryVariables>;
export const CreateQuyenBienLaiDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateQuyenBienLai"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuyenBienLaiInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"createQuyenBienLai"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuyenBienLaiEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuyenBienLaiEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuyenBienLai"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaQuyenBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"TenQuyenBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"KyHieu"}},{"kind":"Field","name":{"kind":"Name","value":"Series"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"Min_Number"}},{"kind":"Field","name":{"kind":"Name","value":"Max_Number"}},{"kind":"Field","name":{"kind":"Name","value":"Current_Number"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiSuDung_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiSuDung"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"HieuLuc"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<CreateQuyenBienLaiMutation, CreateQuyenBienLaiMutationVariables>;
export const UpdateQuyenBienLaiDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateQuyenBienLai"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuyenBienLaiInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"updateQuyenBienLai"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuyenBienLaiEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuyenBienLaiEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuyenBienLai"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaQuyenBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"TenQuyenBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"KyHieu"}},{"kind":"Field","name":{"kind":"Name","value":"Series"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"Min_Number"}},{"kind":"Field","name":{"kind":"Name","value":"Max_Number"}},{"kind":"Field","name":{"kind":"Name","value":"Current_Number"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiSuDung_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiSuDung"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"HieuLuc"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<UpdateQuyenBienLaiMutation, UpdateQuyenBienLaiMutationVariables>;
export const RemoveQuyenBienLaiDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveQuyenBienLai"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"count"},"name":{"kind":"Name","value":"removeQuyenBienLai"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<RemoveQuyenBienLaiMutation, RemoveQuyenBienLaiMutationVariables>;
/** The service and the document id of each operation. */
export const operationIds = {
  ListQuyenBienLai: ['main', 'Hw2C8M7rEw7-Gubo6Q4P8l'],
  OneQuyenBienLai: ['main', 'BwMciNdbgvgPNFHAMnZ1-D'],
  SearchQuyenBienLai: ['main', '4_5UB27PDgRY_EHmAyKvex'],
  CreateQuyenBienLai: ['main', 'MCRzkSpksegwdzJ9dfp2yH'],
  UpdateQuyenBienLai: ['main', 'gCwzPQDY_T7kbvI1MqD0x2'],
  RemoveQuyenBienLai: ['main', 'nCQnNzFCYY6nnH4WnhXYFO'],
} as const;
