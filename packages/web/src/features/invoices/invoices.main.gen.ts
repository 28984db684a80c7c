/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An adjustment of an invoice by the refunds that it does not say yet. */
export type DieuChinhHoaDonInput = {
  /** Why, in words: the agreement or the notice. */
  LyDo: string;
  /** The code of the reason: 2, 8, 13 or 14. */
  MaLyDo: string;
  /** The invoice. */
  id: string;
  /** Makes a repeated request harmless. */
  requestId: string;
};

/** An invoice that is made of receipts of one patient. */
export type HoaDonInput = {
  /** The receipts. */
  BienLai_Ids: Array<string>;
  /** The buyer; the patient, as the record names the customer, when not given. */
  NguoiMua?: NguoiMuaInput | null | undefined;
  /** Client-made id: a repeat answers the first invoice. */
  requestId: string;
};

/** How an exchange with a provider ended. */
export type KetQuaTraoDoi =
  /** Not done yet. */
  | 'Cho'
  /** The provider has never heard of it. */
  | 'KhongCo'
  /** Nobody knows: it is searched for. */
  | 'KhongRo'
  /** Refused. */
  | 'TuChoi'
  /** It has its number. */
  | 'Xong';

/** What an invoice is. */
export type LoaiHoaDonDienTu =
  /** Invoice. */
  | 'BanHang'
  /** Adjustment downwards. */
  | 'DieuChinh'
  /** Adjustment upwards. */
  | 'DieuChinhTang'
  /** Invoice to the insurance. */
  | 'QuyetToan'
  /** Replacement. */
  | 'ThayThe'
  /** Summary of a day. */
  | 'TongHop';

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

/** What was asked of a provider. */
export type LoaiTraoDoi =
  /** To make the invoice. */
  | 'Gui'
  /** Whether it is there. */
  | 'Tim';

/** Who an invoice is made out to: a person, or a firm. */
export type NguoiMuaInput = {
  /** Address; of a firm it is needed. */
  DiaChiMua?: string | null | undefined;
  /** The firm. */
  DonViMua?: string | null | undefined;
  /** E-mail that the invoice is sent to. */
  EmailMua?: string | null | undefined;
  /** Personal number or passport. */
  GiayToMua?: string | null | undefined;
  /** Tax code: ten digits, or the twelve of a person. */
  MaSoThueMua?: string | null | undefined;
  /** The person. */
  NguoiMua?: string | null | undefined;
};

/** A provider of electronic invoices. */
export type NhaCungCapHoaDon =
  /** MISA meInvoice. */
  | 'MISA'
  /** VNPT Invoice. */
  | 'VNPT'
  /** Viettel S-Invoice V2. */
  | 'Viettel';

/** A replacement of an invoice. */
export type ThayTheHoaDonInput = {
  /** Why, in words: the agreement or the notice. */
  LyDo: string;
  /** The code of the reason: 2, 8, 13 or 14. */
  MaLyDo: string;
  /** The buyer as it should be. */
  NguoiMua: NguoiMuaInput;
  /** The invoice. */
  id: string;
  /** Makes a repeated request harmless. */
  requestId: string;
};

/** How invoices stand. */
export type TinhTrangHoaDon =
  /** Not sent, refused, or of unknown outcome: somebody has to look. */
  | 'CanXuLy'
  /** Issued. */
  | 'DaPhatHanh'
  /** Adjusted or replaced. */
  | 'DaThayDoi'
  /** On their way. */
  | 'DangGui';

/** States of an electronic invoice. */
export type TrangThaiHoaDonDienTu =
  /** Replaced. */
  | 'BiThayThe'
  /** Waiting to be sent. */
  | 'ChoGui'
  /** Adjusted. */
  | 'DaDieuChinh'
  /** Issued. */
  | 'DaPhatHanh'
  /** Draft removed. */
  | 'DaXoa'
  /** Being sent. */
  | 'DangGui'
  /** Outcome unknown. */
  | 'KhongRo'
  /** Draft. */
  | 'Nhap'
  /** Refused. */
  | 'TuChoi';

export type InvoiceRowFragment = { _id: string, version: number, LoaiHoaDon: LoaiHoaDonDienTu, TrangThai: TrangThaiHoaDonDienTu, Pattern: string, Serial: string, SoHoaDon: number | null, NgayHoaDon: string, NguoiMua: string | null, DonViMua: string | null, TongTien: string, conLai: string, LoiMa: string | null, LoiThongBao: string | null, BenhNhan: { _id: string, ma: string | null, ten: string } | null };

export type InvoiceFragment = { NhaCungCap: NhaCungCapHoaDon, MaHoaDon: string, MaSoThueMua: string | null, DiaChiMua: string | null, GiayToMua: string | null, EmailMua: string | null, HinhThucThanhToan: string, LyDoDieuChinh: string | null, GhiChu: string | null, GuiLuc: string | null, PhatHanhLuc: string | null, MaTraCuu: string | null, MaCoQuanThue: string | null, _id: string, version: number, LoaiHoaDon: LoaiHoaDonDienTu, TrangThai: TrangThaiHoaDonDienTu, Pattern: string, Serial: string, SoHoaDon: number | null, NgayHoaDon: string, NguoiMua: string | null, DonViMua: string | null, TongTien: string, conLai: string, LoiMa: string | null, LoiThongBao: string | null, dongs: Array<{ STT: number, Ten: string, DonViTinh: string | null, ThanhTien: string }>, bienLais: Array<{ BienLai_Id: string, MaBienLai: string, NgayBienLai: string, MaYTe: string, TenBenhNhan: string, SoTien: string }>, HoaDonGoc: { _id: string, Serial: string, SoHoaDon: number | null } | null, thayDois: Array<{ _id: string, LoaiHoaDon: LoaiHoaDonDienTu, TrangThai: TrangThaiHoaDonDienTu, Serial: string, SoHoaDon: number | null, TongTien: string }>, traoDois: Array<{ _id: string, Loai: LoaiTraoDoi, KetQua: KetQuaTraoDoi, Luc: string, GuiDi: string, NhanVe: string | null }>, hanhDongs: Array<{ action: string, refusal: string | null }>, BenhNhan: { _id: string, ma: string | null, ten: string } | null };

export type InvoicesQueryVariables = Exact<{
  tuNgay: string;
  denNgay: string;
  TinhTrang?: TinhTrangHoaDon | null | undefined;
  LoaiHoaDon?: LoaiHoaDonDienTu | null | undefined;
  keyword?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type InvoicesQuery = { danhSach: { totalRows: number, TongTien: string, CanXuLy: number, DangGui: number, DaPhatHanh: number, DaThayDoi: number, ChuaLap: number, data: Array<{ _id: string, version: number, LoaiHoaDon: LoaiHoaDonDienTu, TrangThai: TrangThaiHoaDonDienTu, Pattern: string, Serial: string, SoHoaDon: number | null, NgayHoaDon: string, NguoiMua: string | null, DonViMua: string | null, TongTien: string, conLai: string, LoiMa: string | null, LoiThongBao: string | null, BenhNhan: { _id: string, ma: string | null, ten: string } | null }> } };

export type OwedInvoicesQueryVariables = Exact<{
  tuNgay: string;
  denNgay: string;
  keyword?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type OwedInvoicesQuery = { chuaLap: { totalRows: number, TongTien: string, soLapMoi: number, tienLapMoi: string, data: Array<{ MaBienLai: string, LoaiBienLai: LoaiPhieuThu, NgayBienLai: string, BenhNhan_Id: string, MaYTe: string, TenBenhNhan: string, NguoiThu: string | null, SoTien: string, HoaDonGoc_Id: string | null, HoaDonGoc: string | null, _id: string }> } };

export type OwedRowFragment = { MaBienLai: string, LoaiBienLai: LoaiPhieuThu, NgayBienLai: string, BenhNhan_Id: string, MaYTe: string, TenBenhNhan: string, NguoiThu: string | null, SoTien: string, HoaDonGoc_Id: string | null, HoaDonGoc: string | null, _id: string };

export type InvoiceOpenedQueryVariables = Exact<{
  id: string;
}>;


export type InvoiceOpenedQuery = { hoaDon: { NhaCungCap: NhaCungCapHoaDon, MaHoaDon: string, MaSoThueMua: string | null, DiaChiMua: string | null, GiayToMua: string | null, EmailMua: string | null, HinhThucThanhToan: string, LyDoDieuChinh: string | null, GhiChu: string | null, GuiLuc: string | null, PhatHanhLuc: string | null, MaTraCuu: string | null, MaCoQuanThue: string | null, _id: string, version: number, LoaiHoaDon: LoaiHoaDonDienTu, TrangThai: TrangThaiHoaDonDienTu, Pattern: string, Serial: string, SoHoaDon: number | null, NgayHoaDon: string, NguoiMua: string | null, DonViMua: string | null, TongTien: string, conLai: string, LoiMa: string | null, LoiThongBao: string | null, dongs: Array<{ STT: number, Ten: string, DonViTinh: string | null, ThanhTien: string }>, bienLais: Array<{ BienLai_Id: string, MaBienLai: string, NgayBienLai: string, MaYTe: string, TenBenhNhan: string, SoTien: string }>, HoaDonGoc: { _id: string, Serial: string, SoHoaDon: number | null } | null, thayDois: Array<{ _id: string, LoaiHoaDon: LoaiHoaDonDienTu, TrangThai: TrangThaiHoaDonDienTu, Serial: string, SoHoaDon: number | null, TongTien: string }>, traoDois: Array<{ _id: string, Loai: LoaiTraoDoi, KetQua: KetQuaTraoDoi, Luc: string, GuiDi: string, NhanVe: string | null }>, hanhDongs: Array<{ action: string, refusal: string | null }>, BenhNhan: { _id: string, ma: string | null, ten: string } | null } };

export type IssueInvoicesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type IssueInvoicesMutation = { ketQuas: Array<{ BienLai_Id: string, loi: string | null, thongBao: string | null, HoaDon: { _id: string } | null }> };

export type DraftInvoiceMutationVariables = Exact<{
  input: HoaDonInput;
}>;


export type DraftInvoiceMutation = { hoaDon: { _id: string } };

export type SendInvoiceAgainMutationVariables = Exact<{
  id: string;
}>;


export type SendInvoiceAgainMutation = { hoaDon: { _id: string, TrangThai: TrangThaiHoaDonDienTu } };

export type RemoveInvoiceMutationVariables = Exact<{
  id: string;
}>;


export type RemoveInvoiceMutation = { hoaDon: { _id: string, TrangThai: TrangThaiHoaDonDienTu } };

export type RemoveDraftMutationVariables = Exact<{
  id: string;
}>;


export type RemoveDraftMutation = { hoaDon: { _id: string, TrangThai: TrangThaiHoaDonDienTu } };

export type RemoveInvoicesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RemoveInvoicesMutation = { removeHoaDon: boolean };

export type PrintInvoiceMutationVariables = Exact<{
  id: string;
}>;


export type PrintInvoiceMutation = { tep: { url: string, fileName: string } };

export type SummariseInvoicesMutationVariables = Exact<{
  ngay: string;
  requestId: string;
}>;


export type SummariseInvoicesMutation = { hoaDons: Array<{ _id: string }> };

export type AdjustInvoiceMutationVariables = Exact<{
  input: DieuChinhHoaDonInput;
}>;


export type AdjustInvoiceMutation = { hoaDon: { _id: string } };

export type ReplaceInvoiceMutationVariables = Exact<{
  input: ThayTheHoaDonInput;
}>;


export type ReplaceInvoiceMutation = { hoaDon: { NhaCungCap: NhaCungCapHoaDon, MaHoaDon: string, MaSoThueMua: string | null, DiaChiMua: string | null, GiayToMua: string | null, EmailMua: string | null, HinhThucThanhToan: string, LyDoDieuChinh: string | null, GhiChu: string | null, GuiLuc: string | null, PhatHanhLuc: string | null, MaTraCuu: string | null, MaCoQuanThue: string | null, _id: string, version: number, LoaiHoaDon: LoaiHoaDonDienTu, TrangThai: TrangThaiHoaDonDienTu, Pattern: string, Serial: string, SoHoaDon: number | null, NgayHoaDon: string, NguoiMua: string | null, DonViMua: string | null, TongTien: string, conLai: string, LoiMa: string | null, LoiThongBao: string | null, dongs: Array<{ STT: number, Ten: string, DonViTinh: string | null, ThanhTien: string }>, bienLais: Array<{ BienLai_Id: string, MaBienLai: string, NgayBienLai: string, MaYTe: string, TenBenhNhan: string, SoTien: string }>, HoaDonGoc: { _id: string, Serial: string, SoHoaDon: number | null } | null, thayDois: Array<{ _id: string, LoaiHoaDon: LoaiHoaDonDienTu, TrangThai: TrangThaiHoaDonDienTu, Serial: string, SoHoaDon: number | null, TongTien: string }>, traoDois: Array<{ _id: string, Loai: LoaiTraoDoi, KetQua: KetQuaTraoDoi, Luc: string, GuiDi: string, NhanVe: string | null }>, hanhDongs: Array<{ action: string, refusal: string | null }>, BenhNhan: { _id: string, ma: string | null, ten: string } | null } };

export type CorrectBuyerMutationVariables = Exact<{
  id: string;
  version: number;
  input: NguoiMuaInput;
}>;


export type CorrectBuyerMutation = { hoaDon: { NhaCungCap: NhaCungCapHoaDon, MaHoaDon: string, MaSoThueMua: string | null, DiaChiMua: string | null, GiayToMua: string | null, EmailMua: string | null, HinhThucThanhToan: string, LyDoDieuChinh: string | null, GhiChu: string | null, GuiLuc: string | null, PhatHanhLuc: string | null, MaTraCuu: string | null, MaCoQuanThue: string | null, _id: string, version: number, LoaiHoaDon: LoaiHoaDonDienTu, TrangThai: TrangThaiHoaDonDienTu, Pattern: string, Serial: string, SoHoaDon: number | null, NgayHoaDon: string, NguoiMua: string | null, DonViMua: string | null, TongTien: string, conLai: string, LoiMa: string | null, LoiThongBao: string | null, dongs: Array<{ STT: number, Ten: string, DonViTinh: string | null, ThanhTien: string }>, bienLais: Array<{ BienLai_Id: string, MaBienLai: string, NgayBienLai: string, MaYTe: string, TenBenhNhan: string, SoTien: string }>, HoaDonGoc: { _id: string, Serial: string, SoHoaDon: number | null } | null, thayDois: Array<{ _id: string, LoaiHoaDon: LoaiHoaDonDienTu, TrangThai: TrangThaiHoaDonDienTu, Serial: string, SoHoaDon: number | null, TongTien: string }>, traoDois: Array<{ _id: string, Loai: LoaiTraoDoi, KetQua: KetQuaTraoDoi, Luc: string, GuiDi: string, NhanVe: string | null }>, hanhDongs: Array<{ action: string, refusal: string | null }>, BenhNhan: { _id: string, ma: string | null, ten: string } | null } };

export const InvoiceRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvoiceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoaDonDienTu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"Pattern"}},{"kind":"Field","name":{"kind":"Name","value":"Serial"}},{"kind":"Field","name":{"kind":"Name","value":"SoHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"NgayHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiMua"}},{"kind":"Field","name":{"kind":"Name","value":"DonViMua"}},{"kind":"Field","name":{"kind":"Name","value":"TongTien"}},{"kind":"Field","name":{"kind":"Name","value":"conLai"}},{"kind":"Field","name":{"kind":"Name","value":"LoiMa"}},{"kind":"Field","name":{"kind":"Name","value":"LoiThongBao"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]} as unknown as DocumentNode<InvoiceRowFragment, unknown>;
export const InvoiceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Invoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoaDonDienTu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvoiceRow"}},{"kind":"Field","name":{"kind":"Name","value":"NhaCungCap"}},{"kind":"Field","name":{"kind":"Name","value":"MaHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"MaSoThueMua"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChiMua"}},{"kind":"Field","name":{"kind":"Name","value":"GiayToMua"}},{"kind":"Field","name":{"kind":"Name","value":"EmailMua"}},{"kind":"Field","name":{"kind":"Name","value":"HinhThucThanhToan"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoDieuChinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"GuiLuc"}},{"kind":"Field","name":{"kind":"Name","value":"PhatHanhLuc"}},{"kind":"Field","name":{"kind":"Name","value":"MaTraCuu"}},{"kind":"Field","name":{"kind":"Name","value":"MaCoQuanThue"}},{"kind":"Field","name":{"kind":"Name","value":"dongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"STT"}},{"kind":"Field","name":{"kind":"Name","value":"Ten"}},{"kind":"Field","name":{"kind":"Name","value":"DonViTinh"}},{"kind":"Field","name":{"kind":"Name","value":"ThanhTien"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bienLais"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"BienLai_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}}]}},{"kind":"Field","name":{"kind":"Name","value":"HoaDonGoc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Serial"}},{"kind":"Field","name":{"kind":"Name","value":"SoHoaDon"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thayDois"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"Serial"}},{"kind":"Field","name":{"kind":"Name","value":"SoHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"TongTien"}}]}},{"kind":"Field","name":{"kind":"Name","value":"traoDois"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"KetQua"}},{"kind":"Field","name":{"kind":"Name","value":"Luc"}},{"kind":"Field","name":{"kind":"Name","value":"GuiDi"}},{"kind":"Field","name":{"kind":"Name","value":"NhanVe"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvoiceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoaDonDienTu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"Pattern"}},{"kind":"Field","name":{"kind":"Name","value":"Serial"}},{"kind":"Field","name":{"kind":"Name","value":"SoHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"NgayHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiMua"}},{"kind":"Field","name":{"kind":"Name","value":"DonViMua"}},{"kind":"Field","name":{"kind":"Name","value":"TongTien"}},{"kind":"Field","name":{"kind":"Name","value":"conLai"}},{"kind":"Field","name":{"kind":"Name","value":"LoiMa"}},{"kind":"Field","name":{"kind":"Name","value":"LoiThongBao"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]} as unknown as DocumentNode<InvoiceFragment, unknown>;
export const OwedRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwedRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BienLaiChuaLap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"_id"},"name":{"kind":"Name","value":"BienLai_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiThu"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}},{"kind":"Field","name":{"kind":"Name","value":"HoaDonGoc_Id"}},{"kind":"Field","name":{"kind":"Name","value":"HoaDonGoc"}}]}}]} as unknown as DocumentNode<OwedRowFragment, unknown>;
export const InvoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Invoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tuNgay"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"denNgay"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"TinhTrang"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TinhTrangHoaDon"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"LoaiHoaDon"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LoaiHoaDonDienTu"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"danhSach"},"name":{"kind":"Name","value":"danhSachHoaDon"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tuNgay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tuNgay"}}},{"kind":"Argument","name":{"kind":"Name","value":"denNgay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"denNgay"}}},{"kind":"Argument","name":{"kind":"Name","value":"TinhTrang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"TinhTrang"}}},{"kind":"Argument","name":{"kind":"Name","value":"LoaiHoaDon"},"value":{"kind":"Variable","name":{"kind":"Name","value":"LoaiHoaDon"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvoiceRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"TongTien"}},{"kind":"Field","name":{"kind":"Name","value":"CanXuLy"}},{"kind":"Field","name":{"kind":"Name","value":"DangGui"}},{"kind":"Field","name":{"kind":"Name","value":"DaPhatHanh"}},{"kind":"Field","name":{"kind":"Name","value":"DaThayDoi"}},{"kind":"Field","name":{"kind":"Name","value":"ChuaLap"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvoiceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoaDonDienTu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"Pattern"}},{"kind":"Field","name":{"kind":"Name","value":"Serial"}},{"kind":"Field","name":{"kind":"Name","value":"SoHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"NgayHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiMua"}},{"kind":"Field","name":{"kind":"Name","value":"DonViMua"}},{"kind":"Field","name":{"kind":"Name","value":"TongTien"}},{"kind":"Field","name":{"kind":"Name","value":"conLai"}},{"kind":"Field","name":{"kind":"Name","value":"LoiMa"}},{"kind":"Field","name":{"kind":"Name","value":"LoiThongBao"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]} as unknown as DocumentNode<InvoicesQuery, InvoicesQueryVariables>;
export const OwedInvoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwedInvoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tuNgay"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"denNgay"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"chuaLap"},"name":{"kind":"Name","value":"bienLaiChuaLapHoaDon"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tuNgay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tuNgay"}}},{"kind":"Argument","name":{"kind":"Name","value":"denNgay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"denNgay"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwedRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalRows"}},{"kind":"Field","name":{"kind":"Name","value":"TongTien"}},{"kind":"Field","name":{"kind":"Name","value":"soLapMoi"}},{"kind":"Field","name":{"kind":"Name","value":"tienLapMoi"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwedRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BienLaiChuaLap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"_id"},"name":{"kind":"Name","value":"BienLai_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiThu"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}},{"kind":"Field","name":{"kind":"Name","value":"HoaDonGoc_Id"}},{"kind":"Field","name":{"kind":"Name","value":"HoaDonGoc"}}]}}]} as unknown as DocumentNode<OwedInvoicesQuery, OwedInvoicesQueryVariables>;
export const InvoiceOpenedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvoiceOpened"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"hoaDon"},"name":{"kind":"Name","value":"hoaDonDienTu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Invoice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvoiceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoaDonDienTu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"Pattern"}},{"kind":"Field","name":{"kind":"Name","value":"Serial"}},{"kind":"Field","name":{"kind":"Name","value":"SoHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"NgayHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiMua"}},{"kind":"Field","name":{"kind":"Name","value":"DonViMua"}},{"kind":"Field","name":{"kind":"Name","value":"TongTien"}},{"kind":"Field","name":{"kind":"Name","value":"conLai"}},{"kind":"Field","name":{"kind":"Name","value":"LoiMa"}},{"kind":"Field","name":{"kind":"Name","value":"LoiThongBao"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Invoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoaDonDienTu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvoiceRow"}},{"kind":"Field","name":{"kind":"Name","value":"NhaCungCap"}},{"kind":"Field","name":{"kind":"Name","value":"MaHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"MaSoThueMua"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChiMua"}},{"kind":"Field","name":{"kind":"Name","value":"GiayToMua"}},{"kind":"Field","name":{"kind":"Name","value":"EmailMua"}},{"kind":"Field","name":{"kind":"Name","value":"HinhThucThanhToan"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoDieuChinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"GuiLuc"}},{"kind":"Field","name":{"kind":"Name","value":"PhatHanhLuc"}},{"kind":"Field","name":{"kind":"Name","value":"MaTraCuu"}},{"kind":"Field","name":{"kind":"Name","value":"MaCoQuanThue"}},{"kind":"Field","name":{"kind":"Name","value":"dongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"STT"}},{"kind":"Field","name":{"kind":"Name","value":"Ten"}},{"kind":"Field","name":{"kind":"Name","value":"DonViTinh"}},{"kind":"Field","name":{"kind":"Name","value":"ThanhTien"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bienLais"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"BienLai_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}}]}},{"kind":"Field","name":{"kind":"Name","value":"HoaDonGoc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Serial"}},{"kind":"Field","name":{"kind":"Name","value":"SoHoaDon"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thayDois"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"Serial"}},{"kind":"Field","name":{"kind":"Name","value":"SoHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"TongTien"}}]}},{"kind":"Field","name":{"kind":"Name","value":"traoDois"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"KetQua"}},{"kind":"Field","name":{"kind":"Name","value":"Luc"}},{"kind":"Field","name":{"kind":"Name","value":"GuiDi"}},{"kind":"Field","name":{"kind":"Name","value":"NhanVe"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<InvoiceOpenedQuery, InvoiceOpenedQueryVariables>;
export const IssueInvoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueInvoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"ketQuas"},"name":{"kind":"Name","value":"guiHoaDonDienTus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"BienLai_Ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"BienLai_Id"}},{"kind":"Field","name":{"kind":"Name","value":"loi"}},{"kind":"Field","name":{"kind":"Name","value":"thongBao"}},{"kind":"Field","name":{"kind":"Name","value":"HoaDon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}}]}}]}}]}}]} as unknown as DocumentNode<IssueInvoicesMutation, IssueInvoicesMutationVariables>;
export const DraftInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DraftInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HoaDonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"hoaDon"},"name":{"kind":"Name","value":"createHoaDon"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}}]}}]}}]} as unknown as DocumentNode<DraftInvoiceMutation, DraftInvoiceMutationVariables>;
export const SendInvoiceAgainDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendInvoiceAgain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"hoaDon"},"name":{"kind":"Name","value":"guiLaiHoaDon"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}}]}}]}}]} as unknown as DocumentNode<SendInvoiceAgainMutation, SendInvoiceAgainMutationVariables>;
export const RemoveInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"hoaDon"},"name":{"kind":"Name","value":"xoaHoaDonDienTu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}}]}}]}}]} as unknown as DocumentNode<RemoveInvoiceMutation, RemoveInvoiceMutationVariables>;
export const RemoveDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"hoaDon"},"name":{"kind":"Name","value":"xoaEBill"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}}]}}]}}]} as unknown as DocumentNode<RemoveDraftMutation, RemoveDraftMutationVariables>;
export const RemoveInvoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveInvoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeHoaDon"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<RemoveInvoicesMutation, RemoveInvoicesMutationVariables>;
export const PrintInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PrintInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"tep"},"name":{"kind":"Name","value":"inHoaDonDienTu"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}}]}}]}}]} as unknown as DocumentNode<PrintInvoiceMutation, PrintInvoiceMutationVariables>;
export const SummariseInvoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SummariseInvoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ngay"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"hoaDons"},"name":{"kind":"Name","value":"lapHoaDonTongHop"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ngay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ngay"}}},{"kind":"Argument","name":{"kind":"Name","value":"requestId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}}]}}]}}]} as unknown as DocumentNode<SummariseInvoicesMutation, SummariseInvoicesMutationVariables>;
export const AdjustInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdjustInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DieuChinhHoaDonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"hoaDon"},"name":{"kind":"Name","value":"dieuChinhHoaDon"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}}]}}]}}]} as unknown as DocumentNode<AdjustInvoiceMutation, AdjustInvoiceMutationVariables>;
export const ReplaceInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplaceInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ThayTheHoaDonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"hoaDon"},"name":{"kind":"Name","value":"thayTheHoaDon"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Invoice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvoiceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoaDonDienTu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"Pattern"}},{"kind":"Field","name":{"kind":"Name","value":"Serial"}},{"kind":"Field","name":{"kind":"Name","value":"SoHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"NgayHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiMua"}},{"kind":"Field","name":{"kind":"Name","value":"DonViMua"}},{"kind":"Field","name":{"kind":"Name","value":"TongTien"}},{"kind":"Field","name":{"kind":"Name","value":"conLai"}},{"kind":"Field","name":{"kind":"Name","value":"LoiMa"}},{"kind":"Field","name":{"kind":"Name","value":"LoiThongBao"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Invoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoaDonDienTu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvoiceRow"}},{"kind":"Field","name":{"kind":"Name","value":"NhaCungCap"}},{"kind":"Field","name":{"kind":"Name","value":"MaHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"MaSoThueMua"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChiMua"}},{"kind":"Field","name":{"kind":"Name","value":"GiayToMua"}},{"kind":"Field","name":{"kind":"Name","value":"EmailMua"}},{"kind":"Field","name":{"kind":"Name","value":"HinhThucThanhToan"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoDieuChinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"GuiLuc"}},{"kind":"Field","name":{"kind":"Name","value":"PhatHanhLuc"}},{"kind":"Field","name":{"kind":"Name","value":"MaTraCuu"}},{"kind":"Field","name":{"kind":"Name","value":"MaCoQuanThue"}},{"kind":"Field","name":{"kind":"Name","value":"dongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"STT"}},{"kind":"Field","name":{"kind":"Name","value":"Ten"}},{"kind":"Field","name":{"kind":"Name","value":"DonViTinh"}},{"kind":"Field","name":{"kind":"Name","value":"ThanhTien"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bienLais"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"BienLai_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}}]}},{"kind":"Field","name":{"kind":"Name","value":"HoaDonGoc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Serial"}},{"kind":"Field","name":{"kind":"Name","value":"SoHoaDon"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thayDois"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"Serial"}},{"kind":"Field","name":{"kind":"Name","value":"SoHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"TongTien"}}]}},{"kind":"Field","name":{"kind":"Name","value":"traoDois"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"KetQua"}},{"kind":"Field","name":{"kind":"Name","value":"Luc"}},{"kind":"Field","name":{"kind":"Name","value":"GuiDi"}},{"kind":"Field","name":{"kind":"Name","value":"NhanVe"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<ReplaceInvoiceMutation, ReplaceInvoiceMutationVariables>;
export const CorrectBuyerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectBuyer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NguoiMuaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"hoaDon"},"name":{"kind":"Name","value":"suaNguoiMuaHoaDon"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Invoice"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InvoiceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoaDonDienTu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"Pattern"}},{"kind":"Field","name":{"kind":"Name","value":"Serial"}},{"kind":"Field","name":{"kind":"Name","value":"SoHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"NgayHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiMua"}},{"kind":"Field","name":{"kind":"Name","value":"DonViMua"}},{"kind":"Field","name":{"kind":"Name","value":"TongTien"}},{"kind":"Field","name":{"kind":"Name","value":"conLai"}},{"kind":"Field","name":{"kind":"Name","value":"LoiMa"}},{"kind":"Field","name":{"kind":"Name","value":"LoiThongBao"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Invoice"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HoaDonDienTu"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InvoiceRow"}},{"kind":"Field","name":{"kind":"Name","value":"NhaCungCap"}},{"kind":"Field","name":{"kind":"Name","value":"MaHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"MaSoThueMua"}},{"kind":"Field","name":{"kind":"Name","value":"DiaChiMua"}},{"kind":"Field","name":{"kind":"Name","value":"GiayToMua"}},{"kind":"Field","name":{"kind":"Name","value":"EmailMua"}},{"kind":"Field","name":{"kind":"Name","value":"HinhThucThanhToan"}},{"kind":"Field","name":{"kind":"Name","value":"LyDoDieuChinh"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"GuiLuc"}},{"kind":"Field","name":{"kind":"Name","value":"PhatHanhLuc"}},{"kind":"Field","name":{"kind":"Name","value":"MaTraCuu"}},{"kind":"Field","name":{"kind":"Name","value":"MaCoQuanThue"}},{"kind":"Field","name":{"kind":"Name","value":"dongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"STT"}},{"kind":"Field","name":{"kind":"Name","value":"Ten"}},{"kind":"Field","name":{"kind":"Name","value":"DonViTinh"}},{"kind":"Field","name":{"kind":"Name","value":"ThanhTien"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bienLais"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"BienLai_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayBienLai"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"SoTien"}}]}},{"kind":"Field","name":{"kind":"Name","value":"HoaDonGoc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Serial"}},{"kind":"Field","name":{"kind":"Name","value":"SoHoaDon"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thayDois"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"Serial"}},{"kind":"Field","name":{"kind":"Name","value":"SoHoaDon"}},{"kind":"Field","name":{"kind":"Name","value":"TongTien"}}]}},{"kind":"Field","name":{"kind":"Name","value":"traoDois"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"KetQua"}},{"kind":"Field","name":{"kind":"Name","value":"Luc"}},{"kind":"Field","name":{"kind":"Name","value":"GuiDi"}},{"kind":"Field","name":{"kind":"Name","value":"NhanVe"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<CorrectBuyerMutation, CorrectBuyerMutationVariables>;