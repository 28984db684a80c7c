import {
  amountOf,
  atMost,
  type Bill,
  ceilingOf,
  cutOff,
  isFor,
  type Offer,
  type Programme,
  type Slip,
  spread,
  standing,
  unitsOf,
  within,
} from './bill.ts';
import { least, most, total, wholeDong } from './numbers.ts';

/** Shares of lines in parts of which every number of units up to six is a whole one. */
const fine = 60n;

type Combo = { one: Programme; shares: Array<{ slip: Slip; share: bigint }>; sets: number };

const reaches = (offer: Offer, minimum: bigint) => offer.minimum === null || minimum >= offer.minimum;

/** Things that are bought together; a line is part of one combo at most, of that which gives most. */
export function combos(bill: Bill, programmes: readonly Programme[], minimum: bigint): void {
  const held = new Set<Slip>();
  const waiting = new Set(
    programmes.filter((one) => {
      const met = bill.slips.some((slip) => !slip.paid && within(one, slip) && isNamed(one, slip));
      return met && isFor(bill, one) && reaches(one, minimum);
    }),
  );
  for (;;) {
    const rated = [...waiting]
      .flatMap((one) => comboOf(bill, one, held) ?? [])
      .map((combo) => ({ combo, gets: atMost(wantsOf(combo), ceilingOf(bill, combo.one)) }))
      .filter(({ gets }) => gets > 0n)
      .sort((a, b) =>
        a.gets === b.gets ? a.combo.one.released - b.combo.one.released : a.gets < b.gets ? 1 : -1,
      );
    const [best] = rated;
    if (!best) return;
    const { one, shares, sets } = best.combo;
    const parts = spread(
      best.gets,
      shares.map(({ share }) => share),
    );
    let units = sets;
    shares.forEach(({ slip }, at) => {
      const amount = cutOff(slip, { step: 'Combo', source: one.id, amount: parts[at] ?? 0n, units });
      if (amount > 0n) units = 0;
      held.add(slip);
    });
    waiting.delete(one);
  }
}

const isNamed = ({ bought }: Programme, { thing }: Slip) => bought.some((one) => one.thing === thing);

/** So many sets as the bill has of everything, those of paid lines left out. */
function comboOf(bill: Bill, one: Programme, held: ReadonlySet<Slip>): Combo | null {
  const isFree = (slip: Slip) => !slip.paid && slip.left > 0n && !held.has(slip);
  const mine = bill.slips.filter(
    (slip) => within(one, slip) && isNamed(one, slip) && (slip.paid || isFree(slip)),
  );
  const full = one.bought.map(({ thing, units }) => {
    const there = mine.filter((slip) => slip.thing === thing).reduce((count, slip) => count + slip.units, 0);
    return Math.floor(there / units);
  });
  const sets = Math.min(
    Math.min(...full) - unitsOf(standing(bill, one)),
    one.left.units ?? Number.MAX_SAFE_INTEGER,
  );
  if (sets <= 0) return null;
  const shares = one.bought.flatMap(({ thing, units: need }) => {
    let more = need * sets;
    return mine.filter(isFree).flatMap((slip) => {
      if (slip.thing !== thing || more <= 0) return [];
      const units = Math.min(more, slip.units);
      more -= units;
      return [{ slip, share: (slip.left * BigInt(units) * fine) / BigInt(slip.units) }];
    });
  });
  return shares.length > 0 ? { one, shares, sets } : null;
}

function wantsOf({ one, shares, sets }: Combo): bigint {
  const all = total(shares.map(({ share }) => share));
  if (one.percent !== null) return wholeDong((all * one.percent) / (fine * 1000n));
  return wholeDong(least((one.amount ?? 0n) * BigInt(sets), all / fine));
}

/** One programme of the whole bill: that which gives most, of equals the one released earlier; one that stands on paid lines goes on. */
export function reduceBill(bill: Bill, programmes: readonly Programme[], minimum: bigint): void {
  const rated = programmes
    .filter((one) => isFor(bill, one) && reaches(one, minimum))
    .map((one) => ({ one, plan: planOf(bill, one) }))
    .map(({ one, plan }) => ({
      one,
      plan,
      gets: total(plan.map(({ slip, part }) => least(slip.room, part))),
    }))
    .filter(({ gets }) => gets > 0n)
    .sort((a, b) => (a.gets === b.gets ? a.one.released - b.one.released : a.gets < b.gets ? 1 : -1));
  const kept = bill.slips
    .flatMap(({ paid, cuts }) => (paid ? cuts : []))
    .find(({ step }) => step === 'HoaDon');
  const best = kept ? rated.find(({ one }) => one.id === kept.source) : rated[0];
  for (const { slip, part } of best?.plan ?? [])
    cutOff(slip, { step: 'HoaDon', source: best?.one.id ?? '', amount: part, units: 0 });
}

/** What an offer wants of each open line within its period: in proportion to what is left of it. */
function planOf(bill: Bill, offer: Offer): Array<{ slip: Slip; part: bigint }> {
  const slips = bill.slips.filter((slip) => !slip.paid && slip.left > 0n && within(offer, slip));
  const all = total(slips.map(({ left }) => left));
  const wants =
    offer.percent === null
      ? least(wholeDong(most((offer.amount ?? 0n) - amountOf(standing(bill, offer)), 0n)), wholeDong(all))
      : wholeDong((all * offer.percent) / 1000n);
  const parts = spread(
    wholeDong(atMost(wants, ceilingOf(bill, offer))),
    slips.map(({ left }) => left),
  );
  return slips.map((slip, at) => ({ slip, part: parts[at] ?? 0n }));
}

/** Vouchers in the order of their use: one a bill, unless the house takes several. */
export function useVouchers(bill: Bill, vouchers: readonly Offer[], minimum: bigint): void {
  let used =
    bill.slips.flatMap(({ paid, cuts }) => (paid ? cuts : [])).find(({ step }) => step === 'Voucher')
      ?.source ?? null;
  for (const voucher of vouchers) {
    const { id } = voucher;
    const another = used !== null && used !== id && !bill.house.severalVouchers;
    if (another || !isFor(bill, voucher) || !reaches(voucher, minimum)) continue;
    const taken = planOf(bill, voucher).map(({ slip, part }) =>
      cutOff(slip, { step: 'Voucher', source: id, amount: part, units: 0 }),
    );
    if (total(taken) > 0n) used = id;
  }
}
