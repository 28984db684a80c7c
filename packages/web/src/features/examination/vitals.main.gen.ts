/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type VitalsOverVisitsQueryVariables = Exact<{
  idBenhNhan: string;
}>;


export type VitalsOverVisitsQuery = { lichSuKhamBenh: Array<{ _id: string, NgayKham: string, Ngay: string, Mach: number | null, NhietDo: number | null, HuyetApCao: number | null, HuyetApThap: number | null, NhipTho: number | null, SpO2: number | null, ChieuCao: number | null, CanNang: number | null, PhongBan: { _id: string, ten: string } | null }> };


export const VitalsOverVisitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VitalsOverVisits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idBenhNhan"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lichSuKhamBenh"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idBenhNhan"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idBenhNhan"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKham"}},{"kind":"Field","name":{"kind":"Name","value":"Ngay"}},{"kind":"Field","name":{"kind":"Name","value":"Mach"}},{"kind":"Field","name":{"kind":"Name","value":"NhietDo"}},{"kind":"Field","name":{"kind":"Name","value":"HuyetApCao"}},{"kind":"Field","name":{"kind":"Name","value":"HuyetApThap"}},{"kind":"Field","name":{"kind":"Name","value":"NhipTho"}},{"kind":"Field","name":{"kind":"Name","value":"SpO2"}},{"kind":"Field","name":{"kind":"Name","value":"ChieuCao"}},{"kind":"Field","name":{"kind":"Name","value":"CanNang"}},{"kind":"Field","name":{"kind":"Name","value":"PhongBan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]}}]} as unknown as DocumentNode<VitalsOverVisitsQuery, VitalsOverVisitsQueryVariables>;