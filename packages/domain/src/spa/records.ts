import { printRecords } from '../printing/printRecords.ts';
import { phiaAnh } from '../readings/phiaAnh.ts';
import { dichVuYeuCau, ghiChu, lyDoHuy, nguoiHuy } from '../records/commonFields.ts';
import { bool, choice, lines, number, person, ref, refs, rows, text, time } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { matSoDo, mauSoDo } from './bodyMap.ts';
import { lieuTrinhActs } from './lieuTrinh.ts';
import { tuongTrinhSpaActs } from './tuongTrinhSpa.ts';

export const sessionStates = {
  DangLam: { vi: 'Đang làm', en: 'Being treated' },
  DaLam: { vi: 'Đã làm', en: 'Done' },
  DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
} as const;

/** One session of a course that a customer bought. */
export const buoiLieuTrinhRecord = defineRecord({
  name: 'BuoiLieuTrinh',
  label: { vi: 'Buổi liệu trình', en: 'Session of a course' },
  display: ['Lan'],
  acts: [lieuTrinhActs],
  fields: {
    DichVuYeuCau_Id: dichVuYeuCau,
    DichVuYeuCauChiTiet_Id: ref('DichVuYeuCauChiTiet', 'Dịch vụ của liệu trình', 'Service of the course'),
    Lan: number('Buổi thứ', 'Session'),
    NgayThucHien: time('Ngày thực hiện', 'Done at'),
    BatDau: time('Bắt đầu', 'Start'),
    KetThuc: time('Kết thúc', 'End'),
    NguoiThucHien_Id: ref('NhanVien', 'Người thực hiện', 'Done by'),
    NoiThucHien_Id: ref('Node', 'Nơi thực hiện', 'Where'),
    GhiChu: ghiChu,
    TrangThai: choice('Trạng thái', 'State', sessionStates),
    LyDoHuy: lyDoHuy,
    NguoiHuy_Id: nguoiHuy,
  },
});

/** A picture of a session. */
export const anhTuongTrinhSpa = defineRecord({
  name: 'AnhTuongTrinhSpa',
  label: { vi: 'Ảnh của buổi', en: 'Picture of a session' },
  table: 'tuong_trinh_spa_anh',
  inside: 'TuongTrinhSpa',
  fields: {
    TuongTrinhSpa_Id: ref('TuongTrinhSpa', 'Tường trình buổi', 'Report of a session'),
    Tep_Id: ref('file', 'Tệp', 'File'),
    Phia: choice('Chụp lúc', 'Taken', phiaAnh),
    ThuTu: number('Thứ tự', 'Place'),
    ChuThich: text('Chú thích', 'Caption'),
    InTrenPhieu: bool('In trên phiếu', 'Printed'),
  },
});

/** What was done in a session and what came of it; one that is taken back stays, and a further version goes on. */
export const tuongTrinhSpaRecord = defineRecord({
  name: 'TuongTrinhSpa',
  label: { vi: 'Tường trình buổi', en: 'Report of a session' },
  display: ['PhienBan'],
  acts: [tuongTrinhSpaActs],
  fields: {
    BuoiLieuTrinh_Id: ref('BuoiLieuTrinh', 'Buổi', 'Session'),
    PhienBan: number('Phiên bản', 'Version'),
    TrangThai: choice('Trạng thái', 'State', tuongTrinhSpaActs.states),
    QuaTrinh: text('Quá trình thực hiện', 'What was done'),
    KetQua: text('Kết quả', 'Result'),
    PhanUng: text('Phản ứng', 'Reactions'),
    NguoiThucHien_Ids: refs('NhanVien', 'Người thực hiện', 'Performed by'),
    ThietBi_Id: ref('ThietBi', 'Thiết bị', 'Device'),
    SoDo: lines('Sơ đồ cơ thể', 'Body map', {
      Mat: choice('Mặt', 'Side', matSoDo),
      X: number('Ngang', 'Across'),
      Y: number('Dọc', 'Down'),
      Mau: choice('Loại', 'Kind', mauSoDo),
      GhiChu: ghiChu,
    }),
    hinhAnhs: rows('Hình ảnh', 'Pictures', anhTuongTrinhSpa),
    NgayDuyet: time('Duyệt lúc', 'Verified at'),
    NguoiDuyet_Id: person('Người duyệt', 'Verified by'),
    NgayTra: time('Trả lúc', 'Returned at'),
    NguoiTra_Id: person('Người trả', 'Returned by'),
    NgayHuy: time('Ngày hủy', 'Taken back at'),
    LyDoHuy: lyDoHuy,
    NguoiHuy_Id: nguoiHuy,
  },
});

export const spaRecords: readonly RecordDef[] = [
  buoiLieuTrinhRecord,
  tuongTrinhSpaRecord,
  anhTuongTrinhSpa,
  ...printRecords('PhieuLieuTrinh', {
    vi: 'phiếu điều trị theo liệu trình',
    en: 'treatment sheet of a course',
  }),
  ...printRecords('PhieuBuoiLieuTrinh', {
    vi: 'phiếu điều trị một buổi',
    en: 'treatment sheet of a session',
  }),
];
