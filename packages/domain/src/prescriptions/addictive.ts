import type { Issue } from '../catalogue/validate.ts';
import { coveredUntil } from './openDays.ts';

const periodDays = 10;
const periodsMost = 3;

/** A period in which a part of an addictive drug is handed out; days as YYYY-MM-DD. */
export type Period = { dot: number; tuNgay: string; denNgay: string };

/** The periods of an addictive prescription: at most ten days each, three in all, one after the other (prescriptions 5.4). */
export function periodsOf(from: string, days: number): Period[] {
  const count = Math.min(periodsMost, Math.max(1, Math.ceil(days / periodDays)));
  return Array.from({ length: count }, (_, index) => ({
    dot: index + 1,
    tuNgay: coveredUntil(from, index * periodDays + 1),
    denNgay: coveredUntil(from, Math.min(days, (index + 1) * periodDays)),
  }));
}

/**
 * What stands against addictive drugs whoever they are for: a facility without beds does not prescribe them, nor does somebody whose
 * specimen signature the places that hand out do not know (prescriptions 5.4). `paths` are those of the drugs.
 */
export function addictiveIssues(
  paths: readonly string[],
  { coGiuong, coChuKyMau }: { coGiuong: boolean; coChuKyMau: boolean },
): Issue[] {
  const code = !coGiuong ? 'ADDICTIVE_NEEDS_BEDS' : !coChuKyMau ? 'ADDICTIVE_NEEDS_SPECIMEN' : null;
  return code ? paths.map((path) => ({ path, code })) : [];
}
