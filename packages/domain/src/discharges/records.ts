import { ketQuaDieuTri, loaiRaVien } from '../medicalRecords/raVien.ts';
import { printRecords } from '../printing/printRecords.ts';
import { names, type RecordApi } from '../records/api.ts';
import {
  benhNhan,
  dichVuYeuCau,
  ghiChu,
  inUse,
  lyDoHuy,
  nhapVien,
  tiepNhan,
} from '../records/commonFields.ts';
import { choice, day, number, person, personal, ref, refs, text, time } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { raVienNoiTruActs } from './raVienNoiTru.ts';

export const raVienNoiTruRecord = defineRecord({
  name: 'RaVienNoiTru',
  label: { vi: 'Giấy ra viện nội trú', en: 'Discharge of an inpatient' },
  display: ['SoRaVien'],
  acts: [raVienNoiTruActs],
  fields: {
    SoRaVien: text('Số ra viện', 'Discharge number'),
    PhienBan: number('Bản thứ', 'Version of the paper'),
    NhapVien_Id: nhapVien,
    BenhNhan_Id: benhNhan,
    TiepNhan_Id: tiepNhan,
    BacSi_Id: person('Bác sĩ', 'Doctor'),
    ThoiGianRaVien: time('Ra viện lúc', 'Discharged at'),
    KetQuaDieuTri: choice('Kết quả điều trị', 'Result of the treatment', ketQuaDieuTri),
    LoaiRaVien: choice('Loại ra viện', 'Kind of discharge', loaiRaVien),
    ChanDoan: text('Chẩn đoán ra viện', 'Diagnosis on discharge'),
    ChanDoanICD_Id: ref('ICD', 'Bệnh chính', 'Main disease'),
    ChanDoanPhuICD_Ids: refs('ICD', 'Bệnh kèm theo', 'Further diseases'),
    QuaTrinhBenhLy: text('Quá trình bệnh lý, diễn biến', 'Course of the disease'),
    KetQuaCanLamSang: text('Tóm tắt kết quả cận lâm sàng', 'Summary of results'),
    PhuongPhapDieuTri: text('Phương pháp điều trị', 'Treatment'),
    HuongDieuTri: text('Hướng điều trị tiếp', 'Further treatment'),
    LoiDan: text('Lời dặn', 'Advice'),
    NgayTaiKham: day('Hẹn khám lại', 'Follow-up'),
    NguoiGiamHo: personal(text('Cha, mẹ hoặc người giám hộ', 'Parent or guardian')),
    GhiChu: ghiChu,
    ThoiGianTuVong: time('Tử vong lúc', 'Died at'),
    NguyenNhanTuVong: text('Nguyên nhân tử vong', 'Cause of death'),
    NguyenNhanTuVongICD_Id: ref('ICD', 'Mã bệnh nguyên nhân tử vong', 'Cause of death by code'),
    LanCuoiThay: time('Thấy lần cuối lúc', 'Last seen at'),
    XuLyTronVien: text('Đã báo ai, đã tìm thế nào', 'Who was told, how it was searched'),
    ThayTheCho_Id: ref('RaVienNoiTru', 'Thay thế cho bản', 'Replaces'),
    LyDoThayThe: text('Lý do thay thế', 'Why it was replaced'),
    LyDoHuy: lyDoHuy,
  },
});

export const raVienNoiTruApi: RecordApi = {
  about: 'Discharge of a stay: ordered by a doctor, then the paper that the patient takes home.',
  without: ['TiepNhan_Id'],
  labels: {
    BacSi_Id: 'NhanVien',
    ChanDoanICD_Id: 'ICD',
    ChanDoanPhuICD_Ids: 'ICD',
    NguyenNhanTuVongICD_Id: 'ICD',
  },
  enums: { TrangThai: 'TrangThaiRaVien', KetQuaDieuTri: 'KetQuaDieuTri', LoaiRaVien: 'LoaiRaVien' },
  input: {
    about: 'What a doctor writes of the discharge of a stay; a field that is left out stays.',
    fields: names(`
      requestId version NhapVien_Id ThoiGianRaVien KetQuaDieuTri LoaiRaVien ChanDoan ChanDoanICD_Id ChanDoanPhuICD_Ids
      QuaTrinhBenhLy KetQuaCanLamSang PhuongPhapDieuTri HuongDieuTri LoiDan NgayTaiKham NguoiGiamHo GhiChu
      ThoiGianTuVong NguyenNhanTuVong NguyenNhanTuVongICD_Id LanCuoiThay XuLyTronVien
    `),
    describe: {
      NhapVien_Id: 'The stay; for a new discharge.',
      version: 'The version that was seen: of the stay for a new discharge, of the discharge for a change.',
      ChanDoanICD_Id: "Main disease; the record's when not given.",
      ChanDoanPhuICD_Ids: "Secondary diseases; the record's when not given.",
      ThoiGianRaVien: 'When the stay ends; now when not given.',
    },
  },
  describe: {
    SoRaVien: "Number in the house's book of the year.",
    PhienBan: 'Version of the paper, from 1.',
    NhapVien_Id: 'The stay.',
    ThoiGianRaVien: 'When the stay ended: ward and bed end with it.',
    LoaiRaVien: 'Kind of the discharge.',
    HuongDieuTri: 'What is to be done after the discharge.',
    NguoiGiamHo: 'Parent or guardian, for a patient under sixteen.',
    ThoiGianTuVong: 'When the patient died, of a death.',
    NguyenNhanTuVong: 'Of what the patient died.',
    NguyenNhanTuVongICD_Id: 'Cause of death.',
    NguyenNhanTuVongICD: 'Label of the cause of death.',
    LanCuoiThay: 'When the patient was last seen, of an escape.',
    XuLyTronVien: 'Who was told of the escape, and how the patient was looked for.',
    ThayTheCho_Id: 'The version that this one replaces.',
    LyDoThayThe: 'Why it replaces another one.',
    LyDoHuy: 'Why it was taken back.',
  },
};

/** A slip whose result comes after its patient has left. */
export const traKetQuaSauRecord = defineRecord({
  name: 'TraKetQuaSau',
  label: { vi: 'Kết quả trả sau khi ra viện', en: 'Result that comes after the discharge' },
  display: ['GhiChu'],
  fields: {
    NhapVien_Id: nhapVien,
    BenhNhan_Id: benhNhan,
    DichVuYeuCau_Id: dichVuYeuCau,
    TrangThai: choice('Trạng thái', 'State', inUse),
    GhiChu: ghiChu,
  },
});

export const dischargeRecords: readonly RecordDef[] = [
  raVienNoiTruRecord,
  traKetQuaSauRecord,
  ...printRecords('RaVienNoiTru', { vi: 'giấy ra viện nội trú', en: 'discharge of an inpatient' }),
];
