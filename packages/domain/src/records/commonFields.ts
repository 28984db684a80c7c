import { day, person, personal, ref, text, time } from './fields.ts';

// Fields that records of several areas have, each with one name.

export const benhNhan = ref('BenhNhan', 'Người bệnh', 'Patient');
export const tiepNhan = ref('TiepNhan', 'Lượt tiếp nhận', 'Reception');
export const khamBenh = ref('KhamBenh', 'Phiên khám', 'Examination');
export const nhapVien = ref('TiepNhanNhapVien', 'Đợt nằm viện', 'Stay');
export const dichVuYeuCau = ref('DichVuYeuCau', 'Phiếu chỉ định', 'Order slip');
export const bangGia = ref('BangGia', 'Bảng giá', 'Price list');
export const duoc = ref('Duoc', 'Thuốc', 'Drug');
export const kho = ref('Kho', 'Kho', 'Store');
export const lo = ref('Lo', 'Lô', 'Batch');

export const ngay = day('Ngày', 'Day');
export const tuNgay = day('Từ ngày', 'From');
export const denNgay = day('Đến ngày', 'Until');
export const ghiChu = text('Ghi chú', 'Note');
export const lyDo = text('Lý do', 'Reason');

export const lyDoHuy = text('Lý do hủy', 'Reason of the cancellation');
export const ngayHuy = time('Ngày hủy', 'Cancelled on');
export const nguoiHuy = person('Người hủy', 'Cancelled by');

/** States of what is only in use or cancelled. */
export const inUse = {
  DangSuDung: { vi: 'Đang sử dụng', en: 'In use' },
  DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
} as const;

/** States of what holds until it is taken back. */
export const inForce = { HieuLuc: { vi: 'Có hiệu lực', en: 'In force' }, DaHuy: inUse.DaHuy } as const;

/** The name of an account, and of its owner. */
export const username = personal(text('Tên đăng nhập', 'Account name'));

export const plan = text('Kế hoạch', 'Plan');
export const sha256 = text('Mã băm SHA-256', 'SHA-256');
