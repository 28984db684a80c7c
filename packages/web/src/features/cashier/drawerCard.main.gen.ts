/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HomeDrawerQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeDrawerQuery = { nganKeoHomNay: { tienMat: string, chuyenKhoan: string, quetThe: string, khac: string, hoan: string, soThuThua: number, tienThuThua: string, gios: Array<{ gio: number, soBienLai: number, SoTien: string }> } };


export const HomeDrawerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomeDrawer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nganKeoHomNay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gios"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gio"}},{"kind":"Field","name":{"kind":"Name","value":"soBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tienMat"}},{"kind":"Field","name":{"kind":"Name","value":"chuyenKhoan"}},{"kind":"Field","name":{"kind":"Name","value":"quetThe"}},{"kind":"Field","name":{"kind":"Name","value":"khac"}},{"kind":"Field","name":{"kind":"Name","value":"hoan"}},{"kind":"Field","name":{"kind":"Name","value":"soThuThua"}},{"kind":"Field","name":{"kind":"Name","value":"tienThuThua"}}]}}]}}]} as unknown as DocumentNode<HomeDrawerQuery, HomeDrawerQueryVariables>;