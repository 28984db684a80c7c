import { least, most, total, wholeDong } from './numbers.ts';

/** What one programme or voucher takes off one line; 0 on a line that was bought for a gift. */
export type Cut = {
  step: 'Dong' | 'Combo' | 'HoaDon' | 'Voucher';
  source: string;
  amount: bigint;
  units: number;
};

/** A line as promotions see it. Money in hundredths of a dong. */
export type Ware = {
  id: string;
  thing: string;
  kind: 'KCB' | 'DichVuKhac' | 'SanPham' | 'Thuoc';
  units: number;
  own: bigint;
  /** Day of the order. */
  day: string;
  /** Money was collected for it: what stands on it stays. */
  paid: boolean;
  cuts: readonly Cut[];
};

export type Named = { thing: string; units: number };

/** A programme or voucher. Null where it asks for nothing or has no limit. */
export type Offer = {
  id: string;
  from: string;
  to: string;
  groups: readonly string[];
  /** In tenths of a percent. */
  percent: bigint | null;
  amount: bigint | null;
  minimum: bigint | null;
  /** The most off one bill. */
  ceiling: bigint | null;
  left: { units: number | null; amount: bigint | null; times: number | null };
};

export type Programme = Offer & {
  kind: 'gift' | 'giftUpTo' | 'discount' | 'combo' | 'bill';
  /** The how many-th one to be released. */
  released: number;
  bought: readonly Named[];
  given: readonly Named[];
};

export type House = { isPublic: boolean; severalVouchers: boolean };

/** A line that may be promoted while it is worked out. */
export type Slip = Omit<Ware, 'cuts'> & { cuts: Cut[]; left: bigint; room: bigint };
export type Bill = { slips: Slip[]; groups: readonly string[]; house: House };

/** Half of a price, which is the most that the law lets be taken off, in whole dong. */
export const half = (price: bigint) => wholeDong(price / 2n);

export function slipOf(ware: Ware): Slip {
  const cuts = ware.paid ? [...ware.cuts] : [];
  const left = ware.own - total(cuts.map(({ amount }) => amount));
  return { ...ware, cuts, left, room: ware.paid ? 0n : half(ware.own) };
}

export const within = ({ from, to }: Offer, { day }: { day: string }) => from <= day && day <= to;

/** What stands of an offer on paid lines. */
export const standing = (bill: Bill, { id }: Offer): Cut[] =>
  bill.slips.filter(({ paid }) => paid).flatMap(({ cuts }) => cuts.filter(({ source }) => source === id));

export const amountOf = (cuts: readonly Cut[]) => total(cuts.map(({ amount }) => amount));
export const unitsOf = (cuts: readonly Cut[]) => cuts.reduce((count, { units }) => count + units, 0);

/** The patient may have it, and something of it is left. */
export function isFor(bill: Bill, { groups, left }: Offer): boolean {
  const { units, amount, times } = left;
  if ((units ?? 1) <= 0 || (amount ?? 1n) <= 0n || (times ?? 1) <= 0) return false;
  return groups.length === 0 || groups.some((group) => bill.groups.includes(group));
}

/** The most that an offer may still take off this bill; null: no limit. */
export function ceilingOf(bill: Bill, offer: Offer): bigint | null {
  const { amount } = offer.left;
  if (offer.ceiling === null) return amount;
  const own = most(offer.ceiling - amountOf(standing(bill, offer)), 0n);
  return amount === null ? own : least(own, amount);
}

export const atMost = (amount: bigint, ceiling: bigint | null) =>
  ceiling === null ? amount : least(amount, ceiling);

export const countOf = (slips: readonly Slip[], thing: string) =>
  slips.filter((slip) => slip.thing === thing).reduce((count, { units }) => count + units, 0);

/** Takes off a line what there is room for; answers how much that was. */
export function cutOff(slip: Slip, { amount: wants, ...rest }: Cut): bigint {
  const amount = wholeDong(most(least(wants, slip.room, slip.left), 0n));
  if (amount > 0n) {
    slip.cuts.push({ ...rest, amount });
    slip.left -= amount;
    slip.room -= amount;
  }
  return amount;
}

/** An amount of whole dong by weights: each part floored, then a dong each to the largest fractions, the earlier of equals. */
export function spread(amount: bigint, weights: readonly bigint[]): bigint[] {
  const all = total(weights);
  if (all <= 0n) return weights.map(() => 0n);
  const dong = amount / 100n;
  const shares = weights.map((weight) => (dong * weight) / all);
  const rests = weights.map((weight, at) => ({ at, weight, rest: (dong * weight) % all }));
  const order = rests.filter(({ weight }) => weight > 0n);
  order.sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest < b.rest ? 1 : -1));
  const more = Number(dong - total(shares));
  for (const { at } of order.slice(0, more)) shares[at] = (shares[at] ?? 0n) + 1n;
  return shares.map((share) => share * 100n);
}
