/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Isolation */
export type CachLyGiuong =
  /** Droplets */
  | 'GiotBan'
  /** Air */
  | 'KhongKhi'
  /** Contact */
  | 'TiepXuc';

/** For */
export type GioiTinhGiuong =
  /** Men */
  | 'Nam'
  /** Women */
  | 'Nu'
  /** Children */
  | 'TreEm';

/** Kind of bed */
export type LoaiGiuong =
  /** Day */
  | 'BanNgay'
  /** Emergency */
  | 'CapCuu'
  /** Private */
  | 'DichVu'
  /** Intensive care */
  | 'HoiSuc'
  /** Mobile, stretcher */
  | 'LuuDong'
  /** Ordinary */
  | 'Thuong';

/** What a bed is marked with. */
export type LoaiTinhTrangGiuong =
  /** Reserved. */
  | 'DatTruoc'
  /** To be cleaned. */
  | 'DonDep'
  /** Blocked. */
  | 'Khoa';

/** A mark of a bed. */
export type TinhTrangGiuongInput = {
  /** Until when it is expected to hold; of a reservation until when it holds. */
  DuKienDen?: string | null | undefined;
  /** Note. */
  GhiChu?: string | null | undefined;
  /** The bed. */
  Giuong_Id: string;
  /** Mark. */
  Loai?: LoaiTinhTrangGiuong | null | undefined;
  /** For whom it is reserved, where that is known. */
  NhapVien_Id?: string | null | undefined;
  /** Makes a repeated request harmless. */
  requestId?: string | null | undefined;
};

/** How a bed is on the map of its ward. */
export type TrangThaiGiuongBenh =
  /** Somebody lies there. */
  | 'DangNam'
  /** Reserved. */
  | 'DatTruoc'
  /** To be cleaned. */
  | 'DonDep'
  /** Blocked, or out of use. */
  | 'Khoa'
  /** Nobody lies there. */
  | 'Trong';

/** State of an order to admit, and of the stay that it begins. */
export type TrangThaiNhapVien =
  /** A doctor has ordered the discharge: no order is added or taken away. */
  | 'ChiDinhRaVien'
  /** The ward has closed its work: the account is to be settled. */
  | 'ChoThanhToan'
  /** Cancelled. */
  | 'DaHuy'
  /** The stay is over. */
  | 'DaRaVien'
  /** The patient lies in the ward. */
  | 'DangDieuTri'
  /** Sent back by the ward: who ordered changes or cancels it. */
  | 'KhoaTraLai'
  /** Ordered: the ward expects the patient. */
  | 'MoiVaoVien';

export type BedMarkFragment = { _id: string, version: number, Loai: LoaiTinhTrangGiuong, NhapVien_Id: string | null, TuLuc: string, DuKienDen: string | null, GhiChu: string | null, hanhDongs: Array<{ action: string, refusal: string | null }> };

export type LyingFragment = { NhapVien_Id: string, version: number, BenhNhan_Id: string, MaYTe: string, TenBenhNhan: string, GioiTinh: string | null, tuoi: number | null, SoBenhAn: string | null, CachLy: CachLyGiuong | null, canDoiGiuong: boolean, DuKienRaVien: string | null, NgayVaoKhoa: string, TuLuc: string, Cho: number, ChanDoanICD: { _id: string, ma: string | null, ten: string } | null, BacSiDieuTri: { _id: string, ma: string | null, ten: string } | null, ChuyenDen: { _id: string, ma: string | null, ten: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }> };

export type BedOnMapFragment = { Giuong_Id: string, MaGiuong: string, TenGiuong: string, LoaiGiuong: LoaiGiuong, GioiTinh: GioiTinhGiuong | null, CachLy: CachLyGiuong | null, trangThai: TrangThaiGiuongBenh, Phong: { _id: string, ma: string | null, ten: string }, DichVu: { _id: string, ma: string | null, ten: string } | null, danhDau: { _id: string, version: number, Loai: LoaiTinhTrangGiuong, NhapVien_Id: string | null, TuLuc: string, DuKienDen: string | null, GhiChu: string | null, hanhDongs: Array<{ action: string, refusal: string | null }> } | null, nguoiNams: Array<{ NhapVien_Id: string, version: number, BenhNhan_Id: string, MaYTe: string, TenBenhNhan: string, GioiTinh: string | null, tuoi: number | null, SoBenhAn: string | null, CachLy: CachLyGiuong | null, canDoiGiuong: boolean, DuKienRaVien: string | null, NgayVaoKhoa: string, TuLuc: string, Cho: number, ChanDoanICD: { _id: string, ma: string | null, ten: string } | null, BacSiDieuTri: { _id: string, ma: string | null, ten: string } | null, ChuyenDen: { _id: string, ma: string | null, ten: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }> }>, raViens: Array<{ NhapVien_Id: string, TenBenhNhan: string, TrangThai: TrangThaiNhapVien }> };

export type BedMapQueryVariables = Exact<{
  Khoa_Id: string;
}>;


export type BedMapQuery = { soDoGiuongBenh: { soGiuong: number, soGiuongCoNguoi: number, soNguoi: number, congSuat: number | null, choNhan: number, chuyenDen: number, chuyenDi: number, Khoa: { _id: string, ma: string | null, ten: string }, giuongs: Array<{ Giuong_Id: string, MaGiuong: string, TenGiuong: string, LoaiGiuong: LoaiGiuong, GioiTinh: GioiTinhGiuong | null, CachLy: CachLyGiuong | null, trangThai: TrangThaiGiuongBenh, Phong: { _id: string, ma: string | null, ten: string }, DichVu: { _id: string, ma: string | null, ten: string } | null, danhDau: { _id: string, version: number, Loai: LoaiTinhTrangGiuong, NhapVien_Id: string | null, TuLuc: string, DuKienDen: string | null, GhiChu: string | null, hanhDongs: Array<{ action: string, refusal: string | null }> } | null, nguoiNams: Array<{ NhapVien_Id: string, version: number, BenhNhan_Id: string, MaYTe: string, TenBenhNhan: string, GioiTinh: string | null, tuoi: number | null, SoBenhAn: string | null, CachLy: CachLyGiuong | null, canDoiGiuong: boolean, DuKienRaVien: string | null, NgayVaoKhoa: string, TuLuc: string, Cho: number, ChanDoanICD: { _id: string, ma: string | null, ten: string } | null, BacSiDieuTri: { _id: string, ma: string | null, ten: string } | null, ChuyenDen: { _id: string, ma: string | null, ten: string } | null, hanhDongs: Array<{ action: string, refusal: string | null }> }>, raViens: Array<{ NhapVien_Id: string, TenBenhNhan: string, TrangThai: TrangThaiNhapVien }> }> } };

export type OccupancyQueryVariables = Exact<{
  Khoa_Id: string;
  tuNgay?: string | null | undefined;
  denNgay?: string | null | undefined;
}>;


export type OccupancyQuery = { congSuatGiuongBenh: Array<{ Ngay: string, soGiuong: number, ngayGiuong: number, congSuat: number | null, soNguoi: number }> };

export type MarkBedMutationVariables = Exact<{
  input: TinhTrangGiuongInput;
}>;


export type MarkBedMutation = { mark: { _id: string, version: number, Loai: LoaiTinhTrangGiuong, NhapVien_Id: string | null, TuLuc: string, DuKienDen: string | null, GhiChu: string | null, hanhDongs: Array<{ action: string, refusal: string | null }> } };

export type UnmarkBedMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type UnmarkBedMutation = { mark: { _id: string, version: number, Loai: LoaiTinhTrangGiuong, NhapVien_Id: string | null, TuLuc: string, DuKienDen: string | null, GhiChu: string | null, hanhDongs: Array<{ action: string, refusal: string | null }> } };

export const BedMarkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BedMark"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TinhTrangGiuong"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"NhapVien_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TuLuc"}},{"kind":"Field","name":{"kind":"Name","value":"DuKienDen"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<BedMarkFragment, unknown>;
export const LyingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Lying"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NguoiNam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NhapVien_Id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"GioiTinh"}},{"kind":"Field","name":{"kind":"Name","value":"tuoi"}},{"kind":"Field","name":{"kind":"Name","value":"SoBenhAn"}},{"kind":"Field","name":{"kind":"Name","value":"CachLy"}},{"kind":"Field","name":{"kind":"Name","value":"canDoiGiuong"}},{"kind":"Field","name":{"kind":"Name","value":"DuKienRaVien"}},{"kind":"Field","name":{"kind":"Name","value":"NgayVaoKhoa"}},{"kind":"Field","name":{"kind":"Name","value":"TuLuc"}},{"kind":"Field","name":{"kind":"Name","value":"Cho"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanICD"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"BacSiDieuTri"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ChuyenDen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<LyingFragment, unknown>;
export const BedOnMapFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BedOnMap"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiuongTrenSoDo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Giuong_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaGiuong"}},{"kind":"Field","name":{"kind":"Name","value":"TenGiuong"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiGiuong"}},{"kind":"Field","name":{"kind":"Name","value":"GioiTinh"}},{"kind":"Field","name":{"kind":"Name","value":"CachLy"}},{"kind":"Field","name":{"kind":"Name","value":"trangThai"}},{"kind":"Field","name":{"kind":"Name","value":"Phong"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"DichVu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"danhDau"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BedMark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nguoiNams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Lying"}}]}},{"kind":"Field","name":{"kind":"Name","value":"raViens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NhapVien_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BedMark"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TinhTrangGiuong"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"NhapVien_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TuLuc"}},{"kind":"Field","name":{"kind":"Name","value":"DuKienDen"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Lying"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NguoiNam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NhapVien_Id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"GioiTinh"}},{"kind":"Field","name":{"kind":"Name","value":"tuoi"}},{"kind":"Field","name":{"kind":"Name","value":"SoBenhAn"}},{"kind":"Field","name":{"kind":"Name","value":"CachLy"}},{"kind":"Field","name":{"kind":"Name","value":"canDoiGiuong"}},{"kind":"Field","name":{"kind":"Name","value":"DuKienRaVien"}},{"kind":"Field","name":{"kind":"Name","value":"NgayVaoKhoa"}},{"kind":"Field","name":{"kind":"Name","value":"TuLuc"}},{"kind":"Field","name":{"kind":"Name","value":"Cho"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanICD"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"BacSiDieuTri"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ChuyenDen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<BedOnMapFragment, unknown>;
export const BedMapDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BedMap"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"Khoa_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soDoGiuongBenh"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"Khoa_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"Khoa_Id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"soGiuong"}},{"kind":"Field","name":{"kind":"Name","value":"soGiuongCoNguoi"}},{"kind":"Field","name":{"kind":"Name","value":"soNguoi"}},{"kind":"Field","name":{"kind":"Name","value":"congSuat"}},{"kind":"Field","name":{"kind":"Name","value":"choNhan"}},{"kind":"Field","name":{"kind":"Name","value":"chuyenDen"}},{"kind":"Field","name":{"kind":"Name","value":"chuyenDi"}},{"kind":"Field","name":{"kind":"Name","value":"Khoa"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"giuongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BedOnMap"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BedMark"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TinhTrangGiuong"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"NhapVien_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TuLuc"}},{"kind":"Field","name":{"kind":"Name","value":"DuKienDen"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Lying"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NguoiNam"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NhapVien_Id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"BenhNhan_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaYTe"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"GioiTinh"}},{"kind":"Field","name":{"kind":"Name","value":"tuoi"}},{"kind":"Field","name":{"kind":"Name","value":"SoBenhAn"}},{"kind":"Field","name":{"kind":"Name","value":"CachLy"}},{"kind":"Field","name":{"kind":"Name","value":"canDoiGiuong"}},{"kind":"Field","name":{"kind":"Name","value":"DuKienRaVien"}},{"kind":"Field","name":{"kind":"Name","value":"NgayVaoKhoa"}},{"kind":"Field","name":{"kind":"Name","value":"TuLuc"}},{"kind":"Field","name":{"kind":"Name","value":"Cho"}},{"kind":"Field","name":{"kind":"Name","value":"ChanDoanICD"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"BacSiDieuTri"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ChuyenDen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BedOnMap"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiuongTrenSoDo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Giuong_Id"}},{"kind":"Field","name":{"kind":"Name","value":"MaGiuong"}},{"kind":"Field","name":{"kind":"Name","value":"TenGiuong"}},{"kind":"Field","name":{"kind":"Name","value":"LoaiGiuong"}},{"kind":"Field","name":{"kind":"Name","value":"GioiTinh"}},{"kind":"Field","name":{"kind":"Name","value":"CachLy"}},{"kind":"Field","name":{"kind":"Name","value":"trangThai"}},{"kind":"Field","name":{"kind":"Name","value":"Phong"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"DichVu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"ma"}},{"kind":"Field","name":{"kind":"Name","value":"ten"}}]}},{"kind":"Field","name":{"kind":"Name","value":"danhDau"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BedMark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nguoiNams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Lying"}}]}},{"kind":"Field","name":{"kind":"Name","value":"raViens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"NhapVien_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TenBenhNhan"}},{"kind":"Field","name":{"kind":"Name","value":"TrangThai"}}]}}]}}]} as unknown as DocumentNode<BedMapQuery, BedMapQueryVariables>;
export const OccupancyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Occupancy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"Khoa_Id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tuNgay"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"denNgay"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"congSuatGiuongBenh"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"Khoa_Id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"Khoa_Id"}}},{"kind":"Argument","name":{"kind":"Name","value":"tuNgay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tuNgay"}}},{"kind":"Argument","name":{"kind":"Name","value":"denNgay"},"value":{"kind":"Variable","name":{"kind":"Name","value":"denNgay"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"Ngay"}},{"kind":"Field","name":{"kind":"Name","value":"soGiuong"}},{"kind":"Field","name":{"kind":"Name","value":"ngayGiuong"}},{"kind":"Field","name":{"kind":"Name","value":"congSuat"}},{"kind":"Field","name":{"kind":"Name","value":"soNguoi"}}]}}]}}]} as unknown as DocumentNode<OccupancyQuery, OccupancyQueryVariables>;
export const MarkBedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkBed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TinhTrangGiuongInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"mark"},"name":{"kind":"Name","value":"danhDauGiuong"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BedMark"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BedMark"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TinhTrangGiuong"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"NhapVien_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TuLuc"}},{"kind":"Field","name":{"kind":"Name","value":"DuKienDen"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<MarkBedMutation, MarkBedMutationVariables>;
export const UnmarkBedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnmarkBed"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"mark"},"name":{"kind":"Name","value":"ketThucTinhTrangGiuong"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BedMark"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BedMark"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TinhTrangGiuong"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"Loai"}},{"kind":"Field","name":{"kind":"Name","value":"NhapVien_Id"}},{"kind":"Field","name":{"kind":"Name","value":"TuLuc"}},{"kind":"Field","name":{"kind":"Name","value":"DuKienDen"}},{"kind":"Field","name":{"kind":"Name","value":"GhiChu"}},{"kind":"Field","name":{"kind":"Name","value":"hanhDongs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}}]}}]}}]} as unknown as DocumentNode<UnmarkBedMutation, UnmarkBedMutationVariables>;