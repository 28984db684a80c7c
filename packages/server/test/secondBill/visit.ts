import type { Cut, Ware } from './bill.ts';
import type { Promotions } from './house.ts';
import { type Charged, type Insured, type Shares, split } from './insurance.ts';
import { Invoices } from './invoices.ts';
import { Ledger } from './ledger.ts';
import { halfUp, least, most, total } from './numbers.ts';
import { promote } from './promotions.ts';

export type Line = Charged & {
  thing: string;
  kind: Ware['kind'];
  day: string;
  /** Ordered without charge. */
  free: boolean;
  grant: { percent: number } | { amount: bigint } | null;
};

/** A line as it is worked out. */
export type Worked = Shares & {
  reduced: bigint;
  exempt: bigint;
  collected: bigint;
  due: bigint;
  surplus: bigint;
};

/** One visit as the second calculation keeps it. */
export class SecondVisit {
  readonly id: string;
  readonly patient: string;
  readonly day: string;
  lines: Line[] = [];
  readonly ledger = new Ledger();
  readonly invoices = new Invoices(this.ledger);
  /** Null: the patient pays alone. */
  insured: Insured | null = null;
  /** The payer pays nothing. */
  paysNothing = false;
  groups: readonly string[] = [];
  /** Insured costs are confirmed: the split stays. */
  confirmed = false;
  private readonly promotions: Promotions;
  private shares = new Map<string, Shares>();
  private vouchers: string[] = [];
  /** Vouchers that went with a receipt. */
  private readonly gone = new Map<string, readonly string[]>();

  constructor(of: { id: string; patient: string; day: string; promotions: Promotions }) {
    this.id = of.id;
    this.patient = of.patient;
    this.day = of.day;
    this.promotions = of.promotions;
  }

  /** Works the visit out, with another voucher or without one of those that it has. */
  settle({ use = [], drop = [] }: { use?: readonly string[]; drop?: readonly string[] } = {}): void {
    if (this.confirmed) return;
    const shares = split(this.lines, this.insured);
    this.shares = new Map(this.lines.map(({ id }, at) => [id, shares[at] ?? nothing]));
    const charged = this.lines.filter((line) => !this.isFree(line));
    const paid = new Set(charged.filter(({ id }) => this.ledger.on(id) > 0n).map(({ id }) => id));
    const before = this.promotions.of(this.id);
    const wares = charged.map(({ id, thing, kind, quantity, day }): Ware => {
      const cuts = before.filter(({ line }) => line === id);
      const own = this.shareOf(id).own;
      return {
        id,
        thing,
        kind,
        day,
        own,
        paid: paid.has(id),
        units: Number(quantity / 1000n),
        cuts: kept(cuts, own, this.isGift),
      };
    });
    const vouchers = [...this.vouchers, ...use].filter((id) => !drop.includes(id));
    const cuts = promote(wares, {
      groups: this.groups,
      programmes: this.promotions.programmesFor(
        this.id,
        this.patient,
        { from: this.day, to: this.day },
        paid,
      ),
      vouchers: this.promotions.vouchersFor(this.id, this.patient, [...new Set(vouchers)]),
      house: this.promotions.house,
    });
    this.promotions.keep(this.id, this.patient, cuts);
    const standing = new Set([...cuts.values()].flat().map(({ source }) => source));
    this.vouchers = [...new Set(vouchers)].filter((id) => standing.has(id));
  }

  /**
   * A receipt paid money back: where it was the last of the bill, the vouchers go with it, unless a line with one was performed or owes
   * nothing.
   */
  giveBack(receipt: string, performed: ReadonlySet<string>): void {
    const reduced = this.lines.filter(({ id }) => this.cuts(id).some(({ step }) => step === 'Voucher'));
    const isPaid = this.lines.some(({ id }) => this.ledger.on(id) > 0n);
    if (isPaid || reduced.some(({ id }) => performed.has(id) || this.worked(id).due === 0n)) return;
    this.gone.set(receipt, this.vouchers);
    this.vouchers = [];
    const others = (id: string) => this.cuts(id).filter(({ step }) => step !== 'Voucher');
    this.promotions.keep(this.id, this.patient, new Map(this.lines.map(({ id }) => [id, others(id)])));
  }

  /** The receipt that paid it back is cancelled: what went with it is used again, as far as something of it is left. */
  useAgain(receipt: string): void {
    const gone = this.gone.get(receipt) ?? [];
    this.settle({ use: gone.filter((id) => this.promotions.isLeft(id)) });
  }

  worked(id: string): Worked {
    const line = this.lines.find((one) => one.id === id);
    if (!line) throw new Error(`no line ${id}`);
    const shares = this.shareOf(id);
    const cuts = this.promotions.of(this.id).filter((one) => one.line === id);
    const reduced = total(cuts.map(({ amount }) => amount));
    const owed = shares.coPayment + shares.own - reduced;
    const exempt = this.isFree(line) ? owed : exemption(line, owed);
    const collected = this.ledger.on(id);
    const balance = owed - exempt - collected;
    return { ...shares, reduced, exempt, collected, due: most(balance, 0n), surplus: most(-balance, 0n) };
  }

  /** What is due of lines, of all when none are named. */
  dues(ids: readonly string[] = this.lines.map(({ id }) => id)): Array<{ line: string; amount: bigint }> {
    return ids.map((line) => ({ line, amount: this.worked(line).due })).filter(({ amount }) => amount > 0n);
  }

  cuts(id: string): Cut[] {
    return this.promotions.of(this.id).filter((one) => one.line === id);
  }

  get usedVouchers(): readonly string[] {
    return this.vouchers;
  }

  private isFree = ({ free }: Line) => free || this.paysNothing;
  private shareOf = (id: string) => this.shares.get(id) ?? nothing;
  private isGift = (source: string) =>
    this.promotions.programmes.some(
      ({ id, kind }) => id === source && (kind === 'gift' || kind === 'giftUpTo'),
    );
}

const nothing: Shares = { cost: 0n, fund: 0n, coPayment: 0n, own: 0n };

/** A percent is one of what the patient owes now, an amount never more than that. */
function exemption({ grant }: Line, owed: bigint): bigint {
  if (grant === null) return 0n;
  return 'percent' in grant ? halfUp(owed * BigInt(grant.percent), 100n) : least(grant.amount, owed);
}

/**
 * What stands on a line whose own part has changed since: no more than the part itself, and but for a gift no more than half of it; the
 * last step gives way first.
 */
function kept(cuts: readonly Cut[], own: bigint, isGift: (source: string) => boolean): Cut[] {
  let room = own;
  const gifts = cuts
    .filter(({ source }) => isGift(source))
    .map((cut) => {
      const amount = least(cut.amount, room);
      room -= amount;
      return { ...cut, amount };
    });
  let half = (room / 200n) * 100n;
  const others = cuts
    .filter(({ source }) => !isGift(source))
    .map((cut) => {
      const amount = least(cut.amount, half);
      half -= amount;
      return { ...cut, amount };
    });
  return [...gifts, ...others.filter(({ amount }) => amount > 0n)];
}
