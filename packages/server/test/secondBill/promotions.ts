import {
  amountOf,
  atMost,
  type Bill,
  type Cut,
  ceilingOf,
  countOf,
  cutOff,
  type House,
  isFor,
  type Offer,
  type Programme,
  type Slip,
  slipOf,
  type Ware,
  within,
} from './bill.ts';
import { combos, reduceBill, useVouchers } from './billCuts.ts';
import { type Gift, giveGifts } from './gifts.ts';
import { least, total, wholeDong } from './numbers.ts';

/** Whose bill it is, and what may reduce it: programmes in the order of their release, vouchers in that of their use. */
export type Reductions = {
  groups: readonly string[];
  programmes: readonly Programme[];
  vouchers: readonly Offer[];
  house: House;
};

/**
 * What each line of a bill, in the order of the orders, is reduced by: one programme a line, combos, one programme of the bill,
 * vouchers; each works on what the one before left, and none goes beyond half of a price.
 */
export function promote(
  wares: readonly Ware[],
  { groups, programmes, vouchers, house }: Reductions,
): Map<string, readonly Cut[]> {
  const slips = wares
    .filter(({ kind, own }) => kind !== 'Thuoc' && !(kind === 'KCB' && house.isPublic) && own > 0n)
    .map(slipOf);
  const bill: Bill = { slips, groups, house };
  const concerned = programmes.filter((one) => concerns(bill, one));
  const discounts = concerned.filter((one) => one.kind === 'discount' && isMet(bill, one));
  const gifts = concerned.filter(({ kind }) => kind === 'gift' || kind === 'giftUpTo');
  giveGifts(bill, gifts, (gift) => lostTo(bill, discounts, gift));
  reduceLines(bill, discounts);
  const minimum = total(
    slips.map(({ own, cuts }) => own - amountOf(cuts.filter(({ step }) => step === 'Dong'))),
  );
  combos(
    bill,
    programmes.filter(({ kind }) => kind === 'combo'),
    minimum,
  );
  reduceBill(
    bill,
    programmes.filter(({ kind }) => kind === 'bill'),
    minimum,
  );
  useVouchers(bill, vouchers, minimum);
  const found = new Map(slips.map((slip): [string, readonly Cut[]] => [slip.id, slip.cuts]));
  return new Map(wares.map(({ id, paid, cuts }) => [id, found.get(id) ?? (paid ? cuts : [])]));
}

/** Some open line within its period has to do with a programme of lines, and the patient may have it. */
function concerns(bill: Bill, one: Programme): boolean {
  const things = [...one.bought, ...one.given].map(({ thing }) => thing);
  const byAmount = one.kind !== 'discount' && one.bought.length === 0;
  const met = bill.slips.some(
    (slip) => !slip.paid && within(one, slip) && (byAmount || things.includes(slip.thing)),
  );
  return met && isFor(bill, one);
}

/** A discount has the amount, by the price list, and the things that it asks for. */
function isMet(bill: Bill, { minimum, bought }: Programme): boolean {
  if (minimum !== null && total(bill.slips.map(({ own }) => own)) < minimum) return false;
  return bought.every(({ thing, units }) => countOf(bill.slips, thing) >= units);
}

type Budget = { one: Programme; units: number; amount: bigint | null };

const budgetOf = (bill: Bill, one: Programme): Budget => ({
  one,
  units: one.left.units ?? Number.MAX_SAFE_INTEGER,
  amount: ceilingOf(bill, one),
});

type Choice = { budget: Budget; wants: bigint; gets: bigint; units: number };

/** The discount that gives an open line most, of equals the one that was released earlier. */
function bestFor(budgets: readonly Budget[], slip: Slip): Choice | null {
  let best: Choice | null = null;
  for (const budget of budgets) {
    const { one, amount } = budget;
    const units = Math.min(slip.units, budget.units);
    const named = one.given.some(({ thing }) => thing === slip.thing);
    if (slip.paid || !named || !within(one, slip) || units <= 0) continue;
    const price = slip.own * BigInt(units);
    const all = BigInt(slip.units);
    const wants =
      one.percent === null
        ? wholeDong(least(BigInt(units) * (one.amount ?? 0n), price / all))
        : wholeDong((price * one.percent) / (all * 1000n));
    const gets = wholeDong(atMost(least(wants, slip.room), amount));
    if (gets > (best?.gets ?? 0n)) best = { budget, wants, gets, units };
  }
  return best;
}

/** What discounts would take off the lines that a gift holds, and whether the gift was released before all of them. */
function lostTo(bill: Bill, discounts: readonly Programme[], { one, holds }: Gift) {
  const budgets = discounts.map((discount) => budgetOf(bill, discount));
  const best = bill.slips
    .filter((slip) => holds.includes(slip))
    .flatMap((slip) => bestFor(budgets, slip) ?? []);
  return {
    amount: total(best.map(({ gets }) => gets)),
    isEarlier: best.every(({ budget }) => one.released < budget.one.released),
  };
}

function reduceLines(bill: Bill, discounts: readonly Programme[]): void {
  const budgets = discounts.map((one) => budgetOf(bill, one));
  for (const slip of bill.slips) {
    const best = slip.cuts.some(({ step }) => step === 'Dong') ? null : bestFor(budgets, slip);
    if (!best) continue;
    const { budget, wants, units } = best;
    const cut: Cut = { step: 'Dong', source: budget.one.id, amount: atMost(wants, budget.amount), units };
    const amount = cutOff(slip, cut);
    budget.units -= units;
    if (budget.amount !== null) budget.amount -= amount;
  }
}
