/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How a person was reminded. */
export type CachNhac =
  /** By phone. */
  | 'GoiDien'
  /** In another way, which the note tells. */
  | 'Khac'
  /** By a text message that somebody wrote. */
  | 'NhanTin'
  /** In person. */
  | 'TrucTiep';

/** What is noted of a reminder. */
export type NhacTaiKhamInput = {
  /** How. */
  CachNhac: CachNhac;
  /** Note. */
  GhiChu?: string | null | undefined;
  /** The session whose follow-up it is. */
  KhamBenh_Id: string;
  /** When; now when not given. */
  LucNhac?: string | null | undefined;
  /** Makes a repeated request harmless. */
  requestId?: string | null | undefined;
};

export type LanNhacFragment = { _id: string, LucNhac: string, CachNhac: CachNhac, GhiChu: string | null, NguoiNhac: { _id: string, ten: string } | null };

export type LanNhacsQueryVariables = Exact<{
  KhamBenh_Id: string;
}>;


export type LanNhacsQuery = { nhacTaiKhams: Array<{ _id: string, LucNhac: string, CachNhac: CachNhac, GhiChu: string | null, NguoiNhac: { _id: string, ten: string } | null }> };

export type GhiNhacMutationVariables = Exact<{
  input: NhacTaiKhamInput;
}>;


export type GhiNhacMutation = { createNhacTaiKham: { _id: string, LucNhac: string, CachNhac: CachNhac, GhiChu: string | null, NguoiNhac: { _id: string, ten: string } | null } };

export const LanNhacFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LanNhac"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NhacTaiKham"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"LucNhac"}},{"kind":"Field","name":{"kind":"Name","value":"CachNhac"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiNhac"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]} as unknown as DocumentNode<LanNhacFragment, unknown>;
export const LanNhacsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LanNhacs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"KhamBenh_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nhacTaiKhams"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"KhamBenh_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"KhamBenh_Id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LanNhac"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LanNhac"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NhacTaiKham"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"LucNhac"}},{"kind":"Field","name":{"kind":"Name","value":"CachNhac"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiNhac"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]} as unknown as DocumentNode<LanNhacsQuery, LanNhacsQueryVariables>;
export const GhiNhacDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GhiNhac"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NhacTaiKhamInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createNhacTaiKham"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LanNhac"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LanNhac"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NhacTaiKham"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"LucNhac"}},{"kind":"Field","name":{"kind":"Name","value":"CachNhac"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiNhac"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]} as unknown as DocumentNode<GhiNhacMutation, GhiNhacMutationVariables>;