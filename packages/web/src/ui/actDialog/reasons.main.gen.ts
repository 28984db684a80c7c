/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kind of reason */
export type LoaiLyDo =
  /** Override a warning */
  | 'BoQuaCanhBao'
  /** Stock adjustment */
  | 'DieuChinhKho'
  /** Explain a missing number */
  | 'GiaiTrinhSo'
  /** Refund */
  | 'HoanTien'
  /** Return of an advance */
  | 'HoanUng'
  /** Cancel a receipt */
  | 'HuyBienLai'
  /** Cancel a supply */
  | 'HuyCapThuoc'
  /** Cancel an order */
  | 'HuyChiDinh'
  /** Withdraw a result */
  | 'HuyKetQua'
  /** Cancel an examination */
  | 'HuyKham'
  /** Cancel a reception */
  | 'HuyTiepNhan'
  /** Discount */
  | 'MienGiam'
  /** Open a record of another facility */
  | 'MoHoSo'
  /** Unlock a record */
  | 'MoKhoa'
  /** Priority */
  | 'UuTien';

export type ReasonsOfKindQueryVariables = Exact<{
  loaiLyDo: LoaiLyDo;
}>;


export type ReasonsOfKindQuery = { getLyDosByType: Array<{ _id: string, TenLyDo: string | null, MacDinh: boolean | null }> };


export const ReasonsOfKindDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReasonsOfKind"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"loaiLyDo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoaiLyDo"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"getLyDosByType"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"loaiLyDo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"loaiLyDo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"TenLyDo"}},{"kind":"Field","name":{"kind":"Name","value":"MacDinh"}}]}}]}}]} as unknown as DocumentNode<ReasonsOfKindQuery, ReasonsOfKindQueryVariables>;