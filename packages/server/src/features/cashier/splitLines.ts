import { lineState } from '@sen/domain/cashier/lineState';
import type { ThamSo } from '@sen/domain/insurance/parameters';
import { settle } from '@sen/domain/insurance/settle';
import type { SettledLine, SettleLine, SettleVisit } from '@sen/domain/insurance/settleTypes';
import { isSupported } from '@sen/domain/insurance/support';
import { dec, min, toMoney } from '@sen/domain/money/decimal';
import type { Payer } from '../insurance/queries.ts';
import { localMinute } from '../insurance/settleVisit.ts';
import type { ReceptionForCharges } from '../reception/queries.ts';
import type { LetOff, VisitPromotions } from './letOff.ts';
import type { VienPhiDongRow } from './tables.ts';

/** What the lines of a visit are settled by, besides each other. While `key` stays the same, so do lines that nobody touches. */
export type Terms = {
  payer: Payer | null;
  visit: SettleVisit;
  parameters: readonly ThamSo[];
  /** Rates of exams and of operations of one session by line; others have 100. */
  rates: ReadonlyMap<string, number>;
  /** Supplies that services used, by line: those of one package share its cap. */
  packages: ReadonlyMap<string, string>;
  /** The insurance supports prices above the one that it accepts. */
  hoTroGia: boolean;
  /** Services are performed before they are paid. */
  thuSau: boolean;
  /** Programmes and vouchers that concern the visit; null for none. */
  promotions: VisitPromotions | null;
  key: string;
};

/** What a line is settled by. */
export type ToSettle = Pick<
  VienPhiDongRow,
  '_id' | 'DonGia' | 'DonGiaBHYT' | 'SoLuong' | 'tyLeBH' | 'phamVi' | 'LaBHYT' | 'NgayYLenh'
>;

/** Lines as all lines of a visit, with their split, what promotions let off, and their state; nothing is written. */
export function splitLines(before: readonly VienPhiDongRow[], terms: Terms, reception: ReceptionForCharges) {
  const { lines, totals } = settle(
    before.map((line) => toSettleLine(line, terms)),
    terms.visit,
    terms.parameters,
  );
  const parts = before.map((line, at) => partsOf(line, lines[at], terms));
  const letOff = terms.promotions?.letOff(parts.filter((line) => !isFree(line, terms.payer))) ?? null;
  return { after: parts.map((line) => settledLine(line, terms, reception, letOff)), totals, letOff };
}

/** A line with its split. */
function partsOf(
  line: VienPhiDongRow,
  split: SettledLine | undefined,
  { rates }: Pick<Terms, 'rates'>,
): VienPhiDongRow {
  if (!split) throw new Error('a line was not settled');
  const { bv: ThanhTien, BHChiTra, BNCCT, BNTT, BenhNhanTT, NguonKhac, mucHuong } = split;
  const tyLeDV = rates.get(line._id) ?? 100;
  return { ...line, ThanhTien, BHChiTra, BNCCT, BNTT, BenhNhanTT, NguonKhac, mucHuong, tyLeDV };
}

/** Promotions let off of the own part alone, never of the co-payment. */
function settledLine(
  line: VienPhiDongRow,
  { payer, thuSau }: Terms,
  reception: ReceptionForCharges,
  letOff: LetOff | null,
): VienPhiDongRow {
  const off = letOff?.of.get(line._id);
  const KhuyenMai = off ? toMoney(min(dec(off), dec(line.BNTT))) : '0.00';
  const parts = { ...line, KhuyenMai, choMua: letOff?.waiting.has(line._id) ?? false };
  return { ...line, KhuyenMai, ...stateOf(parts, payer, reception, thuSau) };
}

/** Lines of a visit that promotions do not concern, settled by themselves. */
export function splitSome(
  before: readonly VienPhiDongRow[],
  lines: readonly SettledLine[],
  terms: Terms,
  reception: ReceptionForCharges,
): VienPhiDongRow[] {
  return before.map((line, at) => settledLine(partsOf(line, lines[at], terms), terms, reception, null));
}

/** Whether nothing is collected for a line: an order without charge, or a payer who pays nothing. */
export function isFree(line: Pick<VienPhiDongRow, 'KhongThuTien'>, payer: Payer | null): boolean {
  return line.KhongThuTien || payer?.mienPhi === true;
}

/** Drugs are paid before they are handed out, also where services are performed first. */
export function stateOf(
  line: VienPhiDongRow & { choMua?: boolean },
  payer: Payer | null,
  { CapCuu }: ReceptionForCharges,
  servicesFirst: boolean,
) {
  const thuSau = servicesFirst && line.source === 'DichVu';
  return lineState({ ...line, KhongThuTien: isFree(line, payer), CapCuu, thuSau });
}

/**
 * A line in the terms of the insurance rules. What the patient wants outside the insurance is out of scope, and so is a price that it
 * does not support.
 */
export function toSettleLine(
  line: ToSettle,
  { rates, packages, hoTroGia }: Pick<Terms, 'rates' | 'hoTroGia'> & Partial<Pick<Terms, 'packages'>>,
): SettleLine {
  return {
    DonGia: line.DonGia,
    DonGiaBHYT: line.DonGiaBHYT,
    SoLuong: line.SoLuong,
    tyLeDV: rates.get(line._id) ?? 100,
    tyLeBH: line.tyLeBH,
    phamVi: isSupported(line, hoTroGia) ? scopeOf(line.phamVi) : 2,
    ngayYLenh: localMinute(line.NgayYLenh),
    goiVTYT: packages?.get(line._id) ?? null,
  };
}

function scopeOf(phamVi: number): 1 | 2 | 3 {
  return phamVi === 1 || phamVi === 3 ? phamVi : 2;
}
