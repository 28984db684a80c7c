/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Another payer for a visit. */
export type ChuyenDoiDoiTuongInput = {
  /** Its last day. */
  BHYTNgayHetHieuLuc?: string | null | undefined;
  /** Its first day. */
  BHYTNgayHieuLuc?: string | null | undefined;
  /** Facility that referred the patient. */
  BenhVienChuyen_Id?: string | null | undefined;
  /** Registered facility. */
  BenhVien_KCB_Id?: string | null | undefined;
  /** With a referral paper. */
  CoGiayChuyen?: boolean | null | undefined;
  /** The new payer. */
  DoiTuong_Id: string;
  /** No co-payment this year. */
  MienCungChiTra?: boolean | null | undefined;
  /** The day of five years without a break. */
  NgayDu5Nam?: string | null | undefined;
  /** Day of the referral paper. */
  NgayGiayChuyen?: string | null | undefined;
  /** Its day. */
  NgayGiayKhaiSinh?: string | null | undefined;
  /** Day of the exemption from co-payment. */
  NgayGiayMien?: string | null | undefined;
  /** Number of the referral paper. */
  SoGiayChuyen?: string | null | undefined;
  /** The birth paper of a child under six without a card. */
  SoGiayKhaiSinh?: string | null | undefined;
  /** Number of the exemption from co-payment. */
  SoGiayMien?: string | null | undefined;
  /** Card. */
  SoTheBHYT?: string | null | undefined;
  /** The reception. */
  TiepNhan_Id: string;
  /** When the card was shown, where that is after the reception: earlier orders are not insured, but for emergencies. */
  TrinhTheLuc?: string | null | undefined;
  /** The referral paper is older than ten working days, and holds for a year: a disease of annex III. */
  chapNhanGiayChuyen?: boolean | null | undefined;
  /** The version that was read. */
  version: number;
};

/** Whether the payer of a visit may still change, and whether it has. */
export type TinhTrangDoiDoiTuong =
  /** It may. */
  | 'CoTheDoi'
  /** It has, and may again. */
  | 'DaDoi'
  /** Its money or insurance is confirmed. */
  | 'DaKhoa';

export type VisitWithPayerFragment = { _id: string, TiepNhan_Id: string, BenhNhan_Id: string, MaTiepNhan: string, NgayTiepNhan: string, MaYTe: string, TenBenhNhan: string, SoTheBHYT: string | null, BHChiTra: string, BenhNhanTT: string, ConLai: string, ThuThua: string, TinhTrang: TinhTrangDoiDoiTuong, soLanDoi: number, vuongMac: string | null, DoiTuong: { _id: string, ten: string } | null };

export type VisitsByPayerQueryVariables = Exact<{
  tuNgay?: string | null | undefined;
  denNgay?: string | null | undefined;
  keyword?: string | null | undefined;
  TinhTrang?: TinhTrangDoiDoiTuong | null | undefined;
  LoaiTiepNhan?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type VisitsByPayerQuery = { danhSach: { totalRows: number, CoTheDoi: number, DaDoi: number, DaKhoa: number, data: Array<{ _id: string, TiepNhan_Id: string, BenhNhan_Id: string, MaTiepNhan: string, NgayTiepNhan: string, MaYTe: string, TenBenhNhan: string, SoTheBHYT: string | null, BHChiTra: string, BenhNhanTT: string, ConLai: string, ThuThua: string, TinhTrang: TinhTrangDoiDoiTuong, soLanDoi: number, vuongMac: string | null, DoiTuong: { _id: string, ten: string } | null }> } };

export type PayerPreviewQueryVariables = Exact<{
  input: ChuyenDoiDoiTuongInput;
}>;


export type PayerPreviewQuery = { soSanh: { phaiThuThem: string, phaiHoanThem: string, truoc: { ThanhTien: string, BHChiTra: string, BenhNhanTT: string, ConLai: string, ThuThua: string }, sau: { ThanhTien: string, BHChiTra: string, BenhNhanTT: string, ConLai: string, ThuThua: string }, dongs: Array<{ _id: string, Ten: string, SoLuong: string, truoc: { ThanhTien: string, BHChiTra: string, BenhNhanTT: string }, sau: { ThanhTien: string, BHChiTra: string, BenhNhanTT: string } }> } };

export type PayerHistoryQueryVariables = Exact<{
  TiepNhan_Id: string;
}>;


export type PayerHistoryQuery = { lans: Array<{ _id: string, NgayTao: string, nguoiDoi: string | null, SoTheBHYTTruoc: string | null, SoTheBHYTSau: string | null, BenhNhanTTTruoc: string, BenhNhanTTSau: string, DoiTuongTruoc: { _id: string, ten: string } | null, DoiTuongSau: { _id: string, ten: string } | null }> };

export const VisitWithPayerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitWithPayer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LuotDoiDoiTuong"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaTiepNhan"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTiepNhan"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"DoiTuong"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"SoTheBHYT"}},{"kind":"Field","name":{"kind":"Name","value":"BHChiTra"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhanTT"}},{"kind":"Field","name":{"kind":"Name","value":"ConLai"}},{"kind":"Field","name":{"kind":"Name","value":"ThuThua"}},{"kind":"Field","name":{"kind":"Name","value":"TinhTrang"}},{"kind":"Field","name":{"kind":"Name","value":"soLanDoi"}},{"kind":"Field","name":{"kind":"Name","value":"vuongMac"}}]}}]} as unknown as DocumentNode<VisitWithPayerFragment, unknown>;
export const VisitsByPayerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VisitsByPayer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tuNgay"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"denNgay"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"TinhTrang"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TinhTrangDoiDoiTuong"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"LoaiTiepNhan"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"danhSach"},"name":{"kind":"Name","value":"danhSachDoiDoiTuong"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tuNgay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tuNgay"}}},{"kind":"Argument","name":{"kind":"Name","value":"denNgay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"denNgay"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"TinhTrang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"TinhTrang"}}},{"kind":"Argument","name":{"kind":"Name","value":"LoaiTiepNhan"},"value":{"kind":"Variable","name":{"kind":"Name","value":"LoaiTiepNhan"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VisitWithPayer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"CoTheDoi"}},{"kind":"Field","name":{"kind":"Name","value":"DaDoi"}},{"kind":"Field","name":{"kind":"Name","value":"DaKhoa"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisitWithPayer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LuotDoiDoiTuong"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaTiepNhan"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTiepNhan"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"DoiTuong"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"SoTheBHYT"}},{"kind":"Field","name":{"kind":"Name","value":"BHChiTra"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhanTT"}},{"kind":"Field","name":{"kind":"Name","value":"ConLai"}},{"kind":"Field","name":{"kind":"Name","value":"ThuThua"}},{"kind":"Field","name":{"kind":"Name","value":"TinhTrang"}},{"kind":"Field","name":{"kind":"Name","value":"soLanDoi"}},{"kind":"Field","name":{"kind":"Name","value":"vuongMac"}}]}}]} as unknown as DocumentNode<VisitsByPayerQuery, VisitsByPayerQueryVariables>;
export const PayerPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PayerPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChuyenDoiDoiTuongInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"soSanh"},"name":{"kind":"Name","value":"xemTruocDoiDoiTuong"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"truoc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ThanhTien"}},{"kind":"Field","name":{"kind":"Name","value":"BHChiTra"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhanTT"}},{"kind":"Field","name":{"kind":"Name","value":"ConLai"}},{"kind":"Field","name":{"kind":"Name","value":"ThuThua"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sau"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ThanhTien"}},{"kind":"Field","name":{"kind":"Name","value":"BHChiTra"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhanTT"}},{"kind":"Field","name":{"kind":"Name","value":"ConLai"}},{"kind":"Field","name":{"kind":"Name","value":"ThuThua"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Ten"}},{"kind":"Field","name":{"kind":"Name","value":"SoLuong"}},{"kind":"Field","name":{"kind":"Name","value":"truoc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ThanhTien"}},{"kind":"Field","name":{"kind":"Name","value":"BHChiTra"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhanTT"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sau"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ThanhTien"}},{"kind":"Field","name":{"kind":"Name","value":"BHChiTra"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhanTT"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"phaiThuThem"}},{"kind":"Field","name":{"kind":"Name","value":"phaiHoanThem"}}]}}]}}]} as unknown as DocumentNode<PayerPreviewQuery, PayerPreviewQueryVariables>;
export const PayerHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PayerHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"lans"},"name":{"kind":"Name","value":"lanDoiDoiTuongs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"TiepNhan_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"nguoiDoi"}},{"kind":"Field","name":{"kind":"Name","value":"DoiTuongTruoc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"DoiTuongSau"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"SoTheBHYTTruoc"}},{"kind":"Field","name":{"kind":"Name","value":"SoTheBHYTSau"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhanTTTruoc"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhanTTSau"}}]}}]}}]} as unknown as DocumentNode<PayerHistoryQuery, PayerHistoryQueryVariables>;