import { names, type RecordApi } from '../records/api.ts';
import { benhNhan, inForce, tiepNhan } from '../records/commonFields.ts';
import { choice, money, number, person, ref, text, time } from '../records/fields.ts';
import { defineRecord, type RecordDef, stateField } from '../records/record.ts';
import { chuongTrinhActs, voucherActs } from './acts.ts';
import { chuongTrinhFields, voucherFields } from './fields.ts';

const phatHanh = {
  NgayPhatHanh: time('Ngày phát hành', 'Released on'),
  NguoiPhatHanh_Id: person('Người phát hành', 'Released by'),
};
const chuongTrinh = ref('ChuongTrinhKhuyenMai', 'Chương trình khuyến mại', 'Promotion programme');
const bienLai = (vi: string, en: string) => ref('BienLai', vi, en);

export const chuongTrinhRecord = defineRecord({
  name: 'ChuongTrinhKhuyenMai',
  label: { vi: 'Chương trình khuyến mại', en: 'Promotion programme' },
  display: ['MaChuongTrinhKhuyenMai', 'TenChuongTrinhKhuyenMai'],
  acts: [chuongTrinhActs],
  fields: {
    ...chuongTrinhFields,
    ...phatHanh,
    TenTimKiem: text('Tên để tìm kiếm', 'Name as it is searched'),
    SoLuongDaKhuyenMai: number('Số lượng đã khuyến mại', 'Units given so far'),
    SoTienDaKhuyenMai: money('Số tiền đã khuyến mại', 'Amount given so far'),
  },
});

export const chuongTrinhApi: RecordApi = {
  about: 'A promotion programme: what is given or taken off, for whom, when and up to which limits.',
  without: names('TenTimKiem DichVuDieuKiens SanPhamDieuKiens DichVuKhuyenMais SanPhamKhuyenMais'),
  labels: {
    NguoiPhatHanh_Id: 'NhanVien',
    NhomKhachHang_Ids: 'NhomBenhNhan',
    GoiDichVu_Ids: 'GoiDichVu',
    LieuTrinh_Ids: 'LieuTrinh',
  },
  enums: {
    TrangThai: { name: 'TrangThaiKhuyenMai', about: 'States of a promotion programme or voucher.' },
    LoaiChuongTrinhKhuyenMai: { name: 'LoaiChuongTrinhKhuyenMai', about: 'Kinds of promotion programmes.' },
  },
  input: {
    about: 'A promotion programme as it is written; of a released one only its last day changes.',
    fields: names(`
      requestId version MaChuongTrinhKhuyenMai TenChuongTrinhKhuyenMai LoaiChuongTrinhKhuyenMai NgayBatDau NgayKetThuc
      NhomKhachHang_Ids GoiDichVu_Ids LieuTrinh_Ids ToanHoaDon SoTienDieuKien PhanTramDieuKien PhanTramKhuyenMai
      SoTienKhuyenMai GiamToiDa SoLuongDichVuKhuyenMaiToiDa TongTienKhuyenMaiToiDa SoLanToiDaMoiKhach SoNgayVoucher GhiChu
    `),
  },
  describe: {
    SoTienDieuKien: 'The bill must reach it; of an advance payment, the advance.',
    PhanTramDieuKien: 'Of an advance payment: its least percent of what the visit costs.',
    SoTienKhuyenMai:
      'Off a unit, a combo or the bill; the limit of a gift; the value of the voucher that an advance gets.',
    SoLuongDichVuKhuyenMaiToiDa: 'Units that are given or reduced in all at most.',
  },
};

export const voucherRecord = defineRecord({
  name: 'Voucher',
  label: { vi: 'Voucher', en: 'Voucher' },
  display: ['MaVoucher', 'TenVoucher'],
  acts: [voucherActs],
  fields: {
    ...voucherFields,
    ...phatHanh,
    TenTimKiem: text('Tên để tìm kiếm', 'Name as it is searched'),
    SoLuongDaDung: number('Số lượt đã dùng', 'Uses so far'),
    BenhNhan_Id: benhNhan,
    ChuongTrinhKhuyenMai_Id: chuongTrinh,
    BienLaiTamUng_Id: bienLai('Biên lai tạm ứng', 'Receipt of the advance'),
  },
});

export const voucherApi: RecordApi = {
  about: 'A voucher: a code that takes a percent or an amount off a bill, so many times.',
  without: names('TenTimKiem'),
  labels: { NguoiPhatHanh_Id: 'NhanVien', NhomKhachHang_Ids: 'NhomBenhNhan' },
  enums: {
    TrangThai: 'TrangThaiKhuyenMai',
    LoaiGiamGia: { name: 'LoaiGiamGia', about: 'How a voucher reduces.' },
  },
  input: {
    about: 'A voucher as it is written; of a released one only its last day changes.',
    fields: names(`
      requestId version MaVoucher TenVoucher LoaiGiamGia GiaTri GiamToiDa SoTienToiThieu SoLuong SoLanToiDaMoiKhach
      NgayBatDau NgayKetThuc NhomKhachHang_Ids GhiChu
    `),
  },
  describe: {
    GiaTri: 'Percent or amount, as LoaiGiamGia says.',
    BenhNhan_Id: 'The only patient who may use it; empty for everybody.',
    ChuongTrinhKhuyenMai_Id: 'The programme that gave it for an advance payment.',
    BienLaiTamUng_Id: 'The advance for which it was given.',
  },
};

/** That a programme or voucher was applied to a line of a bill. */
export const apDungRecord = defineRecord({
  name: 'ApDungKhuyenMai',
  label: { vi: 'Lần áp dụng khuyến mại', en: 'Application of a promotion' },
  display: ['MaApDung'],
  fields: {
    MaApDung: text('Mã áp dụng', 'Code'),
    LanApDung: number('Lần áp dụng', 'How many times'),
    NguoiApDung_Id: person('Người áp dụng', 'Applied by'),
    TiepNhan_Id: tiepNhan,
    BenhNhan_Id: benhNhan,
    ChuongTrinhKhuyenMai_Id: chuongTrinh,
    Voucher_Id: ref('Voucher', 'Voucher', 'Voucher'),
    VienPhiDong_Id: ref('VienPhiDong', 'Dòng viện phí', 'Line of fees'),
    TenDong: text('Dịch vụ, sản phẩm', 'Service or product'),
    Buoc: choice('Bước', 'Step', {
      Dong: { vi: 'Trên dòng', en: 'On the line' },
      Combo: { vi: 'Combo', en: 'Combo' },
      HoaDon: { vi: 'Trên hóa đơn', en: 'On the bill' },
      Voucher: { vi: 'Voucher', en: 'Voucher' },
    }),
    SoTien: money('Số tiền giảm', 'Amount off'),
    SoLuong: number('Số lượng', 'Units'),
    NgayHuy: time('Ngày thu hồi', 'Taken back on'),
    BienLaiHoan_Id: bienLai('Biên lai hoàn', 'Receipt that gave the money back'),
    TrangThai: stateField(inForce),
  },
});

export const apDungApi: RecordApi = {
  about: 'What a programme or voucher took off a line of a bill.',
  also: ['NgayTao'],
  labels: { NguoiApDung_Id: 'NhanVien' },
  enums: {
    TrangThai: { name: 'TrangThaiApDung', about: 'Whether an application stands.' },
    Buoc: { name: 'BuocKhuyenMai', about: 'The steps in which promotions follow each other.' },
  },
  describe: {
    MaApDung: 'One code for all lines of a bill.',
    LanApDung: 'The how many-th time that the patient has it.',
    SoTien: '0 on a line that was bought for a gift.',
    BienLaiHoan_Id: 'The receipt that gave the money of the bill back, and the use of the voucher with it.',
    NguoiApDung: 'Label of who applied it.',
  },
};

export const promotionRecords: readonly RecordDef[] = [chuongTrinhRecord, voucherRecord, apDungRecord];
