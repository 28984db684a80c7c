import type { LoaiChuongTrinh, LoaiGiamGia } from '@sen/domain/promotions/loaiKhuyenMai';

type Days = { tu: number; den: number };
type Lines = ReadonlyArray<readonly [code: string, count: number]>;
type DemoProgramme = Days & {
  TenChuongTrinhKhuyenMai: string;
  LoaiChuongTrinhKhuyenMai: LoaiChuongTrinh;
  /** What is bought, what is given or reduced, and for which groups. */
  mua: Lines;
  tang: Lines;
  nhom: readonly string[];
  phatHanh: boolean;
  ToanHoaDon?: boolean;
  PhanTramKhuyenMai?: string;
  SoTienDieuKien?: string;
  GiamToiDa?: string;
  SoLuongDichVuKhuyenMaiToiDa?: number;
};
type DemoVoucher = Days & {
  MaVoucher: string;
  TenVoucher: string;
  LoaiGiamGia: LoaiGiamGia;
  GiaTri: string;
  SoTienToiThieu?: string;
  GiamToiDa?: string;
  SoLuong: number;
  SoLanToiDaMoiKhach: number;
};

/** Promotions of the demo; services by their code, days from the day of the demo on. */
export const demoProgrammes: readonly DemoProgramme[] = [
  {
    TenChuongTrinhKhuyenMai: 'Siêu âm 2 lần tặng 1',
    LoaiChuongTrinhKhuyenMai: 'MuaXTangY',
    mua: [['SA-BUNG', 2]],
    tang: [['SA-BUNG', 1]],
    nhom: [],
    SoLuongDichVuKhuyenMaiToiDa: 200,
    ...{ tu: -9, den: 60, phatHanh: true },
  },
  {
    TenChuongTrinhKhuyenMai: 'Tri ân khách hàng thân thiết',
    LoaiChuongTrinhKhuyenMai: 'GiamGiaDichVu',
    ToanHoaDon: true,
    PhanTramKhuyenMai: '10',
    SoTienDieuKien: '500000',
    GiamToiDa: '300000',
    ...{ mua: [], tang: [], nhom: ['THANTHIET'] },
    ...{ tu: -9, den: 90, phatHanh: true },
  },
  {
    TenChuongTrinhKhuyenMai: 'Tháng tầm soát tuyến giáp',
    LoaiChuongTrinhKhuyenMai: 'GiamGiaDichVu',
    PhanTramKhuyenMai: '15',
    ...{ mua: [], tang: [['SA-GIAP', 1]], nhom: [] },
    ...{ tu: 3, den: 33, phatHanh: false },
  },
];

export const demoVouchers: readonly DemoVoucher[] = [
  {
    MaVoucher: 'SEN100',
    TenVoucher: 'Mừng khai trương cơ sở Thủ Đức',
    LoaiGiamGia: 'SoTien',
    ...{ GiaTri: '100000', SoTienToiThieu: '500000', SoLuong: 100, SoLanToiDaMoiKhach: 1 },
    ...{ tu: -9, den: 60 },
  },
  {
    MaVoucher: 'SINHNHAT20',
    TenVoucher: 'Quà sinh nhật',
    LoaiGiamGia: 'PhanTram',
    ...{ GiaTri: '20', GiamToiDa: '150000', SoLuong: 50, SoLanToiDaMoiKhach: 1 },
    ...{ tu: -9, den: 120 },
  },
];
