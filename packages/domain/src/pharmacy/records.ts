import type { RecordApi } from '../records/api.ts';
import { benhNhan, duoc, kho, lo, lyDoHuy } from '../records/commonFields.ts';
import { choice, day, logOnly, money, number, quantity, ref, rows, text } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { phieuCapActs } from './capThuoc.ts';

const soLuong = quantity('Số lượng', 'Quantity');

export const loRecord = defineRecord({
  name: 'Lo',
  label: { vi: 'Lô', en: 'Batch' },
  service: 'pharmacy',
  display: ['SoLo'],
  inside: 'TonKho',
  fields: {
    Duoc_Id: duoc,
    SoLo: text('Số lô', 'Batch number'),
    HanDung: day('Hạn dùng', 'Expiry'),
    GiaVon: money('Giá vốn', 'Cost'),
    NhaCungCap_Id: ref('NhaCungCap', 'Nhà cung cấp', 'Supplier'),
  },
});

export const tonKhoRecord = defineRecord({
  name: 'TonKho',
  label: { vi: 'Tồn kho', en: 'Stock' },
  service: 'pharmacy',
  fields: {
    Kho_Id: kho,
    Lo_Id: lo,
    Duoc_Id: duoc,
    SoLuong: soLuong,
    SoLuongGiu: quantity('Số lượng giữ', 'Quantity reserved'),
    lines: logOnly(number('Số dòng', 'Rows')),
  },
});

/** A change of what lies in a store. */
export const theKhoRecord = defineRecord({
  name: 'TheKho',
  label: { vi: 'Thẻ kho', en: 'Stock ledger' },
  service: 'pharmacy',
  inside: 'TonKho',
  fields: {
    Kho_Id: kho,
    Lo_Id: lo,
    Duoc_Id: duoc,
    SoLuong: soLuong,
    Ton: quantity('Tồn', 'Stock'),
    LyDo: choice('Lý do', 'Reason', {
      NhapTonDau: { vi: 'Nhập tồn đầu', en: 'Opening stock' },
      CapThuoc: { vi: 'Cấp thuốc', en: 'Supply' },
      HuyCap: { vi: 'Hủy cấp', en: 'Supply taken back' },
      SuDung: { vi: 'Sử dụng cho dịch vụ', en: 'Used in a service' },
      HuySuDung: { vi: 'Hủy sử dụng cho dịch vụ', en: 'Use in a service taken back' },
      NhapMua: { vi: 'Nhập mua', en: 'Goods received' },
      HuyNhap: { vi: 'Hủy phiếu nhập', en: 'Receipt cancelled' },
      XuatChuyen: { vi: 'Xuất chuyển kho', en: 'Sent to a store' },
      NhapChuyen: { vi: 'Nhận chuyển kho', en: 'Received from a store' },
      TraChuyen: { vi: 'Hàng chuyển trả lại', en: 'Transfer came back' },
      KiemKe: { vi: 'Điều chỉnh kiểm kê', en: 'Stock-take difference' },
    }),
    source_Id: ref(['PhieuCap', 'PhieuKho', 'SuDungVatTu'], 'Chứng từ gốc', 'Source document'),
  },
});

export const phieuCapChiTietRecord = defineRecord({
  name: 'PhieuCapChiTiet',
  label: { vi: 'Dòng phiếu cấp', en: 'Line of the supply slip' },
  service: 'pharmacy',
  inside: 'PhieuCap',
  fields: {
    PhieuCap_Id: ref('PhieuCap', 'Phiếu cấp thuốc', 'Supply slip'),
    ToaThuocChiTiet_Id: ref('ToaThuocChiTiet', 'Dòng toa thuốc', 'Line of the prescription'),
    Duoc_Id: duoc,
    Lo_Id: lo,
    SoLuong: soLuong,
  },
});

export const phieuCapRecord = defineRecord({
  name: 'PhieuCap',
  label: { vi: 'Phiếu cấp thuốc', en: 'Supply slip' },
  service: 'pharmacy',
  display: ['MaPhieuCap'],
  acts: [phieuCapActs],
  fields: {
    MaPhieuCap: text('Mã phiếu cấp', 'Supply slip code'),
    Kho_Id: kho,
    ToaThuoc_Id: ref('ToaThuoc', 'Toa thuốc', 'Prescription'),
    BenhNhan_Id: benhNhan,
    LyDoHuy: lyDoHuy,
    chiTiets: rows('Thuốc', 'Drugs', phieuCapChiTietRecord),
  },
});

export const phieuCapApi: RecordApi = {
  about: 'A handing-out.',
  without: ['version', 'Kho_Id', 'BenhNhan_Id', 'hanhDongs'],
  describe: {
    _id: 'Supply.',
    MaPhieuCap: 'Number.',
    TrangThai: 'DaCap or DaHuy.',
    LyDoHuy: 'Why it was taken back.',
  },
};

export const pharmacyRecords: readonly RecordDef[] = [
  tonKhoRecord,
  loRecord,
  theKhoRecord,
  phieuCapRecord,
  phieuCapChiTietRecord,
];
