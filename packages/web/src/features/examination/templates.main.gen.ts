/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Fields of a session that templates fill. */
export type MucVanBan =
  /** Advice. */
  | 'LoiDan'
  /** Complaint. */
  | 'LyDoKham'
  /** Medical history. */
  | 'TienSuBenh'
  /** Clinical findings. */
  | 'TrieuChungLamSang';

export type MauVanBanQueryVariables = Exact<{ [key: string]: never; }>;


export type MauVanBanQuery = { mauVanBans: Array<{ _id: string, Muc: MucVanBan, Ma: string, Ten: string, NoiDung: string, cuaToi: boolean }> };


export const MauVanBanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MauVanBan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mauVanBans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Muc"}},{"kind":"Field","name":{"kind":"Name","value":"Ma"}},{"kind":"Field","name":{"kind":"Name","value":"Ten"}},{"kind":"Field","name":{"kind":"Name","value":"NoiDung"}},{"kind":"Field","name":{"kind":"Name","value":"cuaToi"}}]}}]}}]} as unknown as DocumentNode<MauVanBanQuery, MauVanBanQueryVariables>;