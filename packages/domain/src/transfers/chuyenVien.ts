import { defineActs, type Refusal } from '../acts/acts.ts';
import type { Issue } from '../catalogue/validate.ts';

/** What the acts on a transfer record decide on: the room and the state of its session (of a stay its ward), and whether a patient has it on paper. */
export type ChuyenVienFacts = {
  TrangThai: string;
  node: string | null;
  /** Its session is being examined, its stay is not over. */
  conMo: boolean;
  /** The record of the stay is locked. */
  daKhoa?: boolean;
  daIn: boolean;
  /** What the caller's position in the house refuses. */
  chucVu: Refusal | null;
};

/** Why a patient is transferred, with the code of the insurance file (MA_LYDO_CT, domain 7.5). */
export const lyDoChuyen = {
  DuDieuKien: { vi: 'Đủ điều kiện chuyển', en: 'Medically indicated', ma: '1' },
  TheoYeuCau: { vi: 'Theo yêu cầu', en: 'At request', ma: '2' },
} as const;

const locked = ({ daKhoa }: ChuyenVienFacts) => (daKhoa ? 'MEDICAL_RECORD_LOCKED' : null);

/**
 * The life of a transfer record: live, replaced by one that was issued again, cancelled. Taking one back is for a session that is still
 * open; later it is cancelled. One that was handed out on paper is never edited: the one that is issued again names it.
 */
export const chuyenVienActs = defineActs<ChuyenVienFacts>()({
  name: 'KhamBenh_ChuyenVien',
  initial: 'DangSuDung',
  states: {
    DangSuDung: { vi: 'Đang sử dụng', en: 'In use' },
    BiThayThe: { vi: 'Đã cấp lại', en: 'Replaced' },
    DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
  },
  acts: {
    sua: {
      permission: 'KHAM_BENH',
      label: { vi: 'Sửa phiếu chuyển', en: 'Change the transfer' },
      move: { from: ['DangSuDung'], to: 'DangSuDung' },
      refuse: (one) => locked(one) ?? (one.daIn ? 'TRANSFER_PRINTED' : null),
    },
    capLai: {
      permission: 'KHAM_BENH',
      label: { vi: 'Cấp lại', en: 'Issue again' },
      move: { from: ['DangSuDung'], to: 'BiThayThe' },
      refuse: (one) => locked(one) ?? one.chucVu,
    },
    xoa: {
      permission: 'KHAM_BENH',
      label: { vi: 'Xóa phiếu chuyển', en: 'Remove the transfer' },
      move: { from: ['DangSuDung'], to: 'DaHuy' },
      refuse: (one) => {
        if (!one.conMo) return 'EXAM_ENDED';
        return locked(one) ?? (one.daIn ? 'TRANSFER_PRINTED' : null);
      },
    },
    huy: {
      permission: 'KHAM_BENH',
      label: { vi: 'Hủy phiếu chuyển', en: 'Cancel the transfer' },
      move: { from: ['DangSuDung'], to: 'DaHuy' },
      refuse: locked,
    },
  },
});

/** What a transfer record lacks or has wrong. Times as ISO text in one zone. */
export function transferIssues(one: {
  BenhVien_Id?: string | null | undefined;
  ChanDoanICD_Id?: string | null | undefined;
  NgayChuyen: string;
  NgayKham: string;
  /** Insurance codes of the facility that is chosen, and of the one that transfers. */
  maNoiDen?: string | null;
  maNoiDi?: string | null;
}): Issue[] {
  const issues: Issue[] = [];
  if (!one.BenhVien_Id) issues.push({ path: 'BenhVien_Id', code: 'REQUIRED' });
  else if (one.maNoiDen && one.maNoiDen === one.maNoiDi)
    issues.push({ path: 'BenhVien_Id', code: 'TRANSFER_TO_ITSELF' });
  if (!one.ChanDoanICD_Id) issues.push({ path: 'ChanDoanICD_Id', code: 'REQUIRED' });
  if (one.NgayChuyen < one.NgayKham) issues.push({ path: 'NgayChuyen', code: 'TRANSFER_BEFORE_EXAM' });
  return issues;
}

/**
 * The last day of a transfer paper (domain 6.2): ten working days from its signature, Saturdays and Sundays aside, or the same day of the
 * next year for a disease whose papers are valid for a year. YYYY-MM-DD.
 */
export function lastDayOfPaper(from: string, oneYear: boolean): string {
  const day = new Date(`${from}T00:00:00Z`);
  if (oneYear) {
    const month = day.getUTCMonth();
    day.setUTCFullYear(day.getUTCFullYear() + 1);
    if (day.getUTCMonth() !== month) day.setUTCDate(0); // a 29th of February
    return day.toISOString().slice(0, 10);
  }
  for (let left = 10; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}
