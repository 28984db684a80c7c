import { cachNhac } from '../followUps/giayHen.ts';
import { printRecords } from '../printing/printRecords.ts';
import { names, type RecordApi } from '../records/api.ts';
import { benhNhan, ghiChu, lyDo, lyDoHuy, tiepNhan } from '../records/commonFields.ts';
import {
  bool,
  choice,
  data,
  day,
  logOnly,
  money,
  number,
  person,
  personal,
  ref,
  rows,
  text,
  time,
} from '../records/fields.ts';
import { defineRecord, type RecordDef, stateField } from '../records/record.ts';
import { congNoActs, congNoSteps, loaiNguoiNo } from './congNo.ts';

const soTien = money('Số tiền', 'Amount');
const congNo = ref('CongNo', 'Khoản nợ', 'Debt');
const congTy = ref('CongTy', 'Công ty, bên bảo lãnh', 'Company or guaranteeing insurer');
const nhomCongNo = ref('NhomCongNo', 'Nhóm công nợ', 'Debt group');
const conLai = money('Còn nợ', 'Left');

/** How somebody was reminded of a debt. */
export const cachNhacNo = { ...cachNhac, InGiay: { vi: 'Giấy báo nợ', en: 'Printed reminder' } } as const;

/** What moved a debt. */
export const loaiPhatSinh = {
  GhiNo: { vi: 'Ghi nợ', en: 'Written' },
  ThuNo: { vi: 'Thu nợ', en: 'Collected' },
  XoaNo: { vi: 'Xóa nợ', en: 'Written off' },
  DieuChinh: { vi: 'Điều chỉnh', en: 'Adjusted' },
} as const;

/** States of a request to write a debt off. */
export const trangThaiXoaNo = {
  ChoDuyet: { vi: 'Chờ duyệt', en: 'Waiting' },
  DaDuyet: { vi: 'Đã duyệt', en: 'Approved' },
  TuChoi: { vi: 'Từ chối', en: 'Refused' },
  DaRut: { vi: 'Đã rút', en: 'Withdrawn' },
} as const;

/** What of a line a debt was written over. */
export const congNoDongRecord = defineRecord({
  name: 'CongNoDong',
  label: { vi: 'Dòng ghi nợ', en: 'Line of a debt' },
  inside: 'CongNo',
  fields: {
    CongNo_Id: congNo,
    VienPhiDong_Id: ref('VienPhiDong', 'Dòng viện phí', 'Line of fees'),
    SoTien: soTien,
    HachToanTruoc: money('Đã hạch toán trước khi ghi nợ', 'Posted before'),
    DaXoa: money('Đã xóa nợ', 'Written off'),
  },
});

export const congNoRecord = defineRecord({
  name: 'CongNo',
  label: { vi: 'Công nợ phải thu', en: 'Debt' },
  display: ['MaCongNo'],
  acts: [congNoActs, congNoSteps],
  fields: {
    MaCongNo: text('Mã công nợ', 'Code'),
    TiepNhan_Id: tiepNhan,
    BenhNhan_Id: benhNhan,
    NoiTiepNhan_Id: ref('Node', 'Nơi tiếp nhận', 'Where it was received'),
    LoaiNguoiNo: choice('Người nợ', 'Who owes', loaiNguoiNo),
    CongTy_Id: congTy,
    NguoiBaoLanh: personal(text('Người bảo lãnh', 'Guarantor')),
    SoDienThoai: personal(text('Số điện thoại', 'Phone')),
    NhomCongNo_Id: nhomCongNo,
    NgayNo: time('Ghi nợ lúc', 'Owed since'),
    NgayHan: day('Hạn trả', 'Due'),
    LyDo: lyDo,
    NguoiChoNo_Id: person('Người cho nợ', 'Debt allowed by'),
    vuotHanMuc: bool('Vượt hạn mức, có duyệt', 'Over the limit, approved'),
    SoTien: soTien,
    DaThu: money('Đã thu', 'Collected'),
    DaXoa: money('Đã xóa', 'Written off'),
    DaGiam: money('Điều chỉnh', 'Adjusted'),
    ConLai: conLai,
    LanNhac: number('Số lần nhắc', 'Reminders'),
    NhacLuc: time('Nhắc gần nhất', 'Reminded last'),
    LyDoHuy: lyDoHuy,
    dongs: rows('Dòng ghi nợ', 'Lines', congNoDongRecord),
    LyDoGiaHan: logOnly(text('Lý do gia hạn', 'Why it was extended')),
  },
});

export const congNoApi: RecordApi = {
  about: 'A debt: what a patient left unpaid of a visit, and who owes it.',
  without: names('NoiTiepNhan_Id'),
  labels: { CongTy_Id: 'CongTy', NhomCongNo_Id: 'NhomCongNo', NguoiChoNo_Id: 'NhanVien' },
  enums: {
    LoaiNguoiNo: {
      name: 'LoaiNguoiNo',
      about: 'Who owes.',
      values: { BHXH: 'The insurance, of confirmed costs: no debt is written for it.' },
    },
    TrangThai: { name: 'TrangThaiCongNo', about: 'States of a debt.' },
  },
  describe: {
    _id: 'Id.',
    CongTy_Id: 'The company that owes, or the insurer that guarantees.',
    CongTy: 'Its label.',
    NguoiBaoLanh: 'Who guarantees; of a debt of the guarantor who owes.',
    SoDienThoai: 'Phone of the guarantor.',
    NguoiChoNo: 'Label of who allowed the debt.',
    vuotHanMuc:
      'It was over the limit of the debtor, or another debt was overdue: approved by who allowed it.',
    DaGiam: 'No longer owed without having been paid: a service taken off, another price, an exemption.',
    LanNhac: 'How often the debtor was reminded.',
    NhacLuc: 'When last.',
  },
};

export const phatSinhRecord = defineRecord({
  name: 'CongNoPhatSinh',
  label: { vi: 'Phát sinh công nợ', en: 'Movement of a debt' },
  inside: 'CongNo',
  fields: {
    CongNo_Id: congNo,
    Loai: choice('Loại', 'Kind', loaiPhatSinh),
    SoTien: soTien,
    Luc: time('Lúc', 'At'),
  },
});

export const phatSinhApi: RecordApi = {
  about: 'What a debt grew or shrank by.',
  without: names('version CongNo_Id'),
  labels: {},
  enums: { Loai: { name: 'LoaiPhatSinhCongNo', about: 'What moved a debt.' } },
  describe: {
    _id: 'Id.',
    SoTien: 'By how much; less than 0 where something collected or adjusted was taken back.',
    Luc: 'When.',
  },
};

export const nhacNoRecord = defineRecord({
  name: 'NhacNo',
  label: { vi: 'Lần nhắc nợ', en: 'Reminder of a debt' },
  display: ['LucNhac'],
  fields: {
    CongNo_Id: congNo,
    LucNhac: time('Nhắc lúc', 'Reminded at'),
    CachNhac: choice('Cách nhắc', 'How', cachNhacNo),
    NguoiNhac_Id: person('Người nhắc', 'Reminded by'),
    GhiChu: ghiChu,
  },
});

export const nhacNoApi: RecordApi = {
  about: 'Note that a debtor was reminded.',
  without: names('version CongNo_Id NguoiNhac_Id'),
  labels: { NguoiNhac_Id: 'NhanVien' },
  enums: {
    CachNhac: {
      name: 'CachNhacNo',
      about: 'How a debtor was reminded.',
      values: { InGiay: 'By a printed reminder.' },
    },
  },
  describe: { LucNhac: 'When.', NguoiNhac: 'Who reminded.' },
};

export const xoaNoRecord = defineRecord({
  name: 'XoaNo',
  label: { vi: 'Đề nghị xóa nợ', en: 'Write-off' },
  display: ['NgayDeNghi'],
  fields: {
    CongNo_Id: congNo,
    SoTien: soTien,
    LyDo: lyDo,
    NguoiDeNghi_Id: person('Người đề nghị', 'Asked by'),
    NgayDeNghi: time('Đề nghị lúc', 'Asked at'),
    TrangThai: stateField(trangThaiXoaNo),
    NguoiDuyet_Id: person('Người duyệt', 'Decided by'),
    NgayDuyet: time('Duyệt lúc', 'Decided at'),
    YKien: text('Ý kiến', 'Words of the decision'),
  },
});

export const xoaNoApi: RecordApi = {
  about: 'A write-off of a debt: asked for by one, decided on by another.',
  without: names('version CongNo_Id NguoiDeNghi_Id NguoiDuyet_Id'),
  labels: { NguoiDeNghi_Id: 'NhanVien', NguoiDuyet_Id: 'NhanVien' },
  enums: { TrangThai: { name: 'TrangThaiXoaNo', about: 'States of a write-off.' } },
  describe: {
    _id: 'Id.',
    NguoiDeNghi: 'Who asked.',
    NguoiDuyet: 'Who decided.',
    YKien: 'Why it was refused, or a note of the approval.',
  },
};

export const hanMucNoRecord = defineRecord({
  name: 'HanMucNo',
  label: { vi: 'Hạn mức nợ', en: 'Limit of a debtor' },
  fields: {
    BenhNhan_Id: benhNhan,
    CongTy_Id: ref('CongTy', 'Công ty', 'Company'),
    NhomCongNo_Id: nhomCongNo,
    HanMuc: money('Hạn mức nợ', 'Limit'),
    GhiChu: ghiChu,
  },
});

export const hanMucNoApi: RecordApi = {
  about: 'What a debtor may owe at most, and the group of its debts.',
  labels: { CongTy_Id: 'CongTy', NhomCongNo_Id: 'NhomCongNo' },
  input: {
    about: 'The limit of a debtor as it is written: of a patient or of a company.',
    fields: names('requestId version BenhNhan_Id CongTy_Id NhomCongNo_Id HanMuc GhiChu'),
    describe: { HanMuc: 'None: that of the group, else of the house.' },
  },
  describe: { _id: 'Id.', HanMuc: 'Null: that of the group, else of the house.' },
};

const ofExports = { rows: logOnly(number('Số dòng', 'Rows')), filter: logOnly(data('Bộ lọc', 'Filter')) };

/** Exports of what debtors owe. */
const congNoPhaiThuRecord = defineRecord({
  name: 'CongNoPhaiThu',
  label: { vi: 'Công nợ phải thu trong kỳ', en: 'Receivables of a period' },
  table: null,
  fields: ofExports,
});

/** Exports of what was ordered and is not paid. */
const chiDinhChuaThuRecord = defineRecord({
  name: 'ChiDinhChuaThu',
  label: { vi: 'Chỉ định chưa thu', en: 'Unpaid orders' },
  table: null,
  fields: ofExports,
});

export const debtRecords: readonly RecordDef[] = [
  congNoRecord,
  congNoDongRecord,
  phatSinhRecord,
  nhacNoRecord,
  xoaNoRecord,
  hanMucNoRecord,
  congNoPhaiThuRecord,
  chiDinhChuaThuRecord,
  ...printRecords('ThongBaoCongNo', { vi: 'thông báo công nợ', en: 'reminder of debts' }),
];
