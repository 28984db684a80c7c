import { printRecords } from '../printing/printRecords.ts';
import { benhNhan, ghiChu, khamBenh, lyDoHuy, tiepNhan } from '../records/commonFields.ts';
import { choice, day, person, ref, text, time } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { cachNhac, giayHenActs } from './giayHen.ts';

export const giayHenRecord = defineRecord({
  name: 'GiayHenKhamLai',
  label: { vi: 'Phiếu hẹn khám lại', en: 'Appointment slip' },
  display: ['SoGiayHen'],
  acts: [giayHenActs],
  fields: {
    SoGiayHen: text('Số phiếu hẹn', 'Number of the slip'),
    KhamBenh_Id: khamBenh,
    BenhNhan_Id: benhNhan,
    TiepNhan_Id: tiepNhan,
    BacSi_Id: person('Bác sĩ', 'Doctor'),
    NgayCap: day('Ngày cấp', 'Issued on'),
    NgayHen: day('Ngày hẹn', 'Appointment'),
    HieuLucDen: day('Hiệu lực đến', 'Holds until'),
    NoiHen_Id: ref('Node', 'Phòng khám', 'Room'),
    BacSiHen_Id: ref('NhanVien', 'Bác sĩ khám', 'Doctor to see'),
    ChanDoan: text('Chẩn đoán', 'Diagnosis'),
    LyDoHen: text('Lý do hẹn', 'Reason'),
    DanDo: text('Dặn dò', 'Instructions'),
    DungCho_Id: ref('TiepNhan', 'Dùng cho lượt tiếp nhận', 'Used for'),
    NgayDung: time('Sử dụng lúc', 'Used at'),
    ThayTheCho_Id: ref('GiayHenKhamLai', 'Cấp lại cho phiếu', 'Issued again for'),
    LyDoCapLai: text('Lý do cấp lại', 'Why it was issued again'),
    LyDoHuy: lyDoHuy,
  },
});

export const nhacTaiKhamRecord = defineRecord({
  name: 'NhacTaiKham',
  label: { vi: 'Lần nhắc tái khám', en: 'Reminder of a follow-up' },
  display: ['LucNhac'],
  fields: {
    KhamBenh_Id: khamBenh,
    BenhNhan_Id: benhNhan,
    LucNhac: time('Nhắc lúc', 'Reminded at'),
    CachNhac: choice('Cách nhắc', 'How', cachNhac),
    NguoiNhac_Id: person('Người nhắc', 'Reminded by'),
    GhiChu: ghiChu,
  },
});

export const followUpRecords: readonly RecordDef[] = [
  giayHenRecord,
  nhacTaiKhamRecord,
  ...printRecords('PhieuHenKhamLai', { vi: 'phiếu hẹn khám lại', en: 'appointment slip' }),
];
