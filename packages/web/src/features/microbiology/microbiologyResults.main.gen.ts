/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Where a value stands beside the normal range. */
export type CoKetQua =
  /** Above the normal range. */
  | 'H'
  /** Critically high. */
  | 'HH'
  /** Below the normal range. */
  | 'L'
  /** Critically low. */
  | 'LL'
  /** Normal. */
  | 'N';

/** Marks of resistance of an organism. */
export type DauHieuDeKhang =
  /** AmpC beta-lactamase. */
  | 'AmpC'
  /** Carbapenem-resistant Enterobacterales. */
  | 'CRE'
  /** Carbapenemase. */
  | 'Carbapenemase'
  /** Extended-spectrum beta-lactamase. */
  | 'ESBL'
  /** Resistant to several classes. */
  | 'MDR'
  /** Methicillin-resistant Staphylococcus aureus. */
  | 'MRSA'
  /** Vancomycin-resistant Enterococcus. */
  | 'VRE'
  /** Resistant to nearly all classes. */
  | 'XDR';

/** Kind */
export type KieuTruong =
  /** Choice */
  | 'LuaChon'
  /** Date */
  | 'Ngay'
  /** Number */
  | 'So'
  /** Text */
  | 'VanBan';

/** Kind of a mark on a picture. */
export type LoaiDanhDau =
  /** Text, from its beginning. */
  | 'Chu'
  /** Ellipse, by two corners around it. */
  | 'Elip'
  /** Arrow, from its tail to its tip. */
  | 'MuiTen'
  /** Line through its points. */
  | 'NetVe';

/** Colour of a mark on a picture. */
export type MauDanhDau =
  /** Red. */
  | 'Do'
  /** Yellow. */
  | 'Vang'
  /** Cyan. */
  | 'Xanh';

/** What an antibiotic does to an organism. */
export type MucNhayCam =
  /** Intermediate; susceptible at increased exposure by EUCAST. */
  | 'I'
  /** Resistant. */
  | 'R'
  /** Susceptible. */
  | 'S';

/** When a picture was taken. */
export type PhiaAnh =
  /** After the work. */
  | 'Sau'
  /** Before the work. */
  | 'Truoc';

/** Method */
export type PhuongPhapKhangSinhDo =
  /** Disc (mm) */
  | 'KhoanhGiay'
  /** MIC (mg/L) */
  | 'MIC';

/** How a culture stands. */
export type TrangThaiCay =
  /** Something has grown. */
  | 'CoMoc'
  /** Incubating. */
  | 'DangTheoDoi'
  /** Nothing has grown after so many days. */
  | 'KhongMoc'
  /** No culture is made, as of a stain. */
  | 'KhongNuoiCay';

/** State of an order slip and of its lines. */
export type TrangThaiDichVuYeuCau =
  /** Begun, no result yet. */
  | 'ChuaKetQua'
  /** Has a result. */
  | 'CoKetQua'
  /** Cancelled. */
  | 'DaHuy'
  /** The result was viewed. */
  | 'DaXemKetQua'
  /** Draft. */
  | 'Nhap'
  /** Ready. */
  | 'SanSang';

export type MicrobiologyOfVisitQueryVariables = Exact<{
  TiepNhan_Id: string;
}>;


export type MicrobiologyOfVisitQuery = { ketQuas: Array<{ DichVuYeuCau_Id: string, laSoBo: boolean, ketQuas: Array<{ ChiTiet_Id: string, TenDichVu: string, MoTa: string | null, KetLuan: string | null, DeNghi: string | null, LaNguyHiem: boolean, noiDung: { LoaiBenhPham_Id: string | null, LayMauLuc: string | null, NhanMauLuc: string | null, SoiTrucTiep: string | null, TrangThaiCay: TrangThaiCay | null, SoNgay: number | null, LoaiBenhPham: { _id: string, ten: string } | null, viKhuans: Array<{ ViKhuan_Id: string, SoLuong: string | null, DauHieus: Array<DauHieuDeKhang>, ViKhuan: { _id: string, ten: string } | null, khangSinhs: Array<{ KhangSinh_Id: string, PhuongPhap: PhuongPhapKhangSinhDo, GiaTri: string | null, KetQua: MucNhayCam | null, DeXuat: MucNhayCam | null, CanCu: string | null, KhangSinh: { _id: string, ten: string } | null }> }> } | null, truongs: Array<{ Ma: string, Ten: string, TenTiengAnh: string | null, Nhom: string | null, Kieu: KieuTruong, DonVi: string | null, Min: string | null, Max: string | null, LuaChons: Array<string>, BatBuoc: boolean, GiaTri: string | null, CoKetQua: CoKetQua | null }>, lanTruoc: { NgayYeuCau: string, truongs: Array<{ Ma: string, Kieu: KieuTruong, GiaTri: string | null }> } | null, hinhAnhs: Array<{ Tep_Id: string, ChuThich: string | null, Phia: PhiaAnh | null, DanhDaus: Array<{ Loai: LoaiDanhDau, Mau: MauDanhDau, Diem: Array<number>, Chu: string | null }> }> }>, phienBans: Array<{ PhienBan: number, NgayTra: string | null }>, DichVuYeuCau: { _id: string, SoPhieuYeuCau: string, TrangThai: TrangThaiDichVuYeuCau, NgayKetQua: string | null, KhamBenh_Id: string | null, NgayXemKetQua: string | null, NguoiXemKetQua: { _id: string, ten: string } | null }, NguoiDuyet: { _id: string, ten: string } | null }> };

export type CultureOfServiceFragment = { LoaiBenhPham_Id: string | null, LayMauLuc: string | null, NhanMauLuc: string | null, SoiTrucTiep: string | null, TrangThaiCay: TrangThaiCay | null, SoNgay: number | null, LoaiBenhPham: { _id: string, ten: string } | null, viKhuans: Array<{ ViKhuan_Id: string, SoLuong: string | null, DauHieus: Array<DauHieuDeKhang>, ViKhuan: { _id: string, ten: string } | null, khangSinhs: Array<{ KhangSinh_Id: string, PhuongPhap: PhuongPhapKhangSinhDo, GiaTri: string | null, KetQua: MucNhayCam | null, DeXuat: MucNhayCam | null, CanCu: string | null, KhangSinh: { _id: string, ten: string } | null }> }> };

export type ViewedResultFragment = { NgayXemKetQua: string | null, NguoiXemKetQua: { _id: string, ten: string } | null };

export type ReadingOfVisitFragment = { DichVuYeuCau_Id: string, laSoBo: boolean, phienBans: Array<{ PhienBan: number, NgayTra: string | null }>, DichVuYeuCau: { _id: string, SoPhieuYeuCau: string, TrangThai: TrangThaiDichVuYeuCau, NgayKetQua: string | null, KhamBenh_Id: string | null, NgayXemKetQua: string | null, NguoiXemKetQua: { _id: string, ten: string } | null }, ketQuas: Array<{ ChiTiet_Id: string, TenDichVu: string, MoTa: string | null, KetLuan: string | null, DeNghi: string | null, LaNguyHiem: boolean, truongs: Array<{ Ma: string, Ten: string, TenTiengAnh: string | null, Nhom: string | null, Kieu: KieuTruong, DonVi: string | null, Min: string | null, Max: string | null, LuaChons: Array<string>, BatBuoc: boolean, GiaTri: string | null, CoKetQua: CoKetQua | null }>, lanTruoc: { NgayYeuCau: string, truongs: Array<{ Ma: string, Kieu: KieuTruong, GiaTri: string | null }> } | null, hinhAnhs: Array<{ Tep_Id: string, ChuThich: string | null, Phia: PhiaAnh | null, DanhDaus: Array<{ Loai: LoaiDanhDau, Mau: MauDanhDau, Diem: Array<number>, Chu: string | null }> }> }>, NguoiDuyet: { _id: string, ten: string } | null };

export type ReportFieldFragment = { Ma: string, Ten: string, TenTiengAnh: string | null, Nhom: string | null, Kieu: KieuTruong, DonVi: string | null, Min: string | null, Max: string | null, LuaChons: Array<string>, BatBuoc: boolean, GiaTri: string | null, CoKetQua: CoKetQua | null };

export const CultureOfServiceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CultureOfService"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NuoiCay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"LoaiBenhPham_Id"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiBenhPham"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"LayMauLuc"}},{"kind":"Field","name":{"kind":"Name","value":"NhanMauLuc"}},{"kind":"Field","name":{"kind":"Name","value":"SoiTrucTiep"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThaiCay"}},{"kind":"Field","name":{"kind":"Name","value":"SoNgay"}},{"kind":"Field","name":{"kind":"Name","value":"viKhuans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ViKhuan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"ViKhuan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"SoLuong"}},{"kind":"Field","name":{"kind":"Name","value":"DauHieus"}},{"kind":"Field","name":{"kind":"Name","value":"khangSinhs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"KhangSinh_Id"}},{"kind":"Field","name":{"kind":"Name","value":"KhangSinh"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"PhuongPhap"}},{"kind":"Field","name":{"kind":"Name","value":"GiaTri"}},{"kind":"Field","name":{"kind":"Name","value":"KetQua"}},{"kind":"Field","name":{"kind":"Name","value":"DeXuat"}},{"kind":"Field","name":{"kind":"Name","value":"CanCu"}}]}}]}}]}}]} as unknown as DocumentNode<CultureOfServiceFragment, unknown>;
export const ViewedResultFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewedResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DichVuYeuCau"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NgayXemKetQua"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiXemKetQua"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}}]} as unknown as DocumentNode<ViewedResultFragment, unknown>;
export const ReportFieldFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportField"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TruongKetQua"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Ma"}},{"kind":"Field","name":{"kind":"Name","value":"Ten"}},{"kind":"Field","name":{"kind":"Name","value":"TenTiengAnh"}},{"kind":"Field","name":{"kind":"Name","value":"Nhom"}},{"kind":"Field","name":{"kind":"Name","value":"Kieu"}},{"kind":"Field","name":{"kind":"Name","value":"DonVi"}},{"kind":"Field","name":{"kind":"Name","value":"Min"}},{"kind":"Field","name":{"kind":"Name","value":"Max"}},{"kind":"Field","name":{"kind":"Name","value":"LuaChons"}},{"kind":"Field","name":{"kind":"Name","value":"BatBuoc"}},{"kind":"Field","name":{"kind":"Name","value":"GiaTri"}},{"kind":"Field","name":{"kind":"Name","value":"CoKetQua"}}]}}]} as unknown as DocumentNode<ReportFieldFragment, unknown>;
export const ReadingOfVisitFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReadingOfVisit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PhieuKetQuaMoTa"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"DichVuYeuCau_Id"}},{"kind":"Field","name":{"kind":"Name","value":"laSoBo"}},{"kind":"Field","name":{"kind":"Name","value":"phienBans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PhienBan"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTra"}}]}},{"kind":"Field","name":{"kind":"Name","value":"DichVuYeuCau"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"SoPhieuYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetQua"}},{"kind":"Field","name":{"kind":"Name","value":"KhamBenh_Id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewedResult"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ketQuas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ChiTiet_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"MoTa"}},{"kind":"Field","name":{"kind":"Name","value":"KetLuan"}},{"kind":"Field","name":{"kind":"Name","value":"DeNghi"}},{"kind":"Field","name":{"kind":"Name","value":"LaNguyHiem"}},{"kind":"Field","name":{"kind":"Name","value":"truongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportField"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lanTruoc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NgayYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"truongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Ma"}},{"kind":"Field","name":{"kind":"Name","value":"Kieu"}},{"kind":"Field","name":{"kind":"Name","value":"GiaTri"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"hinhAnhs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Tep_Id"}},{"kind":"Field","name":{"kind":"Name","value":"ChuThich"}},{"kind":"Field","name":{"kind":"Name","value":"Phia"}},{"kind":"Field","name":{"kind":"Name","value":"DanhDaus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"Mau"}},{"kind":"Field","name":{"kind":"Name","value":"Diem"}},{"kind":"Field","name":{"kind":"Name","value":"Chu"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"NguoiDuyet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewedResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DichVuYeuCau"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NgayXemKetQua"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiXemKetQua"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportField"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TruongKetQua"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Ma"}},{"kind":"Field","name":{"kind":"Name","value":"Ten"}},{"kind":"Field","name":{"kind":"Name","value":"TenTiengAnh"}},{"kind":"Field","name":{"kind":"Name","value":"Nhom"}},{"kind":"Field","name":{"kind":"Name","value":"Kieu"}},{"kind":"Field","name":{"kind":"Name","value":"DonVi"}},{"kind":"Field","name":{"kind":"Name","value":"Min"}},{"kind":"Field","name":{"kind":"Name","value":"Max"}},{"kind":"Field","name":{"kind":"Name","value":"LuaChons"}},{"kind":"Field","name":{"kind":"Name","value":"BatBuoc"}},{"kind":"Field","name":{"kind":"Name","value":"GiaTri"}},{"kind":"Field","name":{"kind":"Name","value":"CoKetQua"}}]}}]} as unknown as DocumentNode<ReadingOfVisitFragment, unknown>;
export const MicrobiologyOfVisitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MicrobiologyOfVisit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"ketQuas"},"name":{"kind":"Name","value":"ketQuaViSinhByTiepNhan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"TiepNhan_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"TiepNhan_Id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReadingOfVisit"}},{"kind":"Field","name":{"kind":"Name","value":"ketQuas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ChiTiet_Id"}},{"kind":"Field","alias":{"kind":"Name","value":"noiDung"},"name":{"kind":"Name","value":"viSinh"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CultureOfService"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CultureOfService"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NuoiCay"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"LoaiBenhPham_Id"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiBenhPham"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"LayMauLuc"}},{"kind":"Field","name":{"kind":"Name","value":"NhanMauLuc"}},{"kind":"Field","name":{"kind":"Name","value":"SoiTrucTiep"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThaiCay"}},{"kind":"Field","name":{"kind":"Name","value":"SoNgay"}},{"kind":"Field","name":{"kind":"Name","value":"viKhuans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ViKhuan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"ViKhuan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"SoLuong"}},{"kind":"Field","name":{"kind":"Name","value":"DauHieus"}},{"kind":"Field","name":{"kind":"Name","value":"khangSinhs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"KhangSinh_Id"}},{"kind":"Field","name":{"kind":"Name","value":"KhangSinh"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"PhuongPhap"}},{"kind":"Field","name":{"kind":"Name","value":"GiaTri"}},{"kind":"Field","name":{"kind":"Name","value":"KetQua"}},{"kind":"Field","name":{"kind":"Name","value":"DeXuat"}},{"kind":"Field","name":{"kind":"Name","value":"CanCu"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewedResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DichVuYeuCau"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NgayXemKetQua"}},{"kind":"Field","name":{"kind":"Name","value":"NguoiXemKetQua"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReadingOfVisit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PhieuKetQuaMoTa"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"DichVuYeuCau_Id"}},{"kind":"Field","name":{"kind":"Name","value":"laSoBo"}},{"kind":"Field","name":{"kind":"Name","value":"phienBans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"PhienBan"}},{"kind":"Field","name":{"kind":"Name","value":"NgayTra"}}]}},{"kind":"Field","name":{"kind":"Name","value":"DichVuYeuCau"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"SoPhieuYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}},{"kind":"Field","name":{"kind":"Name","value":"NgayKetQua"}},{"kind":"Field","name":{"kind":"Name","value":"KhamBenh_Id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewedResult"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ketQuas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ChiTiet_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenDichVu"}},{"kind":"Field","name":{"kind":"Name","value":"MoTa"}},{"kind":"Field","name":{"kind":"Name","value":"KetLuan"}},{"kind":"Field","name":{"kind":"Name","value":"DeNghi"}},{"kind":"Field","name":{"kind":"Name","value":"LaNguyHiem"}},{"kind":"Field","name":{"kind":"Name","value":"truongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportField"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lanTruoc"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NgayYeuCau"}},{"kind":"Field","name":{"kind":"Name","value":"truongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Ma"}},{"kind":"Field","name":{"kind":"Name","value":"Kieu"}},{"kind":"Field","name":{"kind":"Name","value":"GiaTri"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"hinhAnhs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Tep_Id"}},{"kind":"Field","name":{"kind":"Name","value":"ChuThich"}},{"kind":"Field","name":{"kind":"Name","value":"Phia"}},{"kind":"Field","name":{"kind":"Name","value":"DanhDaus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"Mau"}},{"kind":"Field","name":{"kind":"Name","value":"Diem"}},{"kind":"Field","name":{"kind":"Name","value":"Chu"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"NguoiDuyet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportField"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TruongKetQua"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Ma"}},{"kind":"Field","name":{"kind":"Name","value":"Ten"}},{"kind":"Field","name":{"kind":"Name","value":"TenTiengAnh"}},{"kind":"Field","name":{"kind":"Name","value":"Nhom"}},{"kind":"Field","name":{"kind":"Name","value":"Kieu"}},{"kind":"Field","name":{"kind":"Name","value":"DonVi"}},{"kind":"Field","name":{"kind":"Name","value":"Min"}},{"kind":"Field","name":{"kind":"Name","value":"Max"}},{"kind":"Field","name":{"kind":"Name","value":"LuaChons"}},{"kind":"Field","name":{"kind":"Name","value":"BatBuoc"}},{"kind":"Field","name":{"kind":"Name","value":"GiaTri"}},{"kind":"Field","name":{"kind":"Name","value":"CoKetQua"}}]}}]} as unknown as DocumentNode<MicrobiologyOfVisitQuery, MicrobiologyOfVisitQueryVariables>;