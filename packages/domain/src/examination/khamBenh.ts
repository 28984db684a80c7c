import type { Issue } from '../catalogue/validate.ts';
import { defineWorkflow } from '../workflow/workflow.ts';

/** A session as its workflow sees it. */
export type KhamBenhFacts = {
  TrangThai: string;
  DaDuyet?: boolean;
  ChanDoanICD_Id?: string | null;
  HuongGiaiQuyet_Id?: string | null;
  /** Live orders or prescriptions of the session. */
  coChiDinh?: boolean;
  /** A live transfer record: it is cancelled first (spec 4). */
  coChuyenVien?: boolean;
};

const noWork = (one: KhamBenhFacts) => {
  if (one.coChiDinh) return 'EXAM_HAS_ORDERS';
  return one.coChuyenVien ? 'TRANSFER_NOT_CANCELLED' : null;
};

/** The life of a session (spec 4): being examined, examined, cancelled. An ended or cancelled one cannot be edited. */
export const khamBenhWorkflow = defineWorkflow<KhamBenhFacts>()({
  name: 'KhamBenh',
  initial: 'DangKham',
  states: {
    DangKham: { vi: 'Đang khám', en: 'Being examined' },
    DaKham: { vi: 'Đã khám', en: 'Examined' },
    DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
  },
  transitions: {
    luu: { from: ['DangKham'], to: 'DangKham', permission: 'KHAM_BENH', label: { vi: 'Lưu', en: 'Save' } },
    ketThuc: {
      from: ['DangKham'],
      to: 'DaKham',
      permission: 'KHAM_BENH',
      label: { vi: 'Kết thúc khám', en: 'End' },
    },
    duyet: {
      from: ['DaKham'],
      to: 'DaKham',
      permission: 'KHAM_BENH',
      label: { vi: 'Duyệt', en: 'Verify' },
      guard: (one) => (one.DaDuyet ? 'STATE_CHANGED' : null),
    },
    chuyenPhong: {
      from: ['DangKham'],
      to: 'DaKham',
      permission: 'KHAM_BENH',
      label: { vi: 'Chuyển phòng khám', en: 'Move to another room' },
    },
    // Opened by mistake: nothing was ordered yet.
    xoa: {
      from: ['DangKham'],
      to: 'DaHuy',
      permission: 'KHAM_BENH',
      label: { vi: 'Xóa phiên khám', en: 'Remove' },
      guard: noWork,
    },
    huy: {
      from: ['DaKham'],
      to: 'DaHuy',
      permission: 'KHAM_BENH_HUY',
      label: { vi: 'Hủy phiên khám', en: 'Cancel' },
      guard: noWork,
    },
  },
});

export type KhamBenhAction = keyof typeof khamBenhWorkflow.transitions;

/** What an end needs (spec 4 and 5): a main disease, a resolution, a follow-up day not before the exam. Days as YYYY-MM-DD. */
export function endIssues(end: {
  ChanDoanICD_Id?: string | null | undefined;
  HuongGiaiQuyet_Id?: string | null | undefined;
  NgayTaiKham?: string | null | undefined;
  NgayKham: string;
}): Issue[] {
  const issues: Issue[] = [];
  if (!end.ChanDoanICD_Id) issues.push({ path: 'ChanDoanICD_Id', code: 'REQUIRED' });
  if (!end.HuongGiaiQuyet_Id) issues.push({ path: 'HuongGiaiQuyet_Id', code: 'REQUIRED' });
  return [...issues, ...followUpIssues(end)];
}

/** A follow-up day stands not before the exam (spec 5). */
export function followUpIssues(one: { NgayTaiKham?: string | null | undefined; NgayKham: string }): Issue[] {
  return one.NgayTaiKham && one.NgayTaiKham < one.NgayKham
    ? [{ path: 'NgayTaiKham', code: 'FOLLOW_UP_BEFORE_EXAM' }]
    : [];
}
