import { defineActs } from '../acts/acts.ts';
import type { Issue } from '../catalogue/validate.ts';
import { notLaterThan } from '../medicalRecords/benhAn.ts';

/** What the acts on an entry of a sheet decide on. */
export type PhieuChamSocFacts = {
  TrangThai: string;
  /** The ward where the patient lies now. */
  node: string | null;
  /** The stay goes on. */
  dangNam: boolean;
  /** A warning that waits for a doctor. */
  choTraLoi: boolean;
};

/** The states of a stay in which sheets are written: until the patient is to pay. */
const live: ReadonlySet<string> = new Set(['DangDieuTri', 'ChiDinhRaVien']);
/** Whether sheets are written of a stay in a state. */
export const dangNamVien = (TrangThai: string): boolean => live.has(TrangThai);

const whileLying = (one: PhieuChamSocFacts) => (one.dangNam ? null : 'SHEET_STAY_ENDED');

/**
 * The life of an entry: it holds until it is corrected, which leaves the old version readable, or cancelled with a reason. One whose score
 * warns waits for a doctor's answer.
 */
export const phieuChamSocActs = defineActs<PhieuChamSocFacts>()({
  name: 'PhieuChamSoc',
  initial: 'HieuLuc',
  states: {
    HieuLuc: { vi: 'Có hiệu lực', en: 'In force' },
    DaDinhChinh: { vi: 'Đã đính chính', en: 'Corrected' },
    DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
  },
  acts: {
    ghi: {
      permission: 'CHAM_SOC_GHI',
      label: { vi: 'Ghi phiếu chăm sóc', en: 'Write a sheet' },
      refuse: whileLying,
    },
    dinhChinh: {
      permission: 'CHAM_SOC_GHI',
      label: { vi: 'Đính chính', en: 'Correct' },
      move: { from: ['HieuLuc'], to: 'DaDinhChinh' },
      refuse: whileLying,
    },
    huy: {
      permission: 'CHAM_SOC_GHI',
      label: { vi: 'Hủy phiếu', en: 'Cancel the entry' },
      move: { from: ['HieuLuc'], to: 'DaHuy' },
      refuse: whileLying,
    },
    traLoi: {
      permission: 'KHAM_BENH',
      label: { vi: 'Trả lời cảnh báo', en: 'Answer the warning' },
      move: { from: ['HieuLuc'], to: 'HieuLuc' },
      refuse: (one) => (one.choTraLoi ? null : 'SHEET_WARNING_ANSWERED'),
    },
  },
});

/** When something of a stay was observed: not in the future, and not before the stay began; people write minutes. */
export function entryTimeIssues(at: Date, began: Date, now: Date): Issue[] {
  const issues = notLaterThan('ThoiGian', at, now);
  if (issues.length > 0) return issues;
  const from = began.getTime();
  return at.getTime() < from - (from % 60_000) ? [{ path: 'ThoiGian', code: 'SHEET_BEFORE_STAY' }] : [];
}
