import type { Field } from '../catalogue/catalogue.ts';
import { loaiChuongTrinh, loaiGiamGia } from './loaiKhuyenMai.ts';

const money = (vi: string, en: string) => ({ kind: 'money', label: { vi, en }, min: '0' }) as const;
const count = (vi: string, en: string) =>
  ({ kind: 'number', label: { vi, en }, min: '1', max: '1000000' }) as const;
const percent = (vi: string, en: string) =>
  ({ kind: 'number', label: { vi, en }, min: '0', max: '100' }) as const;

const soLuong = {
  kind: 'number',
  label: { vi: 'Số lượng', en: 'Quantity' },
  required: true,
  min: '1',
  max: '999',
} as const;
const services = (vi: string, en: string) =>
  ({
    kind: 'lines',
    label: { vi, en },
    fields: {
      DichVu_Id: { kind: 'ref', to: 'DM_DichVu', label: { vi: 'Dịch vụ', en: 'Service' }, required: true },
      SoLuong: soLuong,
    },
  }) as const;
const goods = (vi: string, en: string) =>
  ({
    kind: 'lines',
    label: { vi, en },
    fields: {
      Duoc_Id: { kind: 'ref', to: 'Duoc', label: { vi: 'Sản phẩm', en: 'Product' }, required: true },
      SoLuong: soLuong,
    },
  }) as const;

const ngayBatDau = { kind: 'date', label: { vi: 'Ngày bắt đầu', en: 'First day' }, required: true } as const;
const ngayKetThuc = { kind: 'date', label: { vi: 'Ngày kết thúc', en: 'Last day' }, required: true } as const;
const nhomKhachHang = {
  kind: 'refs',
  to: 'NhomBenhNhan',
  label: { vi: 'Nhóm khách hàng (trống: mọi người)', en: 'Patient groups (empty: everybody)' },
} as const;
const giamToiDa = money('Giảm tối đa mỗi hóa đơn', 'Most off a bill');
const lanMoiKhach = count('Số lần tối đa mỗi khách', 'Times a patient at most');
const ghiChu = { kind: 'text', label: { vi: 'Ghi chú', en: 'Note' }, max: 500, multiline: true } as const;

/** What is written of a programme. */
export const chuongTrinhFields = {
  MaChuongTrinhKhuyenMai: {
    kind: 'text',
    label: { vi: 'Mã chương trình (trống: tự sinh)', en: 'Code (empty: the next number)' },
    max: 20,
    pattern: 'code',
  },
  TenChuongTrinhKhuyenMai: {
    kind: 'text',
    label: { vi: 'Tên chương trình', en: 'Name' },
    required: true,
    max: 200,
  },
  LoaiChuongTrinhKhuyenMai: {
    kind: 'enum',
    type: 'LoaiChuongTrinhKhuyenMai',
    label: { vi: 'Loại chương trình', en: 'Kind' },
    required: true,
    values: loaiChuongTrinh,
  },
  NgayBatDau: ngayBatDau,
  NgayKetThuc: ngayKetThuc,
  NhomKhachHang_Ids: nhomKhachHang,
  DichVuDieuKiens: services('Dịch vụ phải mua', 'Services to buy'),
  SanPhamDieuKiens: goods('Sản phẩm phải mua', 'Products to buy'),
  DichVuKhuyenMais: services('Dịch vụ được tặng, giảm', 'Services given or reduced'),
  SanPhamKhuyenMais: goods('Sản phẩm được tặng, giảm', 'Products given or reduced'),
  GoiDichVu_Ids: { kind: 'refs', to: 'GoiDichVu', label: { vi: 'Gói dịch vụ', en: 'Packages' } },
  LieuTrinh_Ids: { kind: 'refs', to: 'LieuTrinh', label: { vi: 'Liệu trình', en: 'Treatment courses' } },
  ToanHoaDon: { kind: 'bool', label: { vi: 'Giảm trên toàn hóa đơn', en: 'Off the whole bill' } },
  SoTienDieuKien: money('Hóa đơn hoặc tạm ứng từ', 'Bill or advance from'),
  PhanTramDieuKien: percent('Tạm ứng ít nhất (% chi phí)', 'Advance of at least (% of the cost)'),
  PhanTramKhuyenMai: percent('Phần trăm giảm, tặng', 'Percent off or given'),
  SoTienKhuyenMai: money('Số tiền giảm, tặng', 'Amount off or given'),
  GiamToiDa: giamToiDa,
  SoLuongDichVuKhuyenMaiToiDa: count('Tổng số lượng khuyến mại tối đa', 'Units in all at most'),
  TongTienKhuyenMaiToiDa: money('Tổng tiền khuyến mại tối đa', 'Amount in all at most'),
  SoLanToiDaMoiKhach: lanMoiKhach,
  SoNgayVoucher: {
    kind: 'number',
    label: { vi: 'Voucher dùng trong (ngày)', en: 'The voucher holds for (days)' },
    min: '1',
    max: '730',
  },
  GhiChu: ghiChu,
} as const satisfies Record<string, Field>;

/** What is written of a voucher. */
export const voucherFields = {
  MaVoucher: {
    kind: 'text',
    label: { vi: 'Mã voucher (trống: tự sinh)', en: 'Code (empty: made by chance)' },
    max: 30,
    pattern: 'code',
  },
  TenVoucher: { kind: 'text', label: { vi: 'Tên voucher', en: 'Name' }, required: true, max: 200 },
  LoaiGiamGia: {
    kind: 'enum',
    type: 'LoaiGiamGia',
    label: { vi: 'Loại giảm giá', en: 'Kind of reduction' },
    required: true,
    values: loaiGiamGia,
  },
  GiaTri: { kind: 'money', label: { vi: 'Giá trị', en: 'Value' }, required: true, min: '0' },
  GiamToiDa: giamToiDa,
  SoTienToiThieu: money('Hóa đơn từ', 'Bill from'),
  SoLuong: {
    kind: 'number',
    label: { vi: 'Số lượt dùng', en: 'Uses' },
    required: true,
    min: '1',
    max: '1000000',
  },
  SoLanToiDaMoiKhach: lanMoiKhach,
  NgayBatDau: ngayBatDau,
  NgayKetThuc: ngayKetThuc,
  NhomKhachHang_Ids: nhomKhachHang,
  GhiChu: ghiChu,
} as const satisfies Record<string, Field>;

/** The fields of a programme that a kind has besides those of all. */
export const fieldsOfKind: Readonly<Record<keyof typeof loaiChuongTrinh, readonly string[]>> = {
  MuaXTangY: [
    'DichVuDieuKiens',
    'SanPhamDieuKiens',
    'SoTienDieuKien',
    'DichVuKhuyenMais',
    'SanPhamKhuyenMais',
  ],
  MuaXTangYGioiHan: [
    'DichVuDieuKiens',
    'SanPhamDieuKiens',
    'SoTienDieuKien',
    'DichVuKhuyenMais',
    'SanPhamKhuyenMais',
    'SoTienKhuyenMai',
  ],
  TamUngTangVoucher: [
    'SoTienDieuKien',
    'PhanTramDieuKien',
    'PhanTramKhuyenMai',
    'SoTienKhuyenMai',
    'GiamToiDa',
    'SoNgayVoucher',
  ],
  GiamGiaDichVu: [
    'ToanHoaDon',
    'DichVuKhuyenMais',
    'SanPhamKhuyenMais',
    'PhanTramKhuyenMai',
    'SoTienKhuyenMai',
    'GiamToiDa',
    'DichVuDieuKiens',
    'SoTienDieuKien',
  ],
  GiamGiaCombo: [
    'DichVuDieuKiens',
    'SanPhamDieuKiens',
    'GoiDichVu_Ids',
    'LieuTrinh_Ids',
    'PhanTramKhuyenMai',
    'SoTienKhuyenMai',
    'GiamToiDa',
    'SoTienDieuKien',
  ],
};
