import { printRecords } from '../printing/printRecords.ts';
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

export const sickLeaveRecords: readonly RecordDef[] = [
  giayNghiRecord,
  ...printRecords('GiayNghiHuongBHXH', {
    vi: 'giấy nghỉ việc hưởng BHXH',
    en: 'sick-leave certificate',
  }),
];
