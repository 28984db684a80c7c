import { printRecords } from '../printing/printRecords.ts';
import type { RecordApi } from '../records/api.ts';
import { benhNhan, duoc, inUse, khamBenh, kho, lyDo, lyDoHuy, tiepNhan } from '../records/commonFields.ts';
import {
  bool,
  choice,
  lines,
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
import { defineRecord, type RecordDef, stateField } from '../records/record.ts';
import { toaThuocActs } from './toaThuoc.ts';
import { warningClasses } from './warnings.ts';

/** What a warning is about: its class, then drugs and ingredients (`Major:id+id`). */
const warningKey = { ...ref(['Duoc', 'HoatChat'], 'Khóa', 'Key'), classes: warningClasses };

/** A warning that was overridden, with its reason. */
export const overriddenWarning = {
  key: warningKey,
  MucDo: choice('Mức độ', 'Severity', warningClasses),
  Duoc_Id: duoc,
  TenDuoc: text('Tên thuốc', 'Drug'),
  Khac: text('Thuốc hoặc hoạt chất kia', 'The other drug or ingredient'),
  HauQua: text('Hậu quả', 'Consequence'),
  XuTri: text('Xử trí', 'What to do'),
  canLyDo: bool('Cần lý do', 'Needs a reason'),
  LyDo: lyDo,
};

const soNgay = number('Số ngày', 'Days');
const loaiToa = choice('Loại toa', 'Kind of prescription', {
  BHYT: { vi: 'BHYT', en: 'Insured' },
  Thuong: { vi: 'Thu phí', en: 'Paid' },
  MuaNgoai: { vi: 'Mua ngoài', en: 'Outside' },
  VTYT: { vi: 'Vật tư', en: 'Supplies' },
});

/** What the doctor says of a line. */
const dose = {
  Duoc_Id: duoc,
  Kho_Id: kho,
  SoLuong: quantity('Số lượng', 'Quantity'),
  SoNgay: soNgay,
  Sang: quantity('Sáng', 'Morning'),
  Trua: quantity('Trưa', 'Noon'),
  Chieu: quantity('Chiều', 'Afternoon'),
  Toi: quantity('Tối', 'Evening'),
  DuongDung_Id: ref('DuongDung', 'Đường dùng', 'Route'),
  CachDung: text('Cách dùng', 'How to take'),
} as const;

export const toaThuocChiTietRecord = defineRecord({
  name: 'ToaThuocChiTiet',
  label: { vi: 'Dòng toa thuốc', en: 'Line of the prescription' },
  display: ['TenDuoc'],
  inside: 'ToaThuoc',
  fields: {
    ToaThuoc_Id: ref('ToaThuoc', 'Toa thuốc', 'Prescription'),
    TenDuoc: text('Tên thuốc', 'Drug'),
    ...dose,
    DonGia: money('Đơn giá', 'Price'),
    DonGiaHoTro: money('Đơn giá hỗ trợ', 'Supported price'),
    DonGiaThanhToan: money('Đơn giá thanh toán', 'Price to pay'),
    DonGiaGoc: money('Đơn giá gốc', 'Original price'),
    DonGiaBHYTGoc: money('Đơn giá BHYT gốc', 'Original insurance price'),
    GiaVon: money('Giá vốn', 'Cost'),
    LaBHYT: bool('Thuộc BHYT', 'Insured'),
    NgoaiBHYT: bool('Kê ngoài BHYT', 'Kept out of the insurance'),
    TyLeBHYT: number('Tỷ lệ BHYT thanh toán (%)', 'Insurance rate (%)'),
    DaThuTien: bool('Đã thu tiền', 'Paid'),
    SoLuongDaCap: quantity('Số lượng đã cấp', 'Quantity supplied'),
    CanhBao: lines('Cảnh báo', 'Warnings', overriddenWarning),
    ThuTu: number('Thứ tự', 'Order'),
    TrangThai: stateField(inUse),
  },
});

export const toaThuocChiTietApi: RecordApi = {
  about: 'A drug of a prescription.',
  without: ['version', 'ToaThuoc_Id', 'GiaVon', 'NgoaiBHYT', 'TyLeBHYT', 'CanhBao', 'ThuTu', 'TrangThai'],
  labels: { DuongDung_Id: 'DuongDung' },
  describe: {
    _id: 'Line id.',
    Duoc_Id: 'The drug.',
    TenDuoc: 'Name on the day of prescribing.',
    DuongDung: 'Label of the route.',
    CachDung: 'How to take it.',
    DonGia: 'Unit price.',
    DonGiaHoTro: 'What of it the insurance supports.',
    DonGiaThanhToan: 'What is left of it.',
    DonGiaGoc: 'Sale price of the catalogue when it was prescribed.',
    DonGiaBHYTGoc: 'Price that the fund accepted then.',
    LaBHYT: 'Paid by the insurance.',
    DaThuTien: 'Money was collected.',
    SoLuongDaCap: 'Quantity that was supplied.',
  },
};

/** A prescription; a save replaces all of a session, and the operation log holds what was asked for. */
export const toaThuocRecord = defineRecord({
  name: 'ToaThuoc',
  label: { vi: 'Toa thuốc', en: 'Prescription' },
  display: ['MaDonThuoc'],
  acts: [toaThuocActs],
  fields: {
    KhamBenh_Id: khamBenh,
    TiepNhan_Id: tiepNhan,
    BenhNhan_Id: benhNhan,
    BacSi_Id: person('Bác sĩ', 'Doctor'),
    MaDonThuoc: text('Mã đơn thuốc', 'Prescription code'),
    LoaiToa: loaiToa,
    SoNgay: soNgay,
    LoiDan: text('Lời dặn', 'Advice'),
    CachLayThuoc_Id: ref('CachLayThuoc', 'Cách lấy thuốc', 'Way to collect'),
    NgayKe: time('Ngày kê', 'Prescribed on'),
    ThayTheCho_Id: ref('ToaThuoc', 'Thay thế đơn', 'Replaces'),
    LyDoHuy: lyDoHuy,
    NgayDuyetCap: time('Duyệt cấp lúc', 'Supply approved at'),
    NguoiDuyetCap_Id: person('Người duyệt cấp', 'Supply approved by'),
    LyDoHuyDuyet: logOnly(text('Lý do hủy duyệt cấp', 'Why the approval was taken back')),
    LyDoThay: logOnly(text('Lý do thay đơn', 'Why it is replaced')),
    thuHoiLienThong: logOnly(bool('Thu hồi trên hệ thống quốc gia', 'Withdrawn from the national system')),
    guiLienThong: logOnly(bool('Gửi đơn lên hệ thống quốc gia', 'Sent to the national system')),
    requestId: logOnly(text('Mã yêu cầu', 'Request id')),
    dongs: logOnly(lines('Dòng toa thuốc', 'Lines of the prescription', { ...dose, LoaiToa: loaiToa })),
    lyDoCanhBaos: logOnly(
      lines('Lý do bỏ qua cảnh báo', 'Reasons for overriding warnings', { key: warningKey, LyDo: lyDo }),
    ),
    overridden: logOnly(lines('Cảnh báo đã bỏ qua', 'Warnings overridden', overriddenWarning)),
    chiTiets: rows('Thuốc', 'Drugs', toaThuocChiTietRecord),
  },
});

export const toaThuocApi: RecordApi = {
  about: 'A prescription: drugs of one kind.',
  without: ['TiepNhan_Id', 'BacSi_Id', 'CachLayThuoc_Id', 'ThayTheCho_Id', 'LyDoHuy', 'NguoiDuyetCap_Id'],
  labels: { BacSi_Id: 'NhanVien', CachLayThuoc_Id: 'CachLayThuoc' },
  enums: {
    LoaiToa: {
      name: 'LoaiToa',
      about: 'Kind of a prescription.',
      values: {
        BHYT: 'Paid by the insurance.',
        Thuong: "Paid by the patient, from the hospital's stores.",
        MuaNgoai: 'Bought outside.',
        VTYT: 'Medical supplies.',
      },
    },
  },
  input: {
    about: 'The whole prescription of a session.',
    fields: ['requestId', 'version', 'LoiDan', 'CachLayThuoc_Id'],
    required: ['requestId', 'version'],
    describe: {
      requestId: 'Makes a repeated request harmless.',
      version: 'The version that was seen.',
      CachLayThuoc_Id: 'How the drugs are collected; nothing for what is bought outside.',
    },
  },
  describe: {
    _id: 'Prescription id.',
    version: 'Grows with every change.',
    MaDonThuoc: 'National code of the prescription.',
    LoaiToa: 'Kind.',
    BacSi: 'The prescribing doctor.',
    SoNgay: 'Days of the longest course.',
    CachLayThuoc: 'How its drugs are collected.',
    NgayKe: 'When it was written.',
    NgayDuyetCap: 'When the pharmacy approved its supply; it is not changed then.',
    TrangThai: 'Nhap, DaKe, YeuCauThanhToan, DaCap or DaHuy.',
    hanhDongs: 'What may be done with it now, with the code of each refusal.',
  },
};

export const prescriptionsRecords: readonly RecordDef[] = [
  toaThuocRecord,
  toaThuocChiTietRecord,
  ...printRecords('DonThuoc', { vi: 'đơn thuốc', en: 'prescription' }),
  ...printRecords('CamKetThuocGayNghien', {
    vi: 'cam kết dùng thuốc gây nghiện',
    en: 'commitment on addictive drugs',
  }),
];
