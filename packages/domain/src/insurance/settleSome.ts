import type Big from 'big.js';
import { type Decimal, dec, max, sum } from '../money/decimal.ts';
import { dayOf } from './dates.ts';
import type { ThamSo } from './parameters.ts';
import { settle } from './settle.ts';
import type { SettleLine, Settlement, SettleVisit } from './settleTypes.ts';

/** The lines of a visit that stay as they were settled, and what the whole visit came to then. Money as decimal text. */
export type OtherLines = {
  /** Sum of their parts in scope. */
  inScope: Decimal;
  /** Sum of their co-payments. */
  BNCCT: Decimal;
  /** Paid by others of these lines. */
  NguonKhac: Decimal;
  /** The visit with all its lines as it was settled last. */
  before: { BNCCT: Decimal; duoiNguong: boolean; theChuaXacMinh: boolean };
};

/** Kept away from the yearly limit, so that no rounding decides. */
const margin = 1000;

/**
 * Splits some lines of a visit whose other lines stay as they are: what `settle` over all lines would give for these. Null when a rule
 * that looks at the whole visit could touch another line as well, and all must be settled: the small-bill rule turns, the yearly limit
 * of co-payment is near, a package or support is shared, a card is not verified. The rates of exams (`tyLeDV`) are the caller's.
 */
export function settleSome(
  lines: readonly SettleLine[],
  others: OtherLines,
  visit: SettleVisit,
  parameters: readonly ThamSo[],
): Settlement | null {
  const { before } = others;
  const shared = dec(others.NguonKhac).gt(0) || dec(visit.nguonKhacBenhNhan ?? 0).gt(0);
  // with limits of its own a payer has more than one turn
  if (visit.gioiHan?.length || shared || before.theChuaXacMinh || lines.some(sharesWithOthers)) return null;
  const settled = settle(lines, visit, parameters, others.inScope);
  const BNCCT = dec(settled.totals.BNCCT).plus(others.BNCCT);
  if (settled.totals.duoiNguong !== before.duoiNguong) return null;
  return mayReachLimit(max(BNCCT, dec(before.BNCCT)), visit, parameters) ? null : settled;
}

/**
 * What the settlement of a line depends on besides the lines, as text: lines settled under one key stay as they are while it holds. The
 * day on which the visit ends counts only by the parameters that hold on it.
 */
export function settlementKey({ ngayKetThuc, ...visit }: SettleVisit, parameters: readonly ThamSo[]): string {
  const held = parameters.filter(({ tuNgay }) => tuNgay <= dayOf(ngayKetThuc)).map(({ tuNgay }) => tuNgay);
  return JSON.stringify([visit, held.sort().at(-1) ?? null, parameters]);
}

function sharesWithOthers(line: SettleLine): boolean {
  return (
    Boolean(line.goiVTYT) || dec(line.nguonKhacCoSo ?? 0).gt(0) || dec(line.nguonKhacBenhNhan ?? 0).gt(0)
  );
}

/** Whether co-payments could come near the yearly limit, by the lowest limit that ever held. */
function mayReachLimit(coPaid: Big, visit: SettleVisit, parameters: readonly ThamSo[]): boolean {
  if (!visit.ngayDu5Nam) return false;
  const lowest = (ma: string) =>
    Math.min(...parameters.filter((row) => row.ma === ma).map((row) => Number(row.giaTri)));
  const limit = dec(lowest('LCS')).times(lowest('SO_THANG_MIEN_CCT'));
  const earlier = sum((visit.luyKe ?? []).map(({ soTien }) => soTien));
  return earlier.plus(coPaid).plus(margin).gte(limit);
}
