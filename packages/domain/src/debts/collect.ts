import { lamTronTienMat, type SoTienThu } from '../cashier/receipt.ts';
import { type Decimal, dec, min, sum, toMoney } from '../money/decimal.ts';

/** A debt that is to be paid. */
export type NoCanThu = { id: string; TiepNhan_Id: string; NgayHan: string; NgayNo: Date; ConLai: Decimal };

/** The receipt of a visit, with what it pays of each of its debts. */
export type ThuNoLuot = SoTienThu & {
  TiepNhan_Id: string;
  khoans: ReadonlyArray<{ id: string; SoTien: Decimal }>;
};

/** Debts in the order in which they are paid: the longest due first, then the oldest. */
export function cuNhatTruoc<D extends Pick<NoCanThu, 'id' | 'NgayHan' | 'NgayNo'>>(debts: readonly D[]): D[] {
  const before = (a: D, b: D) =>
    a.NgayHan.localeCompare(b.NgayHan) || a.NgayNo.getTime() - b.NgayNo.getTime() || (a.id < b.id ? -1 : 1);
  return [...debts].sort(before);
}

/** What paying all of these debts comes to: a receipt a visit, each rounded to whole dong. */
export function tongThuNo(debts: readonly NoCanThu[]): Decimal {
  return toMoney(sum([...byVisit(debts).values()].map((own) => roundedSum(own.map((one) => one.ConLai)))));
}

/**
 * Shares a payment among debts, the longest due first, each paid in full before the next; null pays all. A receipt for each visit, in the
 * order of its first debt. More than they come to is not shared: the caller refuses it.
 */
export function chiaThuNo(debts: readonly NoCanThu[], amount: Decimal | null): ThuNoLuot[] {
  let rest = dec(amount ?? tongThuNo(debts));
  const paid = new Map<string, Array<{ id: string; SoTien: Decimal; full: boolean }>>();
  for (const { id, TiepNhan_Id, ConLai } of cuNhatTruoc(debts)) {
    const own = paid.get(TiepNhan_Id) ?? [];
    const whole = own.map((one) => one.SoTien);
    const cost = dec(roundedSum([...whole, ConLai])).minus(roundedSum(whole));
    const full = rest.gte(cost);
    const share = full ? dec(ConLai) : rest;
    rest = rest.minus(full ? cost : rest);
    if (share.gt(0)) paid.set(TiepNhan_Id, [...own, { id, SoTien: toMoney(share), full }]);
    if (!full) break;
  }
  return [...paid].map(([TiepNhan_Id, own]) => {
    const khoans = own.map(({ id, SoTien }) => ({ id, SoTien }));
    return { TiepNhan_Id, ...lamTronTienMat(sum(khoans.map((one) => one.SoTien))), khoans };
  });
}

type Part = { SoTien: Decimal };

/** Shares the parts of one payment among receipts in their order. The parts come to what the receipts do: the caller has checked. */
export function chiaThanhToan<P extends Part>(parts: readonly P[], values: readonly Decimal[]): P[][] {
  const left = parts.map((part) => ({ part, rest: dec(part.SoTien) }));
  return values.map((value) => {
    let need = dec(value);
    return left.flatMap((one) => {
      const share = min(need, one.rest);
      if (share.lte(0)) return [];
      need = need.minus(share);
      one.rest = one.rest.minus(share);
      return [{ ...one.part, SoTien: toMoney(share) }];
    });
  });
}

const roundedSum = (amounts: readonly Decimal[]): Decimal => lamTronTienMat(sum(amounts)).GiaTriBienLai;

function byVisit(debts: readonly NoCanThu[]): Map<string, NoCanThu[]> {
  const groups = new Map<string, NoCanThu[]>();
  for (const debt of debts) groups.set(debt.TiepNhan_Id, [...(groups.get(debt.TiepNhan_Id) ?? []), debt]);
  return groups;
}
