import { gioiTinhValues } from '../catalogues/fields.ts';
import { printRecords } from '../printing/printRecords.ts';
import { names, type RecordApi } from '../records/api.ts';
import { benhNhan, denNgay, ghiChu, lyDoHuy, nhapVien, tiepNhan, tuNgay } from '../records/commonFields.ts';
import { choice, day, number, person, personal, ref, text, time } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { certificateActs } from './certificateActs.ts';

export const giayBaoTuActs = certificateActs('GiayBaoTu', 'GIAY_TO_NOI_TRU');
export const giayChungSinhActs = certificateActs('GiayChungSinh', 'GIAY_CHUNG_SINH');
export const giayNghiDuongThaiActs = certificateActs('GiayNghiDuongThai', 'GIAY_TO_NOI_TRU');
export const giayXacNhanActs = certificateActs('GiayXacNhanNoiTru', 'GIAY_TO_NOI_TRU');
export const giayThuongTichActs = certificateActs('GiayThuongTich', 'GIAY_TO_NOI_TRU');

/** The fields that every certificate of a stay has. */
const common = (name: string) => ({
  So: text('Số', 'Number'),
  PhienBan: number('Bản thứ', 'Version of the paper'),
  NhapVien_Id: nhapVien,
  BenhNhan_Id: benhNhan,
  TiepNhan_Id: tiepNhan,
  BacSi_Id: person('Người lập', 'Written by'),
  NgayCap: day('Ngày cấp', 'Issued on'),
  ThayTheCho_Id: ref(name, 'Thay thế cho bản', 'Replaces'),
  LyDoCapLai: text('Lý do cấp lại', 'Why it was issued again'),
  LyDoHuy: lyDoHuy,
});

const maSoBHXH = personal(text('Mã số BHXH', 'Social insurance number'));
const donViLamViec = personal(text('Đơn vị làm việc', 'Employer'));
const chanDoan = text('Chẩn đoán', 'Diagnosis');
const icd = ref('ICD', 'Bệnh chính', 'Main disease');

/** How the API shows a certificate: what is written, and what that means beside its labels. */
function apiOf(
  about: string,
  written: string,
  more: Pick<RecordApi, 'labels' | 'describe'> & { enums?: Record<string, string>; state?: true } = {},
): RecordApi {
  const { labels, describe, enums, state } = more;
  return {
    about,
    without: ['TiepNhan_Id', 'ThayTheCho_Id'],
    labels: { BacSi_Id: 'NhanVien', ...labels },
    enums: {
      TrangThai: state
        ? {
            name: 'TrangThaiGiayTo',
            about: 'State of a certificate of a stay.',
            values: { BiThayThe: 'Replaced by one that was issued again.' },
          }
        : 'TrangThaiGiayTo',
      ...enums,
    },
    input: {
      about: 'What is written of it; a field that is left out stays.',
      fields: names(`requestId version NhapVien_Id ${written}`),
      describe: { NhapVien_Id: 'The stay; for a new one.' },
    },
    describe: {
      So: "Number in the house's book of the year; a further version keeps it.",
      PhienBan: 'Version of the paper, from 1.',
      NhapVien_Id: 'The stay.',
      BacSi_Id: 'Who wrote it.',
      BacSi: 'Label of who wrote it.',
      NgayCap: 'Day of issue.',
      ...describe,
    },
  };
}

export const giayBaoTuRecord = defineRecord({
  name: 'GiayBaoTu',
  label: { vi: 'Giấy báo tử', en: 'Death notice' },
  display: ['So'],
  acts: [giayBaoTuActs],
  fields: {
    ...common('GiayBaoTu'),
    ThoiGianTuVong: time('Tử vong lúc', 'Died at'),
    NoiTuVong: text('Nơi tử vong', 'Died where'),
    NguyenNhanTuVong: text('Nguyên nhân tử vong', 'Cause of death'),
    NguyenNhanTuVongICD_Id: ref('ICD', 'Mã bệnh nguyên nhân tử vong', 'Cause of death by code'),
    HoTenNguoiThan: personal(text('Người thân thích nhận giấy', 'Relative who takes it')),
    QuanHeNguoiThan: text('Quan hệ với người mất', 'Relation to the deceased'),
    GiayToNguoiThan: personal(text('Giấy tờ của người thân', 'Identity paper of the relative')),
    GhiChu: ghiChu,
  },
});

export const giayBaoTuApi = apiOf(
  'Death notice of a patient who died in a stay (form 05 of circular 25/2025).',
  'NoiTuVong HoTenNguoiThan QuanHeNguoiThan GiayToNguoiThan GhiChu',
  {
    state: true,
    labels: { NguyenNhanTuVongICD_Id: 'ICD' },
    describe: {
      ThoiGianTuVong: 'When the patient died, as the discharge says.',
      NguyenNhanTuVong: 'Of what the patient died, as the discharge says.',
      NguyenNhanTuVongICD: 'Label of the cause of death.',
    },
  },
);

export const giayChungSinhRecord = defineRecord({
  name: 'GiayChungSinh',
  label: { vi: 'Giấy chứng sinh', en: 'Birth certificate' },
  display: ['So'],
  acts: [giayChungSinhActs],
  fields: {
    ...common('GiayChungSinh'),
    MaCSKCB: text('Mã cơ sở', 'Code of the facility'),
    MaSoBHXH: personal(text('Mã số BHXH của mẹ', "Mother's social insurance number")),
    HoTenCha: personal(text('Họ tên cha', 'Father')),
    HoTenCon: personal(text('Dự kiến đặt tên con', 'Intended name of the child')),
    GioiTinhCon: choice('Giới tính con', 'Sex of the child', gioiTinhValues),
    ThoiGianSinh: time('Sinh lúc', 'Born at'),
    CanNangCon: number('Cân nặng (gam)', 'Weight (grams)'),
    SoCon: number('Số con trong lần sinh này', 'Children of this birth'),
    ThuTuCon: number('Con thứ mấy trong lần sinh này', 'Which of them'),
    LanSinh: number('Sinh lần thứ', 'Number of the birth'),
    SoConSong: number('Số con hiện sống', 'Living children'),
    NoiSinh: text('Nơi sinh', 'Place of the birth'),
    TinhTrangCon: text('Tình trạng con', 'State of the child'),
    PhauThuat: { kind: 'bool', label: { vi: 'Sinh con phải phẫu thuật', en: 'Birth by operation' } },
    Duoi32Tuan: { kind: 'bool', label: { vi: 'Sinh dưới 32 tuần', en: 'Born before 32 weeks' } },
    NguoiDoDe_Id: ref('NhanVien', 'Người đỡ đẻ', 'Birth attendant'),
    HoTenNguoiThan: personal(text('Cha, mẹ hoặc người thân ký', 'Parent or relative who signs')),
    GhiChu: ghiChu,
  },
});

export const giayChungSinhApi = apiOf(
  'Birth certificate of a child who was born in the stay of the mother (circular 22/2025); one a child.',
  `MaSoBHXH HoTenCha HoTenCon GioiTinhCon ThoiGianSinh CanNangCon SoCon ThuTuCon LanSinh SoConSong NoiSinh TinhTrangCon
   PhauThuat Duoi32Tuan NguoiDoDe_Id HoTenNguoiThan GhiChu`,
  {
    labels: { NguoiDoDe_Id: 'NhanVien' },
    enums: { GioiTinhCon: 'GioiTinh' },
    describe: {
      So: 'Sequence of the year with the year; the number of the paper puts the facility before it.',
      MaSoBHXH: "The mother's; ten zeros where she has none.",
      NguoiDoDe: 'Label of the birth attendant.',
    },
  },
);

export const giayNghiDuongThaiRecord = defineRecord({
  name: 'GiayNghiDuongThai',
  label: { vi: 'Giấy nghỉ dưỡng thai', en: 'Certificate of rest in a pregnancy' },
  display: ['So'],
  acts: [giayNghiDuongThaiActs],
  fields: {
    ...common('GiayNghiDuongThai'),
    SoSeri: text('Số sê-ri', 'Serial number'),
    MaSoBHXH: maSoBHXH,
    DonViLamViec: donViLamViec,
    TuoiThai: number('Tuổi thai (tuần)', 'Weeks of pregnancy'),
    ChanDoan: chanDoan,
    ChanDoanICD_Id: icd,
    TuNgay: tuNgay,
    DenNgay: denNgay,
    GhiChu: ghiChu,
  },
});

export const giayNghiDuongThaiApi = apiOf(
  'Certificate of rest in a pregnancy after a stay (form 11 of circular 25/2025).',
  'MaSoBHXH DonViLamViec TuoiThai ChanDoan TuNgay DenNgay GhiChu',
  {
    labels: { ChanDoanICD_Id: 'ICD' },
    describe: { SoSeri: 'Serial number of the paper; a further version has a new one.' },
  },
);

export const giayXacNhanRecord = defineRecord({
  name: 'GiayXacNhanNoiTru',
  label: { vi: 'Giấy xác nhận điều trị nội trú', en: 'Confirmation of inpatient treatment' },
  display: ['So'],
  acts: [giayXacNhanActs],
  fields: {
    ...common('GiayXacNhanNoiTru'),
    MaSoBHXH: maSoBHXH,
    DonViLamViec: donViLamViec,
    ChanDoan: chanDoan,
    ChanDoanICD_Id: icd,
    TuNgay: tuNgay,
    DenNgay: denNgay,
    DieuTri: text('Phương pháp điều trị', 'Treatment'),
    GhiChu: ghiChu,
  },
});

export const giayXacNhanApi = apiOf(
  'Confirmation of the treatment of a stay, also while it goes on (form 06 of circular 25/2025).',
  'MaSoBHXH DonViLamViec ChanDoan TuNgay DenNgay DieuTri GhiChu',
  { labels: { ChanDoanICD_Id: 'ICD' } },
);

export const giayThuongTichRecord = defineRecord({
  name: 'GiayThuongTich',
  label: { vi: 'Giấy chứng nhận thương tích', en: 'Certificate of an injury' },
  display: ['So'],
  acts: [giayThuongTichActs],
  fields: {
    ...common('GiayThuongTich'),
    LyDoVaoVien: text('Lý do vào viện', 'Reason of the admission'),
    ChanDoan: chanDoan,
    ChanDoanICD_Id: icd,
    TinhTrangVaoVien: text('Tình trạng thương tích lúc vào viện', 'Injuries on admission'),
    DieuTri: text('Điều trị', 'Treatment'),
    TinhTrangRaVien: text('Tình trạng thương tích lúc ra viện', 'Injuries on discharge'),
    GhiChu: ghiChu,
  },
});

export const giayThuongTichApi = apiOf(
  'Certificate of the injuries of a patient of a stay (form 01 of circular 25/2025).',
  'LyDoVaoVien ChanDoan TinhTrangVaoVien DieuTri TinhTrangRaVien GhiChu',
  { labels: { ChanDoanICD_Id: 'ICD' } },
);

const records = [
  giayBaoTuRecord,
  giayChungSinhRecord,
  giayNghiDuongThaiRecord,
  giayXacNhanRecord,
  giayThuongTichRecord,
];

export const certificateRecords: readonly RecordDef[] = [
  ...records,
  ...records.flatMap(({ name, label: { vi, en } }) =>
    printRecords(name, {
      vi: vi.charAt(0).toLowerCase() + vi.slice(1),
      en: en.charAt(0).toLowerCase() + en.slice(1),
    }),
  ),
];
