import { ghiChu, lyDo, lyDoHuy, sha256 } from '../records/commonFields.ts';
import { bool, choice, lines, number, ref, text, time, told } from '../records/fields.ts';
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
    csdlTruoc: told(text('Cơ sở dữ liệu trước', 'Database before')),
    LyDo: lyDo,
  },
});

/** A call to a system outside. */
export const goiNgoaiRecord = defineRecord({
  name: 'GoiNgoai',
  label: { vi: 'Lệnh gọi ra ngoài', en: 'Call to outside' },
  table: null,
  fields: {
    adapter: told(text('Hệ thống ngoài', 'System outside')),
    retried: told(number('Số lệnh gửi lại', 'Tried again')),
    LyDoHuy: told(lyDoHuy),
  },
});

export const congViecRecord = defineRecord({
  name: 'CongViec',
  label: { vi: 'Công việc hệ thống', en: 'Job of the system' },
  table: null,
  fields: {
    job: told(text('Mã công việc', 'Job id')),
    task: told(text('Công việc', 'Job')),
    retried: told(bool('Số lệnh gửi lại', 'Tried again')),
    LyDo: told(lyDo),
  },
});

/** A counter of readable numbers. */
export const boDemSoRecord = defineRecord({
  name: 'BoDemSo',
  label: { vi: 'Bộ đếm số', en: 'Counter of numbers' },
  table: null,
  fields: {
    name: told(text('Tên', 'Name')),
    scope: told(text('Kỳ đếm', 'Period')),
    soToi: told(text('Số tiếp theo', 'Next number')),
    LyDo: told(lyDo),
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
