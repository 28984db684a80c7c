import type Big from 'big.js';
import { type Decimal, dec, min, round, toMoney } from '../money/decimal.ts';
import { cungChiTraConLai } from './coPayCeiling.ts';
import { dayOf } from './dates.ts';
import { payFromSupport, type Shares } from './otherSources.ts';
import { isOn, type ThamSo } from './parameters.ts';
import { tuyenKCB } from './route.ts';
import type { ScopedLine } from './scope.ts';
import type { SettleVisit } from './settleTypes.ts';

/** The payers of a line with the percent that led to them. */
export type Split = Shares & { mucHuong: string; chamTranCCT: boolean };

/**
 * Fund and patient of each line at its percent (insurance 1.7), with the yearly limit of co-payment and the support
 * that belongs to single lines. Lines must come in order of time.
 */
export function splitLines(
  scoped: readonly ScopedLine[],
  percents: readonly Big[],
  visit: SettleVisit,
  rows: readonly ThamSo[],
): Split[] {
  const limit = coPayLimit(visit, rows);
  return scoped.map((one, i) => {
    const percent = percents[i] ?? dec(0);
    const { bv, bh, hoTroCoSo, line } = one;
    const usual = bh.minus(round(bh.times(percent).div(100), 2));
    const coPay = limit(line.ngayYLenh, usual);
    const chamTranCCT = coPay.lt(usual);
    const shares = {
      BHChiTra: bh.minus(coPay),
      BNCCT: coPay,
      BNTT: bv.minus(hoTroCoSo).minus(bh),
      NguonKhac: hoTroCoSo,
    };
    const [own = shares] = payFromSupport([shares], dec(line.nguonKhacBenhNhan ?? 0));
    // A line without any co-payment left is a line at 100 %; only the line in between keeps its percent.
    const mucHuong = chamTranCCT && coPay.eq(0) ? '100' : percent.toFixed();
    return { ...own, mucHuong, chamTranCCT };
  });
}

/** The co-payment that is left of each line's usual one, asked in order of time; it remembers what was paid. */
function coPayLimit(visit: SettleVisit, rows: readonly ThamSo[]): (time: string, usual: Big) => Big {
  const { ngayDu5Nam } = visit;
  if (!ngayDu5Nam || !countsTowardsLimit(visit, rows)) return (_time, usual) => usual;
  const paid = new Map<string, Decimal>();
  return (time, usual) => {
    const ngay = dayOf(time);
    const inVisit = [...paid].map(([day, soTien]) => ({ ngay: day, soTien }));
    const reached = dayOf(ngayDu5Nam) <= ngay;
    const coPay = reached
      ? min(usual, cungChiTraConLai([...(visit.luyKe ?? []), ...inVisit], ngay, rows))
      : usual;
    paid.set(ngay, toMoney(coPay.plus(paid.get(ngay) ?? 0)));
    return coPay;
  };
}

/** Only care by the route that the law wants counts towards the six months. */
function countsTowardsLimit(visit: SettleVisit, rows: readonly ThamSo[]): boolean {
  const route = tuyenKCB(visit.maDoiTuongKCB, visit.dungNoiDangKy);
  if (route === 'DungTuyen') return true;
  return route === 'ThongTuyen' && isOn(rows, 'MIEN_CCT_CA_THONG_TUYEN', visit.ngayKetThuc);
}
