/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** Why a transfer was not collected by itself. */
export type LyDoChoGiaoDich =
  /** Reference cancelled. */
  | 'DaHuy'
  /** Already collected. */
  | 'DaThu'
  /** The bill has changed. */
  | 'DongThayDoi'
  /** Reference expired. */
  | 'HetHan'
  /** Another amount. */
  | 'KhacSoTien'
  /** No reference. */
  | 'KhongCoMa'
  /** Could not be collected. */
  | 'KhongThuDuoc'
  /** Who prepared it is locked. */
  | 'NguoiThuKhoa';

/** Where a transfer was told from. */
export type NguonGiaoDichNganHang =
  /** A signed notice of another system. */
  | 'ChuKy'
  /** Statement file. */
  | 'SaoKe'
  /** A notice of SePay. */
  | 'SePay';

/** What a transfer is collected onto: what was prepared, or a visit. */
export type ThuGiaoDichNganHangInput = {
  /** The patient. */
  BenhNhan_Id?: string | null | undefined;
  /** What was prepared; then no visit is named. */
  GiaoDichTam_Id?: string | null | undefined;
  /** ThuTien pays all that is due, which must come to the amount; TamUng takes it as an advance. */
  LoaiBienLai?: LoaiPhieuThu | null | undefined;
  /** The reception. */
  TiepNhan_Id?: string | null | undefined;
  /** The transfer. */
  id: string;
  /** Client-made id: a repeat answers the first receipt. */
  requestId: string;
  /** Prices have changed since the order: those of the order are taken all the same. */
  xacNhanGia?: boolean | null | undefined;
};

/** States of a transfer. */
export type TrangThaiGiaoDichNganHang =
  /** Nothing of the house; why is told. */
  | 'BoQua'
  /** Not collected; somebody decides. */
  | 'ChoXuLy'
  /** Its statement file was taken back. */
  | 'DaHuy'
  /** Collected. */
  | 'DaThuTien';

/** States of a prepared collection. */
export type TrangThaiGiaoDichTam =
  /** Prepared, the money is awaited. */
  | 'ChuaThuTien'
  /** Cancelled. */
  | 'DaHuy'
  /** Collected by its receipt. */
  | 'DaThuTien'
  /** Nothing came in time; the lines are free. */
  | 'HetHan';

export type BankNoticeRowFragment = { _id: string, Nguon: NguonGiaoDichNganHang, MaThamChieu: string | null, TenNganHang: string | null, SoTaiKhoan: string, NgayGiaoDich: string, SoTien: string, NoiDung: string, NguoiChuyen: string | null, TrangThai: TrangThaiGiaoDichNganHang, LyDoCho: LyDoChoGiaoDich | null, LyDoBoQua: string | null, BienLai: { _id: string, MaBienLai: string } | null };

export type BankNoticesQueryVariables = Exact<{
  tuNgay?: string | null | undefined;
  denNgay?: string | null | undefined;
  keyword?: string | null | undefined;
  TrangThai?: TrangThaiGiaoDichNganHang | null | undefined;
  LyDoCho?: LyDoChoGiaoDich | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type BankNoticesQuery = { danhSach: { totalRows: number, ChoXuLy: number, DaThuTien: number, BoQua: number, DaHuy: number, data: Array<{ _id: string, Nguon: NguonGiaoDichNganHang, MaThamChieu: string | null, TenNganHang: string | null, SoTaiKhoan: string, NgayGiaoDich: string, SoTien: string, NoiDung: string, NguoiChuyen: string | null, TrangThai: TrangThaiGiaoDichNganHang, LyDoCho: LyDoChoGiaoDich | null, LyDoBoQua: string | null, BienLai: { _id: string, MaBienLai: string } | null }> } };

export type BankNoticeFragment = { MaLoi: string | null, _id: string, Nguon: NguonGiaoDichNganHang, MaThamChieu: string | null, TenNganHang: string | null, SoTaiKhoan: string, NgayGiaoDich: string, SoTien: string, NoiDung: string, NguoiChuyen: string | null, TrangThai: TrangThaiGiaoDichNganHang, LyDoCho: LyDoChoGiaoDich | null, LyDoBoQua: string | null, GiaoDichTam: { _id: string, MaGiaoDich: string, SoTien: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }>, BienLai: { _id: string, MaBienLai: string } | null };

export type BankNoticeOpenedQueryVariables = Exact<{
  id: string;
}>;


export type BankNoticeOpenedQuery = { giaoDich: { MaLoi: string | null, _id: string, Nguon: NguonGiaoDichNganHang, MaThamChieu: string | null, TenNganHang: string | null, SoTaiKhoan: string, NgayGiaoDich: string, SoTien: string, NoiDung: string, NguoiChuyen: string | null, TrangThai: TrangThaiGiaoDichNganHang, LyDoCho: LyDoChoGiaoDich | null, LyDoBoQua: string | null, GiaoDichTam: { _id: string, MaGiaoDich: string, SoTien: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }>, BienLai: { _id: string, MaBienLai: string } | null } };

export type BankNoticeCandidatesQueryVariables = Exact<{
  id: string;
}>;


export type BankNoticeCandidatesQuery = { giaoDich: { _id: string, ungViens: Array<{ _id: string, MaGiaoDich: string, SoTien: string, TrangThai: TrangThaiGiaoDichTam, HetHanLuc: string, TiepNhan_Id: string, BenhNhan_Id: string, BenhNhan: { _id: string, TenBenhNhan: string, MaYTe: string } | null }> } };

export type BankNoticeVisitsQueryVariables = Exact<{
  keyword: string;
  startDate: string;
  endDate: string;
}>;


export type BankNoticeVisitsQuery = { danhSach: { data: Array<{ TiepNhan_Id: string, BenhNhan_Id: string, MaTiepNhan: string, NgayTiepNhan: string, MaYTe: string, TenBenhNhan: string, ConLai: string }> } };

export type CollectBankNoticeMutationVariables = Exact<{
  input: ThuGiaoDichNganHangInput;
}>;


export type CollectBankNoticeMutation = { bienLai: { _id: string, MaBienLai: string } };

export type SetBankNoticeAsideMutationVariables = Exact<{
  id: string;
  LyDo: string;
}>;


export type SetBankNoticeAsideMutation = { giaoDich: { MaLoi: string | null, _id: string, Nguon: NguonGiaoDichNganHang, MaThamChieu: string | null, TenNganHang: string | null, SoTaiKhoan: string, NgayGiaoDich: string, SoTien: string, NoiDung: string, NguoiChuyen: string | null, TrangThai: TrangThaiGiaoDichNganHang, LyDoCho: LyDoChoGiaoDich | null, LyDoBoQua: string | null, GiaoDichTam: { _id: string, MaGiaoDich: string, SoTien: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }>, BienLai: { _id: string, MaBienLai: string } | null } };

export type PutBankNoticeBackMutationVariables = Exact<{
  id: string;
}>;


export type PutBankNoticeBackMutation = { giaoDich: { MaLoi: string | null, _id: string, Nguon: NguonGiaoDichNganHang, MaThamChieu: string | null, TenNganHang: string | null, SoTaiKhoan: string, NgayGiaoDich: string, SoTien: string, NoiDung: string, NguoiChuyen: string | null, TrangThai: TrangThaiGiaoDichNganHang, LyDoCho: LyDoChoGiaoDich | null, LyDoBoQua: string | null, GiaoDichTam: { _id: string, MaGiaoDich: string, SoTien: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }>, BienLai: { _id: string, MaBienLai: string } | null } };

export const BankNoticeRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankNoticeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiaoDichNganHang"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Nguon"}},{"kind":"Field","name":{"kind":"Name","value":"MaThamChieu"}},{"kind":"Field","name":{"kind":"Name","value":"TenNganHang"}},{"kind":"Field","name":{"kind":"Name","value":"SoTaiKhoan"}},{"kind":"Field","name":{"kind":"Name","value":"NgayGiaoDich"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}},{"kind":"Field","name":{"kind":"Name","value":"NoiDung"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiChuyen"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoCho"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoBoQua"}},{"kind":"Field","name":{"kind":"Name","value":"BienLai"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaBienLai"}}]}}]}}]} as unknown as DocumentNode<BankNoticeRowFragment, unknown>;
export const BankNoticeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankNotice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiaoDichNganHang"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BankNoticeRow"}},{"kind":"Field","name":{"kind":"Name","value":"MaLoi"}},{"kind":"Field","name":{"kind":"Name","value":"GiaoDichTam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaGiaoDich"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankNoticeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiaoDichNganHang"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Nguon"}},{"kind":"Field","name":{"kind":"Name","value":"MaThamChieu"}},{"kind":"Field","name":{"kind":"Name","value":"TenNganHang"}},{"kind":"Field","name":{"kind":"Name","value":"SoTaiKhoan"}},{"kind":"Field","name":{"kind":"Name","value":"NgayGiaoDich"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}},{"kind":"Field","name":{"kind":"Name","value":"NoiDung"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiChuyen"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoCho"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoBoQua"}},{"kind":"Field","name":{"kind":"Name","value":"BienLai"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaBienLai"}}]}}]}}]} as unknown as DocumentNode<BankNoticeFragment, unknown>;
export const BankNoticesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BankNotices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tuNgay"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"denNgay"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"TrangThai"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TrangThaiGiaoDichNganHang"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"LyDoCho"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LyDoChoGiaoDich"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"danhSach"},"name":{"kind":"Name","value":"danhSachGiaoDichNganHang"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tuNgay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tuNgay"}}},{"kind":"Argument","name":{"kind":"Name","value":"denNgay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"denNgay"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"TrangThai"},"value":{"kind":"Variable","name":{"kind":"Name","value":"TrangThai"}}},{"kind":"Argument","name":{"kind":"Name","value":"LyDoCho"},"value":{"kind":"Variable","name":{"kind":"Name","value":"LyDoCho"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BankNoticeRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"ChoXuLy"}},{"kind":"Field","name":{"kind":"Name","value":"DaThuTien"}},{"kind":"Field","name":{"kind":"Name","value":"BoQua"}},{"kind":"Field","name":{"kind":"Name","value":"DaHuy"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankNoticeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiaoDichNganHang"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Nguon"}},{"kind":"Field","name":{"kind":"Name","value":"MaThamChieu"}},{"kind":"Field","name":{"kind":"Name","value":"TenNganHang"}},{"kind":"Field","name":{"kind":"Name","value":"SoTaiKhoan"}},{"kind":"Field","name":{"kind":"Name","value":"NgayGiaoDich"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}},{"kind":"Field","name":{"kind":"Name","value":"NoiDung"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiChuyen"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoCho"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoBoQua"}},{"kind":"Field","name":{"kind":"Name","value":"BienLai"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaBienLai"}}]}}]}}]} as unknown as DocumentNode<BankNoticesQuery, BankNoticesQueryVariables>;
export const BankNoticeOpenedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BankNoticeOpened"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"giaoDich"},"name":{"kind":"Name","value":"giaoDichNganHang"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BankNotice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankNoticeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiaoDichNganHang"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Nguon"}},{"kind":"Field","name":{"kind":"Name","value":"MaThamChieu"}},{"kind":"Field","name":{"kind":"Name","value":"TenNganHang"}},{"kind":"Field","name":{"kind":"Name","value":"SoTaiKhoan"}},{"kind":"Field","name":{"kind":"Name","value":"NgayGiaoDich"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}},{"kind":"Field","name":{"kind":"Name","value":"NoiDung"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiChuyen"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoCho"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoBoQua"}},{"kind":"Field","name":{"kind":"Name","value":"BienLai"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaBienLai"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankNotice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiaoDichNganHang"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BankNoticeRow"}},{"kind":"Field","name":{"kind":"Name","value":"MaLoi"}},{"kind":"Field","name":{"kind":"Name","value":"GiaoDichTam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaGiaoDich"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<BankNoticeOpenedQuery, BankNoticeOpenedQueryVariables>;
export const BankNoticeCandidatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BankNoticeCandidates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"giaoDich"},"name":{"kind":"Name","value":"giaoDichNganHang"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ungViens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaGiaoDich"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"HetHanLuc"}},{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}}]}}]}}]}}]}}]} as unknown as DocumentNode<BankNoticeCandidatesQuery, BankNoticeCandidatesQueryVariables>;
export const BankNoticeVisitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BankNoticeVisits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"danhSach"},"name":{"kind":"Name","value":"loadBenhNhanFromTransactionWithTime"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tab"},"value":{"kind":"EnumValue","value":"DaKham"}},{"kind":"Argument","name":{"kind":"Name","value":"startDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"endDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaTiepNhan"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTiepNhan"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"ConLai"}}]}}]}}]}}]} as unknown as DocumentNode<BankNoticeVisitsQuery, BankNoticeVisitsQueryVariables>;
export const CollectBankNoticeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CollectBankNotice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ThuGiaoDichNganHangInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"bienLai"},"name":{"kind":"Name","value":"thuGiaoDichNganHang"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaBienLai"}}]}}]}}]} as unknown as DocumentNode<CollectBankNoticeMutation, CollectBankNoticeMutationVariables>;
export const SetBankNoticeAsideDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetBankNoticeAside"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"LyDo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"giaoDich"},"name":{"kind":"Name","value":"boQuaGiaoDichNganHang"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"LyDo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"LyDo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BankNotice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankNoticeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiaoDichNganHang"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Nguon"}},{"kind":"Field","name":{"kind":"Name","value":"MaThamChieu"}},{"kind":"Field","name":{"kind":"Name","value":"TenNganHang"}},{"kind":"Field","name":{"kind":"Name","value":"SoTaiKhoan"}},{"kind":"Field","name":{"kind":"Name","value":"NgayGiaoDich"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}},{"kind":"Field","name":{"kind":"Name","value":"NoiDung"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiChuyen"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoCho"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoBoQua"}},{"kind":"Field","name":{"kind":"Name","value":"BienLai"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaBienLai"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankNotice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiaoDichNganHang"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BankNoticeRow"}},{"kind":"Field","name":{"kind":"Name","value":"MaLoi"}},{"kind":"Field","name":{"kind":"Name","value":"GiaoDichTam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaGiaoDich"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<SetBankNoticeAsideMutation, SetBankNoticeAsideMutationVariables>;
export const PutBankNoticeBackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PutBankNoticeBack"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"giaoDich"},"name":{"kind":"Name","value":"moLaiGiaoDichNganHang"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BankNotice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankNoticeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiaoDichNganHang"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Nguon"}},{"kind":"Field","name":{"kind":"Name","value":"MaThamChieu"}},{"kind":"Field","name":{"kind":"Name","value":"TenNganHang"}},{"kind":"Field","name":{"kind":"Name","value":"SoTaiKhoan"}},{"kind":"Field","name":{"kind":"Name","value":"NgayGiaoDich"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}},{"kind":"Field","name":{"kind":"Name","value":"NoiDung"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiChuyen"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoCho"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoBoQua"}},{"kind":"Field","name":{"kind":"Name","value":"BienLai"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaBienLai"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BankNotice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiaoDichNganHang"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BankNoticeRow"}},{"kind":"Field","name":{"kind":"Name","value":"MaLoi"}},{"kind":"Field","name":{"kind":"Name","value":"GiaoDichTam"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaGiaoDich"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<PutBankNoticeBackMutation, PutBankNoticeBackMutationVariables>;