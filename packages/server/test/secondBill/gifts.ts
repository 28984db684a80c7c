import {
  amountOf,
  atMost,
  type Bill,
  ceilingOf,
  half,
  type Named,
  type Programme,
  type Slip,
  spread,
  standing,
  unitsOf,
  within,
} from './bill.ts';
import { least, most, total, wholeDong } from './numbers.ts';

type Share = { slip: Slip; units: number };
/** What a programme gives, and the open lines that it holds for it. */
export type Gift = {
  one: Programme;
  gifts: Array<Share & { amount: bigint }>;
  holds: Slip[];
  amount: bigint;
};

/** Gives what programmes of gifts give, as long as that is more than what is lost by it: the discounts of the lines that they hold. */
export function giveGifts(
  bill: Bill,
  programmes: readonly Programme[],
  lost: (gift: Gift) => { amount: bigint; isEarlier: boolean },
): void {
  const waiting = new Set(programmes);
  for (;;) {
    const worth = [...waiting]
      .flatMap((one) => bestGift(bill, one) ?? [])
      .map((gift) => ({ gift, ...lost(gift) }))
      .map(({ gift, amount, isEarlier }) => ({ gift, gain: gift.amount - amount, isEarlier }))
      .filter(({ gain, isEarlier }) => gain > 0n || (gain === 0n && isEarlier))
      .sort((a, b) =>
        a.gain === b.gain ? a.gift.one.released - b.gift.one.released : a.gain < b.gain ? 1 : -1,
      );
    const [best] = worth;
    if (!best) return;
    hand(best.gift);
    waiting.delete(best.gift.one);
  }
}

function hand({ one, gifts, holds }: Gift): void {
  for (const { slip, units, amount } of gifts) {
    slip.cuts.push({ step: 'Dong', source: one.id, amount, units });
    slip.left -= amount;
    slip.room = half(slip.own - worthOf(slip, units));
  }
  for (const slip of holds) {
    if (!isHeld(slip)) slip.cuts.push({ step: 'Dong', source: one.id, amount: 0n, units: 0 });
  }
}

const isHeld = ({ cuts }: Slip) => cuts.some(({ step }) => step === 'Dong');
const namedOf = (named: readonly Named[], thing: string) =>
  named.filter((one) => one.thing === thing).reduce((count, { units }) => count + units, 0);

/** What so many units of a line cost: in whole dong, but for all of it. */
const worthOf = ({ own, units: all }: Slip, units: number) =>
  units === all ? own : wholeDong((own * BigInt(units)) / BigInt(all));

/** Units of a line that the programme has given already. */
const givenOn = ({ cuts }: Slip, { id }: Programme) =>
  unitsOf(cuts.filter(({ step, source }) => step === 'Dong' && source === id));

/** The best that a programme gives: it is tried for one set, for two, and so on. */
function bestGift(bill: Bill, one: Programme): Gift | null {
  const mine = bill.slips.filter((slip) => {
    const holder = slip.cuts.find(({ step }) => step === 'Dong')?.source;
    return within(one, slip) && (holder === undefined || holder === one.id);
  });
  const sets = one.bought.map(({ thing }) => Math.floor(unitsIn(mine, thing) / namedOf(one.bought, thing)));
  let best: Gift | null = null;
  for (let set = 1; set <= Math.min(...sets, one.bought.length === 0 ? 1 : Number.MAX_SAFE_INTEGER); set++) {
    const gift = giftFor(bill, one, mine, set);
    if (gift && gift.amount > (best?.amount ?? 0n)) best = gift;
  }
  return best;
}

const unitsIn = (slips: readonly Slip[], thing: string) =>
  slips.filter((slip) => slip.thing === thing).reduce((count, { units }) => count + units, 0);

function giftFor(bill: Bill, one: Programme, mine: readonly Slip[], sets: number): Gift | null {
  const things = [...new Set([...one.bought, ...one.given].map(({ thing }) => thing))];
  let supply = one.left.units ?? Number.MAX_SAFE_INTEGER;
  const gifts = things.flatMap((thing) => {
    const of = mine.filter((slip) => slip.thing === thing);
    const before = of.filter(({ paid }) => paid).reduce((count, slip) => count + givenOn(slip, one), 0);
    const promised = sets * namedOf(one.given, thing) - before;
    const beyondBought = unitsIn(of, thing) - before - sets * namedOf(one.bought, thing);
    let more = Math.min(promised, beyondBought, supply);
    return [...of].reverse().flatMap((slip): Share[] => {
      const units = slip.paid ? 0 : Math.min(slip.units, more);
      if (units <= 0) return [];
      more -= units;
      supply -= units;
      return [{ slip, units }];
    });
  });
  if (gifts.length === 0) return null;
  const giftOn = (slip: Slip) => gifts.find((gift) => gift.slip === slip)?.units ?? 0;
  const bought = things.flatMap((thing) => {
    let more = sets * namedOf(one.bought, thing);
    return mine
      .filter((slip) => slip.thing === thing)
      .flatMap((slip): Share[] => {
        const units = Math.min(slip.units - giftOn(slip) - givenOn(slip, one), more);
        if (units <= 0) return [];
        more -= units;
        return [{ slip, units }];
      });
  });
  const paidFor =
    one.bought.length > 0
      ? total(bought.map(({ slip, units }) => worthOf(slip, units)))
      : total(
          bill.slips
            .filter((slip) => within(one, slip))
            .map((slip) => slip.own - worthOf(slip, giftOn(slip) + givenOn(slip, one))),
        );
  if (one.minimum !== null && paidFor < one.minimum) return null;
  const values = gifts.map(({ slip, units }) => worthOf(slip, units));
  const before = amountOf(standing(bill, one));
  const ofLimit = one.kind === 'giftUpTo' ? (one.amount ?? 0n) * BigInt(sets) - before : total(values);
  const byLaw = half(paidFor) - before;
  const whole = atMost(most(least(total(values), ofLimit, byLaw), 0n), ceilingOf(bill, one));
  const amounts = whole === total(values) ? values : spread(wholeDong(whole), values);
  return {
    one,
    gifts: gifts.map((gift, at) => ({ ...gift, amount: amounts[at] ?? 0n })),
    holds: bill.slips.filter(
      (slip) => !slip.paid && [...bought, ...gifts].some((share) => share.slip === slip),
    ),
    amount: total(amounts),
  };
}
