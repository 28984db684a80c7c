import type { RecordApi } from '../records/api.ts';
import { ghiChu, lyDo, lyDoHuy, sha256 } from '../records/commonFields.ts';
import { bool, choice, lines, logOnly, number, ref, text, time } from '../records/fields.ts';
import { defineRecord, type RecordDef, stateField } from '../records/record.ts';

const running = { Cho: { vi: 'Chờ', en: 'Waiting' }, DangChay: { vi: 'Đang chạy', en: 'Running' } } as const;
const mayChu = ref('mayChu', 'Máy chủ', 'Node');
/** How far a task is, and what it went through. */
const progress = {
  mayChu_Id: mayChu,
  tienDo: number('Tiến độ', 'Progress'),
  soBang: number('Số bảng', 'Tables'),
  soDong: number('Số dòng', 'Rows'),
  batDauLuc: time('Bắt đầu lúc', 'Started at'),
  xongLuc: time('Xong lúc', 'Finished at'),
  loi: text('Lỗi', 'Fault'),
} as const;

/** A node of the installation. */
export const mayChuRecord = defineRecord({
  name: 'mayChu',
  label: { vi: 'Máy chủ', en: 'Node' },
  display: ['tenMay'],
  inside: 'SaoLuu',
  fields: {
    tenMay: text('Máy', 'Machine'),
    phienBan: text('Phiên bản', 'Version'),
    dichVu: text('Dịch vụ', 'Services'),
    batDauLuc: progress.batDauLuc,
    luc: time('Báo lần cuối', 'Last heard of'),
    boNho: number('Bộ nhớ', 'Memory'),
    treSuKien: number('Độ trễ sự kiện', 'Delay of events'),
  },
});

export const saoLuuRecord = defineRecord({
  name: 'SaoLuu',
  label: { vi: 'Bản sao lưu', en: 'Backup' },
  display: ['tenTep'],
  fields: {
    tenTep: text('Tên tệp', 'File name'),
    TrangThai: stateField({
      ...running,
      Xong: { vi: 'Xong', en: 'Done' },
      Loi: { vi: 'Lỗi', en: 'Failed' },
      DaXoa: { vi: 'Đã xóa', en: 'Removed' },
    }),
    tuDong: bool('Tự động', 'By itself'),
    ghiChu: ghiChu,
    phienBan: text('Phiên bản', 'Version'),
    tenMay: text('Máy', 'Machine'),
    ...progress,
    kichThuoc: number('Kích thước', 'Size'),
    sha256,
    soTep: number('Số tệp', 'Files'),
    lamLuc: time('Tạo lúc', 'Made at'),
    tepGoc: text('Tệp được thêm', 'Added file'),
    mayGoc: text('Máy đã tạo', 'Machine that made it'),
    LyDoXoa: text('Lý do xóa', 'Reason of the removal'),
    xoaLuc: time('Xóa lúc', 'Removed at'),
  },
});

export const saoLuuApi: RecordApi = {
  about: 'A backup of the whole site.',
  without: ['version', 'mayChu_Id', 'batDauLuc', 'lamLuc', 'xoaLuc'],
  also: ['NgayTao'],
  enums: {
    TrangThai: {
      name: 'TrangThaiSaoLuu',
      about: 'State of a backup.',
      values: {
        Cho: 'Waits for its turn.',
        DangChay: 'Is being made.',
        Xong: 'Is whole.',
        DaXoa: 'Its file was removed.',
      },
    },
  },
  describe: {
    _id: "The backup's id.",
    tenTep: 'Name of its file.',
    TrangThai: 'Its state.',
    tuDong: 'Made by itself at its hour.',
    ghiChu: 'What somebody noted.',
    phienBan: 'Version of Sen.',
    tenMay: 'Machine on which its file was written.',
    tienDo: 'Percent that is done.',
    kichThuoc: 'Bytes of the file.',
    sha256: 'SHA-256 of the file.',
    soBang: 'Tables in it.',
    soDong: 'Rows in it.',
    soTep: 'Uploaded files in it.',
    tepGoc: 'Name of the file that was added; null for one that Sen made here.',
    mayGoc: 'Machine that made one that was added, as its file says.',
    NgayTao: 'When it was asked for, or added.',
    xongLuc: 'When it was whole.',
    loi: 'Why it failed.',
    LyDoXoa: 'Why its file was removed.',
  },
};

/** A backup restored beside this installation and compared with what it held. */
export const kiemChungRecord = defineRecord({
  name: 'KiemChungSaoLuu',
  label: { vi: 'Kiểm chứng sao lưu', en: 'Proof of a backup' },
  fields: {
    SaoLuu_Id: ref('SaoLuu', 'Bản sao lưu', 'Backup'),
    TrangThai: stateField({
      ...running,
      Dat: { vi: 'Đạt', en: 'Passed' },
      KhongDat: { vi: 'Không đạt', en: 'Not passed' },
    }),
    ...progress,
    giuLai: bool('Giữ lại', 'Kept'),
    tenCSDL: text('Cơ sở dữ liệu', 'Database'),
    bangKhac: lines('Bảng khác biệt', 'Tables that differ', {
      ten: text('Tên', 'Name'),
      soDong: progress.soDong,
      soDongGoc: number('Số dòng gốc', 'Original rows'),
    }),
    niemPhong: lines('Niêm phong', 'Seals', {
      soDong: progress.soDong,
      chuaNiemPhong: number('Chưa niêm phong', 'Not sealed'),
      loi: progress.loi,
    }),
  },
});

export const kiemChungApi: RecordApi = {
  about: 'A proof: a backup restored into a new database and compared with what it held.',
  without: ['version', 'SaoLuu_Id', 'mayChu_Id', 'batDauLuc', 'bangKhac', 'niemPhong'],
  also: ['NgayTao'],
  enums: {
    TrangThai: {
      name: 'TrangThaiKiemChung',
      about: 'State of a proof.',
      values: {
        Cho: 'Waits for its turn.',
        DangChay: 'Is being restored.',
        Dat: 'All came back as it was.',
        KhongDat: 'It did not come back as it was, or not at all.',
      },
    },
  },
  describe: {
    _id: "The proof's id.",
    TrangThai: 'Its state.',
    tienDo: 'Percent that is done.',
    giuLai: 'The new database is kept.',
    tenCSDL: 'Name of the new database, while it is there.',
    soBang: 'Tables that were compared.',
    soDong: 'Rows that were compared.',
    NgayTao: 'When it was asked for.',
    xongLuc: 'When it ended.',
    loi: 'Why it failed.',
  },
};

/** A database beside the one in use: restored from a backup, or in use before. */
export const banDuLieuRecord = defineRecord({
  name: 'BanDuLieu',
  label: { vi: 'Bản dữ liệu', en: 'Copy of all data' },
  display: ['tenCSDL'],
  fields: {
    loai: choice('Loại', 'Kind', {
      KhoiPhuc: { vi: 'Khôi phục từ bản sao lưu', en: 'Restored from a backup' },
      Truoc: { vi: 'Dùng trước khi chuyển', en: 'In use before a switch' },
    }),
    SaoLuu_Id: ref('SaoLuu', 'Bản sao lưu', 'Backup'),
    TrangThai: stateField({
      Cho: running.Cho,
      DangChay: { vi: 'Đang khôi phục', en: 'Being restored' },
      SanSang: { vi: 'Sẵn sàng', en: 'Ready' },
      KhongDat: { vi: 'Không đạt', en: 'Failed' },
      DangDung: { vi: 'Đang dùng', en: 'In use' },
      DaXoa: { vi: 'Đã xóa', en: 'Removed' },
    }),
    buoc: choice('Bước', 'Step', {
      DocTep: { vi: 'Đọc tệp', en: 'Read the file' },
      KhoiPhuc: { vi: 'Khôi phục', en: 'Restore' },
      NangCap: { vi: 'Nâng cấp', en: 'Upgrade' },
      KiemTra: { vi: 'Kiểm tra nhật ký', en: 'Check the log' },
    }),
    ...progress,
    tenCSDL: text('Cơ sở dữ liệu', 'Database'),
    bangKhac: kiemChungRecord.fields.bangKhac,
    niemPhong: kiemChungRecord.fields.niemPhong,
    duLieuLuc: time('Dữ liệu đến', 'Data until'),
    csdlTruoc: logOnly(text('Cơ sở dữ liệu trước', 'Database before')),
    LyDo: lyDo,
  },
});

export const banDuLieuApi: RecordApi = {
  about: 'A database beside the one in use.',
  without: ['version', 'mayChu_Id', 'batDauLuc', 'bangKhac', 'niemPhong'],
  also: ['NgayTao'],
  enums: {
    loai: {
      name: 'LoaiBanDuLieu',
      about: 'How a database beside the one in use came about.',
    },
    TrangThai: {
      name: 'TrangThaiBanDuLieu',
      about: 'State of a copy of all data.',
      values: {
        Cho: 'Waits for its turn.',
        DangChay: 'Is being restored.',
        SanSang: 'Can be looked at and switched to.',
        KhongDat: 'It did not come back as it was, or not at all.',
        DangDung: 'Is the database in use.',
        DaXoa: 'Its database was removed.',
      },
    },
    buoc: {
      name: 'BuocKhoiPhuc',
      about: 'A part of a restore.',
      values: {
        DocTep: 'Reads the file and checks its signature.',
        KhoiPhuc: 'Restores the rows and files, and compares them with what the backup had.',
        NangCap: 'Brings the tables to this version.',
        KiemTra: 'Verifies the chain of the operation log.',
      },
    },
  },
  describe: {
    _id: "The copy's id.",
    loai: 'How it came about.',
    TrangThai: 'Its state.',
    buoc: 'What is done just now, or was done last.',
    tienDo: 'Percent that is done.',
    tenCSDL: 'Name of its database; null for the one in use.',
    duLieuLuc: 'Up to when it has data.',
    SaoLuu_Id: 'The backup that it was restored from.',
    soBang: 'Tables that were compared.',
    soDong: 'Rows that were compared.',
    LyDo: 'Why it was restored, came into use or was put aside.',
    NgayTao: 'When it was asked for.',
    xongLuc: 'When it was ready.',
    loi: 'Why it failed.',
  },
};

/** A call to a system outside. */
export const goiNgoaiRecord = defineRecord({
  name: 'GoiNgoai',
  label: { vi: 'Lệnh gọi ra ngoài', en: 'Call to outside' },
  table: null,
  fields: {
    adapter: logOnly(text('Hệ thống ngoài', 'System outside')),
    retried: logOnly(number('Số lệnh gửi lại', 'Tried again')),
    LyDoHuy: logOnly(lyDoHuy),
  },
});

export const congViecRecord = defineRecord({
  name: 'CongViec',
  label: { vi: 'Công việc hệ thống', en: 'Job of the system' },
  table: null,
  fields: {
    job: logOnly(text('Mã công việc', 'Job id')),
    task: logOnly(text('Công việc', 'Job')),
    retried: logOnly(bool('Số lệnh gửi lại', 'Tried again')),
    LyDo: logOnly(lyDo),
  },
});

/** A counter of readable numbers. */
export const boDemSoRecord = defineRecord({
  name: 'BoDemSo',
  label: { vi: 'Bộ đếm số', en: 'Counter of numbers' },
  table: null,
  fields: {
    name: logOnly(text('Tên', 'Name')),
    scope: logOnly(text('Kỳ đếm', 'Period')),
    soToi: logOnly(text('Số tiếp theo', 'Next number')),
    LyDo: logOnly(lyDo),
  },
});

export const operationsRecords: readonly RecordDef[] = [
  saoLuuRecord,
  kiemChungRecord,
  banDuLieuRecord,
  mayChuRecord,
  goiNgoaiRecord,
  congViecRecord,
  boDemSoRecord,
];
