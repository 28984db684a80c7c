import { printRecords } from '../printing/printRecords.ts';
import { names, type RecordApi } from '../records/api.ts';
import { benhNhan, duoc, ghiChu, lyDoHuy, nhapVien, tiepNhan } from '../records/commonFields.ts';
import { choice, data, number, person, quantity, ref, refs, text, time } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { cachDung, tinhTrangNguoiBenh } from './doseTimes.ts';
import { capChamSoc, toDieuTriActs } from './toDieuTri.ts';
import { yLenhThuocActs } from './yLenhThuoc.ts';

/** Entries of the treatment sheets of stays. */
export const toDieuTriRecord = defineRecord({
  name: 'ToDieuTri',
  label: { vi: 'Tờ điều trị', en: 'Entry of the treatment sheet' },
  display: ['ThoiGian'],
  acts: [toDieuTriActs],
  fields: {
    SoThuTu: number('Số thứ tự', 'Number'),
    NhapVien_Id: nhapVien,
    BenhAn_Id: ref('BenhAn', 'Bệnh án', 'Medical record'),
    BenhNhan_Id: benhNhan,
    TiepNhan_Id: tiepNhan,
    Khoa_Id: ref('Node', 'Khoa', 'Ward'),
    ThoiGian: time('Thời gian', 'Time'),
    BacSi_Id: person('Bác sĩ', 'Doctor'),
    TinhTrang: choice('Tình trạng', 'State of the patient', tinhTrangNguoiBenh),
    DienBien: text('Diễn biến bệnh', 'Course'),
    CapChamSoc: choice('Cấp chăm sóc', 'Level of care', capChamSoc),
    YLenhChamSoc_Ids: refs('YLenhChamSoc', 'Y lệnh chăm sóc', 'Care orders'),
    ChamSoc: text('Chăm sóc khác', 'Other care'),
    AnSang: text('Ăn sáng', 'Breakfast'),
    AnTrua: text('Ăn trưa', 'Lunch'),
    AnToi: text('Ăn tối', 'Dinner'),
    YLenhKhac: text('Y lệnh khác', 'Other orders'),
    HieuLucDen: time('Y lệnh có hiệu lực đến', 'Orders hold until'),
    XacNhanLuc: time('Xác nhận lúc', 'Confirmed at'),
    NguoiXacNhan_Id: person('Người xác nhận', 'Confirmed by'),
    LapTu_Id: ref('ToDieuTri', 'Lặp lại từ', 'Repeats'),
    LyDoHuy: lyDoHuy,
  },
});

export const toDieuTriApi: RecordApi = {
  about:
    'An entry of the treatment sheet of a stay: the course of the disease and the orders of a doctor at a time.',
  also: ['NgayTao', 'NguoiTao_Id', 'NgayCapNhat'],
  without: ['TiepNhan_Id'],
  labels: {
    Khoa_Id: 'Node',
    BacSi_Id: 'NhanVien',
    YLenhChamSoc_Ids: 'YLenhChamSoc',
    NguoiXacNhan_Id: 'NhanVien',
  },
  enums: {
    TrangThai: { name: 'TrangThaiToDieuTri', about: 'State of an entry of a treatment sheet.' },
    TinhTrang: {
      name: 'TinhTrangNguoiBenh',
      about: 'How a patient is, by which orders hold for longer or shorter.',
    },
    CapChamSoc: { name: 'CapChamSoc', about: 'How much care a patient needs.' },
  },
  input: {
    about: 'What a doctor writes on the treatment sheet of a stay; a field that is left out stays.',
    fields: names(`
      requestId version NhapVien_Id ThoiGian BacSi_Id TinhTrang DienBien CapChamSoc YLenhChamSoc_Ids ChamSoc AnSang AnTrua AnToi
      YLenhKhac HieuLucDen LapTu_Id
    `),
    describe: {
      NhapVien_Id: 'The stay; for a new entry.',
      ThoiGian: 'When the patient was seen; now when not given.',
      BacSi_Id: 'The doctor who orders; the caller when not given.',
      HieuLucDen: 'Until when its orders hold; the longest that the state allows when not given.',
      LapTu_Id: 'The entry that a new one repeats.',
    },
  },
  describe: {
    SoThuTu: 'Number within the stay, from 1.',
    NhapVien_Id: 'The stay.',
    BenhAn_Id: 'The medical record.',
    Khoa_Id: 'The ward where it was written.',
    Khoa: 'Label of the ward.',
    ThoiGian: 'When the patient was seen.',
    NgayTao: 'When it was written.',
    NguoiTao_Id: 'The account that wrote it.',
    NgayCapNhat: 'When it was corrected last.',
    BacSi_Id: 'The doctor who orders.',
    HieuLucDen: 'Until when its orders hold.',
    XacNhanLuc: 'When its doctor confirmed a verbal order.',
    NguoiXacNhan_Id: 'Who confirmed it.',
    NguoiXacNhan: 'Label of who confirmed it.',
    LapTu_Id: 'The entry that it repeats.',
    YLenhChamSocs: 'Labels of the care orders.',
  },
};

/** Orders of drugs on treatment sheets. */
export const yLenhThuocRecord = defineRecord({
  name: 'YLenhThuoc',
  label: { vi: 'Y lệnh thuốc', en: 'Order of a drug' },
  display: ['TenDuoc'],
  acts: [yLenhThuocActs],
  fields: {
    ToDieuTri_Id: ref('ToDieuTri', 'Tờ điều trị', 'Entry of the treatment sheet'),
    NhapVien_Id: nhapVien,
    BenhNhan_Id: benhNhan,
    ThuTu: number('Thứ tự', 'Order'),
    Duoc_Id: duoc,
    TenDuoc: text('Tên thuốc', 'Drug'),
    DonViTinh: text('Đơn vị', 'Unit'),
    Lieu: quantity('Liều một lần', 'One dose'),
    DuongDung_Id: ref('DuongDung', 'Đường dùng', 'Route'),
    CachDung: choice('Cách dùng', 'How it is given', cachDung),
    Gios: text('Giờ dùng', 'Times'),
    LyDoKhiCan: text('Dùng khi', 'Needed when'),
    ToiDa24h: number('Tối đa trong 24 giờ (lần)', 'Times in 24 hours at most'),
    CachGio: quantity('Cách nhau ít nhất (giờ)', 'Hours apart at least'),
    TheTich: quantity('Thể tích (ml)', 'Volume (ml)'),
    SoPhut: number('Truyền trong (phút)', 'Given over (minutes)'),
    GiotMl: number('Giọt trong 1 ml', 'Drops in 1 ml'),
    TocDo: number('Tốc độ (giọt/phút)', 'Drops a minute'),
    TuLuc: time('Từ lúc', 'From'),
    DenLuc: time('Đến lúc', 'Until'),
    NgayThu: number('Ngày thứ', 'Day'),
    LapTu_Id: ref('YLenhThuoc', 'Lặp lại từ', 'Repeats'),
    DoiTruong: text('Thay đổi so với y lệnh trước', 'Changed since the one before'),
    GhiChu: ghiChu,
    CanhBao: data('Cảnh báo đã bỏ qua', 'Overridden warnings'),
    NgungLuc: time('Ngừng lúc', 'Stopped at'),
    LyDoNgung: text('Lý do ngừng', 'Why it was stopped'),
    NguoiNgung_Id: person('Người ngừng', 'Stopped by'),
  },
});

export const yLenhThuocApi: RecordApi = {
  about: 'An order of a drug on the treatment sheet of a stay.',
  without: ['CanhBao', 'ThuTu', 'DoiTruong'],
  labels: { DuongDung_Id: 'DuongDung', NguoiNgung_Id: 'NhanVien' },
  enums: {
    TrangThai: { name: 'TrangThaiYLenhThuoc', about: 'State of an order of a drug.' },
    CachDung: { name: 'CachDungThuoc', about: 'How a drug is given.' },
  },
  input: {
    about: 'An order of a drug on a treatment sheet.',
    fields: names(`
      _id Duoc_Id Lieu DuongDung_Id CachDung Gios LyDoKhiCan ToiDa24h CachGio TheTich SoPhut GiotMl TuLuc DenLuc GhiChu LapTu_Id
    `),
    describe: {
      _id: 'The order that is corrected; none of a new one.',
      TuLuc: 'From when on; the time of the entry when not given.',
      DenLuc: 'Until when; the end of the entry when not given.',
      LapTu_Id: 'The order of an earlier entry that it repeats.',
    },
  },
  describe: {
    ToDieuTri_Id: 'The entry.',
    NhapVien_Id: 'The stay.',
    Duoc_Id: 'The drug.',
    TenDuoc: 'Name with strength.',
    Lieu: 'One dose, in units of the drug.',
    DuongDung: 'Label of the route.',
    Gios: "Times of a day, 'HH:MM' each, with commas between them.",
    GiotMl: 'Drops in a millilitre by the set: 20, 15 for blood, 60.',
    TocDo: 'Drops a minute, of an infusion.',
    TuLuc: 'From when on it holds.',
    DenLuc: 'Until when it holds.',
    NgayThu: 'The day of a drug whose days are counted, on which it begins; empty of others.',
    LapTu_Id: 'The order that it repeats.',
    NgungLuc: 'When it was stopped before its end.',
    NguoiNgung_Id: 'Who stopped it.',
    NguoiNgung: 'Label of who stopped it.',
  },
};

export const treatmentRecords: readonly RecordDef[] = [
  toDieuTriRecord,
  yLenhThuocRecord,
  ...printRecords('ToDieuTri', { vi: 'tờ điều trị', en: 'treatment sheet' }),
];
