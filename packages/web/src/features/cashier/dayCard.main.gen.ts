/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HomeDayFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeDayFiguresQuery = { soLieuThuNgay: { soBienLai: number, soHuy: number, tienMat: string, chuyenKhoan: string, quetThe: string, khac: string, soHoan: number, hoan: string, soQuyenSapHet: number } };


export const HomeDayFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeDayFigures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soLieuThuNgay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"soHuy"}},{"kind":"Field","name":{"kind":"Name","value":"tienMat"}},{"kind":"Field","name":{"kind":"Name","value":"chuyenKhoan"}},{"kind":"Field","name":{"kind":"Name","value":"quetThe"}},{"kind":"Field","name":{"kind":"Name","value":"khac"}},{"kind":"Field","name":{"kind":"Name","value":"soHoan"}},{"kind":"Field","name":{"kind":"Name","value":"hoan"}},{"kind":"Field","name":{"kind":"Name","value":"soQuyenSapHet"}}]}}]}}]} as unknown as DocumentNode<HomeDayFiguresQuery, HomeDayFiguresQueryVariables>;