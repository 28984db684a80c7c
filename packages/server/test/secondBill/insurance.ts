import { halfUp, least, most, total } from './numbers.ts';

/** A line before it is split. Quantity and prices in thousandths. */
export type Charged = {
  id: string;
  quantity: bigint;
  price: bigint;
  fundPrice: bigint;
  /** Percent of an item with a payment limit. */
  limit: number;
  /** It may be billed to the fund. */
  insured: boolean;
  /** Of an examination its speciality. */
  speciality: string | null;
};

/** What a visit is insured by; null: not at all. */
export type Insured = {
  card: string;
  code: string;
  /** YYYY-MM-DD. */
  day: string;
  fiveYears: boolean;
  freeOfCoPayment: boolean;
  /** Co-payments of the year before this visit. */
  paidBefore: bigint;
};

/** Hundredths of a dong: what it costs, what the fund pays, the co-payment, and what the patient pays without any right of the fund. */
export type Shares = { cost: bigint; fund: bigint; coPayment: bigint; own: bigint };

const baseSalary = (day: string) => (day >= '2026-07-01' ? 2_530_000n : 2_340_000n) * 100n;

/** The level of a card is its third character; a number without letters does not say it. */
const levelOf = (card: string) => /^[A-Z]{2}([1-5])/.exec(card)?.[1] ?? '';

/** Percent that a card gives of what is in scope, by its letters and digit; the lowest one while the level is unknown. */
function percentOf(card: string, day: string): number {
  if (day >= '2026-01-01' && /^(CN3|LH4)/.test(card)) return 100;
  return { '1': 100, '2': 100, '3': 95, '4': 80, '5': 100 }[levelOf(card)] ?? 80;
}

/** Percent of the card's level that a route is paid, outpatients. */
function routeOf(code: string, day: string): number {
  if (code === '1.13' || code === '1.14' || code === '1.18') return day >= '2026-07-01' ? 50 : 0;
  return ['3.1', '8', '9'].includes(code) ? 0 : 100;
}

/** Percent of its price at which each insured examination of the day is paid: 100, three at 30, one at 10, then nothing. */
function examinations(lines: readonly Charged[]): Map<string, bigint> {
  const seen = new Set<string>();
  const rates = [100n, 30n, 30n, 30n, 10n];
  return new Map(
    lines.flatMap(({ id, speciality, insured }): Array<[string, bigint]> => {
      if (speciality === null || !insured) return [];
      if (seen.has(speciality)) return [[id, 0n]];
      seen.add(speciality);
      return [[id, rates[seen.size - 1] ?? 0n]];
    }),
  );
}

/** The lines of a visit between the payers, in the order of their orders: as the decree says it, nothing spared. */
export function split(lines: readonly Charged[], visit: Insured | null): Shares[] {
  const route = visit ? routeOf(visit.code, visit.day) : 0;
  if (visit === null || route === 0) {
    return lines.map(({ quantity, price }) => {
      const cost = halfUp(quantity * price, 10_000n);
      return { cost, fund: 0n, coPayment: 0n, own: cost };
    });
  }
  const { card, code, day } = visit;
  const rates = examinations(lines);
  const limited = !['1', '5'].includes(levelOf(card));
  const costs = lines.map((line) => {
    const rate = rates.get(line.id) ?? 100n;
    const { quantity, price } = line;
    if (!line.insured) return { cost: halfUp(quantity * price * rate, 1_000_000n), inScope: 0n };
    const accepted = least(line.fundPrice, price);
    const cost = halfUp(quantity * (price * 100n - accepted * (100n - rate)), 1_000_000n);
    const limit = BigInt(limited ? line.limit : 100);
    return { cost, inScope: halfUp(quantity * accepted * rate * limit, 100_000_000n) };
  });
  const all = total(costs.map(({ inScope }) => inScope));
  const small = all * 100n < 15n * baseSalary(day);
  const level = small || visit.freeOfCoPayment ? 100 : percentOf(card, day);
  const percent = code === '1.2' ? 10_000n : BigInt(route * level);
  let paid = visit.paidBefore;
  return costs.map(({ cost, inScope }) => {
    let coPayment = inScope - halfUp(inScope * percent, 10_000n);
    if (visit.fiveYears) {
      coPayment = least(coPayment, most(6n * baseSalary(day) - paid, 0n));
      paid += coPayment;
    }
    return { cost, fund: inScope - coPayment, coPayment, own: cost - inScope };
  });
}
