import type Big from 'big.js';
import { type Decimal, dec, sum, toMoney } from '../money/decimal.ts';
import { type QuyenLoi, quyenLoiLuc } from './benefit.ts';
import { dayOf } from './dates.ts';
import { tyLeGioiHan } from './limits.ts';
import { payFromSupport, type Shares } from './otherSources.ts';
import { nguongMienCungChiTra, type ThamSo } from './parameters.ts';
import { khongTheoMucHuong, tyLeTuyen } from './route.ts';
import { capPackages, type ScopedLine, scopeLine } from './scope.ts';
import type { SettledLine, SettledTotals, SettleLine, Settlement, SettleVisit } from './settleTypes.ts';
import { type Split, splitLines } from './split.ts';

/**
 * Splits every line of a visit between fund, patient and others (insurance 1.7). Pure: to be run again after every
 * change of a line, card or payer object. Results stand in the order of the input; time order decides only where the
 * rules ask for it. `inScopeOfOthers` is what lines that are not given have in scope; see `settleSome`. Throws RangeError when a dated
 * parameter is missing.
 */
export function settle(
  lines: readonly SettleLine[],
  visit: SettleVisit,
  parameters: readonly ThamSo[],
  inScopeOfOthers: Decimal = '0',
): Settlement {
  const ratio = routeRatio(visit, parameters);
  const order = lines.map((line, at) => ({ line, at })).sort((a, b) => byTime(a.line, b.line));

  // 1. Cost and in-scope part of each line, packages capped.
  const scoped = capPackages(
    order.map(({ line }) => scopeLine(line, ratio > 0 ? benefitOf(line, visit, parameters) : null)),
    visit.ngayKetThuc,
    parameters,
  );

  // 2. Percent of each line; the small-bill rule looks at the whole visit.
  const inScope = sum([inScopeOfOthers, ...scoped.map(({ bh }) => bh)]);
  const ofDay = inScope.plus(visit.trongPhamViTruoc ?? 0);
  const atLeast = visit.gioiHan?.length ? tyLeGioiHan(visit.gioiHan, ofDay.toFixed(2)) : null;
  const isSmall = visit.gioiHan?.length
    ? atLeast === 100
    : ofDay.lt(nguongMienCungChiTra(parameters, visit.ngayKetThuc));
  const duoiNguong = inScope.gt(0) && isSmall;
  const percents = scoped.map((one) => percentOf(one, visit, ratio, duoiNguong ? 100 : (atLeast ?? 0)));

  // 3. Fund and patient, with the yearly limit of co-payment, then support.
  const splits = splitLines(scoped, percents, visit, parameters);
  const supported = payFromSupport(splits, dec(visit.nguonKhacBenhNhan ?? 0));

  // 4. Back to the order of the input.
  const settled = new Array<SettledLine>(lines.length);
  order.forEach(({ at }, i) => {
    const [one, split, shares] = [scoped[i], splits[i], supported[i]];
    if (one && split && shares) settled[at] = toSettledLine(one, split, shares);
  });
  const theChuaXacMinh = scoped.some(({ benefit }) => benefit !== null && benefit.muc === null);
  return { lines: settled, totals: { ...totalsOf(settled), duoiNguong, theChuaXacMinh } };
}

/** Percent of the card's level that a visit is paid by its route; 0 means that the fund has no part in it. */
export function routeRatio(
  visit: Pick<SettleVisit, 'laBHYT' | 'maDoiTuongKCB' | 'noiTru' | 'ngayKetThuc'>,
  parameters: readonly ThamSo[],
): number {
  return visit.laBHYT ? tyLeTuyen(visit.maDoiTuongKCB, visit.noiTru, visit.ngayKetThuc, parameters) : 0;
}

function byTime(a: SettleLine, b: SettleLine): number {
  if (a.ngayYLenh === b.ngayYLenh) return 0;
  return a.ngayYLenh < b.ngayYLenh ? -1 : 1;
}

/** A bare day is not before a moment of the same day. */
function isBefore(time: string, moment: string): boolean {
  const length = Math.min(time.length, moment.length);
  return time.slice(0, length) < moment.slice(0, length);
}

function benefitOf(line: SettleLine, visit: SettleVisit, rows: readonly ThamSo[]): QuyenLoi | null {
  const shown = visit.trinhTheLuc;
  const emergency = visit.maDoiTuongKCB === '2';
  if (shown && !emergency && isBefore(line.ngayYLenh, shown)) return null;
  return quyenLoiLuc(visit.the, line.ngayYLenh, visit, rows);
}

/** `atLeast` is the percent below which the size of the bill lets nobody fall. */
function percentOf(scoped: ScopedLine, visit: SettleVisit, ratio: number, atLeast: number): Big {
  if (scoped.benefit === null) return dec(0);
  if (khongTheoMucHuong(visit.maDoiTuongKCB)) return dec(100);
  const exempt = isExempt(scoped.line, visit);
  return dec(ratio)
    .times(exempt ? 100 : Math.max(scoped.benefit.phanTram, atLeast))
    .div(100);
}

function isExempt(line: SettleLine, visit: SettleVisit): boolean {
  if (!visit.mienCungChiTraTu) return false;
  const from = dayOf(visit.mienCungChiTraTu);
  const day = dayOf(line.ngayYLenh);
  return day >= from && day.slice(0, 4) === from.slice(0, 4);
}

function toSettledLine(scoped: ScopedLine, split: Split, shares: Shares): SettledLine {
  return {
    bv: toMoney(scoped.bv),
    bh: toMoney(scoped.bh),
    mucHuong: split.mucHuong,
    BHChiTra: toMoney(shares.BHChiTra),
    BNCCT: toMoney(shares.BNCCT),
    BNTT: toMoney(shares.BNTT),
    BenhNhanTT: toMoney(shares.BNCCT.plus(shares.BNTT)),
    NguonKhac: toMoney(shares.NguonKhac),
    chamTranCCT: split.chamTranCCT,
  };
}

function totalsOf(lines: readonly SettledLine[]): Omit<SettledTotals, 'duoiNguong' | 'theChuaXacMinh'> {
  const total = (part: (line: SettledLine) => Decimal) => toMoney(sum(lines.map(part)));
  return {
    bv: total((line) => line.bv),
    bh: total((line) => line.bh),
    BHChiTra: total((line) => line.BHChiTra),
    BNCCT: total((line) => line.BNCCT),
    BNTT: total((line) => line.BNTT),
    BenhNhanTT: total((line) => line.BenhNhanTT),
    NguonKhac: total((line) => line.NguonKhac),
  };
}
