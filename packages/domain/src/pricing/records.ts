import type { RecordApi } from '../records/api.ts';
import { bangGia, denNgay, ghiChu, inUse, tuNgay } from '../records/commonFields.ts';
import { choice, lines, logOnly, money, number, person, ref, text, time } from '../records/fields.ts';
import { defineRecord, type RecordDef, stateField } from '../records/record.ts';

const donGia = money('Đơn giá', 'Price');

export const giaDichVuRecord = defineRecord({
  name: 'GiaDichVu',
  label: { vi: 'Giá dịch vụ', en: 'Price of a service' },
  inside: 'BangGia',
  fields: { BangGia_Id: bangGia, DichVu_Id: ref('DM_DichVu', 'Dịch vụ', 'Service'), DonGia: donGia },
});

export const giaLieuTrinhRecord = defineRecord({
  name: 'GiaLieuTrinh',
  label: { vi: 'Giá liệu trình', en: 'Price of a treatment course' },
  inside: 'BangGia',
  fields: {
    BangGia_Id: bangGia,
    LieuTrinh_Id: ref('LieuTrinh', 'Liệu trình', 'Treatment course'),
    DonGia: donGia,
  },
});

export const bangGiaRecord = defineRecord({
  name: 'BangGia',
  label: { vi: 'Bảng giá', en: 'Price list' },
  display: ['TenBangGia'],
  fields: {
    LoaiGia_Id: ref('LoaiGia', 'Loại giá', 'Price type'),
    TenBangGia: text('Tên bảng giá', 'Name of the list'),
    LoaiBangGia: choice('Loại bảng giá', 'Kind of price list', {
      DichVu: { vi: 'Dịch vụ', en: 'Services' },
      LieuTrinh: { vi: 'Liệu trình', en: 'Treatment courses' },
    }),
    TrangThai: stateField({
      ChuaPhatHanh: { vi: 'Chưa phát hành', en: 'Not released' },
      DaPhatHanh: { vi: 'Đã phát hành', en: 'Released' },
      DaHuy: inUse.DaHuy,
    }),
    NgayPhatHanh: time('Ngày phát hành', 'Released on'),
    NguoiPhatHanh_Id: person('Người phát hành', 'Released by'),
    TuNgay: tuNgay,
    DenNgay: denNgay,
    SoQuyetDinh: text('Số quyết định', 'Decision number'),
    GhiChu: ghiChu,
    gia: logOnly(
      lines('Giá', 'Prices', {
        Muc_Id: ref(['DM_DichVu', 'LieuTrinh'], 'Dịch vụ', 'Service'),
        DonGia: donGia,
      }),
    ),
    soMuc: logOnly(number('Số mục', 'Entries')),
    saoChepTu_Id: logOnly(ref('BangGia', 'Sao chép từ', 'Copied from')),
    phanTram: logOnly(number('Phần trăm', 'Percent')),
    lamTron: logOnly(number('Làm tròn', 'Rounded to')),
    rows: logOnly(number('Số dòng', 'Rows')),
  },
});

export const bangGiaApi: RecordApi = {
  about: 'A price list: prices of services under one price type for a period.',
  without: ['NguoiPhatHanh_Id'],
  labels: { LoaiGia_Id: 'LoaiGia' },
  input: {
    about: 'A price list with all its prices.',
    fields: ['version', 'LoaiGia_Id', 'TenBangGia', 'TuNgay', 'SoQuyetDinh', 'GhiChu'],
    required: ['LoaiGia_Id', 'TenBangGia', 'TuNgay'],
    describe: {
      version: 'The version that was changed.',
    },
  },
  describe: {
    _id: 'Id.',
    version: 'Version; give it back with a change.',
    LoaiGia: "Price type's label.",
    TenBangGia: 'Name.',
    LoaiBangGia: 'DichVu or LieuTrinh.',
    TrangThai: 'ChuaPhatHanh, DaPhatHanh, or HienHanh while it is in force today.',
    NgayPhatHanh: 'When it was released.',
    TuNgay: 'First day.',
    DenNgay: 'Last day; empty while no newer list ends it.',
    SoQuyetDinh: 'The decision behind the prices.',
  },
};

export const pricingRecords: readonly RecordDef[] = [bangGiaRecord, giaDichVuRecord, giaLieuTrinhRecord];
