/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TaiKhamDenHanQueryVariables = Exact<{
  tuNgay: string;
  denNgay: string;
}>;


export type TaiKhamDenHanQuery = { danhSachTaiKham: { ChoDen: number, QuaHen: number, DaDen: number } };


export const TaiKhamDenHanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TaiKhamDenHan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tuNgay"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"denNgay"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"danhSachTaiKham"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tuNgay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tuNgay"}}},{"kind":"Argument","name":{"kind":"Name","value":"denNgay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"denNgay"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ChoDen"}},{"kind":"Field","name":{"kind":"Name","value":"QuaHen"}},{"kind":"Field","name":{"kind":"Name","value":"DaDen"}}]}}]}}]} as unknown as DocumentNode<TaiKhamDenHanQuery, TaiKhamDenHanQueryVariables>;