import { dayOf } from '../insurance/dates.ts';
import type { ThamSo } from '../insurance/parameters.ts';
import { bangTyLe, type PhanTramDoiTuong, tyLePhauThuat } from '../insurance/percent.ts';
import type { Decimal } from '../money/decimal.ts';

/** An insured operation or procedure of a visit. Times as local text; null until the report says them. */
export type OperationLine = {
  id: string;
  loai: 'PhauThuat' | 'ThuThuat';
  /** What stands on one slip is done in one session, by one team. */
  slip: string;
  ngayYLenh: string;
  donGiaBHYT: Decimal;
  batDau: string | null;
  ketThuc: string | null;
  /** Who performed it first of all; null until the report says so. */
  kip: string | null;
};

/**
 * TYLE_TT_DV of the operations and procedures of a visit by line id (insurance 16): the law's rates hold within a session, which is a slip
 * or slips whose reports overlap in time.
 */
export function operationRates(
  lines: readonly OperationLine[],
  payer: PhanTramDoiTuong,
  rows: readonly ThamSo[],
): Map<string, number> {
  const rates = new Map<string, number>();
  for (const session of sessionsOf(lines)) {
    const [first] = session;
    if (!first) continue;
    const percents = tyLePhauThuat(
      session.map(({ loai, kip, slip, donGiaBHYT }) => ({ loai, kip: kip ?? slip, donGiaBHYT })),
      bangTyLe(payer, dayOf(first.ngayYLenh), rows),
    );
    session.forEach(({ id }, at) => {
      rates.set(id, percents[at] ?? 100);
    });
  }
  return rates;
}

function sessionsOf(lines: readonly OperationLine[]): OperationLine[][] {
  const sessions: OperationLine[][] = [];
  for (const line of lines) {
    const mine = sessions.filter((session) => session.some((one) => isTogether(one, line)));
    for (const session of mine) sessions.splice(sessions.indexOf(session), 1);
    // in the order of the lines, whichever of them joined the others
    sessions.push(lines.filter((one) => one === line || mine.some((session) => session.includes(one))));
  }
  return sessions;
}

function isTogether(a: OperationLine, b: OperationLine): boolean {
  if (a.slip === b.slip) return true;
  if (!a.batDau || !a.ketThuc || !b.batDau || !b.ketThuc) return false;
  return a.batDau <= b.ketThuc && b.batDau <= a.ketThuc;
}
