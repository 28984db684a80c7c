import type { Issue } from '../catalogue/validate.ts';
import { type Decimal, dec, min, sum } from '../money/decimal.ts';
import { coveredUntil } from './openDays.ts';

const periodDays = 10;
const periodsMost = 3;
/** Of big.js: away from zero. */
const roundUp = 3;

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

/** A part of a line that was handed out, by its day. */
export type HandedOut = { ngay: string; SoLuong: Decimal };

/**
 * How much of a line may be handed out on a day by its periods (prescriptions, Addictive drugs), and when the next part may be: each period
 * has its share, whole units rounded up, from the day before it begins to its last day. What was not fetched then is not handed out later.
 */
export function openByPeriods(
  line: { SoLuong: Decimal; SoNgay: number; given: readonly HandedOut[] },
  writtenOn: string,
  today: string,
): { con: Decimal; tuNgay: string | null } {
  const periods = periodsOf(writtenOn, line.SoNgay).map((period) => ({
    ...period,
    moTu: period.dot === 1 ? period.tuNgay : dayBefore(period.tuNgay),
  }));
  const until = (count: number) => {
    const share = dec(line.SoLuong)
      .times(Math.min(count * periodDays, line.SoNgay))
      .div(line.SoNgay);
    return min(dec(line.SoLuong), share.round(0, roundUp));
  };
  const left = periods.map((_, at) => until(at + 1).minus(until(at)));
  const isOpen = ({ moTu, denNgay }: (typeof periods)[number], day: string) => moTu <= day && day <= denNgay;
  for (const { ngay, SoLuong } of [...line.given].sort((a, b) => a.ngay.localeCompare(b.ngay))) {
    let rest = dec(SoLuong);
    for (const [at, period] of periods.entries()) {
      if (!isOpen(period, ngay)) continue;
      const before = left[at] ?? dec('0');
      const taken = min(rest, before);
      left[at] = before.minus(taken);
      rest = rest.minus(taken);
    }
  }
  const open = periods.flatMap((period, at) => (isOpen(period, today) ? [left[at] ?? '0'] : []));
  return {
    con: sum(open).toFixed(3),
    tuNgay: periods.find(({ moTu }) => moTu > today)?.moTu ?? null,
  };
}

/** Whether a prescription is handed out by periods: of kind n, and longer than one of them. */
export function isByPeriods(MaDonThuoc: string, SoNgay: number): boolean {
  return MaDonThuoc.toLowerCase().endsWith('-n') && SoNgay > periodDays;
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
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
