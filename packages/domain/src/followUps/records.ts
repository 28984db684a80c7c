import { printRecords } from '../printing/printRecords.ts';
import { names, type RecordApi } from '../records/api.ts';
import { benhNhan, ghiChu, khamBenh, lyDoHuy, nhapVien, tiepNhan } from '../records/commonFields.ts';
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
    NhapVien_Id: nhapVien,
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

export const giayHenApi: RecordApi = {
  about: 'Appointment slip of an ended session or of a stay (annex V of circular 01/2025): for one visit.',
  without: ['DungCho_Id', 'ThayTheCho_Id'],
  labels: { BacSi_Id: 'NhanVien', NoiHen_Id: 'Node', BacSiHen_Id: 'NhanVien' },
  enums: {
    TrangThai: {
      name: 'TrangThaiGiayHen',
      about: 'State of an appointment slip.',
      values: {
        DaDung: 'Used by a reception.',
        BiThayThe: 'Replaced by one that was issued again.',
      },
    },
  },
  input: {
    about: 'What is written on an appointment slip.',
    fields: names(
      `requestId version KhamBenh_Id NhapVien_Id NgayHen HieuLucDen NoiHen_Id BacSiHen_Id LyDoHen DanDo`,
    ),
    describe: {
      requestId: 'Makes a repeated request harmless.',
      version: 'The version that was seen; to issue one again.',
      KhamBenh_Id: 'The session; for a new slip.',
      NhapVien_Id: 'The stay, instead of a session; for a new slip.',
      NgayHen: 'Day of the appointment; the follow-up day of the session or of the discharge when not given.',
      HieuLucDen: 'Last day on which it holds; ten working days after its day when not given.',
      NoiHen_Id: "Room to come to; the session's when not given.",
      BacSiHen_Id: "Doctor to see; the session's when not given.",
      DanDo: "Instructions; the session's advice when not given.",
    },
  },
  describe: {
    version: 'Grows with every change.',
    KhamBenh_Id: 'The session that arranged the follow-up; of a slip of a stay the one that began it.',
    NhapVien_Id: 'The stay that it is written on.',
    TiepNhan_Id: 'The reception of that session.',
    NgayCap: 'Day of issue.',
    NgayHen: 'Day of the appointment, from which the slip holds.',
    HieuLucDen: 'Last day on which it holds.',
    NoiHen_Id: 'Room to come to.',
    NoiHen: 'Label of the room.',
    BacSiHen: 'Label of the doctor to see.',
    ChanDoan: 'Diagnosis of the session.',
    LyDoHen: 'Why the patient comes again.',
    NgayDung: 'When a reception used it.',
    hanhDongs:
      'The acts on it, each with the code of its refusal now, or null for those that would succeed now.',
  },
};

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

export const nhacTaiKhamApi: RecordApi = {
  about: 'Note that a patient was reminded.',
  without: ['version', 'KhamBenh_Id', 'BenhNhan_Id', 'NguoiNhac_Id'],
  labels: { NguoiNhac_Id: 'NhanVien' },
  enums: {
    CachNhac: {
      name: 'CachNhac',
      about: 'How a person was reminded.',
      values: {
        GoiDien: 'By phone.',
        NhanTin: 'By a text message that somebody wrote.',
        Khac: 'In another way, which the note tells.',
      },
    },
  },
  input: {
    about: 'What is noted of a reminder.',
    fields: ['requestId', 'KhamBenh_Id', 'CachNhac', 'LucNhac', 'GhiChu'],
    required: ['KhamBenh_Id', 'CachNhac'],
    describe: {
      requestId: 'Makes a repeated request harmless.',
      KhamBenh_Id: 'The session whose follow-up it is.',
      LucNhac: 'When; now when not given.',
    },
  },
  describe: {
    LucNhac: 'When.',
    NguoiNhac: 'Who reminded.',
  },
};

export const followUpRecords: readonly RecordDef[] = [
  giayHenRecord,
  nhacTaiKhamRecord,
  ...printRecords('PhieuHenKhamLai', { vi: 'phiếu hẹn khám lại', en: 'appointment slip' }),
];
