import { printRecords } from '../printing/printRecords.ts';
import { names, type RecordApi } from '../records/api.ts';
import { duoc, ghiChu, kho, lo, lyDo } from '../records/commonFields.ts';
import {
  choice,
  day,
  logOnly,
  money,
  number,
  person,
  quantity,
  ref,
  rows,
  text,
  time,
} from '../records/fields.ts';

import { defineRecord, type RecordDef } from '../records/record.ts';
import { loaiPhieuKho, phieuKhoActs } from './phieuKho.ts';

export const phieuKhoChiTietRecord = defineRecord({
  name: 'PhieuKhoChiTiet',
  label: { vi: 'Dòng phiếu kho', en: 'Line of the stock paper' },
  service: 'pharmacy',
  inside: 'PhieuKho',
  fields: {
    PhieuKho_Id: ref('PhieuKho', 'Phiếu kho', 'Stock paper'),
    ThuTu: number('Thứ tự', 'Order'),
    Duoc_Id: duoc,
    Lo_Id: lo,
    SoLo: text('Số lô', 'Batch number'),
    HanDung: day('Hạn dùng', 'Expiry'),
    QuyCach: quantity('Quy cách', 'Units in a pack'),
    SoLuongGoi: quantity('Số gói', 'Packs'),
    SoLuong: quantity('Số lượng', 'Quantity'),
    SoLuongSo: quantity('Số lượng sổ sách', 'Quantity in the books'),
    SoLuongNhan: quantity('Số lượng nhận', 'Quantity received'),
    DonGia: quantity('Đơn giá', 'Unit price'),
    VAT: number('Thuế suất GTGT (%)', 'VAT (%)'),
    LyDo: lyDo,
  },
});

export const phieuKhoRecord = defineRecord({
  name: 'PhieuKho',
  label: { vi: 'Phiếu kho', en: 'Stock paper' },
  service: 'pharmacy',
  display: ['SoPhieu'],
  acts: [phieuKhoActs],
  fields: {
    SoPhieu: text('Số phiếu', 'Number'),
    LoaiPhieu: choice('Loại phiếu', 'Kind', loaiPhieuKho),
    Ngay: day('Ngày phiếu', 'Day of the paper'),
    Kho_Id: kho,
    KhoNhan_Id: ref('Kho', 'Kho nhận', 'Receiving store'),
    NhaCungCap_Id: ref('NhaCungCap', 'Nhà cung cấp', 'Supplier'),
    SoHoaDon: text('Số hóa đơn', 'Invoice number'),
    NgayHoaDon: day('Ngày hóa đơn', 'Invoice day'),
    GoiThau: text('Gói thầu', 'Tender package'),
    QuyetDinhThau: text('Quyết định trúng thầu', 'Tender decision'),
    NguoiGiao: text('Người giao hàng', 'Delivered by'),
    GhiChu: ghiChu,
    TongTien: money('Tổng tiền', 'Total'),
    LyDo: lyDo,
    NgayChot: time('Chốt sổ lúc', 'Books frozen at'),
    NgayXacNhan: time('Ngày xác nhận', 'Confirmed on'),
    NguoiXacNhan_Id: person('Người xác nhận', 'Confirmed by'),
    NgayNhan: time('Ngày nhận', 'Received on'),
    NguoiNhan_Id: person('Người nhận', 'Received by'),
    dongs: rows('Dòng', 'Lines', phieuKhoChiTietRecord),
    soDong: logOnly(number('Số dòng', 'Rows')),
  },
});

export const phieuKhoApi: RecordApi = {
  about: 'A stock paper.',
  without: ['NguoiXacNhan_Id', 'NguoiNhan_Id'],
  enums: {
    LoaiPhieu: {
      name: 'LoaiPhieuKho',
      about: 'Kinds of stock papers.',
      values: {
        NhapMua: 'Goods received from a supplier.',
        ChuyenKho: 'Transfer to another store.',
      },
    },
    TrangThai: {
      name: 'TrangThaiPhieuKho',
      about: 'States of a stock paper.',
      values: {
        DaXacNhan: 'Confirmed: its stock moved.',
        DangChuyen: 'Sent, not received yet.',
        DaTuChoi: 'Refused by the receiver: gone back.',
      },
    },
  },
  input: {
    about: 'A stock paper; its kind and store stay as it was written first.',
    fields: names(`
      requestId _id version LoaiPhieu Kho_Id Ngay KhoNhan_Id NhaCungCap_Id SoHoaDon NgayHoaDon GoiThau QuyetDinhThau
      NguoiGiao GhiChu
    `),
    required: ['LoaiPhieu', 'Kho_Id'],
    describe: {
      requestId: 'Made by the client; a repeat answers the first answer.',
      _id: 'Paper; empty for a new one.',
      version: 'The version that the caller saw.',
      Ngay: 'Day; today when empty.',
    },
  },
  describe: {
    _id: 'Paper.',
    version: 'Version.',
    Ngay: 'Day.',
    KhoNhan_Id: 'Store that a transfer goes to.',
    NgayHoaDon: 'Day of the invoice.',
    NguoiGiao: 'Who delivered.',
    TongTien: 'Sum with VAT in dong.',
    LyDo: 'Why it was cancelled or refused.',
    NgayChot: 'When the books of a stock-take were frozen.',
    NgayXacNhan: 'When it was confirmed or sent.',
    NgayNhan: 'When it was received or refused.',
    hanhDongs: 'What may be done with it now, with the code of each refusal.',
  },
};

export const dinhMucKhoRecord = defineRecord({
  name: 'DinhMucKho',
  label: { vi: 'Định mức tồn kho', en: 'Stock limit' },
  service: 'pharmacy',
  fields: {
    Kho_Id: kho,
    Duoc_Id: duoc,
    TonToiThieu: quantity('Tồn tối thiểu', 'Least stock'),
    TonToiDa: quantity('Tồn tối đa', 'Most stock'),
    NgayBao: time('Báo sắp hết lúc', 'Told of low stock at'),
  },
});

export const stockRecords: readonly RecordDef[] = [
  phieuKhoRecord,
  phieuKhoChiTietRecord,
  dinhMucKhoRecord,
  ...printRecords('PhieuKho', { vi: 'phiếu kho', en: 'stock paper' }),
];
