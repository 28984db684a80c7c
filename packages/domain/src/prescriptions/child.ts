import { type Birth, isChild } from '../ages/age.ts';
import type { Issue } from '../catalogue/validate.ts';

/** What must be known before drugs are prescribed for a child under 72 months (domain 5.4): its weight, and who came with it. */
export function childIssues(
  birth: Birth,
  day: string,
  known: { CanNang: number | null; TenNguoiLienHe: string | null },
): Issue[] {
  if (!isChild(birth, day)) return [];
  const issues: Issue[] = [];
  if (known.CanNang === null) issues.push({ path: 'CanNang', code: 'CHILD_WEIGHT_NEEDED' });
  if (!known.TenNguoiLienHe?.trim()) issues.push({ path: 'TenNguoiLienHe', code: 'CHILD_GUARDIAN_NEEDED' });
  return issues;
}
