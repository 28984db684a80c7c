/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The accounts of payments of a receipt. */
export type DinhKhoanBienLaiInput = {
  /** The receipt. */
  BienLai_Id: string;
  /** The payments. */
  dongs: Array<DongDinhKhoanInput>;
  /** Client-made id. */
  requestId: string;
};

/** Days whose money is entered: a report period, or from and to. */
export type DinhKhoanKyInput = {
  /** Report period; its days count. */
  KyBaoCao_Id?: string | null | undefined;
  /** Last day. */
  denNgay?: string | null | undefined;
  /** Client-made id. */
  requestId: string;
  /** First day. */
  tuNgay?: string | null | undefined;
};

/** The accounts of a payment. */
export type DongDinhKhoanInput = {
  /** Whether it is the payment or goes back. */
  LoaiButToan: LoaiButToan;
  /** Account that is credited. */
  TaiKhoanCo: string;
  /** Account that is debited. */
  TaiKhoanNo: string;
  /** The payment. */
  ThanhToan_Id: string;
  /** Version of the entry as it was seen; empty for one that there was not. */
  version?: number | null | undefined;
};

/** Kinds of accounting entries. */
export type LoaiButToan =
  /** Reversal (receipt cancelled). */
  | 'Dao'
  /** Entry. */
  | 'Ghi';

/** Kinds of receipts. */
export type LoaiPhieuThu =
  /** Refund of services. */
  | 'HoanTien'
  /** Return of an advance. */
  | 'HoanUng'
  /** Advance. */
  | 'TamUng'
  /** Payment of services. */
  | 'ThuTien';

/** How far the books have got with money that moved. */
export type TinhTrangButToan =
  /** Without accounts. */
  | 'ChuaDinhKhoan'
  /** Entered. */
  | 'DaDinhKhoan'
  /** Exported. */
  | 'DaXuat';

/** What is exported: the entries of a report period, or from and to, that no export has had. */
export type XuatButToanInput = {
  /** Report period; its days count. */
  KyBaoCao_Id?: string | null | undefined;
  /** Template: which columns, in which order. */
  MauXuatButToan_Id: string;
  /** Last day. */
  denNgay?: string | null | undefined;
  /** Client-made id. */
  requestId: string;
  /** First day. */
  tuNgay?: string | null | undefined;
};

export type DayBookRowFragment = { _id: string, BienLai_Id: string, LoaiButToan: LoaiButToan, Luc: string, MaBienLai: string, LoaiBienLai: LoaiPhieuThu, MaYTe: string, TenBenhNhan: string, NguoiNop: string | null, TenHinhThuc: string, Thu: string | null, Chi: string | null, Ton: string, TaiKhoanNo: string | null, TaiKhoanCo: string | null, TenLoaiPhieu: string | null, TenNguoiThu: string | null, TinhTrang: TinhTrangButToan, SoDot: string | null };

export type DayBookQueryVariables = Exact<{
  tuNgay?: string | null | undefined;
  denNgay?: string | null | undefined;
  KyBaoCao_Id?: string | null | undefined;
  QuayThu_Id?: string | null | undefined;
  HinhThucThanhToan_Id?: string | null | undefined;
  NguoiThu_Id?: string | null | undefined;
  LoaiPhieuThuChi_Id?: string | null | undefined;
  TinhTrang?: TinhTrangButToan | null | undefined;
  keyword?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type DayBookQuery = { soQuy: { TuNgay: string, DenNgay: string, DauKy: string, TongThu: string, TongChi: string, CuoiKy: string, totalRows: number, ChuaDinhKhoan: number, DaDinhKhoan: number, DaXuat: number, data: Array<{ _id: string, BienLai_Id: string, LoaiButToan: LoaiButToan, Luc: string, MaBienLai: string, LoaiBienLai: LoaiPhieuThu, MaYTe: string, TenBenhNhan: string, NguoiNop: string | null, TenHinhThuc: string, Thu: string | null, Chi: string | null, Ton: string, TaiKhoanNo: string | null, TaiKhoanCo: string | null, TenLoaiPhieu: string | null, TenNguoiThu: string | null, TinhTrang: TinhTrangButToan, SoDot: string | null }> } };

export type ReceiptEntryFragment = { ThanhToan_Id: string, LoaiButToan: LoaiButToan, Luc: string, TenHinhThuc: string, SoTien: string, TinhTrang: TinhTrangButToan, SoDot: string | null, NoDeXuat: string | null, CoDeXuat: string | null, ButToan: { _id: string, version: number, TaiKhoanNo: string, TaiKhoanCo: string } | null };

export type ReceiptEntriesQueryVariables = Exact<{
  id: string;
}>;


export type ReceiptEntriesQuery = { butToans: Array<{ ThanhToan_Id: string, LoaiButToan: LoaiButToan, Luc: string, TenHinhThuc: string, SoTien: string, TinhTrang: TinhTrangButToan, SoDot: string | null, NoDeXuat: string | null, CoDeXuat: string | null, ButToan: { _id: string, version: number, TaiKhoanNo: string, TaiKhoanCo: string } | null }> };

export type PostReceiptMutationVariables = Exact<{
  input: DinhKhoanBienLaiInput;
}>;


export type PostReceiptMutation = { butToans: Array<{ ThanhToan_Id: string, LoaiButToan: LoaiButToan, Luc: string, TenHinhThuc: string, SoTien: string, TinhTrang: TinhTrangButToan, SoDot: string | null, NoDeXuat: string | null, CoDeXuat: string | null, ButToan: { _id: string, version: number, TaiKhoanNo: string, TaiKhoanCo: string } | null }> };

export type PostPeriodMutationVariables = Exact<{
  input: DinhKhoanKyInput;
}>;


export type PostPeriodMutation = { dinhKhoanKy: { soButToan: number, soConLai: number } };

export type ExportBatchFragment = { _id: string, SoDot: string, NgayXuat: string, TuNgay: string, DenNgay: string, soButToan: number, TongTien: string, MauXuatButToan: { ten: string } | null };

export type ExportBatchesQueryVariables = Exact<{ [key: string]: never; }>;


export type ExportBatchesQuery = { dotXuats: Array<{ _id: string, SoDot: string, NgayXuat: string, TuNgay: string, DenNgay: string, soButToan: number, TongTien: string, MauXuatButToan: { ten: string } | null }> };

export type ExportTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type ExportTemplatesQuery = { mauXuats: Array<{ _id: string, TenMauXuat: string | null, MacDinh: boolean | null }> };

export type ExportEntriesMutationVariables = Exact<{
  input: XuatButToanInput;
}>;


export type ExportEntriesMutation = { dotXuat: { _id: string, SoDot: string, NgayXuat: string, TuNgay: string, DenNgay: string, soButToan: number, TongTien: string, MauXuatButToan: { ten: string } | null } };

export const DayBookRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DayBookRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DongSoQuy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"BienLai_Id"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiButToan"}},{"kind":"Field","name":{"kind":"Name","value":"Luc"}},{"kind":"Field","name":{"kind":"Name","value":"MaBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiNop"}},{"kind":"Field","name":{"kind":"Name","value":"TenHinhThuc"}},{"kind":"Field","name":{"kind":"Name","value":"Thu"}},{"kind":"Field","name":{"kind":"Name","value":"Chi"}},{"kind":"Field","name":{"kind":"Name","value":"Ton"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanNo"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanCo"}},{"kind":"Field","name":{"kind":"Name","value":"TenLoaiPhieu"}},{"kind":"Field","name":{"kind":"Name","value":"TenNguoiThu"}},{"kind":"Field","name":{"kind":"Name","value":"TinhTrang"}},{"kind":"Field","name":{"kind":"Name","value":"SoDot"}}]}}]} as unknown as DocumentNode<DayBookRowFragment, unknown>;
export const ReceiptEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceiptEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ButToanBienLai"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ThanhToan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiButToan"}},{"kind":"Field","name":{"kind":"Name","value":"Luc"}},{"kind":"Field","name":{"kind":"Name","value":"TenHinhThuc"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}},{"kind":"Field","name":{"kind":"Name","value":"TinhTrang"}},{"kind":"Field","name":{"kind":"Name","value":"SoDot"}},{"kind":"Field","name":{"kind":"Name","value":"NoDeXuat"}},{"kind":"Field","name":{"kind":"Name","value":"CoDeXuat"}},{"kind":"Field","name":{"kind":"Name","value":"ButToan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanNo"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanCo"}}]}}]}}]} as unknown as DocumentNode<ReceiptEntryFragment, unknown>;
export const ExportBatchFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportBatch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DotXuatButToan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"SoDot"}},{"kind":"Field","name":{"kind":"Name","value":"NgayXuat"}},{"kind":"Field","name":{"kind":"Name","value":"TuNgay"}},{"kind":"Field","name":{"kind":"Name","value":"DenNgay"}},{"kind":"Field","name":{"kind":"Name","value":"soButToan"}},{"kind":"Field","name":{"kind":"Name","value":"TongTien"}},{"kind":"Field","name":{"kind":"Name","value":"MauXuatButToan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]} as unknown as DocumentNode<ExportBatchFragment, unknown>;
export const DayBookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DayBook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tuNgay"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"denNgay"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"KyBaoCao_Id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"QuayThu_Id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"HinhThucThanhToan_Id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"NguoiThu_Id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"LoaiPhieuThuChi_Id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"TinhTrang"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TinhTrangButToan"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soQuy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tuNgay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tuNgay"}}},{"kind":"Argument","name":{"kind":"Name","value":"denNgay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"denNgay"}}},{"kind":"Argument","name":{"kind":"Name","value":"KyBaoCao_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"KyBaoCao_Id"}}},{"kind":"Argument","name":{"kind":"Name","value":"QuayThu_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"QuayThu_Id"}}},{"kind":"Argument","name":{"kind":"Name","value":"HinhThucThanhToan_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"HinhThucThanhToan_Id"}}},{"kind":"Argument","name":{"kind":"Name","value":"NguoiThu_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"NguoiThu_Id"}}},{"kind":"Argument","name":{"kind":"Name","value":"LoaiPhieuThuChi_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"LoaiPhieuThuChi_Id"}}},{"kind":"Argument","name":{"kind":"Name","value":"TinhTrang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"TinhTrang"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"TuNgay"}},{"kind":"Field","name":{"kind":"Name","value":"DenNgay"}},{"kind":"Field","name":{"kind":"Name","value":"DauKy"}},{"kind":"Field","name":{"kind":"Name","value":"TongThu"}},{"kind":"Field","name":{"kind":"Name","value":"TongChi"}},{"kind":"Field","name":{"kind":"Name","value":"CuoiKy"}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"ChuaDinhKhoan"}},{"kind":"Field","name":{"kind":"Name","value":"DaDinhKhoan"}},{"kind":"Field","name":{"kind":"Name","value":"DaXuat"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DayBookRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DayBookRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DongSoQuy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"BienLai_Id"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiButToan"}},{"kind":"Field","name":{"kind":"Name","value":"Luc"}},{"kind":"Field","name":{"kind":"Name","value":"MaBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiNop"}},{"kind":"Field","name":{"kind":"Name","value":"TenHinhThuc"}},{"kind":"Field","name":{"kind":"Name","value":"Thu"}},{"kind":"Field","name":{"kind":"Name","value":"Chi"}},{"kind":"Field","name":{"kind":"Name","value":"Ton"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanNo"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanCo"}},{"kind":"Field","name":{"kind":"Name","value":"TenLoaiPhieu"}},{"kind":"Field","name":{"kind":"Name","value":"TenNguoiThu"}},{"kind":"Field","name":{"kind":"Name","value":"TinhTrang"}},{"kind":"Field","name":{"kind":"Name","value":"SoDot"}}]}}]} as unknown as DocumentNode<DayBookQuery, DayBookQueryVariables>;
export const ReceiptEntriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReceiptEntries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"butToans"},"name":{"kind":"Name","value":"butToanCuaBienLai"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"BienLai_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReceiptEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceiptEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ButToanBienLai"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ThanhToan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiButToan"}},{"kind":"Field","name":{"kind":"Name","value":"Luc"}},{"kind":"Field","name":{"kind":"Name","value":"TenHinhThuc"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}},{"kind":"Field","name":{"kind":"Name","value":"TinhTrang"}},{"kind":"Field","name":{"kind":"Name","value":"SoDot"}},{"kind":"Field","name":{"kind":"Name","value":"NoDeXuat"}},{"kind":"Field","name":{"kind":"Name","value":"CoDeXuat"}},{"kind":"Field","name":{"kind":"Name","value":"ButToan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanNo"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanCo"}}]}}]}}]} as unknown as DocumentNode<ReceiptEntriesQuery, ReceiptEntriesQueryVariables>;
export const PostReceiptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PostReceipt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DinhKhoanBienLaiInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"butToans"},"name":{"kind":"Name","value":"dinhKhoanBienLai"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReceiptEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceiptEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ButToanBienLai"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ThanhToan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiButToan"}},{"kind":"Field","name":{"kind":"Name","value":"Luc"}},{"kind":"Field","name":{"kind":"Name","value":"TenHinhThuc"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}},{"kind":"Field","name":{"kind":"Name","value":"TinhTrang"}},{"kind":"Field","name":{"kind":"Name","value":"SoDot"}},{"kind":"Field","name":{"kind":"Name","value":"NoDeXuat"}},{"kind":"Field","name":{"kind":"Name","value":"CoDeXuat"}},{"kind":"Field","name":{"kind":"Name","value":"ButToan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanNo"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoanCo"}}]}}]}}]} as unknown as DocumentNode<PostReceiptMutation, PostReceiptMutationVariables>;
export const PostPeriodDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PostPeriod"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DinhKhoanKyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dinhKhoanKy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soButToan"}},{"kind":"Field","name":{"kind":"Name","value":"soConLai"}}]}}]}}]} as unknown as DocumentNode<PostPeriodMutation, PostPeriodMutationVariables>;
export const ExportBatchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExportBatches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"dotXuats"},"name":{"kind":"Name","value":"dotXuatButToans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportBatch"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportBatch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DotXuatButToan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"SoDot"}},{"kind":"Field","name":{"kind":"Name","value":"NgayXuat"}},{"kind":"Field","name":{"kind":"Name","value":"TuNgay"}},{"kind":"Field","name":{"kind":"Name","value":"DenNgay"}},{"kind":"Field","name":{"kind":"Name","value":"soButToan"}},{"kind":"Field","name":{"kind":"Name","value":"TongTien"}},{"kind":"Field","name":{"kind":"Name","value":"MauXuatButToan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]} as unknown as DocumentNode<ExportBatchesQuery, ExportBatchesQueryVariables>;
export const ExportTemplatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExportTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"mauXuats"},"name":{"kind":"Name","value":"searchMauXuatButToan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keyWord"},"value":{"kind":"StringValue","value":"","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"TenMauXuat"}},{"kind":"Field","name":{"kind":"Name","value":"MacDinh"}}]}}]}}]} as unknown as DocumentNode<ExportTemplatesQuery, ExportTemplatesQueryVariables>;
export const ExportEntriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportEntries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"XuatButToanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"dotXuat"},"name":{"kind":"Name","value":"xuatButToan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExportBatch"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExportBatch"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DotXuatButToan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"SoDot"}},{"kind":"Field","name":{"kind":"Name","value":"NgayXuat"}},{"kind":"Field","name":{"kind":"Name","value":"TuNgay"}},{"kind":"Field","name":{"kind":"Name","value":"DenNgay"}},{"kind":"Field","name":{"kind":"Name","value":"soButToan"}},{"kind":"Field","name":{"kind":"Name","value":"TongTien"}},{"kind":"Field","name":{"kind":"Name","value":"MauXuatButToan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]} as unknown as DocumentNode<ExportEntriesMutation, ExportEntriesMutationVariables>;