import type Big from 'big.js';
import { dec, min, roundDown, sum, toMoney } from '../money/decimal.ts';
import type { ChuongTrinh } from './basket.ts';
import {
  type Allowance,
  allowanceOf,
  type Bill,
  byRelease,
  inPeriod,
  isFor,
  reaches,
  take,
  tell,
  type Work,
  within,
} from './bill.ts';
import { type GiftOffer, giftOffer, give, tellOpenGifts } from './gifts.ts';
import { isGift } from './loaiKhuyenMai.ts';

/** A discount with what of its limits is left on this bill. */
type Discount = { programme: ChuongTrinh; units: number; allowance: Allowance };

type Offer = { discount: Discount; want: Big; gets: Big; units: number };

/** The programmes of single lines: at most one a line, the one that gives most, of equals the one that was released earlier. */
export function lineStep(bill: Bill, programmes: readonly ChuongTrinh[]): void {
  const usable = programmes.filter((one) => concerns(bill, one) && isFor(bill, one)).sort(byRelease);
  const discounts = usable.filter(({ Loai }) => !isGift(Loai)).filter((one) => isMet(bill, one));
  const gifts = usable.filter(({ Loai }) => isGift(Loai));
  giveGifts(
    bill,
    gifts,
    discounts.map((one) => freshOf(bill, one)),
  );
  reduceLines(
    bill,
    discounts.map((one) => freshOf(bill, one)),
  );
  for (const gift of gifts) tellOpenGifts(bill, gift);
}

/** Whether a programme has to do with any open line at all; one whose period the lines miss says so. */
function concerns(bill: Bill, programme: ChuongTrinh): boolean {
  const named = new Set([...programme.dieuKiens, ...programme.khuyenMais].map(({ Muc_Id }) => Muc_Id));
  const byAmount = isGift(programme.Loai) && programme.dieuKiens.length === 0;
  const met = bill.works.filter(({ open, line }) => open && (byAmount || named.has(line.Muc_Id)));
  if (met.length === 0) return false;
  if (met.some((work) => inPeriod(programme, work))) return true;
  tell(bill, 'OUT_OF_PERIOD', programme, { tu: programme.NgayBatDau, den: programme.NgayKetThuc });
  return false;
}

/** Whether a discount has what it asks for: a minimum of the bill by its price list, and other things bought with it. */
function isMet(bill: Bill, programme: ChuongTrinh): boolean {
  if (!bill.works.some((work) => reduces(programme, work))) return false;
  const eligible = bill.works.filter((work) => work.eligible);
  if (!reaches(bill, programme, programme.SoTienDieuKien, sum(eligible.map(({ price }) => price))))
    return false;
  const missing = programme.dieuKiens
    .map((muc) => ({
      muc,
      co: sum(
        eligible.filter(({ line }) => line.Muc_Id === muc.Muc_Id).map(({ line }) => line.SoLuong),
      ).toNumber(),
    }))
    .find(({ muc, co }) => co < muc.SoLuong);
  if (!missing) return true;
  const { muc, co } = missing;
  tell(bill, 'CONDITION_MISSING', programme, { muc: muc.Ten, can: muc.SoLuong, co });
  return false;
}

function reduces(programme: ChuongTrinh, work: Work): boolean {
  return (
    work.open &&
    inPeriod(programme, work) &&
    programme.khuyenMais.some(({ Muc_Id }) => Muc_Id === work.line.Muc_Id)
  );
}

/** Gives what programmes of gifts give, where that is more than what discounts would take off the lines that it holds. */
function giveGifts(bill: Bill, gifts: readonly ChuongTrinh[], discounts: readonly Discount[]): void {
  const waiting = new Set(gifts);
  while (waiting.size > 0) {
    const offers = [...waiting].flatMap((one) => giftOffer(bill, one) ?? []);
    const rated = offers
      .map((offer) => ({ offer, others: othersOf(bill, discounts, offer) }))
      .map(({ offer, others }) => ({
        offer,
        others,
        gain: offer.total.minus(sum(others.map((o) => o.gets))),
      }))
      .filter(({ offer, others, gain }) => gain.gt(0) || (gain.eq(0) && isEarlier(offer, others)))
      .sort((a, b) => b.gain.cmp(a.gain) || byRelease(a.offer.programme, b.offer.programme));
    const [best] = rated;
    if (!best) {
      for (const offer of offers) tellLost(bill, offer, othersOf(bill, discounts, offer));
      return;
    }
    give(bill, best.offer);
    for (const { work, discount } of best.others) {
      const { programme } = discount;
      tell(bill, 'BETTER', programme, { dong: work.line.Ten, khac: best.offer.programme.Ten });
    }
    waiting.delete(best.offer.programme);
  }
}

function tellLost(bill: Bill, { programme, given }: GiftOffer, others: readonly Offer[]): void {
  const [dong] = given;
  const [khac] = others;
  if (dong && khac)
    tell(bill, 'BETTER', programme, { dong: dong.work.line.Ten, khac: khac.discount.programme.Ten });
}

const isEarlier = ({ programme }: GiftOffer, others: readonly Offer[]) =>
  others.every(({ discount }) => byRelease(programme, discount.programme) < 0);

function othersOf(bill: Bill, discounts: readonly Discount[], { held }: GiftOffer) {
  return bill.works
    .filter((work) => held.has(work))
    .flatMap((work) => {
      const [best] = offersFor(discounts, work);
      return best ? [{ work, ...best }] : [];
    });
}

/** Reduces each line by the discount that gives it most. */
function reduceLines(bill: Bill, discounts: readonly Discount[]): void {
  for (const work of bill.works) {
    if (work.takenBy !== null) continue;
    const [best, ...others] = offersFor(discounts, work);
    if (!best) continue;
    const { discount, want, units } = best;
    const { programme, allowance } = discount;
    const SoLuong = units;
    const amount = take(bill, work, programme, {
      ...{ buoc: 'Dong', SoLuong },
      want: within(bill, programme, want, allowance),
    });
    discount.units -= units;
    if (allowance !== null) discount.allowance = { ...allowance, left: allowance.left.minus(amount) };
    tell(bill, 'LINE_CUT', programme, { dong: work.line.Ten, soTien: toMoney(amount) });
    for (const other of others)
      tell(bill, 'BETTER', other.discount.programme, { dong: work.line.Ten, khac: programme.Ten });
  }
}

/** What each discount would take off a line, the best one first; those that take nothing left out. */
function offersFor(discounts: readonly Discount[], work: Work): Offer[] {
  return discounts
    .filter(({ programme, units }) => units > 0 && reduces(programme, work))
    .map((discount) => {
      const { programme, allowance } = discount;
      const all = dec(work.line.SoLuong);
      const units = min(all, dec(discount.units));
      const { PhanTramKhuyenMai: percent, SoTienKhuyenMai: amount } = programme;
      const want = roundDown(
        percent === null
          ? min(units.times(amount ?? 0), work.price.times(units).div(all))
          : work.price.times(units).div(all).times(percent).div(100),
      );
      const gets = roundDown(min(min(want, work.room), allowance?.left ?? want));
      return { discount, want, gets, units: Math.ceil(units.toNumber()) };
    })
    .filter(({ gets }) => gets.gt(0))
    .sort((a, b) => b.gets.cmp(a.gets) || byRelease(a.discount.programme, b.discount.programme));
}

function freshOf(bill: Bill, programme: ChuongTrinh): Discount {
  return {
    programme,
    units: programme.con.soLuong ?? Number.MAX_SAFE_INTEGER,
    allowance: allowanceOf(bill, programme),
  };
}
