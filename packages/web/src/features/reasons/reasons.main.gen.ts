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

export type GivenReasonsQueryVariables = Exact<{
  tuNgay: string;
  denNgay: string;
  loai?: LoaiLyDo | null | undefined;
  NhanVien_Id?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type GivenReasonsQuery = { lyDoDaNeus: { totalRows: number, data: Array<{ _id: string, at: string, loai: LoaiLyDo | null, text: string, doiTuong: string, username: string | null, TenNhanVien: string | null, noiLamViec: string | null, LyDo: { _id: string, ten: string } | null }>, tongs: Array<{ loai: LoaiLyDo | null, ten: string | null, soLan: number, soNguoi: number }> } };

export type ExportReasonsMutationVariables = Exact<{
  tuNgay: string;
  denNgay: string;
  loai?: LoaiLyDo | null | undefined;
  NhanVien_Id?: string | null | undefined;
}>;


export type ExportReasonsMutation = { xuatLyDoDaNeu: { tenTep: string, noiDung: string, soDong: number, conNua: boolean } };


export const GivenReasonsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GivenReasons"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tuNgay"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"denNgay"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"loai"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LoaiLyDo"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"NhanVien_Id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lyDoDaNeus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"tuNgay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tuNgay"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"denNgay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"denNgay"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"loai"},"value":{"kind":"Variable","name":{"kind":"Name","value":"loai"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"NhanVien_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"NhanVien_Id"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"loai"}},{"kind":"Field","name":{"kind":"Name","value":"LyDo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"doiTuong"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"TenNhanVien"}},{"kind":"Field","name":{"kind":"Name","value":"noiLamViec"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loai"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}},{"kind":"Field","name":{"kind":"Name","value":"soLan"}},{"kind":"Field","name":{"kind":"Name","value":"soNguoi"}}]}}]}}]}}]} as unknown as DocumentNode<GivenReasonsQuery, GivenReasonsQueryVariables>;
export const ExportReasonsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportReasons"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tuNgay"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"denNgay"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"loai"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LoaiLyDo"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"NhanVien_Id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"xuatLyDoDaNeu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"tuNgay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tuNgay"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"denNgay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"denNgay"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"loai"},"value":{"kind":"Variable","name":{"kind":"Name","value":"loai"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"NhanVien_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"NhanVien_Id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tenTep"}},{"kind":"Field","name":{"kind":"Name","value":"noiDung"}},{"kind":"Field","name":{"kind":"Name","value":"soDong"}},{"kind":"Field","name":{"kind":"Name","value":"conNua"}}]}}]}}]} as unknown as DocumentNode<ExportReasonsMutation, ExportReasonsMutationVariables>;