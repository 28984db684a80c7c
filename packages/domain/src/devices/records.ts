import { benhNhan } from '../records/commonFields.ts';
import { bool, choice, number, ref, text, time, told } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { ketNoiThietBiFields, maMayChiSoFields } from './link.ts';
import { ketQuaThietBiActs, ketQuaTin, lyDoCho } from './results.ts';
import { dienGiai } from './values.ts';

const ketNoi = ref('KetNoiThietBi', 'Kết nối thiết bị', 'Device link');

/** The link of a device. */
export const ketNoiThietBiRecord = defineRecord({
  name: 'KetNoiThietBi',
  label: { vi: 'Kết nối thiết bị', en: 'Device link' },
  display: ['Cong'],
  fields: {
    ...ketNoiThietBiFields,
    DuongTruyen: choice('Đường truyền', 'Line', {
      DangNghe: { vi: 'Chờ máy', en: 'Waiting' },
      DaKetNoi: { vi: 'Đã kết nối', en: 'Connected' },
      Loi: { vi: 'Lỗi', en: 'Error' },
    }),
    Loi: text('Lỗi', 'Error'),
    NhipTim: time('Phục vụ lúc', 'Served at'),
    KetNoiLuc: time('Kết nối lúc', 'Connected at'),
    TinCuoiLuc: time('Tin cuối lúc', 'Last message at'),
  },
});

/** What a code of a device means. */
export const maMayChiSoRecord = defineRecord({
  name: 'MaMayChiSo',
  label: { vi: 'Mã máy của chỉ số', en: 'Code of a device' },
  display: ['MaMay'],
  fields: { KetNoi_Id: ketNoi, ...maMayChiSoFields },
});

/** A raw message. */
export const tinThietBiRecord = defineRecord({
  name: 'TinThietBi',
  label: { vi: 'Tin của thiết bị', en: 'Message of a device' },
  display: ['Luc'],
  fields: {
    KetNoi_Id: ketNoi,
    Luc: time('Lúc', 'At'),
    Chieu: choice('Chiều', 'Direction', {
      Vao: { vi: 'Nhận', en: 'In' },
      Ra: { vi: 'Gửi', en: 'Out' },
    }),
    KetQua: choice('Kết quả', 'Result', ketQuaTin),
    MaTin: text('Mã tin', 'Message id'),
    NoiDung: text('Nội dung', 'Content'),
    Loi: text('Lỗi', 'Error'),
    CachXuLy: text('Cách xử lý', 'How it was settled'),
    SoKetQua: number('Số kết quả', 'Results'),
    DichVuYeuCau_Id: ref('DichVuYeuCau', 'Phiếu chỉ định', 'Order slip'),
  },
});

/** A result that a device sent. */
export const ketQuaThietBiRecord = defineRecord({
  name: 'KetQuaThietBi',
  label: { vi: 'Kết quả từ thiết bị', en: 'Result of a device' },
  display: ['SIDMau', 'MaMay'],
  acts: [ketQuaThietBiActs],
  fields: {
    KetNoi_Id: ketNoi,
    Tin_Id: ref('TinThietBi', 'Tin', 'Message'),
    Khoa: text('Khóa nhận lại', 'Key of repeats'),
    Luc: time('Nhận lúc', 'Received at'),
    LucChay: time('Chạy lúc', 'Measured at'),
    SIDMau: text('Mã mẫu', 'Sample'),
    MaMay: text('Mã trên máy', 'Code of the analyser'),
    GiaTri: text('Giá trị của máy', 'Value of the analyser'),
    DonVi: text('Đơn vị của máy', 'Unit of the analyser'),
    Co: text('Cờ của máy', 'Flag of the analyser'),
    DienGiai: choice('Diễn giải của máy', 'Read by the analyser', dienGiai),
    NguoiMay: text('Người máy ghi', 'Person named by the analyser'),
    LyDoCho: choice('Lý do chờ', 'Why it waits', lyDoCho),
    DichVuYeuCau_Id: ref('DichVuYeuCau', 'Phiếu chỉ định', 'Order slip'),
    MaChiSo: text('Chỉ số', 'Index'),
    KetQua: text('Kết quả', 'Result'),
    LaChayLai: bool('Chạy lại', 'Rerun'),
    LyDoBo: text('Lý do bỏ', 'Why it was thrown away'),
    BenhNhan_Id: told(benhNhan),
  },
});

export const deviceRecords: readonly RecordDef[] = [
  ketNoiThietBiRecord,
  maMayChiSoRecord,
  tinThietBiRecord,
  ketQuaThietBiRecord,
];
