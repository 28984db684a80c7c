import { defineActs } from '../acts/acts.ts';
import { reasonIssues } from '../acts/reason.ts';
import type { Issue } from '../catalogue/validate.ts';

/** What the acts on a closing decide on: the desk at which work was closed. */
export type DongViecFacts = { TrangThai: string; node: string | null };

/**
 * The life of a closing: what earlier days left at a desk does not stand in its lists while it holds. Nothing else of that work changes;
 * the numbers that waited are cancelled and stay so.
 */
export const dongViecActs = defineActs<DongViecFacts>()({
  name: 'DongViec',
  initial: 'DangSuDung',
  states: {
    DangSuDung: { vi: 'Đang đóng', en: 'Closed' },
    DaHuy: { vi: 'Đã mở lại', en: 'Opened again' },
  },
  acts: {
    moLai: {
      permission: 'HANG_DOI',
      label: { vi: 'Mở lại việc đã đóng', en: 'Open the work again' },
      move: { from: ['DangSuDung'], to: 'DaHuy' },
    },
  },
});

/** What is wrong with a closing: only work of days that are over is closed, and with a reason. Days as YYYY-MM-DD. */
export function closingIssues(
  one: { DenNgay: string; LyDo?: string | null | undefined },
  today: string,
): Issue[] {
  const issues = reasonIssues(one.LyDo);
  return one.DenNgay < today ? issues : [{ path: 'DenNgay', code: 'CLOSING_NOT_OVER' }, ...issues];
}
