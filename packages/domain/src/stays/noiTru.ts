import type { Issue } from '../catalogue/validate.ts';
import { notLaterThan } from '../medicalRecords/benhAn.ts';

/** What taking in needs beside the bed; `from` is when the patient was ordered to come. */
export function nhanVaoKhoaIssues(
  one: {
    BacSiDieuTri_Id?: string | null | undefined;
    Giuong_Id?: string | null | undefined;
    ThoiGian: Date;
    DuKienRaVien?: string | null | undefined;
  },
  { from, today, now }: { from: Date; today: string; now: Date },
): Issue[] {
  const issues: Issue[] = [];
  for (const path of ['Giuong_Id', 'BacSiDieuTri_Id'] as const)
    if (!one[path]) issues.push({ path, code: 'REQUIRED' });
  return [
    ...issues,
    ...stayTimeIssues(one.ThoiGian, from, now, 'STAY_BEFORE_ORDER'),
    ...duKienIssues(one.DuKienRaVien, today),
  ];
}

/**
 * When something of a stay happens: not in the future, and after the moment before it. People write minutes, so that the minute of `from`
 * itself is not before it where `code` speaks of the order.
 */
export function stayTimeIssues(
  at: Date,
  from: Date,
  now: Date,
  code: 'STAY_BEFORE_ORDER' | 'STAY_TIME_ORDER',
): Issue[] {
  const issues = notLaterThan('ThoiGian', at, now);
  if (issues.length > 0) return issues;
  const begin = from.getTime();
  const early =
    code === 'STAY_BEFORE_ORDER' ? at.getTime() < begin - (begin % 60_000) : at.getTime() <= begin;
  return early ? [{ path: 'ThoiGian', code }] : [];
}

/** The day on which the patient is expected to leave is today or later. */
export function duKienIssues(day: string | null | undefined, today: string): Issue[] {
  return day && day < today ? [{ path: 'DuKienRaVien', code: 'STAY_EXPECTED_PAST' }] : [];
}
