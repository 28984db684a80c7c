/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Active ingredients: what is written; an update changes the fields that are given. */
export type HoatChatInput = {
  /** ATC code */
  ATC?: string | null | undefined;
  /** Note */
  GhiChu?: string | null | undefined;
  /** Insurance ingredient code */
  MaBHYT?: string | null | undefined;
  /** Ingredient code */
  MaHoatChat?: string | null | undefined;
  /** Suspended. */
  TamNgung?: boolean | null | undefined;
  /** Ingredient name */
  TenHoatChat?: string | null | undefined;
  /** English name */
  TenTiengAnh?: string | null | undefined;
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

export type HoatChatEntryFragment = { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaHoatChat: string | null, TenHoatChat: string | null, TenTiengAnh: string | null, ATC: string | null, MaBHYT: string | null, GhiChu: string | null };

export type ListHoatChatQueryVariables = Exact<{
  page?: number | null | undefined;
  limit?: number | null | undefined;
  keyword?: string | null | undefined;
  sort?: Array<SortInput> | SortInput | null | undefined;
  filter?: unknown;
  includeSuspended?: boolean | null | undefined;
}>;


export type ListHoatChatQuery = { page: { totalRows: number, totalPages: number, currentPage: number, data: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaHoatChat: string | null, TenHoatChat: string | null, TenTiengAnh: string | null, ATC: string | null, MaBHYT: string | null, GhiChu: string | null }> } };

export type OneHoatChatQueryVariables = Exact<{
  id: string;
}>;


export type OneHoatChatQuery = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaHoatChat: string | null, TenHoatChat: string | null, TenTiengAnh: string | null, ATC: string | null, MaBHYT: string | null, GhiChu: string | null } | null };

export type SearchHoatChatQueryVariables = Exact<{
  searchString?: string | null | undefined;
  limit?: number | null | undefined;
  idDefaults?: Array<string> | string | null | undefined;
}>;


export type SearchHoatChatQuery = { entries: Array<{ _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaHoatChat: string | null, TenHoatChat: string | null, TenTiengAnh: string | null, ATC: string | null, MaBHYT: string | null, GhiChu: string | null }> };

export type CreateHoatChatMutationVariables = Exact<{
  input: HoatChatInput;
}>;


export type CreateHoatChatMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaHoatChat: string | null, TenHoatChat: string | null, TenTiengAnh: string | null, ATC: string | null, MaBHYT: string | null, GhiChu: string | null } };

export type UpdateHoatChatMutationVariables = Exact<{
  id: string;
  input: HoatChatInput;
}>;


export type UpdateHoatChatMutation = { entry: { _id: string, version: number, TrangThai: string, TamNgung: boolean, NgayTao: string, NgayCapNhat: string, MaHoatChat: string | null, TenHoatChat: string | null, TenTiengAnh: string | null, ATC: string | null, MaBHYT: string | null, GhiChu: string | null } };

export type RemoveHoatChatMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RemoveHoatChatMutation = { count: number };

export const HoatChatEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HoatChatEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoatChat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaHoatChat"}},{"kind":"Field","name":{"kind":"Name","value":"TenHoatChat"}},{"kind":"Field","name":{"kind":"Name","value":"TenTiengAnh"}},{"kind":"Field","name":{"kind":"Name","value":"ATC"}},{"kind":"Field","name":{"kind":"Name","value":"MaBHYT"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<HoatChatEntryFragment, unknown>;
export const ListHoatChatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListHoatChat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SortInput"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"hoatChats"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeSuspended"},"value":{"kind":"Variable","name":{"kind":"Name","value":"includeSuspended"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HoatChatEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"currentPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HoatChatEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoatChat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaHoatChat"}},{"kind":"Field","name":{"kind":"Name","value":"TenHoatChat"}},{"kind":"Field","name":{"kind":"Name","value":"TenTiengAnh"}},{"kind":"Field","name":{"kind":"Name","value":"ATC"}},{"kind":"Field","name":{"kind":"Name","value":"MaBHYT"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<ListHoatChatQuery, ListHoatChatQueryVariables>;
export const OneHoatChatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OneHoatChat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"hoatChat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HoatChatEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HoatChatEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoatChat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaHoatChat"}},{"kind":"Field","name":{"kind":"Name","value":"TenHoatChat"}},{"kind":"Field","name":{"kind":"Name","value":"TenTiengAnh"}},{"kind":"Field","name":{"kind":"Name","value":"ATC"}},{"kind":"Field","name":{"kind":"Name","value":"MaBHYT"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<OneHoatChatQuery, OneHoatChatQueryVariables>;
export const SearchHoatChatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchHoatChat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entries"},"name":{"kind":"Name","value":"searchHoatChat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"searchString"},"value":{"kind":"Variable","name":{"kind":"Name","value":"searchString"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"idDefaults"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idDefaults"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HoatChatEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HoatChatEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoatChat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaHoatChat"}},{"kind":"Field","name":{"kind":"Name","value":"TenHoatChat"}},{"kind":"Field","name":{"kind":"Name","value":"TenTiengAnh"}},{"kind":"Field","name":{"kind":"Name","value":"ATC"}},{"kind":"Field","name":{"kind":"Name","value":"MaBHYT"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<SearchHoatChatQuery, SearchHoatChatQueryVariables>;
export const CreateHoatChatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateHoatChat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HoatChatInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"createHoatChat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HoatChatEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HoatChatEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoatChat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaHoatChat"}},{"kind":"Field","name":{"kind":"Name","value":"TenHoatChat"}},{"kind":"Field","name":{"kind":"Name","value":"TenTiengAnh"}},{"kind":"Field","name":{"kind":"Name","value":"ATC"}},{"kind":"Field","name":{"kind":"Name","value":"MaBHYT"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<CreateHoatChatMutation, CreateHoatChatMutationVariables>;
export const UpdateHoatChatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateHoatChat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HoatChatInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"entry"},"name":{"kind":"Name","value":"updateHoatChat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HoatChatEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HoatChatEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoatChat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TamNgung"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayCapNhat"}},{"kind":"Field","name":{"kind":"Name","value":"MaHoatChat"}},{"kind":"Field","name":{"kind":"Name","value":"TenHoatChat"}},{"kind":"Field","name":{"kind":"Name","value":"TenTiengAnh"}},{"kind":"Field","name":{"kind":"Name","value":"ATC"}},{"kind":"Field","name":{"kind":"Name","value":"MaBHYT"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<UpdateHoatChatMutation, UpdateHoatChatMutationVariables>;
export const RemoveHoatChatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveHoatChat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"count"},"name":{"kind":"Name","value":"removeHoatChat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<RemoveHoatChatMutation, RemoveHoatChatMutationVariables>;
/** The service and the document id of each operation. */
export const operationIds = {
  ListHoatChat: ['pharmacy', 'xcOOhdP0tw64qrPo66yG3T'],
  OneHoatChat: ['pharmacy', 'FgnNF6f0u5y6ljJP_n9STv'],
  SearchHoatChat: ['pharmacy', 'fb4LNQ0lhIoasH8cjWpvwx'],
  CreateHoatChat: ['pharmacy', 'YvQzai7cqBV3OumjYb6Re3'],
  UpdateHoatChat: ['pharmacy', 'ZO6oZVQzHTQQQEkJERGDHo'],
  RemoveHoatChat: ['pharmacy', '5iEcdmOG17QKCEPned88it'],
} as const;
