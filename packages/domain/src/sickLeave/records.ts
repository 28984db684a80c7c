import { printRecords } from '../printing/printRecords.ts';
import { names, type RecordApi } from '../records/api.ts';
import { benhNhan, denNgay, khamBenh, lyDoHuy, tiepNhan, tuNgay } from '../records/commonFields.ts';
import { choice, day, number, person, personal, ref, text } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { giayNghiActs, loaiNghi } from './giayNghi.ts';

export const giayNghiRecord = defineRecord({
  name: 'GiayNghiHuongBHXH',
  label: { vi: 'Giấy nghỉ việc hưởng BHXH', en: 'Sick-leave certificate' },
  display: ['SoKCB', 'SoSeri'],
  acts: [giayNghiActs],
  fields: {
    SoKCB: text('Số KCB', 'Number in the book'),
    SoSeri: text('Số sê-ri', 'Serial number'),
    KhamBenh_Id: khamBenh,
    BenhNhan_Id: benhNhan,
    TiepNhan_Id: tiepNhan,
    BacSi_Id: person('Bác sĩ', 'Doctor'),
    LoaiNghi: choice('Loại nghỉ', 'Kind of leave', loaiNghi),
    TuoiThai: number('Tuổi thai (tuần)', 'Weeks of pregnancy'),
    NguyenNhanDinhChi: text('Nguyên nhân đình chỉ thai', 'Why the pregnancy ended'),
    TuNgay: tuNgay,
    DenNgay: denNgay,
    NgayCap: day('Ngày cấp', 'Issued on'),
    MaSoBHXH: personal(text('Mã số BHXH', 'Social insurance number')),
    DonViLamViec: personal(text('Đơn vị làm việc', 'Employer')),
    ChanDoan: text('Chẩn đoán', 'Diagnosis'),
    ChanDoanICD_Id: ref('ICD', 'Chẩn đoán ICD', 'ICD diagnosis'),
    PhuongPhapDieuTri: text('Phương pháp điều trị', 'Treatment'),
    HoTenCha: personal(text('Họ tên cha', 'Father')),
    HoTenMe: personal(text('Họ tên mẹ', 'Mother')),
    ThayTheCho_Id: ref('GiayNghiHuongBHXH', 'Cấp lại cho giấy', 'Issued again for'),
    LyDoCapLai: text('Lý do cấp lại', 'Why it was issued again'),
    LyDoHuy: lyDoHuy,
  },
});

export const giayNghiApi: RecordApi = {
  about: 'Certificate of leave on social insurance (form 07 of circular 25/2025) of an outpatient session.',
  labels: { BacSi_Id: 'NhanVien', ChanDoanICD_Id: 'ICD' },
  enums: {
    TrangThai: {
      name: 'TrangThaiGiayNghi',
      about: 'State of a sick-leave certificate.',
      values: {
        BiThayThe: 'Replaced by one that was issued again.',
      },
    },
    LoaiNghi: {
      name: 'LoaiNghi',
      about: 'Why a leave may be longer than usual.',
      values: {
        Thuong: 'Illness: at most 30 days.',
        DinhChiThai: 'Miscarriage, abortion, stillbirth: at most 50 days from the 13th week.',
        Lao: 'Tuberculosis: at most 180 days.',
      },
    },
  },
  input: {
    about: 'What the doctor writes of a sick-leave certificate.',
    fields: names(`
      requestId version KhamBenh_Id LoaiNghi TuoiThai NguyenNhanDinhChi TuNgay DenNgay MaSoBHXH DonViLamViec ChanDoan
      PhuongPhapDieuTri HoTenCha HoTenMe
    `),
    describe: {
      LoaiNghi: 'Kind of leave; illness when empty.',
      TuNgay: 'First day of leave: the day of the examination.',
      MaSoBHXH: 'Social insurance number, ten digits.',
      ChanDoan: "Diagnosis as the paper says it; the session's when not given.",
    },
  },
  describe: {
    SoKCB: "Number in the house's book of the year.",
    SoSeri: 'Serial number of the paper.',
    TuoiThai: 'Weeks of the pregnancy that ended.',
    TuNgay: 'First day of leave.',
    DenNgay: 'Last day of leave.',
    NgayCap: 'Day of issue.',
    MaSoBHXH: 'Social insurance number of who takes the leave, ten digits.',
    HoTenCha: 'Father, for a child under seven.',
    HoTenMe: 'Mother, for a child under seven.',
    ThayTheCho_Id: 'The certificate that this one replaces.',
  },
};

export const sickLeaveRecords: readonly RecordDef[] = [
  giayNghiRecord,
  ...printRecords('GiayNghiHuongBHXH', {
    vi: 'giấy nghỉ việc hưởng BHXH',
    en: 'sick-leave certificate',
  }),
];
