/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Missing numbers and what is said of them: of a receipt book, or of a serial of an invoice account. */
export type GiaiTrinhSoInput = {
  /** To number. */
  DenSo: number;
  /** The serial, of invoices; a receipt book has its own. */
  KyHieu?: string | null | undefined;
  /** Why. */
  LyDo: string;
  /** The form, of invoices. */
  MauSo?: string | null | undefined;
  /** The receipt book. */
  QuyenBienLai_Id?: string | null | undefined;
  /** The invoice account; with its form and serial. */
  TaiKhoan_Id?: string | null | undefined;
  /** From number. */
  TuSo: number;
};

/** What does not agree in an evening. */
export type LoaiLech =
  /** An entry of another amount or day than its money. */
  | 'ButToanLech'
  /** An entry without money. */
  | 'ButToanThua'
  /** A shift that is not closed. */
  | 'CaChuaKet'
  /** A closed shift whose figures differ from its receipts. */
  | 'CaLech'
  /** A refund that its invoice does not say. */
  | 'ChuaDieuChinh'
  /** Money without an accounting entry. */
  | 'ChuaDinhKhoan'
  /** A receipt that owes an invoice. */
  | 'ChuaHoaDon'
  /** A visit that may be confirmed to the fund and is not. */
  | 'ChuaXacNhanBHYT'
  /** A receipt that differs from its postings. */
  | 'HachToanLech'
  /** A claim file that the portal would refuse. */
  | 'HoSoVuong'
  /** An invoice that differs from its receipts less refunds. */
  | 'HoaDonLech'
  /** An invoice that is not issued yet. */
  | 'HoaDonTreo'
  /** A visit whose fund part differs from its claim file. */
  | 'QuyLech'
  /** Receipt numbers that are missing. */
  | 'SoBienLaiKhuyet'
  /** Invoice numbers that are missing. */
  | 'SoHoaDonKhuyet'
  /** A visit whose bill holds another advance than its receipts. */
  | 'TamUngLech'
  /** A receipt that its payments do not add up to. */
  | 'ThanhToanLech'
  /** A bank transfer that no receipt has taken. */
  | 'TienVeChuaThu';

/** A comparison of an evening. */
export type LoaiPhep =
  /** Takings with closed shifts. */
  | 'Ca'
  /** What services were paid with invoices. */
  | 'HoaDon'
  /** What was confirmed to the fund with claim files. */
  | 'Quy'
  /** Takings with the ledger. */
  | 'SoCai'
  /** Advances by receipts with those by bills. */
  | 'TamUng';

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

/** What stands on a side of a comparison. */
export type LoaiVe =
  /** Accounting entries. */
  | 'ButToan'
  /** Closed shifts. */
  | 'CaDaKet'
  /** Confirmed to the fund. */
  | 'DaXacNhan'
  /** What was paid for services, as far as it is to be invoiced. */
  | 'DichVu'
  /** Adjustments. */
  | 'DieuChinh'
  /** T_BHTT of the claim files. */
  | 'HoSo'
  /** Invoices of their own. */
  | 'HoaDonRieng'
  /** Advances that wait, by their receipts. */
  | 'TheoPhieu'
  /** Advances that wait, by the bills of their visits. */
  | 'TheoVienPhi'
  /** What came in less what went out. */
  | 'TienThuChi'
  /** Summaries. */
  | 'TongHop';

/** A part of the page that proves the day's money. */
export type PhanDoiChieu =
  /** What the insurance fund pays. */
  | 'BHYT'
  /** Invoices. */
  | 'HoaDon'
  /** Numbers of receipts and invoices. */
  | 'SoPhieu'
  /** Advances. */
  | 'TamUng'
  /** Takings: receipts, ledger, shifts. */
  | 'ThuTien';

export type EveningLineFragment = { _id: string, loai: LoaiLech, Luc: string | null, So: string | null, Ai: string | null, SoTien: string, NenLa: string | null, DangLa: string | null, soLuong: number | null, ghiChu: string | null, BienLai_Id: string | null, HoaDon_Id: string | null, TiepNhan_Id: string | null, BenhNhan_Id: string | null, NhanVien_Id: string | null, khuyet: { QuyenBienLai_Id: string | null, TaiKhoan_Id: string | null, MauSo: string | null, KyHieu: string, TuSo: number, DenSo: number, hanhDongs: Array<{ action: string, refusal: string | null }> } | null };

export type EveningExplanationFragment = { _id: string, MauSo: string | null, KyHieu: string, QuyenBienLai_Id: string | null, TuSo: number, DenSo: number, LyDo: string, NgayTao: string, NguoiGiaiTrinh: { _id: string, ten: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }> };

export type EveningGroupFragment = { loai: LoaiLech, soLuong: number, SoTien: string, dongs: Array<{ _id: string, loai: LoaiLech, Luc: string | null, So: string | null, Ai: string | null, SoTien: string, NenLa: string | null, DangLa: string | null, soLuong: number | null, ghiChu: string | null, BienLai_Id: string | null, HoaDon_Id: string | null, TiepNhan_Id: string | null, BenhNhan_Id: string | null, NhanVien_Id: string | null, khuyet: { QuyenBienLai_Id: string | null, TaiKhoan_Id: string | null, MauSo: string | null, KyHieu: string, TuSo: number, DenSo: number, hanhDongs: Array<{ action: string, refusal: string | null }> } | null }> };

export type EveningComparisonFragment = { loai: LoaiPhep, phan: PhanDoiChieu, lech: string, khop: boolean, trai: Array<{ loai: LoaiVe, SoTien: string }>, phai: Array<{ loai: LoaiVe, SoTien: string }> };

export type EveningDrawerFragment = { NguoiThu_Id: string, NguoiThu: string | null, HinhThucThanhToan_Id: string, HinhThuc: string | null, soBienLai: number, Thu: string, Chi: string, Con: string, ButToan: string, CaDaKet: string };

export type EveningQueryVariables = Exact<{
  ngay?: string | null | undefined;
  NguoiThu_Id?: string | null | undefined;
}>;


export type EveningQuery = { evening: { ngay: string, khop: boolean, soLech: number, CoSo: { _id: string, ten: string } | null, pheps: Array<{ loai: LoaiPhep, phan: PhanDoiChieu, lech: string, khop: boolean, trai: Array<{ loai: LoaiVe, SoTien: string }>, phai: Array<{ loai: LoaiVe, SoTien: string }> }>, nhoms: Array<{ loai: LoaiLech, soLuong: number, SoTien: string, dongs: Array<{ _id: string, loai: LoaiLech, Luc: string | null, So: string | null, Ai: string | null, SoTien: string, NenLa: string | null, DangLa: string | null, soLuong: number | null, ghiChu: string | null, BienLai_Id: string | null, HoaDon_Id: string | null, TiepNhan_Id: string | null, BenhNhan_Id: string | null, NhanVien_Id: string | null, khuyet: { QuyenBienLai_Id: string | null, TaiKhoan_Id: string | null, MauSo: string | null, KyHieu: string, TuSo: number, DenSo: number, hanhDongs: Array<{ action: string, refusal: string | null }> } | null }> }>, thuNgans: Array<{ NguoiThu_Id: string, NguoiThu: string | null, HinhThucThanhToan_Id: string, HinhThuc: string | null, soBienLai: number, Thu: string, Chi: string, Con: string, ButToan: string, CaDaKet: string }>, theoLoais: Array<{ LoaiBienLai: LoaiPhieuThu, SoTien: string, DaHuy: string }>, tamUng: { TonDau: string, DaThu: string, DaDung: string, HoanLai: string, Khac: string, TonCuoi: string }, hoaDon: { coTaiKhoan: boolean, DaThu: string, DaHoan: string, HoaDon: string, TongHop: string, DieuChinh: string, ChuaLap: string, ChuaQuyet: string, TruThang: string }, quy: { soLuot: number, DaXacNhan: string, TheoVienPhi: string, HoSo: string, conDo: { soLuong: number, SoTien: string } }, quyens: Array<{ QuyenBienLai_Id: string, KyHieu: string, LoaiBienLai: LoaiPhieuThu, TuSo: number, DenSo: number, soLuong: number, soHuys: Array<number>, khuyets: Array<{ TuSo: number, DenSo: number }>, giaiTrinhs: Array<{ _id: string, MauSo: string | null, KyHieu: string, QuyenBienLai_Id: string | null, TuSo: number, DenSo: number, LyDo: string, NgayTao: string, NguoiGiaiTrinh: { _id: string, ten: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }> }> }>, kyHieus: Array<{ TaiKhoan_Id: string, MauSo: string, KyHieu: string, TuSo: number, DenSo: number, soLuong: number, khuyets: Array<{ TuSo: number, DenSo: number }>, giaiTrinhs: Array<{ _id: string, MauSo: string | null, KyHieu: string, QuyenBienLai_Id: string | null, TuSo: number, DenSo: number, LyDo: string, NgayTao: string, NguoiGiaiTrinh: { _id: string, ten: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }> }> }>, choChuyen: { soLuong: number, SoTien: string } } };

export type EveningClaimsQueryVariables = Exact<{
  ngay?: string | null | undefined;
}>;


export type EveningClaimsQuery = { vuong: { loai: LoaiLech, soLuong: number, SoTien: string, dongs: Array<{ _id: string, loai: LoaiLech, Luc: string | null, So: string | null, Ai: string | null, SoTien: string, NenLa: string | null, DangLa: string | null, soLuong: number | null, ghiChu: string | null, BienLai_Id: string | null, HoaDon_Id: string | null, TiepNhan_Id: string | null, BenhNhan_Id: string | null, NhanVien_Id: string | null, khuyet: { QuyenBienLai_Id: string | null, TaiKhoan_Id: string | null, MauSo: string | null, KyHieu: string, TuSo: number, DenSo: number, hanhDongs: Array<{ action: string, refusal: string | null }> } | null }> } };

export type ExplainGapMutationVariables = Exact<{
  requestId: string;
  input: GiaiTrinhSoInput;
}>;


export type ExplainGapMutation = { giaiTrinhSoKhuyet: { _id: string } };

export type TakeExplanationBackMutationVariables = Exact<{
  id: string;
  LyDo: string;
}>;


export type TakeExplanationBackMutation = { thuHoiGiaiTrinhSo: { _id: string } };

export const EveningExplanationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EveningExplanation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiaiTrinhSo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MauSo"}},{"kind":"Field","name":{"kind":"Name","value":"KyHieu"}},{"kind":"Field","name":{"kind":"Name","value":"QuyenBienLai_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TuSo"}},{"kind":"Field","name":{"kind":"Name","value":"DenSo"}},{"kind":"Field","name":{"kind":"Name","value":"LyDo"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiGiaiTrinh"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<EveningExplanationFragment, unknown>;
export const EveningLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EveningLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DongLech"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"loai"}},{"kind":"Field","name":{"kind":"Name","value":"Luc"}},{"kind":"Field","name":{"kind":"Name","value":"So"}},{"kind":"Field","name":{"kind":"Name","value":"Ai"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}},{"kind":"Field","name":{"kind":"Name","value":"NenLa"}},{"kind":"Field","name":{"kind":"Name","value":"DangLa"}},{"kind":"Field","name":{"kind":"Name","value":"soLuong"}},{"kind":"Field","name":{"kind":"Name","value":"ghiChu"}},{"kind":"Field","name":{"kind":"Name","value":"BienLai_Id"}},{"kind":"Field","name":{"kind":"Name","value":"HoaDon_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NhanVien_Id"}},{"kind":"Field","name":{"kind":"Name","value":"khuyet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"QuyenBienLai_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MauSo"}},{"kind":"Field","name":{"kind":"Name","value":"KyHieu"}},{"kind":"Field","name":{"kind":"Name","value":"TuSo"}},{"kind":"Field","name":{"kind":"Name","value":"DenSo"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]}}]} as unknown as DocumentNode<EveningLineFragment, unknown>;
export const EveningGroupFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EveningGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NhomLech"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loai"}},{"kind":"Field","name":{"kind":"Name","value":"soLuong"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}},{"kind":"Field","name":{"kind":"Name","value":"dongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EveningLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EveningLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DongLech"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"loai"}},{"kind":"Field","name":{"kind":"Name","value":"Luc"}},{"kind":"Field","name":{"kind":"Name","value":"So"}},{"kind":"Field","name":{"kind":"Name","value":"Ai"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}},{"kind":"Field","name":{"kind":"Name","value":"NenLa"}},{"kind":"Field","name":{"kind":"Name","value":"DangLa"}},{"kind":"Field","name":{"kind":"Name","value":"soLuong"}},{"kind":"Field","name":{"kind":"Name","value":"ghiChu"}},{"kind":"Field","name":{"kind":"Name","value":"BienLai_Id"}},{"kind":"Field","name":{"kind":"Name","value":"HoaDon_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NhanVien_Id"}},{"kind":"Field","name":{"kind":"Name","value":"khuyet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"QuyenBienLai_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MauSo"}},{"kind":"Field","name":{"kind":"Name","value":"KyHieu"}},{"kind":"Field","name":{"kind":"Name","value":"TuSo"}},{"kind":"Field","name":{"kind":"Name","value":"DenSo"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]}}]} as unknown as DocumentNode<EveningGroupFragment, unknown>;
export const EveningComparisonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EveningComparison"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PhepDoiChieu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loai"}},{"kind":"Field","name":{"kind":"Name","value":"phan"}},{"kind":"Field","name":{"kind":"Name","value":"trai"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loai"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phai"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loai"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lech"}},{"kind":"Field","name":{"kind":"Name","value":"khop"}}]}}]} as unknown as DocumentNode<EveningComparisonFragment, unknown>;
export const EveningDrawerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EveningDrawer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ThuNganTrongNgay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NguoiThu_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiThu"}},{"kind":"Field","name":{"kind":"Name","value":"HinhThucThanhToan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"HinhThuc"}},{"kind":"Field","name":{"kind":"Name","value":"soBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"Thu"}},{"kind":"Field","name":{"kind":"Name","value":"Chi"}},{"kind":"Field","name":{"kind":"Name","value":"Con"}},{"kind":"Field","name":{"kind":"Name","value":"ButToan"}},{"kind":"Field","name":{"kind":"Name","value":"CaDaKet"}}]}}]} as unknown as DocumentNode<EveningDrawerFragment, unknown>;
export const EveningDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Evening"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ngay"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"NguoiThu_Id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"evening"},"name":{"kind":"Name","value":"doiChieuNgay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ngay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ngay"}}},{"kind":"Argument","name":{"kind":"Name","value":"NguoiThu_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"NguoiThu_Id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ngay"}},{"kind":"Field","name":{"kind":"Name","value":"CoSo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"khop"}},{"kind":"Field","name":{"kind":"Name","value":"soLech"}},{"kind":"Field","name":{"kind":"Name","value":"pheps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EveningComparison"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nhoms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EveningGroup"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thuNgans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EveningDrawer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"theoLoais"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"LoaiBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}},{"kind":"Field","name":{"kind":"Name","value":"DaHuy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tamUng"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"TonDau"}},{"kind":"Field","name":{"kind":"Name","value":"DaThu"}},{"kind":"Field","name":{"kind":"Name","value":"DaDung"}},{"kind":"Field","name":{"kind":"Name","value":"HoanLai"}},{"kind":"Field","name":{"kind":"Name","value":"Khac"}},{"kind":"Field","name":{"kind":"Name","value":"TonCuoi"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hoaDon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coTaiKhoan"}},{"kind":"Field","name":{"kind":"Name","value":"DaThu"}},{"kind":"Field","name":{"kind":"Name","value":"DaHoan"}},{"kind":"Field","name":{"kind":"Name","value":"HoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"TongHop"}},{"kind":"Field","name":{"kind":"Name","value":"DieuChinh"}},{"kind":"Field","name":{"kind":"Name","value":"ChuaLap"}},{"kind":"Field","name":{"kind":"Name","value":"ChuaQuyet"}},{"kind":"Field","name":{"kind":"Name","value":"TruThang"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soLuot"}},{"kind":"Field","name":{"kind":"Name","value":"DaXacNhan"}},{"kind":"Field","name":{"kind":"Name","value":"TheoVienPhi"}},{"kind":"Field","name":{"kind":"Name","value":"HoSo"}},{"kind":"Field","name":{"kind":"Name","value":"conDo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soLuong"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"quyens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"QuyenBienLai_Id"}},{"kind":"Field","name":{"kind":"Name","value":"KyHieu"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"TuSo"}},{"kind":"Field","name":{"kind":"Name","value":"DenSo"}},{"kind":"Field","name":{"kind":"Name","value":"soLuong"}},{"kind":"Field","name":{"kind":"Name","value":"soHuys"}},{"kind":"Field","name":{"kind":"Name","value":"khuyets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"TuSo"}},{"kind":"Field","name":{"kind":"Name","value":"DenSo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"giaiTrinhs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EveningExplanation"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"kyHieus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"TaiKhoan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MauSo"}},{"kind":"Field","name":{"kind":"Name","value":"KyHieu"}},{"kind":"Field","name":{"kind":"Name","value":"TuSo"}},{"kind":"Field","name":{"kind":"Name","value":"DenSo"}},{"kind":"Field","name":{"kind":"Name","value":"soLuong"}},{"kind":"Field","name":{"kind":"Name","value":"khuyets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"TuSo"}},{"kind":"Field","name":{"kind":"Name","value":"DenSo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"giaiTrinhs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EveningExplanation"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"choChuyen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soLuong"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EveningLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DongLech"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"loai"}},{"kind":"Field","name":{"kind":"Name","value":"Luc"}},{"kind":"Field","name":{"kind":"Name","value":"So"}},{"kind":"Field","name":{"kind":"Name","value":"Ai"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}},{"kind":"Field","name":{"kind":"Name","value":"NenLa"}},{"kind":"Field","name":{"kind":"Name","value":"DangLa"}},{"kind":"Field","name":{"kind":"Name","value":"soLuong"}},{"kind":"Field","name":{"kind":"Name","value":"ghiChu"}},{"kind":"Field","name":{"kind":"Name","value":"BienLai_Id"}},{"kind":"Field","name":{"kind":"Name","value":"HoaDon_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NhanVien_Id"}},{"kind":"Field","name":{"kind":"Name","value":"khuyet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"QuyenBienLai_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MauSo"}},{"kind":"Field","name":{"kind":"Name","value":"KyHieu"}},{"kind":"Field","name":{"kind":"Name","value":"TuSo"}},{"kind":"Field","name":{"kind":"Name","value":"DenSo"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EveningExplanation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiaiTrinhSo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"MauSo"}},{"kind":"Field","name":{"kind":"Name","value":"KyHieu"}},{"kind":"Field","name":{"kind":"Name","value":"QuyenBienLai_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TuSo"}},{"kind":"Field","name":{"kind":"Name","value":"DenSo"}},{"kind":"Field","name":{"kind":"Name","value":"LyDo"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTao"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiGiaiTrinh"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EveningGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NhomLech"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loai"}},{"kind":"Field","name":{"kind":"Name","value":"soLuong"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}},{"kind":"Field","name":{"kind":"Name","value":"dongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EveningLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EveningComparison"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PhepDoiChieu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loai"}},{"kind":"Field","name":{"kind":"Name","value":"phan"}},{"kind":"Field","name":{"kind":"Name","value":"trai"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loai"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phai"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loai"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lech"}},{"kind":"Field","name":{"kind":"Name","value":"khop"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EveningDrawer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ThuNganTrongNgay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NguoiThu_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiThu"}},{"kind":"Field","name":{"kind":"Name","value":"HinhThucThanhToan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"HinhThuc"}},{"kind":"Field","name":{"kind":"Name","value":"soBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"Thu"}},{"kind":"Field","name":{"kind":"Name","value":"Chi"}},{"kind":"Field","name":{"kind":"Name","value":"Con"}},{"kind":"Field","name":{"kind":"Name","value":"ButToan"}},{"kind":"Field","name":{"kind":"Name","value":"CaDaKet"}}]}}]} as unknown as DocumentNode<EveningQuery, EveningQueryVariables>;
export const EveningClaimsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EveningClaims"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ngay"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"vuong"},"name":{"kind":"Name","value":"hoSoVuongTrongNgay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ngay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ngay"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EveningGroup"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EveningLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DongLech"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"loai"}},{"kind":"Field","name":{"kind":"Name","value":"Luc"}},{"kind":"Field","name":{"kind":"Name","value":"So"}},{"kind":"Field","name":{"kind":"Name","value":"Ai"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}},{"kind":"Field","name":{"kind":"Name","value":"NenLa"}},{"kind":"Field","name":{"kind":"Name","value":"DangLa"}},{"kind":"Field","name":{"kind":"Name","value":"soLuong"}},{"kind":"Field","name":{"kind":"Name","value":"ghiChu"}},{"kind":"Field","name":{"kind":"Name","value":"BienLai_Id"}},{"kind":"Field","name":{"kind":"Name","value":"HoaDon_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TiepNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"NhanVien_Id"}},{"kind":"Field","name":{"kind":"Name","value":"khuyet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"QuyenBienLai_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TaiKhoan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MauSo"}},{"kind":"Field","name":{"kind":"Name","value":"KyHieu"}},{"kind":"Field","name":{"kind":"Name","value":"TuSo"}},{"kind":"Field","name":{"kind":"Name","value":"DenSo"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EveningGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NhomLech"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loai"}},{"kind":"Field","name":{"kind":"Name","value":"soLuong"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}},{"kind":"Field","name":{"kind":"Name","value":"dongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EveningLine"}}]}}]}}]} as unknown as DocumentNode<EveningClaimsQuery, EveningClaimsQueryVariables>;
export const ExplainGapDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExplainGap"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GiaiTrinhSoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giaiTrinhSoKhuyet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}}]}}]}}]} as unknown as DocumentNode<ExplainGapMutation, ExplainGapMutationVariables>;
export const TakeExplanationBackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeExplanationBack"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"LyDo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"thuHoiGiaiTrinhSo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"LyDo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"LyDo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}}]}}]}}]} as unknown as DocumentNode<TakeExplanationBackMutation, TakeExplanationBackMutationVariables>;