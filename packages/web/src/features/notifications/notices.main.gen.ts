/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a notice tells of. */
export type LoaiThongBao =
  /** Nobody has answered an early warning in time. */
  | 'CanhBaoQuaHan'
  /** An early warning score of the ward calls a doctor. */
  | 'CanhBaoSom'
  /** Ordered services were cancelled. */
  | 'ChiDinhHuy'
  /** Somebody asks for an exemption. */
  | 'DeNghiMienGiam'
  /** The payer of a visit has changed: a prescription is to be written anew. */
  | 'DonCanKeLai'
  /** A call to a system outside fails again and again. */
  | 'GoiNgoaiLoi'
  /** A returned result has values outside their band. */
  | 'KetQuaBatThuong'
  /** A returned result has critical values. */
  | 'KetQuaNguyHiem'
  /** The laboratory rejected a sample: it is taken again. */
  | 'MauTuChoi'
  /** The caller's request for an exemption was granted or refused. */
  | 'MienGiamDaXuLy'
  /** The caller takes part in a consultation. */
  | 'MoiHoiChan'
  /** Nobody has acknowledged a critical finding in time. */
  | 'NguyHiemChuaXacNhan'
  /** A preliminary result was taken back. */
  | 'SoBoThuHoi'
  /** A drug runs out in a store. */
  | 'ThuocSapHet';

/** How soon a notice wants to be seen. */
export type MucThongBao =
  /** Soon: an abnormal result, a preliminary one that was taken back, a rejected sample, stock that runs out, a call that failed. */
  | 'CanChuY'
  /** At once: a critical result. */
  | 'NguyHiem'
  /** For information. */
  | 'ThongTin';

export type NoticesQueryVariables = Exact<{
  chuaDoc?: boolean | null | undefined;
  limit?: number | null | undefined;
}>;


export type NoticesQuery = { thongBaos: { soChuaDoc: number, soNguyHiem: number, dongs: Array<{ _id: string, Loai: LoaiThongBao, Muc: MucThongBao, NgayTao: string, NgayDoc: string | null, BanGhi_Id: string | null, KhamBenh_Id: string | null, MaYTe: string | null, TenBenhNhan: string | null, TenNode: string | null, NoiDung: Array<string> }> } };

export type NoticeRowFragment = { _id: string, Loai: LoaiThongBao, Muc: MucThongBao, NgayTao: string, NgayDoc: string | null, BanGhi_Id: string | null, KhamBenh_Id: string | null, MaYTe: string | null, TenBenhNhan: string | null, TenNode: string | null, NoiDung: Array<string> };

export type ReadNoticesMutationVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
}>;


export type ReadNoticesMutation = { docThongBao: number };

export const NoticeRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ThongBao"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"Muc"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayDoc"}},{"kind":"Field","name":{"kind":"Name","value":"BanGhi_Id"}},{"kind":"Field","name":{"kind":"Name","value":"KhamBenh_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"TenNode"}},{"kind":"Field","name":{"kind":"Name","value":"NoiDung"}}]}}]} as unknown as DocumentNode<NoticeRowFragment, unknown>;
export const NoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Notices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chuaDoc"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thongBaos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"chuaDoc"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chuaDoc"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soChuaDoc"}},{"kind":"Field","name":{"kind":"Name","value":"soNguyHiem"}},{"kind":"Field","name":{"kind":"Name","value":"dongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoticeRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoticeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ThongBao"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"Muc"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NgayDoc"}},{"kind":"Field","name":{"kind":"Name","value":"BanGhi_Id"}},{"kind":"Field","name":{"kind":"Name","value":"KhamBenh_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"TenNode"}},{"kind":"Field","name":{"kind":"Name","value":"NoiDung"}}]}}]} as unknown as DocumentNode<NoticesQuery, NoticesQueryVariables>;
export const ReadNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReadNotices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"docThongBao"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<ReadNoticesMutation, ReadNoticesMutationVariables>;