import { dec, sum, toMoney } from '../money/decimal.ts';
import type { Basket, BasketLine, PricedBasket, PricedLine } from './basket.ts';
import { afterLines, type Bill, billOf, tell, type Work } from './bill.ts';
import { billStep, voucherStep } from './billSteps.ts';
import { comboStep } from './combos.ts';
import { lineStep } from './lineStep.ts';

/**
 * Works promotions of a bill out: programmes of lines, combos, a programme of the bill, vouchers, each on what the one before left, none
 * beyond the cap of the law on a line (decree 81/2018). A gift is judged by what was bought for it. The order of the lines does not matter.
 */
export function priceBasket(basket: Basket): PricedBasket {
  const bill = billOf(basket);
  const { chuongTrinhs, vouchers } = basket;
  if (chuongTrinhs.length > 0 || vouchers.length > 0) tellLines(bill);
  const combos = chuongTrinhs.filter(({ Loai }) => Loai === 'GiamGiaCombo');
  const whole = chuongTrinhs.filter(({ Loai, ToanHoaDon }) => Loai === 'GiamGiaDichVu' && ToanHoaDon);
  const others = new Set([...combos, ...whole]);
  lineStep(
    bill,
    chuongTrinhs.filter((one) => !others.has(one) && one.Loai !== 'TamUngTangVoucher'),
  );
  const minimum = afterLines(bill);
  comboStep(bill, combos, minimum);
  billStep(bill, whole, minimum);
  voucherStep(bill, vouchers, minimum);
  return pricedOf(basket.lines, bill);
}

/** Says which lines are never promoted, and which are paid. */
function tellLines(bill: Bill): void {
  for (const { line, giams, price } of bill.works) {
    if (price.lte(0)) continue;
    const dong = line.Ten;
    if (line.loai === 'Thuoc') tell(bill, 'LINE_DRUG', null, { dong });
    else if (line.loai === 'KCB' && bill.cach.coSoCongLap) tell(bill, 'LINE_PUBLIC', null, { dong });
    else if (line.coDinh !== null) {
      const soTien = toMoney(sum(giams.map(({ SoTien }) => SoTien)));
      tell(bill, 'LINE_PAID', null, { dong, soTien });
    }
  }
}

function pricedOf(lines: readonly BasketLine[], bill: Bill): PricedBasket {
  const works = new Map(bill.works.map((work) => [work.line.id, work]));
  const priced = lines.flatMap((line) => pricedLine(works.get(line.id)));
  const tongTruoc = sum(lines.map(({ BNTT }) => BNTT));
  const tongGiam = sum(priced.map((line) => line.tongGiam));
  return {
    lines: priced,
    tongTruoc: toMoney(tongTruoc),
    tongGiam: toMoney(tongGiam),
    tongSau: toMoney(tongTruoc.minus(tongGiam)),
    steps: bill.steps,
  };
}

function pricedLine(work: Work | undefined): PricedLine[] {
  if (!work) return [];
  const tongGiam = sum(work.giams.map(({ SoTien }) => SoTien));
  return [
    {
      id: work.line.id,
      giams: work.giams,
      tongGiam: toMoney(tongGiam),
      conLai: toMoney(dec(work.price).minus(tongGiam)),
    },
  ];
}
