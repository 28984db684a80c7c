import { names, type RecordApi } from '../records/api.ts';
import { benhNhan, lyDo, nhapVien } from '../records/commonFields.ts';
import { choice, data, number, person, ref, text, time } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { phieuChamSocActs } from './phieuChamSoc.ts';
import { mucDo, thangDiem } from './sheet.ts';
import { type LoaiPhieu, sheets } from './sheets.ts';
import { sheetValueFields } from './valueFields.ts';

/** What the kinds of sheets are called. */
export const loaiPhieu = Object.fromEntries(
  Object.entries(sheets).map(([name, { label }]) => [name, label]),
) as Record<LoaiPhieu, (typeof sheets)[LoaiPhieu]['label']>; // the same keys

/** Entries of sheets: one stream a stay. */
export const phieuChamSocRecord = defineRecord({
  name: 'PhieuChamSoc',
  label: { vi: 'Phiếu chăm sóc', en: 'Entry of a ward sheet' },
  display: ['Loai', 'ThoiGian'],
  acts: [phieuChamSocActs],
  fields: {
    NhapVien_Id: nhapVien,
    BenhAn_Id: ref('BenhAn', 'Bệnh án', 'Medical record'),
    BenhNhan_Id: benhNhan,
    Khoa_Id: ref('Node', 'Khoa', 'Ward'),
    Loai: choice('Loại phiếu', 'Sheet', loaiPhieu),
    ThoiGian: time('Thời điểm', 'Observed at'),
    NguoiGhi_Id: person('Người ghi', 'Written by'),
    GiaTri: { kind: 'lines', fields: sheetValueFields, label: { vi: 'Nội dung', en: 'What was written' } },
    ThangDiem: choice('Thang điểm', 'Score', thangDiem),
    Diem: number('Điểm', 'Points'),
    MucDo: choice('Mức độ', 'Level', mucDo),
    Thieu: data('Mục còn thiếu', 'Missing items'),
    DinhChinhCho_Id: ref('PhieuChamSoc', 'Đính chính cho', 'Corrects'),
    LyDo: lyDo,
    HanTraLoi: time('Hạn trả lời cảnh báo', 'Warning to be answered until'),
    TraLoiLuc: time('Trả lời lúc', 'Answered at'),
    NguoiTraLoi_Id: person('Người trả lời', 'Answered by'),
    TraLoi: text('Trả lời', 'Answer'),
    DaBaoQuaHan: { kind: 'bool', label: { vi: 'Đã báo quá hạn', en: 'Lateness was told' } },
  },
});

export const phieuChamSocApi: RecordApi = {
  about: 'An entry of a sheet of the ward: what was observed of a patient, when, and by whom.',
  without: names('GiaTri Thieu DaBaoQuaHan'),
  also: ['NgayTao'],
  labels: { Khoa_Id: 'Node', NguoiGhi_Id: 'NhanVien', NguoiTraLoi_Id: 'NhanVien' },
  enums: {
    TrangThai: {
      name: 'TrangThaiPhieuChamSoc',
      about: 'State of an entry of a sheet.',
      values: { DaDinhChinh: 'A later version stands instead.' },
    },
    Loai: { name: 'LoaiPhieuChamSoc', about: 'Sheets of the ward.' },
    ThangDiem: { name: 'ThangDiem', about: 'Scores of sheets.' },
    MucDo: { name: 'MucDoPhieu', about: 'How much the score of a sheet says.' },
  },
  describe: {
    NhapVien_Id: 'The stay.',
    BenhAn_Id: 'The medical record of the stay.',
    Khoa_Id: 'The ward that wrote it.',
    Khoa: 'Label of the ward.',
    ThoiGian: 'When it was observed.',
    NgayTao: 'When it was written.',
    NguoiGhi: 'Label of who wrote it.',
    Diem: 'Points; empty without a score, or while something is missing.',
    DinhChinhCho_Id: 'The version that it corrects.',
    LyDo: 'Why it was corrected or cancelled.',
    HanTraLoi: 'Until when a doctor is to answer its warning; empty where it warns of nothing.',
    NguoiTraLoi: 'Label of who answered.',
    TraLoi: 'What the doctor does.',
  },
};

export const sheetRecords: readonly RecordDef[] = [phieuChamSocRecord];
