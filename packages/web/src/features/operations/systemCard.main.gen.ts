/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HomeSystemFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeSystemFiguresQuery = { soLieuHeThong: { soNguoiDangNhap: number, soLanTuChoi: number, soDanhMucDaSua: number, soGoiCho: number, soGoiLoi: number, soViecCho: number, soViecHong: number } };


export const HomeSystemFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeSystemFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soLieuHeThong"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soNguoiDangNhap"}},{"kind":"Field","name":{"kind":"Name","value":"soLanTuChoi"}},{"kind":"Field","name":{"kind":"Name","value":"soDanhMucDaSua"}},{"kind":"Field","name":{"kind":"Name","value":"soGoiCho"}},{"kind":"Field","name":{"kind":"Name","value":"soGoiLoi"}},{"kind":"Field","name":{"kind":"Name","value":"soViecCho"}},{"kind":"Field","name":{"kind":"Name","value":"soViecHong"}}]}}]}}]} as unknown as DocumentNode<HomeSystemFiguresQuery, HomeSystemFiguresQueryVariables>;