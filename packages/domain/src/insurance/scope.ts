import type Big from 'big.js';
import { dec, min, round, sum } from '../money/decimal.ts';
import type { QuyenLoi } from './benefit.ts';
import { isOn, type ThamSo, tranGoiVTYT } from './parameters.ts';
import type { SettleLine } from './settleTypes.ts';

/** A line with its cost and its part in scope. `benefit` is null when the line is not insured. */
export type ScopedLine = {
  line: SettleLine;
  benefit: QuyenLoi | null;
  bv: Big;
  bh: Big;
  /** Support to the facility, already taken off the part in scope. */
  hoTroCoSo: Big;
};

/** Cost and in-scope part of one line (insurance 1.7), rounded half-up to 2 decimals; 0 <= bh <= bv. */
export function scopeLine(line: SettleLine, insured: QuyenLoi | null): ScopedLine {
  const benefit = insured !== null && isInScope(line, insured) ? insured : null;
  const quantity = dec(line.SoLuong);
  const price = dec(line.DonGia);
  if (benefit === null) {
    const bv = round(quantity.times(price).times(line.tyLeDV).div(100), 2);
    return withSupport({ line, benefit, bv, bh: dec(0) });
  }
  const accepted = acceptedPrice(line);
  // The fund's price is reduced; the hospital keeps the whole difference to its own price.
  const reduction = quantity
    .times(accepted)
    .times(100 - line.tyLeDV)
    .div(100);
  const bv = round(quantity.times(price).minus(reduction), 2);
  const limit = benefit.apTyLeTTBH ? line.tyLeBH : 100;
  const bh = round(quantity.times(accepted).times(line.tyLeDV).times(limit).div(10_000), 2);
  return withSupport({ line, benefit, bv, bh });
}

/**
 * Holds the in-scope part of every package below its cap (insurance 1.6). Lines must come in order of time.
 * Shares are cut from the running total, so that they add up to the cap and no share grows.
 */
export function capPackages(
  lines: readonly ScopedLine[],
  visitEnd: string,
  rows: readonly ThamSo[],
): ScopedLine[] {
  const capped = new Map<ScopedLine, ScopedLine>();
  for (const group of packages(lines)) {
    const total = sum(group.map(({ bh }) => bh));
    const cap = packageCap(group, visitEnd, rows);
    if (total.lte(cap)) continue;
    let running = dec(0);
    let given = dec(0);
    for (const scoped of group) {
      running = running.plus(scoped.bh);
      const upTo = round(running.times(cap).div(total), 2);
      capped.set(scoped, { ...scoped, bh: upTo.minus(given) });
      given = upTo;
    }
  }
  return lines.map((scoped) => capped.get(scoped) ?? scoped);
}

function isInScope(line: SettleLine, benefit: QuyenLoi): boolean {
  return line.phamVi === 1 || (line.phamVi === 3 && benefit.ngoaiPhamVi);
}

function acceptedPrice(line: SettleLine): Big {
  const price = min(dec(line.DonGiaBHYT), dec(line.DonGia));
  return line.tTranTT && !line.goiVTYT ? min(price, dec(line.tTranTT)) : price;
}

/** Support to the facility lowers cost and in-scope part in the same proportion. */
function withSupport(scoped: Omit<ScopedLine, 'hoTroCoSo'>): ScopedLine {
  const { line, bv, bh } = scoped;
  const support = min(dec(line.nguonKhacCoSo ?? 0), bv);
  if (support.eq(0)) return { ...scoped, hoTroCoSo: support };
  return { ...scoped, hoTroCoSo: support, bh: round(bh.times(bv.minus(support)).div(bv), 2) };
}

function packages(lines: readonly ScopedLine[]): ScopedLine[][] {
  const groups = new Map<string, ScopedLine[]>();
  for (const scoped of lines) {
    const name = scoped.line.goiVTYT;
    if (!name || scoped.benefit === null) continue;
    groups.set(name, [...(groups.get(name) ?? []), scoped]);
  }
  return [...groups.values()];
}

function packageCap(group: readonly ScopedLine[], visitEnd: string, rows: readonly ThamSo[]): Big {
  const own = group.find(({ line }) => line.tTranTT)?.line.tTranTT;
  if (own) return dec(own);
  const ordered = group[0]?.line.ngayYLenh ?? visitEnd;
  const byOrder = isOn(rows, 'TRAN_GOI_THEO_NGAY_Y_LENH', ordered);
  return tranGoiVTYT(rows, byOrder ? ordered : visitEnd);
}
