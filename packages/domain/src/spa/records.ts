import { dichVuYeuCau, ghiChu, lyDoHuy, nguoiHuy } from '../records/commonFields.ts';
import { choice, number, ref, time } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { lieuTrinhActs } from './lieuTrinh.ts';

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

export const spaRecords: readonly RecordDef[] = [buoiLieuTrinhRecord];
