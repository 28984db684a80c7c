import { periodsOf } from './addictive.ts';

/** A prescription as the national system is told it (prescriptions 5.3). Days as YYYY-MM-DD, quantities as decimal text. */
export type DonThuocGui = {
  MaDonThuoc: string;
  TenBenhNhan: string;
  CMNDHoacHoChieu: string | null;
  NgaySinh: string | null;
  NamSinh: number;
  CanNang: string | null;
  GioiTinh: string;
  SoTheBHYT: string | null;
  NguoiGiamHo: string | null;
  DiaChi: string | null;
  SoDienThoai: string | null;
  ChanDoans: readonly { MaICD: string; TenICD: string }[];
  Thuocs: readonly {
    SoDangKy: string | null;
    TenDuoc: string;
    TenThuoc: string;
    DonViTinh: string;
    SoLuong: string;
    CachDung: string;
  }[];
  SoNgay: number;
  LoiDan: string | null;
  NgayTaiKham: string | null;
  /** An instant in ISO form. */
  NgayKe: string;
  /** The day of it in Vietnam. */
  Ngay: string;
};

/** Sexes as this system counts them, which is not how the insurance files do. */
const gioiTinh: Readonly<Record<string, number>> = { MALE: 2, FEMALE: 3, OTHER: 1 };
const hidden = 'Người bệnh';

/** The body that the national system takes. A prescription against HIV names nobody. */
export function donThuocQuocGia(don: DonThuocGui): Record<string, unknown> {
  const loai = don.MaDonThuoc.slice(-1).toLowerCase();
  const anonymous = don.ChanDoans.some(({ MaICD }) => /^(B2[0-4]|Z21)/.test(MaICD));
  const known = (value: string | null) => (anonymous ? '' : (value ?? ''));
  return {
    loai_don_thuoc: loai,
    ma_don_thuoc: don.MaDonThuoc,
    ho_ten_benh_nhan: anonymous ? hidden : don.TenBenhNhan,
    ma_dinh_danh_y_te: '',
    ma_dinh_danh_cong_dan: known(don.CMNDHoacHoChieu),
    ngay_sinh_benh_nhan: anonymous ? `01/01/${don.NamSinh}` : day(don.NgaySinh ?? `${don.NamSinh}-01-01`),
    can_nang: don.CanNang ?? '',
    gioi_tinh: gioiTinh[don.GioiTinh] ?? 1,
    ma_so_the_bao_hiem_y_te: known(don.SoTheBHYT),
    thong_tin_nguoi_giam_ho: known(don.NguoiGiamHo),
    dia_chi: known(don.DiaChi),
    chan_doan: don.ChanDoans.map(({ MaICD, TenICD }) => ({
      ma_chan_doan: MaICD,
      ten_chan_doan: TenICD,
      ket_luan: '',
    })),
    luu_y: '',
    hinh_thuc_dieu_tri: 1,
    dot_dung_thuoc: loai === 'n' ? periods(don.Ngay, don.SoNgay) : null,
    thong_tin_don_thuoc: don.Thuocs.map((thuoc) => ({
      ma_thuoc: thuoc.SoDangKy ?? '',
      biet_duoc: thuoc.TenDuoc,
      ten_thuoc: thuoc.TenThuoc,
      don_vi_tinh: thuoc.DonViTinh,
      so_luong: Number(thuoc.SoLuong),
      cach_dung: thuoc.CachDung,
    })),
    loi_dan: don.LoiDan ?? '',
    so_dien_thoai_nguoi_kham_benh: known(don.SoDienThoai),
    ngay_tai_kham: don.NgayTaiKham ? day(don.NgayTaiKham) : '',
    ngay_gio_ke_don: don.NgayKe,
  };
}

function periods(from: string, days: number) {
  return periodsOf(from, days).map(({ dot, tuNgay, denNgay }) => ({
    dot,
    tu_ngay: day(tuNgay),
    den_ngay: day(denNgay),
  }));
}

function day(iso: string): string {
  return iso.split('-').reverse().join('/');
}
