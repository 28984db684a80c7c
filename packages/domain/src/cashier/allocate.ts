import { type Decimal, dec, max, min, sum, toMoney } from '../money/decimal.ts';

/** What the cashier knows of a billing line; `HachToan` is the sum of all its allocations. */
export type DongVienPhi = {
  id: string;
  BenhNhanTT: Decimal;
  /** Let off by promotions. */
  KhuyenMai: Decimal;
  /** Exempted. */
  MienGiam: Decimal;
  HachToan: Decimal;
};

/** Money that waits to be allocated: an advance, or a payment of this moment. */
export type NguonTien = { id: string; ConLai: Decimal };

/** One posting: money of a source settles a line. */
export type PhanBo = { nguonId: string; dongId: string; soTien: Decimal };

export type Allocation = {
  phanBo: PhanBo[];
  /** What the lines still need. */
  conThieu: Decimal;
  /** What the sources still hold. */
  conDu: Decimal;
};

/** ConLai of a line = BenhNhanTT - KhuyenMai - MienGiam - HachToan, never below 0 (cashier 8.2). */
export function conLai(line: DongVienPhi): Decimal {
  return toMoney(max(balance(line), dec(0)));
}

/** What was collected beyond the patient's part, because the part became smaller afterwards; to be refunded. */
export function thuThua(line: DongVienPhi): Decimal {
  return toMoney(max(dec(0).minus(balance(line)), dec(0)));
}

/** Allocates sources to lines, both first in first out, never more than a source holds or a line needs. */
export function allocate(sources: readonly NguonTien[], lines: readonly DongVienPhi[]): Allocation {
  const phanBo: PhanBo[] = [];
  const needs = lines.map((line) => ({ id: line.id, left: dec(conLai(line)) }));
  const holds = sources.map((source) => ({ id: source.id, left: max(dec(source.ConLai), dec(0)) }));
  for (const source of holds) {
    for (const need of needs) {
      if (source.left.lte(0)) break;
      const amount = min(source.left, need.left);
      if (amount.lte(0)) continue;
      source.left = source.left.minus(amount);
      need.left = need.left.minus(amount);
      phanBo.push({ nguonId: source.id, dongId: need.id, soTien: toMoney(amount) });
    }
  }
  return {
    phanBo,
    conThieu: toMoney(sum(needs.map(({ left }) => left))),
    conDu: toMoney(sum(holds.map(({ left }) => left))),
  };
}

/** Takes the postings of some lines back: what stays, and what returns to each source. */
export function huyHachToan(
  phanBo: readonly PhanBo[],
  dongIds: ReadonlySet<string>,
): { conLai: PhanBo[]; traVeNguon: NguonTien[] } {
  const returned = new Map<string, Decimal>();
  for (const { nguonId, dongId, soTien } of phanBo) {
    if (dongIds.has(dongId)) returned.set(nguonId, toMoney(dec(returned.get(nguonId) ?? 0).plus(soTien)));
  }
  return {
    conLai: phanBo.filter(({ dongId }) => !dongIds.has(dongId)),
    traVeNguon: [...returned].map(([id, ConLai]) => ({ id, ConLai })),
  };
}

/** The most that may be refunded of a line: all that was posted while it is not performed, else only the surplus. */
export function soTienHoanDuoc(line: DongVienPhi & { daThucHien: boolean }): Decimal {
  return line.daThucHien ? thuThua(line) : toMoney(max(dec(line.HachToan), dec(0)));
}

function balance(line: DongVienPhi) {
  return dec(line.BenhNhanTT).minus(line.KhuyenMai).minus(line.MienGiam).minus(line.HachToan);
}
