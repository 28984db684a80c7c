import { printRecords } from '../printing/printRecords.ts';
import { readingLineRecords } from '../readings/readingRecords.ts';
import type { RecordApi } from '../records/api.ts';
import { choicesOf } from '../records/catalogueChoices.ts';
import { benhNhan, dichVuYeuCau, ghiChu, lyDoHuy, ngayHuy, nguoiHuy } from '../records/commonFields.ts';
import { choice, logOnly, number, person, ref, rows, text, time } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { chonChayLai, trangThaiChayLai } from './rerun.ts';
import { lyDoTuChoiMau } from './sampleRejection.ts';

const phienBan = number('Phiên bản', 'Version');

/** A value of a version of a result. */
export const ketQuaRecord = defineRecord({
  name: 'KetQuaChiSo',
  label: { vi: 'Chỉ số xét nghiệm', en: 'Laboratory value' },
  table: 'xet_nghiem_ket_qua',
  inside: 'KetQuaXetNghiem',
  fields: {
    DichVuYeuCau_Id: dichVuYeuCau,
    PhienBan: phienBan,
    ChiTiet_Id: ref('DichVuYeuCauChiTiet', 'Dịch vụ của phiếu', 'Line of the slip'),
    BenhNhan_Id: benhNhan,
    GiaTriThamChieu_Id: ref('GiaTriThamChieu', 'Giá trị tham chiếu', 'Reference values'),
    MaChiSo: text('Mã chỉ số', 'Analyte code'),
    TenChiSo: text('Tên chỉ số', 'Analyte'),
    KieuDuLieu: choice('Kiểu dữ liệu', 'Kind of value', choicesOf('GiaTriThamChieu', 'KieuDuLieu')),
    KetQua: text('Kết quả', 'Result'),
    DonViTinh: text('Đơn vị tính', 'Unit'),
    Min: number('Giới hạn dưới', 'Lower limit'),
    Max: number('Giới hạn trên', 'Upper limit'),
    MucBinhThuong: text('Mức bình thường', 'Normal range'),
    CoKetQua: choice('Cờ kết quả', 'Flag of the result', {
      LL: { vi: 'Thấp nguy hiểm', en: 'Critically low' },
      L: { vi: 'Thấp', en: 'Low' },
      N: { vi: 'Bình thường', en: 'Normal' },
      H: { vi: 'Cao', en: 'High' },
      HH: { vi: 'Cao nguy hiểm', en: 'Critically high' },
    }),
    GhiChu: ghiChu,
    ThuTu: number('Thứ tự', 'Order'),
    NgayKetQua: time('Ngày có kết quả', 'Result on'),
  },
});

/** What a version says of each service beside its values, and its images. */
const { ketQua: dichVuRecord, hinhAnh: hinhAnhRecord } = readingLineRecords({
  version: 'KetQuaXetNghiem',
  service: 'DichVuXetNghiem',
  image: 'HinhAnhXetNghiem',
  prefix: 'xet_nghiem',
  services: 'xet_nghiem_dich_vu',
  kind: { vi: 'xét nghiệm', en: 'laboratory' },
});

/** A version of a slip's result: the one in work, the returned one, and those that were taken back. */
export const ketQuaXetNghiemRecord = defineRecord({
  name: 'KetQuaXetNghiem',
  label: { vi: 'Kết quả xét nghiệm', en: 'Laboratory result' },
  table: 'xet_nghiem_phien_ban',
  fields: {
    DichVuYeuCau_Id: dichVuYeuCau,
    PhienBan: phienBan,
    NgayTra: time('Ngày trả', 'Given on'),
    NguoiTra_Id: person('Người trả', 'Given by'),
    XacNhanNguyHiem: text('Xác nhận trị số nguy hiểm', 'Critical values confirmed'),
    NgayHuy: ngayHuy,
    NguoiHuy_Id: nguoiHuy,
    LyDoHuy: lyDoHuy,
    KetLuan: logOnly(text('Kết luận', 'Conclusion')),
    ThietBi_Id: logOnly(ref('ThietBi', 'Do thiết bị gửi', 'Sent by the device')),
    ketQuas: rows('Kết quả', 'Results', ketQuaRecord),
    dichVus: logOnly(rows('Dịch vụ', 'Services', dichVuRecord)),
  },
});

/** A sample that the laboratory rejected. */
export const mauTuChoiRecord = defineRecord({
  name: 'MauTuChoi',
  label: { vi: 'Mẫu bị từ chối', en: 'Rejected sample' },
  table: 'xet_nghiem_mau_tu_choi',
  fields: {
    DichVuYeuCau_Id: dichVuYeuCau,
    SIDMau: text('Mã mẫu (SID)', 'Sample id (SID)'),
    NgayLayMau: time('Lấy mẫu lúc', 'Sample taken at'),
    NguoiLayMau_Id: person('Người lấy mẫu', 'Sample taken by'),
    LyDo: choice('Lý do từ chối', 'Reason of the rejection', lyDoTuChoiMau),
    GhiChu: ghiChu,
    NgayTuChoi: time('Từ chối lúc', 'Rejected at'),
    NguoiTuChoi_Id: person('Người từ chối', 'Rejected by'),
    PhienBan: number('Phiên bản bị bỏ', 'Version that was given up'),
    soKetQua: logOnly(number('Số kết quả đã nhập', 'Results that were entered')),
  },
});

export const mauTuChoiApi: RecordApi = {
  about: 'A sample that the laboratory rejected.',
  without: ['version', 'DichVuYeuCau_Id', 'NguoiLayMau_Id', 'NguoiTuChoi_Id'],
  labels: { NguoiLayMau_Id: 'NhanVien', NguoiTuChoi_Id: 'NhanVien' },
  enums: {
    LyDo: {
      name: 'LyDoTuChoiMau',
      about: 'Why a laboratory rejects a sample.',
      values: {
        Khac: 'Another reason, in words.',
      },
    },
  },
  describe: {
    SIDMau: 'Its sample id, which is not used again.',
    NgayLayMau: 'When it was taken.',
    NguoiLayMau: 'Who took it.',
    LyDo: 'Why it was rejected.',
    GhiChu: 'Words on it.',
    NgayTuChoi: 'When it was rejected.',
    NguoiTuChoi: 'Who rejected it.',
    PhienBan: 'The version of the result that was in work and was given up.',
  },
};

/** A value that a person has measured again. */
export const chayLaiRecord = defineRecord({
  name: 'ChayLaiXetNghiem',
  label: { vi: 'Chạy lại xét nghiệm', en: 'Rerun of a laboratory value' },
  table: 'xet_nghiem_chay_lai',
  fields: {
    DichVuYeuCau_Id: dichVuYeuCau,
    PhienBan: phienBan,
    ChiTiet_Id: ref('DichVuYeuCauChiTiet', 'Dịch vụ của phiếu', 'Line of the slip'),
    MaChiSo: text('Mã chỉ số', 'Analyte code'),
    TenChiSo: text('Tên chỉ số', 'Analyte'),
    KetQuaDau: text('Kết quả đầu', 'First value'),
    LyDo: text('Lý do chạy lại', 'Reason of the rerun'),
    NgayYeuCau: time('Yêu cầu lúc', 'Asked at'),
    NguoiYeuCau_Id: person('Người yêu cầu', 'Asked by'),
    KetQuaLai: text('Kết quả chạy lại', 'New value'),
    ThietBi_Id: ref('ThietBi', 'Do thiết bị gửi', 'Sent by the device'),
    NgayKetQuaLai: time('Có kết quả chạy lại lúc', 'New value at'),
    TrangThai: choice('Trạng thái', 'State', trangThaiChayLai),
    Chon: choice('Kết quả được chọn', 'Value that was chosen', chonChayLai),
    NgayChon: time('Chọn lúc', 'Chosen at'),
    NguoiChon_Id: person('Người chọn', 'Chosen by'),
  },
});

export const chayLaiApi: RecordApi = {
  about: 'A value that is run again at the wish of a person; both values are kept.',
  without: ['DichVuYeuCau_Id', 'NguoiYeuCau_Id', 'ThietBi_Id', 'NguoiChon_Id'],
  labels: { NguoiYeuCau_Id: 'NhanVien', ThietBi_Id: 'ThietBi', NguoiChon_Id: 'NhanVien' },
  enums: {
    TrangThai: {
      name: 'TrangThaiChayLai',
      about: 'How a rerun stands.',
      values: {
        ChoChay: 'Waits for the new value and for who chooses.',
        DaChon: 'One of the two values was chosen.',
        DaBo: 'Given up with its sample, or because its index is measured no more.',
      },
    },
    Chon: {
      name: 'ChonChayLai',
      about: 'Which of the two values of a rerun.',
    },
  },
  describe: {
    version: 'Grows with every change, also with each value that a device sends for it.',
    PhienBan: 'The version of the result that it belongs to.',
    ChiTiet_Id: 'The ordered line.',
    MaChiSo: 'Code of the index.',
    TenChiSo: 'Name of the index.',
    KetQuaDau: 'The first value.',
    LyDo: 'Why it is run again.',
    NgayYeuCau: 'When that was asked for.',
    NguoiYeuCau: 'Who asked for it.',
    KetQuaLai: 'The new value; null before it comes.',
    ThietBi: 'The device that measured it; null where a person typed it.',
    NgayKetQuaLai: 'When the new value came.',
    TrangThai: 'How it stands.',
    Chon: 'Which value was chosen.',
    NgayChon: 'When.',
    NguoiChon: 'Who chose.',
  },
};

export const labRecords: readonly RecordDef[] = [
  ketQuaXetNghiemRecord,
  ketQuaRecord,
  mauTuChoiRecord,
  chayLaiRecord,
  dichVuRecord,
  hinhAnhRecord,
  ...printRecords('KetQuaXetNghiem', { vi: 'kết quả xét nghiệm', en: 'laboratory result' }),
  ...printRecords('TemMau', { vi: 'tem mẫu', en: 'sample label' }),
];
