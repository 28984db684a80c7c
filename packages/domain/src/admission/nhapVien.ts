import { defineActs } from '../acts/acts.ts';
import type { Issue } from '../catalogue/validate.ts';

/** What the acts on an order to admit, and on the stay that it begins, decide on. */
export type NhapVienFacts = {
  TrangThai: string;
  /** The room of the session that ordered it. */
  node: string | null;
  /** The ward where the patient lies, or that expects the patient. */
  khoa?: string | null;
  /** A transfer to another ward waits for its answer. */
  dangChuyen?: boolean;
  /** How often the patient went on to another ward. */
  soLanChuyen?: number;
};

const ward = (one: NhapVienFacts) => one.khoa ?? one.node;
const waits = (one: NhapVienFacts) => (one.dangChuyen ? 'STAY_TRANSFER_WAITS' : null);

/**
 * The life of an order to admit: the ward expects the patient, sends the order back for a reason, or takes the patient in to a bed. Then
 * it is a stay: the patient moves between beds and wards. Taking in goes one step back for a reason while nothing but beds came of it.
 */
export const nhapVienActs = defineActs<NhapVienFacts>()({
  name: 'TiepNhanNhapVien',
  initial: 'MoiVaoVien',
  states: {
    MoiVaoVien: { vi: 'Mới vào viện', en: 'Ordered' },
    KhoaTraLai: { vi: 'Khoa trả lại', en: 'Sent back by the ward' },
    DangDieuTri: { vi: 'Đang điều trị', en: 'In the ward' },
    DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
  },
  acts: {
    // one that was sent back is expected again once it is changed
    sua: {
      permission: 'CHI_DINH_NHAP_VIEN',
      label: { vi: 'Sửa chỉ định nhập viện', en: 'Change the order to admit' },
      move: { from: ['MoiVaoVien', 'KhoaTraLai'], to: 'MoiVaoVien', wrong: inWard },
    },
    huy: {
      permission: 'CHI_DINH_NHAP_VIEN',
      label: { vi: 'Hủy nhập viện', en: 'Cancel the admission' },
      move: { from: ['MoiVaoVien', 'KhoaTraLai'], to: 'DaHuy', wrong: inWard },
    },
    nhanVaoKhoa: {
      permission: 'NOI_TRU_NHAN',
      label: { vi: 'Nhận vào khoa', en: 'Take in' },
      at: ward,
      move: { from: ['MoiVaoVien'], to: 'DangDieuTri' },
    },
    traLai: {
      permission: 'NOI_TRU_NHAN',
      label: { vi: 'Trả lại nơi chỉ định', en: 'Send the order back' },
      at: ward,
      move: { from: ['MoiVaoVien'], to: 'KhoaTraLai' },
    },
    huyNhan: {
      permission: 'NOI_TRU_NHAN',
      label: { vi: 'Hủy nhận vào khoa', en: 'Undo taking in' },
      at: ward,
      move: { from: ['DangDieuTri'], to: 'MoiVaoVien' },
      refuse: (one) => (one.soLanChuyen ? 'STAY_HAS_MOVED' : waits(one)),
    },
    capNhat: {
      permission: 'NOI_TRU_NHAN',
      label: { vi: 'Sửa thông tin nằm viện', en: 'Change the facts of the stay' },
      at: ward,
      move: { from: ['DangDieuTri'], to: 'DangDieuTri' },
    },
    chuyenGiuong: {
      permission: 'GIUONG_BENH_XEP',
      label: { vi: 'Chuyển giường', en: 'Move to another bed' },
      at: ward,
      move: { from: ['DangDieuTri'], to: 'DangDieuTri' },
    },
    chuyenKhoa: {
      permission: 'NOI_TRU_NHAN',
      label: { vi: 'Chuyển khoa', en: 'Transfer to another ward' },
      at: ward,
      move: { from: ['DangDieuTri'], to: 'DangDieuTri' },
      refuse: waits,
    },
  },
});

/** What an order whose patient lies in the ward says to who ordered it. */
function inWard({ TrangThai }: NhapVienFacts) {
  return TrangThai === 'DangDieuTri' ? ('ADMISSION_IN_WARD' as const) : null;
}

/** What an order to admit lacks or has wrong. Times as ISO text to the minute, in one zone. */
export function admissionIssues(one: {
  KhoaNhapVien_Id?: string | null | undefined;
  /** Whether the department is one of the facility of the examination. */
  laKhoaCuaCoSo: boolean;
  LoaiBenhAn_Id?: string | null | undefined;
  BacSiChiDinh_Id?: string | null | undefined;
  ChanDoanICD_Id?: string | null | undefined;
  LyDoVaoVien?: string | null | undefined;
  ThoiGianVaoVien: string | null;
  NgayKham: string;
}): Issue[] {
  const issues: Issue[] = [];
  for (const path of [
    'KhoaNhapVien_Id',
    'LoaiBenhAn_Id',
    'BacSiChiDinh_Id',
    'ChanDoanICD_Id',
    'LyDoVaoVien',
    'ThoiGianVaoVien',
  ] as const)
    if (!one[path]) issues.push({ path, code: 'REQUIRED' });
  if (one.KhoaNhapVien_Id && !one.laKhoaCuaCoSo)
    issues.push({ path: 'KhoaNhapVien_Id', code: 'ADMISSION_TO_NO_WARD' });
  if (one.ThoiGianVaoVien && one.ThoiGianVaoVien < one.NgayKham)
    issues.push({ path: 'ThoiGianVaoVien', code: 'ADMISSION_BEFORE_EXAM' });
  return issues;
}
