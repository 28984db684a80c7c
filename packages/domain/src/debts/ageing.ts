import { daysBetween } from '../insurance/dates.ts';

/** The columns in which debts are told by their age: not due, and days since they were. */
export const cotTuoiNo = {
  ChuaDenHan: { vi: 'Chưa đến hạn', en: 'Not due' },
  Ngay1Den30: { vi: '1–30 ngày', en: '1–30 days' },
  Ngay31Den60: { vi: '31–60 ngày', en: '31–60 days' },
  Ngay61Den90: { vi: '61–90 ngày', en: '61–90 days' },
  TrenNgay90: { vi: 'Trên 90 ngày', en: 'Over 90 days' },
} as const;

export type CotTuoiNo = keyof typeof cotTuoiNo;

/** Days since a debt was due, 0 on its day and before. Days as YYYY-MM-DD. */
export function soNgayQuaHan(NgayHan: string, day: string): number {
  return Math.max(daysBetween(NgayHan, day), 0);
}

/** The column of a debt on a day: one that is due on that day is not overdue. */
export function cotCuaNo(NgayHan: string, day: string): CotTuoiNo {
  const days = soNgayQuaHan(NgayHan, day);
  if (days === 0) return 'ChuaDenHan';
  if (days <= 30) return 'Ngay1Den30';
  if (days <= 60) return 'Ngay31Den60';
  return days <= 90 ? 'Ngay61Den90' : 'TrenNgay90';
}
