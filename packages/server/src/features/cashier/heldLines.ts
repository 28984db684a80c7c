import { type VisitTotals, visitTotals } from '@sen/domain/cashier/lineState';
import { dec } from '@sen/domain/money/decimal';
import type { Tx } from '../../engine/context.ts';
import type { Statement } from '../../engine/database/database.ts';
import { type Account, lockSomeLines, sumsOfOthers } from './account.ts';
import type { VienPhiDongRow } from './tables.ts';

/** Lines that an act has in hand and that nobody else can change: they are settled without being read again. */
export type HeldLines = {
  /** As they are to be settled. */
  lines: readonly VienPhiDongRow[];
  /** As the sums of the account count them: none of new lines. */
  counted: readonly VienPhiDongRow[];
  /** Writes them as they are now: for a settlement that reads the lines of the visit. */
  write: () => void;
  /** What writes new lines as they are settled; lines that stand already are changed instead. */
  add?: (settled: readonly VienPhiDongRow[]) => Statement;
};

/** What an act has touched: ids of lines to read, or lines in hand. */
export type Touched = readonly string[] | HeldLines;

export const areHeld = (touched: Touched | undefined): touched is HeldLines =>
  touched !== undefined && 'lines' in touched;

/** The live lines among those that were touched, as they stand and as they are to be settled, with the sums of the others. */
export type Beside = {
  before: readonly VienPhiDongRow[];
  lines: readonly VienPhiDongRow[];
  others: VisitTotals & { soDong: number };
};

/** Reads what a settlement of some lines needs; lines in hand need no statement. */
export async function besideOthers(tx: Tx, { row }: Account, touched: Touched): Promise<Beside> {
  if (areHeld(touched)) return besideCounted(row, touched);
  const [found, others] = await Promise.all([
    lockSomeLines(tx, row.TiepNhan_Id, touched),
    sumsOfOthers(tx, row.TiepNhan_Id, touched),
  ]);
  const live = found.filter((line) => line.TrangThai === 'DangSuDung');
  return { before: live, lines: live, others };
}

/** The account holds the sums of all live lines: the others are what is left without those in hand. */
function besideCounted(row: Account['row'], { lines, counted }: HeldLines): Beside {
  const own = visitTotals(counted);
  const rest = Object.fromEntries(
    Object.entries(own).map(([part, sum]) => [
      part,
      dec(row[part as keyof VisitTotals])
        .minus(sum)
        .toFixed(2),
    ]),
  ) as VisitTotals; // the parts of the sums
  return {
    before: standing(lines, counted),
    lines,
    others: { ...rest, soDong: row.soDong - counted.length },
  };
}

/** What stands of lines in hand: new ones as they are. */
function standing(lines: readonly VienPhiDongRow[], counted: readonly VienPhiDongRow[]): VienPhiDongRow[] {
  const known = new Map(counted.map((line) => [line._id, line]));
  return lines.map((line) => known.get(line._id) ?? line);
}

/** Lines in hand that are all live lines of the visit, in order of time; null when there are others. */
export function allHeld({ row }: Account, touched: HeldLines | null): Omit<Beside, 'others'> | null {
  if (!touched || row.soDong !== touched.counted.length) return null;
  const lines = [...touched.lines].sort(
    (a, b) => a.NgayYLenh.getTime() - b.NgayYLenh.getTime() || (a._id < b._id ? -1 : 1),
  );
  return { lines, before: standing(lines, touched.counted) };
}
