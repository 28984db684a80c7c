import type { DanhDau } from '@sen/domain/readings/marks';

/** A value of the laboratory, as its paper says it. */
export type ShownValue = {
  TenChiSo: string;
  KetQua: string;
  DonViTinh: string;
  MucBinhThuong: string;
  BatThuong: boolean;
  NguyHiem: boolean;
  /** An arrow and a letter, such as '↑ H'; empty within the normal range. */
  Co: string;
};

export type ShownCulture = {
  LoaiBenhPham: string;
  SoiTrucTiep: string[];
  TrangThaiCay: string;
  ViKhuans: {
    TenViKhuan: string;
    SoLuong: string;
    DauHieus: string[];
    KhangSinhs: { TenKhangSinh: string; PhuongPhap: string; GiaTri: string; KetQua: string }[];
  }[];
};

/** What was found of a service that is read rather than measured. */
export type ShownReading = {
  TenDichVu: string;
  ThucHien: string;
  /** The fields of its report by their groups. */
  NhomTruongs?: {
    Nhom: string;
    Truongs: { Ten: string; GiaTri: string; BinhThuong: string; Co: string }[];
  }[];
  MoTa: string[];
  KetLuan: string;
  DeNghi: string;
  HinhAnhs: { Tep: string; ChuThich: string; DanhDaus?: DanhDau[] }[];
  HinhKhac: string;
  NuoiCay?: ShownCulture | null;
};

type Paper = {
  NguoiDuyet?: string;
  SoBo?: boolean;
  CoNguyHiem?: boolean;
  KetLuan?: string;
  Nhoms?: { TenNhom: string; ChiSos: ShownValue[] }[];
  KetQuas?: ShownReading[];
};

export type ShownResult = {
  id: string;
  SoPhieuYeuCau: string;
  Loai: string;
  luc: string;
  thuHoi: boolean;
  /** What the pictures of its studies are opened with; null where there are none. */
  hinh: string | null;
  giay: Paper | null;
};

/** What the server answers to whoever has confirmed. */
export type ShownResults = {
  coSo: { ten: string; diaChi: string | null; dienThoai: string | null };
  benhNhan: { ten: string; maYTe: string; namSinh: number };
  ketQuas: ShownResult[];
};
