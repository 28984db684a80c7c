import { dec, roundDown, sum } from '../money/decimal.ts';
import type { Basket, BasketLine, ChuongTrinh, Giam, PricedLine } from './basket.ts';
import { capOf, inPeriod, isEligible } from './bill.ts';
import { isGift } from './loaiKhuyenMai.ts';

type Given = { line: BasketLine; giams: readonly Giam[]; paid: boolean };

/**
 * The lines of a priced basket that are given for what is not paid yet: they wait for it. A gift for services waits for those that were
 * bought for it; one for an amount until what is paid reaches the amount and carries the gift under the law. `isPaid`: money was collected
 * for the line; one that owes nothing counts as paid.
 */
export function waitingGifts(
  { lines, chuongTrinhs, cach }: Pick<Basket, 'lines' | 'chuongTrinhs' | 'cach'>,
  priced: readonly PricedLine[],
  isPaid: (id: string) => boolean,
): Set<string> {
  const found = new Map(priced.map((one) => [one.id, one]));
  const all = lines.map((line): Given => {
    const { giams = [], conLai = '0' } = found.get(line.id) ?? {};
    return { line, giams, paid: isPaid(line.id) || dec(conLai).lte(0) };
  });
  const waiting = new Set<string>();
  for (const programme of chuongTrinhs.filter(({ Loai }) => isGift(Loai))) {
    const gifts = all.filter((one) => worthOf(one, programme).gt(0));
    if (gifts.length === 0 || isCarried(all, gifts, programme, cach)) continue;
    for (const { line } of gifts) waiting.add(line.id);
  }
  return waiting;
}

function isCarried(
  all: readonly Given[],
  gifts: readonly Given[],
  programme: ChuongTrinh,
  cach: Basket['cach'],
): boolean {
  if (programme.dieuKiens.length > 0) return !all.some((one) => !one.paid && isBought(one, programme));
  const paid = sum(
    all
      .filter((one) => one.paid && isEligible(one.line, cach) && inPeriod(programme, one))
      .map((one) => dec(one.line.BNTT).minus(givenOf(one, programme))),
  );
  const worth = sum(gifts.map((one) => worthOf(one, programme)));
  return paid.gte(programme.SoTienDieuKien ?? '0') && capOf(paid, cach).gte(worth);
}

const ofProgramme = ({ giams }: Given, { _id }: ChuongTrinh) =>
  giams.filter(({ buoc, nguon_Id }) => buoc === 'Dong' && nguon_Id === _id);

/** Of a line that was bought for the gift nothing is taken off. */
const isBought = (one: Given, programme: ChuongTrinh) =>
  ofProgramme(one, programme).some(({ SoTien }) => dec(SoTien).eq(0));

const worthOf = (one: Given, programme: ChuongTrinh) =>
  sum(ofProgramme(one, programme).map(({ SoTien }) => SoTien));

/** What the units of a line that are given cost. */
function givenOf(one: Given, programme: ChuongTrinh) {
  const { BNTT, SoLuong } = one.line;
  const units = ofProgramme(one, programme).reduce((total, giam) => total + giam.SoLuong, 0);
  return units === 0 ? dec(0) : roundDown(dec(BNTT).times(units).div(SoLuong));
}
