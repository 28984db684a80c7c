import { printRecords } from '../printing/printRecords.ts';
import { phiaAnh } from '../readings/phiaAnh.ts';
import { names, type RecordApi } from '../records/api.ts';
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

export const buoiLieuTrinhApi: RecordApi = {
  about: 'One session of a course.',
  without: names(`
    DichVuYeuCau_Id DichVuYeuCauChiTiet_Id NguoiThucHien_Id NoiThucHien_Id LyDoHuy NguoiHuy_Id hanhDongs
  `),
  labels: { NguoiThucHien_Id: 'NhanVien', NoiThucHien_Id: 'Node' },
  enums: {
    TrangThai: {
      name: 'TrangThaiBuoi',
      about: 'Where a session of a course stands.',
      values: {
        DangLam: 'Begun.',
        DaHuy: 'Taken back.',
      },
    },
  },
  input: {
    about: 'A session to do.',
    fields: ['requestId', 'DichVuYeuCauChiTiet_Id', 'Lan', 'GhiChu'],
    required: ['DichVuYeuCauChiTiet_Id'],
    describe: {
      requestId: 'Repeats with the same id answer the same.',
      DichVuYeuCauChiTiet_Id: 'The line of the order.',
      Lan: 'Which session the desk is about to do; another one is refused. Whichever comes next when empty.',
    },
  },
  describe: {
    _id: 'Session id.',
    Lan: 'Which one of the course, from 1.',
    version: 'Grows with every change.',
    TrangThai: 'Whether it is being treated or done.',
    NgayThucHien: 'When it was done.',
    BatDau: 'When it began; null where it was noted when it was over.',
    KetThuc: 'When it ended.',
    NguoiThucHien: 'Who did it.',
    NoiThucHien: 'Where.',
    GhiChu: 'A note on it.',
  },
};

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

export const tuongTrinhSpaApi: RecordApi = {
  about: 'What was done in a session and what came of it.',
  without: ['SoDo', 'NguoiDuyet_Id', 'NguoiTra_Id', 'NguoiHuy_Id'],
  labels: {
    ThietBi_Id: 'ThietBi',
    NguoiDuyet_Id: 'NhanVien',
    NguoiTra_Id: 'NhanVien',
    NguoiHuy_Id: 'NhanVien',
  },
  enums: {
    TrangThai: {
      name: 'TrangThaiTuongTrinhSpa',
      about: 'Life of the report of a session.',
      values: {
        Nhap: 'In work.',
        DaDuyet: 'Verified, and so locked.',
      },
    },
  },
  input: {
    about:
      'What changes of the report of a session: what is left out stays as it is, null empties it; lists are given whole.',
    fields: names(`requestId BuoiLieuTrinh_Id version QuaTrinh KetQua PhanUng NguoiThucHien_Ids ThietBi_Id`),
    required: ['BuoiLieuTrinh_Id'],
    describe: {
      requestId: 'Repeats with the same id answer the same.',
      BuoiLieuTrinh_Id: 'The session.',
      version: "The report's version that was seen; empty for a first one.",
      NguoiThucHien_Ids: 'Who performed it, each once.',
      ThietBi_Id: 'Device of the room.',
    },
  },
  describe: {
    _id: 'Report id.',
    version: 'Grows with every change.',
    BuoiLieuTrinh_Id: 'Its session.',
    PhienBan: 'Number of the version, from 1.',
    KetQua: 'What came of it.',
    NguoiThucHien_Ids: 'Who performed it.',
    ThietBi: 'Device.',
    NgayDuyet: 'When it was verified.',
    NguoiDuyet: 'Who verified it.',
    NgayTra: 'When it was returned.',
    NguoiTra: 'Who returned it.',
    NgayHuy: 'When it was taken back.',
    LyDoHuy: 'Why.',
    NguoiHuy: 'Who took it back.',
  },
};

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
