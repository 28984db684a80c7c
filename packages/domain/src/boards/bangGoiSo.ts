import { defineActs } from '../acts/acts.ts';
import type { Issue } from '../catalogue/validate.ts';

/** What the acts on a board decide on; a board belongs to the house, not to a node. */
export type BangGoiSoFacts = { TrangThai: string; node: null };

/** The life of a board: in use from the pairing with its television on, until it is taken from it. */
export const bangGoiSoActs = defineActs<BangGoiSoFacts>()({
  name: 'BangGoiSo',
  initial: 'DangSuDung',
  states: {
    DangSuDung: { vi: 'Đang sử dụng', en: 'In use' },
    DaHuy: { vi: 'Đã gỡ', en: 'Removed' },
  },
  acts: {
    sua: {
      permission: 'BANG_GOI_SO',
      label: { vi: 'Sửa bảng', en: 'Change' },
      move: { from: ['DangSuDung'], to: 'DangSuDung' },
    },
    xoa: {
      permission: 'BANG_GOI_SO',
      label: { vi: 'Gỡ bảng', en: 'Remove' },
      move: { from: ['DangSuDung'], to: 'DaHuy' },
    },
  },
});

/** Digits of the code that a television shows. */
export const pairingDigits = 6;
/** How long a code stands; a new one is shown then. */
export const pairingMinutes = 15;
/** Places that a board shows at most: more cannot be read from a chair. */
export const placesMost = 12;
const nameMost = 60;

/** What is wrong with a board as it is typed. */
export function boardIssues(one: {
  Ten: string;
  HangDoi: string | null;
  Node_Ids: readonly string[];
  /** Ids at which the queue can stand. */
  places: ReadonlySet<string>;
}): Issue[] {
  const issues: Issue[] = [];
  if (one.Ten === '') issues.push({ path: 'Ten', code: 'REQUIRED' });
  if (one.Ten.length > nameMost) issues.push({ path: 'Ten', code: 'TOO_LONG', details: { max: nameMost } });
  if (one.HangDoi === null) issues.push({ path: 'HangDoi', code: 'REQUIRED' });
  if (one.Node_Ids.length === 0) issues.push({ path: 'Node_Ids', code: 'REQUIRED' });
  if (one.Node_Ids.length > placesMost)
    issues.push({ path: 'Node_Ids', code: 'TOO_LARGE', details: { max: placesMost } });
  if (one.HangDoi !== null && one.Node_Ids.some((id) => !one.places.has(id)))
    issues.push({ path: 'Node_Ids', code: 'NOT_IN_LIST' });
  return issues;
}
