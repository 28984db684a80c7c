import { readingRecords } from '../readings/readingRecords.ts';
import { dichVuYeuCau } from '../records/commonFields.ts';
import { choice, lines, logOnly, number, person, ref, rows, text, time } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { taiBienPTTT, tuongTrinhActs, tuVongPTTT, vaiTroPTTT } from './tuongTrinh.ts';

/** What a version of a report says besides its services: when, how, by whom, how it ended. */
export const noiDungTuongTrinh = defineRecord({
  name: 'NoiDungTuongTrinhPTTT',
  label: { vi: 'Nội dung tường trình', en: 'Content of a report' },
  table: 'pttt_tuong_trinh',
  inside: 'TuongTrinhPTTT',
  fields: {
    DichVuYeuCau_Id: dichVuYeuCau,
    PhienBan: number('Phiên bản', 'Version'),
    BatDau: time('Bắt đầu', 'Start'),
    KetThuc: time('Kết thúc', 'End'),
    PhuongPhapPhauThuat_Id: ref('DM_PhuongPhapPhauThuat', 'Phương pháp phẫu thuật', 'Surgery method'),
    PhuongPhapVoCam_Id: ref('DM_PhuongPhapVoCam', 'Phương pháp vô cảm', 'Anaesthesia method'),
    ChanDoanTruoc: text('Chẩn đoán trước', 'Diagnosis before'),
    ChanDoanTruocICD_Id: ref('ICD', 'ICD trước', 'ICD before'),
    ChanDoanSau: text('Chẩn đoán sau', 'Diagnosis after'),
    ChanDoanSauICD_Id: ref('ICD', 'ICD sau', 'ICD after'),
    TuVong: choice('Tử vong', 'Death', tuVongPTTT),
    TaiBien: choice('Tai biến', 'Complication', taiBienPTTT),
    TaiBienGhiChu: text('Mô tả tai biến', 'About the complication'),
    Kip: lines('Kíp thực hiện', 'Team', {
      NhanVien_Id: ref('NhanVien', 'Nhân viên', 'Member of staff'),
      VaiTro: choice('Vai trò', 'Role', vaiTroPTTT),
      TyLe: number('Tỷ lệ (%)', 'Share (%)'),
    }),
    NgayKhoa: time('Khóa lúc', 'Locked at'),
    NguoiKhoa_Id: person('Người khóa', 'Locked by'),
  },
});

const { khoa, moKhoa } = tuongTrinhActs.acts;

export const procedureRecords: readonly RecordDef[] = [
  ...readingRecords({
    version: 'TuongTrinhPTTT',
    service: 'KetQuaDichVuPTTT',
    image: 'HinhAnhPTTT',
    prefix: 'pttt',
    kind: { vi: 'phẫu thuật, thủ thuật', en: 'surgery or procedure' },
    more: {
      tuongTrinh: rows('Tường trình', 'Report', noiDungTuongTrinh),
      action: logOnly(choice('Thao tác', 'Act', { khoa: khoa.label, moKhoa: moKhoa.label })),
    },
  }),
  noiDungTuongTrinh,
];
