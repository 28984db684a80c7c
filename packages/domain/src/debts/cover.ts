import { type Decimal, dec, max, min, sum, toMoney } from '../money/decimal.ts';

/** What a debt was written over of a line. Money as decimal text. */
export type DongNo = {
  VienPhiDong_Id: string;
  SoTien: Decimal;
  /** Written off of it since. */
  DaXoa: Decimal;
  /** What had been posted to the line before. */
  HachToanTruoc: Decimal;
};

export type KhoanNo = { id: string; dongs: readonly DongNo[] };

/** A line as it stands; one that is no longer on the bill owes nothing. */
export type DongDangNo = { ConLai: Decimal; HachToan: Decimal };

/** How a debt stands: what it was written over = collected + written off + adjusted + left. */
export type TinhTrangNo = {
  SoTien: Decimal;
  DaThu: Decimal;
  DaXoa: Decimal;
  /** What is no longer owed though nobody paid it: a line taken off the bill, another price, an exemption. */
  DaGiam: Decimal;
  ConLai: Decimal;
  /** What is left of it by line. */
  dongs: ReadonlyMap<string, Decimal>;
};

type Part = { debt: string; need: Decimal; left: Decimal; before: Decimal };

/**
 * How debts of a visit stand by its lines: what a line still owes is owed by its newest debts, what it no longer owes went to the oldest
 * first. `debts` the oldest first.
 */
export function tinhTrangCongNo(
  debts: readonly KhoanNo[],
  lines: ReadonlyMap<string, DongDangNo>,
): Map<string, TinhTrangNo> {
  const parts = new Map<string, Part[]>();
  for (const { id, dongs } of debts)
    for (const { VienPhiDong_Id, SoTien, DaXoa, HachToanTruoc } of dongs) {
      const need = toMoney(dec(SoTien).minus(DaXoa));
      const part = { debt: id, need, left: '0.00', before: HachToanTruoc };
      parts.set(VienPhiDong_Id, [...(parts.get(VienPhiDong_Id) ?? []), part]);
    }
  const collected = new Map<string, Decimal>();
  for (const [line, own] of parts) {
    const { ConLai, HachToan } = lines.get(line) ?? { ConLai: '0', HachToan: '0' };
    let owed = dec(ConLai);
    for (const part of [...own].reverse()) {
      const left = min(dec(part.need), owed);
      owed = owed.minus(left);
      part.left = toMoney(left);
    }
    let paid = max(dec(HachToan).minus(own[0]?.before ?? '0'), dec(0));
    for (const { debt, need, left } of own) {
      const share = min(dec(need).minus(left), paid);
      paid = paid.minus(share);
      collected.set(debt, toMoney(dec(collected.get(debt) ?? '0').plus(share)));
    }
  }
  return new Map(
    debts.map(({ id, dongs }) => {
      const left = new Map(
        dongs.map(({ VienPhiDong_Id: line }) => [
          line,
          parts.get(line)?.find((part) => part.debt === id)?.left ?? '0.00',
        ]),
      );
      const total = (of: 'SoTien' | 'DaXoa') => toMoney(sum(dongs.map((one) => one[of])));
      const [SoTien, DaXoa, ConLai] = [total('SoTien'), total('DaXoa'), toMoney(sum(left.values()))];
      const DaThu = collected.get(id) ?? '0.00';
      const DaGiam = toMoney(dec(SoTien).minus(DaXoa).minus(DaThu).minus(ConLai));
      return [id, { SoTien, DaThu, DaXoa, DaGiam, ConLai, dongs: left }];
    }),
  );
}

/** What of due lines no debt covers yet, by line. */
export function chuaGhiNo(
  due: ReadonlyArray<{ _id: string; ConLai: Decimal }>,
  covered: ReadonlyMap<string, Decimal>,
): Map<string, Decimal> {
  const rest = due.map(({ _id, ConLai }) => [_id, dec(ConLai).minus(covered.get(_id) ?? '0')] as const);
  return new Map(rest.filter(([, left]) => left.gt(0)).map(([id, left]) => [id, toMoney(left)]));
}

/** What is left of some debts, by line of the visit. */
export function conLaiTheoDong(debts: Iterable<Pick<TinhTrangNo, 'dongs'>>): Map<string, Decimal> {
  const total = new Map<string, Decimal>();
  for (const { dongs } of debts)
    for (const [line, left] of dongs) total.set(line, toMoney(dec(total.get(line) ?? '0').plus(left)));
  return total;
}

/** Takes an amount from what is left of lines, in their order; amounts of 0 are left out. */
export function chiaTheoDong(
  amount: Decimal,
  left: Iterable<readonly [string, Decimal]>,
): Array<{ VienPhiDong_Id: string; SoTien: Decimal }> {
  let rest = dec(amount);
  const shares: Array<{ VienPhiDong_Id: string; SoTien: Decimal }> = [];
  for (const [VienPhiDong_Id, most] of left) {
    const share = min(rest, dec(most));
    if (share.lte(0)) continue;
    rest = rest.minus(share);
    shares.push({ VienPhiDong_Id, SoTien: toMoney(share) });
  }
  return shares;
}
