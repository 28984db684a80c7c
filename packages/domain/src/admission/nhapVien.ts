import { defineActs } from '../acts/acts.ts';
import type { Issue } from '../catalogue/validate.ts';

/** What the acts on an order to admit decide on: the room of its session. */
export type NhapVienFacts = { TrangThai: string; node: string | null };

/** The life of an order to admit, as far as the examination sees it: the patient is expected in the ward, or the order was cancelled. */
export const nhapVienActs = defineActs<NhapVienFacts>()({
  name: 'TiepNhanNhapVien',
  initial: 'MoiVaoVien',
  states: {
    MoiVaoVien: { vi: 'Mới vào viện', en: 'Ordered' },
    DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
  },
  acts: {
    sua: {
      permission: 'CHI_DINH_NHAP_VIEN',
      label: { vi: 'Sửa chỉ định nhập viện', en: 'Change the order to admit' },
      move: { from: ['MoiVaoVien'], to: 'MoiVaoVien' },
    },
    huy: {
      permission: 'CHI_DINH_NHAP_VIEN',
      label: { vi: 'Hủy nhập viện', en: 'Cancel the admission' },
      move: { from: ['MoiVaoVien'], to: 'DaHuy' },
    },
  },
});

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
