/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A price list with all its prices. */
export type BangGiaInput = {
  /** The prices of services; when empty a change leaves them. */
  DichVu_DonGia?: Array<GiaDichVuInput> | null | undefined;
  /** Note. */
  GhiChu?: string | null | undefined;
  /** The prices of treatment courses; when empty a change leaves them. */
  LieuTrinh_DonGia?: Array<GiaLieuTrinhInput> | null | undefined;
  /** Kind; DichVu when empty. */
  LoaiBangGia?: LoaiBangGia | null | undefined;
  /** Price type. */
  LoaiGia_Id: string;
  /** The decision behind the prices. */
  SoQuyetDinh?: string | null | undefined;
  /** Name. */
  TenBangGia: string;
  /** First day. */
  TuNgay: string;
  /** The version that was changed. */
  version?: number | null | undefined;
};

/** A price in a list. */
export type GiaDichVuInput = {
  /** Service. */
  DichVu_Id: string;
  /** Price in dong. */
  DonGia: string;
};

/** The price of a treatment course in a list. */
export type GiaLieuTrinhInput = {
  /** Price in dong. */
  DonGia: string;
  /** Treatment course. */
  LieuTrinh_Id: string;
};

/** Kinds of price lists, and of what they price. */
export type LoaiBangGia =
  /** Services. */
  | 'DichVu'
  /** Treatment courses. */
  | 'LieuTrinh';

/** Which rows of a list are shown. */
export type LocGiaBangGia =
  /** Without one. */
  | 'ChuaCoGia'
  /** With a price. */
  | 'CoGia'
  /** With another price than in the list before. */
  | 'KhacTruoc'
  /** All. */
  | 'TatCa';

/** Which rows of a comparison are shown. */
export type LocSoSanhGia =
  /** Those that only the second prices. */
  | 'ChiSau'
  /** Those that only the first prices. */
  | 'ChiTruoc'
  /** Those that cost less in the second. */
  | 'Giam'
  /** Those that cost more in the second. */
  | 'Tang'
  /** All. */
  | 'TatCa'
  /** Those that are not the same in both. */
  | 'ThayDoi';

/** A copy of a list with changed prices. */
export type SaoChepBangGiaInput = {
  /** Note. */
  GhiChu?: string | null | undefined;
  /** Price type of the copy. */
  LoaiGia_Id: string;
  /** The decision behind the prices. */
  SoQuyetDinh?: string | null | undefined;
  /** Name of the copy. */
  TenBangGia: string;
  /** First day of the copy. */
  TuNgay: string;
  /** Prices become whole steps of so many dong, halves up. */
  lamTron: number;
  /** By how many percent prices go up, or down when negative. */
  phanTram: string;
};

/** One field to sort a list by. */
export type SortInput = {
  /** True for descending order. */
  desc?: boolean | null | undefined;
  /** The field's name. */
  field: string;
};

/** A price that is set in a list. */
export type ThayDoiGiaInput = {
  /** The price; empty takes it out. */
  DonGia?: string | null | undefined;
  /** Service or treatment course. */
  Loai: LoaiBangGia;
  /** Its id. */
  Muc_Id: string;
  /** What stood there when it was typed. */
  truoc?: string | null | undefined;
};

export type PriceListFragment = { soDichVu: number, _id: string, version: number, LoaiGia_Id: string, TenBangGia: string, LoaiBangGia: string, TrangThai: string, NgayPhatHanh: string | null, TuNgay: string, DenNgay: string | null, SoQuyetDinh: string | null, GhiChu: string | null, hanhDongs: Array<{ action: string, refusal: string | null }> };

export type PriceListsQueryVariables = Exact<{ [key: string]: never; }>;


export type PriceListsQuery = { lists: Array<{ soDichVu: number, _id: string, version: number, LoaiGia_Id: string, TenBangGia: string, LoaiBangGia: string, TrangThai: string, NgayPhatHanh: string | null, TuNgay: string, DenNgay: string | null, SoQuyetDinh: string | null, GhiChu: string | null, hanhDongs: Array<{ action: string, refusal: string | null }> }>, types: Array<{ _id: string, MaLoaiGia: string | null, TenLoaiGia: string | null, LaBHYT: boolean | null }> };

export type PriceRowFragment = { Loai: LoaiBangGia, Muc_Id: string, Ma: string, Ten: string, Nhom: string | null, DonGia: string | null, DonGiaTruoc: string | null };

export type PriceRowsQueryVariables = Exact<{
  id: string;
  keyWord?: string | null | undefined;
  Loai?: LoaiBangGia | null | undefined;
  NhomDichVu_Id?: string | null | undefined;
  loc?: LocGiaBangGia | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type PriceRowsQuery = { giaCuaBangGia: { totalRows: number, data: Array<{ Loai: LoaiBangGia, Muc_Id: string, Ma: string, Ten: string, Nhom: string | null, DonGia: string | null, DonGiaTruoc: string | null }> } };

export type PriceComparisonQueryVariables = Exact<{
  truoc: string;
  sau: string;
  keyWord?: string | null | undefined;
  NhomDichVu_Id?: string | null | undefined;
  loc?: LocSoSanhGia | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
  sortInput?: SortInput | null | undefined;
}>;


export type PriceComparisonQuery = { soSanhBangGia: { totalRows: number, tang: number, giam: number, giuNguyen: number, chiTruoc: number, chiSau: number, data: Array<{ Loai: LoaiBangGia, Muc_Id: string, Ma: string, Ten: string, Nhom: string | null, giaTruoc: string | null, giaSau: string | null, chenhLech: string | null, phanTram: string | null }> } };

export type PriceHistoryQueryVariables = Exact<{
  id: string;
}>;


export type PriceHistoryQuery = { types: Array<{ _id: string, TenLoaiGia: string | null }>, lichSuGiaDichVu: Array<{ DonGia: string, BangGia: { _id: string, LoaiGia_Id: string, TenBangGia: string, TrangThai: string, TuNgay: string, DenNgay: string | null } }>, dM_DichVu: { _id: string, MaDichVu: string | null, TenDichVu: string | null } | null, lieuTrinh: { _id: string, MaLieuTrinh: string | null, TenLieuTrinh: string | null } | null };

export type PricesNowQueryVariables = Exact<{
  id: string;
  payer?: string | null | undefined;
}>;


export type PricesNowQuery = { bangGiasByDichVu: Array<{ DonGia: string, BangGia: { _id: string, LoaiGia_Id: string, TenBangGia: string } }>, types: Array<{ _id: string, TenLoaiGia: string | null }> };

export type OnePriceListQueryVariables = Exact<{
  id: string;
}>;


export type OnePriceListQuery = { bangGia: { soDichVu: number, _id: string, version: number, LoaiGia_Id: string, TenBangGia: string, LoaiBangGia: string, TrangThai: string, NgayPhatHanh: string | null, TuNgay: string, DenNgay: string | null, SoQuyetDinh: string | null, GhiChu: string | null, hanhDongs: Array<{ action: string, refusal: string | null }> } | null };

export type PriceListNowQueryVariables = Exact<{
  type: string;
}>;


export type PriceListNowQuery = { bangGiaHienHanhByLoaiGia: { soDichVu: number, _id: string, version: number, LoaiGia_Id: string, TenBangGia: string, LoaiBangGia: string, TrangThai: string, NgayPhatHanh: string | null, TuNgay: string, DenNgay: string | null, SoQuyetDinh: string | null, GhiChu: string | null, hanhDongs: Array<{ action: string, refusal: string | null }> } | null };

export type PriceCopyPreviewQueryVariables = Exact<{
  id: string;
  phanTram: string;
  lamTron: number;
  keyWord?: string | null | undefined;
}>;


export type PriceCopyPreviewQuery = { xemTruocSaoChepBangGia: Array<{ Muc_Id: string, Ma: string, Ten: string, giaTruoc: string, giaSau: string }> };

export type CreatePriceListMutationVariables = Exact<{
  input: BangGiaInput;
}>;


export type CreatePriceListMutation = { createBangGia: { soDichVu: number, _id: string, version: number, LoaiGia_Id: string, TenBangGia: string, LoaiBangGia: string, TrangThai: string, NgayPhatHanh: string | null, TuNgay: string, DenNgay: string | null, SoQuyetDinh: string | null, GhiChu: string | null, hanhDongs: Array<{ action: string, refusal: string | null }> } };

export type UpdatePriceListMutationVariables = Exact<{
  id: string;
  input: BangGiaInput;
}>;


export type UpdatePriceListMutation = { updateBangGia: { soDichVu: number, _id: string, version: number, LoaiGia_Id: string, TenBangGia: string, LoaiBangGia: string, TrangThai: string, NgayPhatHanh: string | null, TuNgay: string, DenNgay: string | null, SoQuyetDinh: string | null, GhiChu: string | null, hanhDongs: Array<{ action: string, refusal: string | null }> } };

export type CopyPriceListMutationVariables = Exact<{
  id: string;
  input: SaoChepBangGiaInput;
}>;


export type CopyPriceListMutation = { saoChepBangGia: { soDichVu: number, _id: string, version: number, LoaiGia_Id: string, TenBangGia: string, LoaiBangGia: string, TrangThai: string, NgayPhatHanh: string | null, TuNgay: string, DenNgay: string | null, SoQuyetDinh: string | null, GhiChu: string | null, hanhDongs: Array<{ action: string, refusal: string | null }> } };

export type SetPricesMutationVariables = Exact<{
  id: string;
  thayDoi: Array<ThayDoiGiaInput> | ThayDoiGiaInput;
}>;


export type SetPricesMutation = { suaGiaBangGia: { soDichVu: number, _id: string, version: number, LoaiGia_Id: string, TenBangGia: string, LoaiBangGia: string, TrangThai: string, NgayPhatHanh: string | null, TuNgay: string, DenNgay: string | null, SoQuyetDinh: string | null, GhiChu: string | null, hanhDongs: Array<{ action: string, refusal: string | null }> } };

export type ReleasePriceListMutationVariables = Exact<{
  id: string;
  TuNgay: string;
}>;


export type ReleasePriceListMutation = { releaseBangGia: number };

export type WithdrawPriceListMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawPriceListMutation = { thuHoiBangGia: { soDichVu: number, _id: string, version: number, LoaiGia_Id: string, TenBangGia: string, LoaiBangGia: string, TrangThai: string, NgayPhatHanh: string | null, TuNgay: string, DenNgay: string | null, SoQuyetDinh: string | null, GhiChu: string | null, hanhDongs: Array<{ action: string, refusal: string | null }> } };

export type RemovePriceListMutationVariables = Exact<{
  id: string;
}>;


export type RemovePriceListMutation = { removeBangGia: number };

export type BangGiaPlainFragment = { _id: string, version: number, LoaiGia_Id: string, TenBangGia: string, LoaiBangGia: string, TrangThai: string, NgayPhatHanh: string | null, TuNgay: string, DenNgay: string | null, SoQuyetDinh: string | null, GhiChu: string | null };

export const BangGiaPlainFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BangGiaPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BangGia"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiGia_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenBangGia"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiBangGia"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayPhatHanh"}},{"kind":"Field","name":{"kind":"Name","value":"TuNgay"}},{"kind":"Field","name":{"kind":"Name","value":"DenNgay"}},{"kind":"Field","name":{"kind":"Name","value":"SoQuyetDinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<BangGiaPlainFragment, unknown>;
export const PriceListFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BangGia"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BangGiaPlain"}},{"kind":"Field","name":{"kind":"Name","value":"soDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BangGiaPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BangGia"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiGia_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenBangGia"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiBangGia"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayPhatHanh"}},{"kind":"Field","name":{"kind":"Name","value":"TuNgay"}},{"kind":"Field","name":{"kind":"Name","value":"DenNgay"}},{"kind":"Field","name":{"kind":"Name","value":"SoQuyetDinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<PriceListFragment, unknown>;
export const PriceRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DongBangGia"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"Muc_Id"}},{"kind":"Field","name":{"kind":"Name","value":"Ma"}},{"kind":"Field","name":{"kind":"Name","value":"Ten"}},{"kind":"Field","name":{"kind":"Name","value":"Nhom"}},{"kind":"Field","name":{"kind":"Name","value":"DonGia"}},{"kind":"Field","name":{"kind":"Name","value":"DonGiaTruoc"}}]}}]} as unknown as DocumentNode<PriceRowFragment, unknown>;
export const PriceListsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PriceLists"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"lists"},"name":{"kind":"Name","value":"searchBangGia"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceList"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"types"},"name":{"kind":"Name","value":"getAllLoaiGiaSM4"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaLoaiGia"}},{"kind":"Field","name":{"kind":"Name","value":"TenLoaiGia"}},{"kind":"Field","name":{"kind":"Name","value":"LaBHYT"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BangGia"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BangGiaPlain"}},{"kind":"Field","name":{"kind":"Name","value":"soDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BangGiaPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BangGia"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiGia_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenBangGia"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiBangGia"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayPhatHanh"}},{"kind":"Field","name":{"kind":"Name","value":"TuNgay"}},{"kind":"Field","name":{"kind":"Name","value":"DenNgay"}},{"kind":"Field","name":{"kind":"Name","value":"SoQuyetDinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<PriceListsQuery, PriceListsQueryVariables>;
export const PriceRowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PriceRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyWord"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"Loai"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LoaiBangGia"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"NhomDichVu_Id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"loc"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocGiaBangGia"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giaCuaBangGia"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyWord"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyWord"}}},{"kind":"Argument","name":{"kind":"Name","value":"Loai"},"value":{"kind":"Variable","name":{"kind":"Name","value":"Loai"}}},{"kind":"Argument","name":{"kind":"Name","value":"NhomDichVu_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"NhomDichVu_Id"}}},{"kind":"Argument","name":{"kind":"Name","value":"loc"},"value":{"kind":"Variable","name":{"kind":"Name","value":"loc"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DongBangGia"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"Muc_Id"}},{"kind":"Field","name":{"kind":"Name","value":"Ma"}},{"kind":"Field","name":{"kind":"Name","value":"Ten"}},{"kind":"Field","name":{"kind":"Name","value":"Nhom"}},{"kind":"Field","name":{"kind":"Name","value":"DonGia"}},{"kind":"Field","name":{"kind":"Name","value":"DonGiaTruoc"}}]}}]} as unknown as DocumentNode<PriceRowsQuery, PriceRowsQueryVariables>;
export const PriceComparisonDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PriceComparison"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"truoc"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sau"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyWord"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"NhomDichVu_Id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"loc"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocSoSanhGia"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sortInput"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SortInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soSanhBangGia"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"truoc"},"value":{"kind":"Variable","name":{"kind":"Name","value":"truoc"}}},{"kind":"Argument","name":{"kind":"Name","value":"sau"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sau"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyWord"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyWord"}}},{"kind":"Argument","name":{"kind":"Name","value":"NhomDichVu_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"NhomDichVu_Id"}}},{"kind":"Argument","name":{"kind":"Name","value":"loc"},"value":{"kind":"Variable","name":{"kind":"Name","value":"loc"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"sortInput"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sortInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"tang"}},{"kind":"Field","name":{"kind":"Name","value":"giam"}},{"kind":"Field","name":{"kind":"Name","value":"giuNguyen"}},{"kind":"Field","name":{"kind":"Name","value":"chiTruoc"}},{"kind":"Field","name":{"kind":"Name","value":"chiSau"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"Muc_Id"}},{"kind":"Field","name":{"kind":"Name","value":"Ma"}},{"kind":"Field","name":{"kind":"Name","value":"Ten"}},{"kind":"Field","name":{"kind":"Name","value":"Nhom"}},{"kind":"Field","name":{"kind":"Name","value":"giaTruoc"}},{"kind":"Field","name":{"kind":"Name","value":"giaSau"}},{"kind":"Field","name":{"kind":"Name","value":"chenhLech"}},{"kind":"Field","name":{"kind":"Name","value":"phanTram"}}]}}]}}]}}]} as unknown as DocumentNode<PriceComparisonQuery, PriceComparisonQueryVariables>;
export const PriceHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PriceHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"types"},"name":{"kind":"Name","value":"getAllLoaiGiaSM4"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"TenLoaiGia"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lichSuGiaDichVu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"DichVu_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"DonGia"}},{"kind":"Field","name":{"kind":"Name","value":"BangGia"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiGia_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenBangGia"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"TuNgay"}},{"kind":"Field","name":{"kind":"Name","value":"DenNgay"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"dM_DichVu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lieuTrinh"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MaLieuTrinh"}},{"kind":"Field","name":{"kind":"Name","value":"TenLieuTrinh"}}]}}]}}]} as unknown as DocumentNode<PriceHistoryQuery, PriceHistoryQueryVariables>;
export const PricesNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PricesNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"payer"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bangGiasByDichVu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"DichVu_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"LoaiKhachHang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"payer"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"DonGia"}},{"kind":"Field","name":{"kind":"Name","value":"BangGia"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiGia_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenBangGia"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"types"},"name":{"kind":"Name","value":"getAllLoaiGiaSM4"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"TenLoaiGia"}}]}}]}}]} as unknown as DocumentNode<PricesNowQuery, PricesNowQueryVariables>;
export const OnePriceListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OnePriceList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bangGia"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceList"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BangGia"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BangGiaPlain"}},{"kind":"Field","name":{"kind":"Name","value":"soDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BangGiaPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BangGia"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiGia_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenBangGia"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiBangGia"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayPhatHanh"}},{"kind":"Field","name":{"kind":"Name","value":"TuNgay"}},{"kind":"Field","name":{"kind":"Name","value":"DenNgay"}},{"kind":"Field","name":{"kind":"Name","value":"SoQuyetDinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<OnePriceListQuery, OnePriceListQueryVariables>;
export const PriceListNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PriceListNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bangGiaHienHanhByLoaiGia"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"LoaiGia_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceList"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BangGia"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BangGiaPlain"}},{"kind":"Field","name":{"kind":"Name","value":"soDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BangGiaPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BangGia"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiGia_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenBangGia"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiBangGia"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayPhatHanh"}},{"kind":"Field","name":{"kind":"Name","value":"TuNgay"}},{"kind":"Field","name":{"kind":"Name","value":"DenNgay"}},{"kind":"Field","name":{"kind":"Name","value":"SoQuyetDinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<PriceListNowQuery, PriceListNowQueryVariables>;
export const PriceCopyPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PriceCopyPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phanTram"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignedDecimal"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lamTron"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyWord"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"xemTruocSaoChepBangGia"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"phanTram"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phanTram"}}},{"kind":"Argument","name":{"kind":"Name","value":"lamTron"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lamTron"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyWord"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyWord"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Muc_Id"}},{"kind":"Field","name":{"kind":"Name","value":"Ma"}},{"kind":"Field","name":{"kind":"Name","value":"Ten"}},{"kind":"Field","name":{"kind":"Name","value":"giaTruoc"}},{"kind":"Field","name":{"kind":"Name","value":"giaSau"}}]}}]}}]} as unknown as DocumentNode<PriceCopyPreviewQuery, PriceCopyPreviewQueryVariables>;
export const CreatePriceListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePriceList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BangGiaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createBangGia"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceList"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BangGia"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BangGiaPlain"}},{"kind":"Field","name":{"kind":"Name","value":"soDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BangGiaPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BangGia"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiGia_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenBangGia"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiBangGia"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayPhatHanh"}},{"kind":"Field","name":{"kind":"Name","value":"TuNgay"}},{"kind":"Field","name":{"kind":"Name","value":"DenNgay"}},{"kind":"Field","name":{"kind":"Name","value":"SoQuyetDinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<CreatePriceListMutation, CreatePriceListMutationVariables>;
export const UpdatePriceListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePriceList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BangGiaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBangGia"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceList"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BangGia"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BangGiaPlain"}},{"kind":"Field","name":{"kind":"Name","value":"soDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BangGiaPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BangGia"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiGia_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenBangGia"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiBangGia"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayPhatHanh"}},{"kind":"Field","name":{"kind":"Name","value":"TuNgay"}},{"kind":"Field","name":{"kind":"Name","value":"DenNgay"}},{"kind":"Field","name":{"kind":"Name","value":"SoQuyetDinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<UpdatePriceListMutation, UpdatePriceListMutationVariables>;
export const CopyPriceListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CopyPriceList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaoChepBangGiaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saoChepBangGia"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceList"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BangGia"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BangGiaPlain"}},{"kind":"Field","name":{"kind":"Name","value":"soDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BangGiaPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BangGia"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiGia_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenBangGia"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiBangGia"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayPhatHanh"}},{"kind":"Field","name":{"kind":"Name","value":"TuNgay"}},{"kind":"Field","name":{"kind":"Name","value":"DenNgay"}},{"kind":"Field","name":{"kind":"Name","value":"SoQuyetDinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<CopyPriceListMutation, CopyPriceListMutationVariables>;
export const SetPricesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPrices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"thayDoi"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ThayDoiGiaInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suaGiaBangGia"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"thayDoi"},"value":{"kind":"Variable","name":{"kind":"Name","value":"thayDoi"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceList"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BangGia"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BangGiaPlain"}},{"kind":"Field","name":{"kind":"Name","value":"soDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BangGiaPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BangGia"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiGia_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenBangGia"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiBangGia"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayPhatHanh"}},{"kind":"Field","name":{"kind":"Name","value":"TuNgay"}},{"kind":"Field","name":{"kind":"Name","value":"DenNgay"}},{"kind":"Field","name":{"kind":"Name","value":"SoQuyetDinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<SetPricesMutation, SetPricesMutationVariables>;
export const ReleasePriceListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReleasePriceList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"TuNgay"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"releaseBangGia"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"id"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"TuNgay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"TuNgay"}}}]}]}}]} as unknown as DocumentNode<ReleasePriceListMutation, ReleasePriceListMutationVariables>;
export const WithdrawPriceListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawPriceList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thuHoiBangGia"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceList"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BangGia"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BangGiaPlain"}},{"kind":"Field","name":{"kind":"Name","value":"soDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BangGiaPlain"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BangGia"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiGia_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenBangGia"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiBangGia"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayPhatHanh"}},{"kind":"Field","name":{"kind":"Name","value":"TuNgay"}},{"kind":"Field","name":{"kind":"Name","value":"DenNgay"}},{"kind":"Field","name":{"kind":"Name","value":"SoQuyetDinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}}]}}]} as unknown as DocumentNode<WithdrawPriceListMutation, WithdrawPriceListMutationVariables>;
export const RemovePriceListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePriceList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeBangGia"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"ListValue","values":[{"kind":"Variable","name":{"kind":"Name","value":"id"}}]}}]}]}}]} as unknown as DocumentNode<RemovePriceListMutation, RemovePriceListMutationVariables>;