import type { Cut, House, Offer, Programme } from './bill.ts';
import { total } from './numbers.ts';

/** What is taken off a line, of whose visit. */
type Taken = Cut & { visit: string; patient: string; line: string };
type Limits = { units: number | null; amount: bigint | null; times: number | null };
type Kept<T> = Omit<T, 'left'> & { limits: Limits; state: 'live' | 'ended' };
export type KeptProgramme = Kept<Programme>;
export type KeptVoucher = Kept<Offer> & { code: string };

/** All programmes and vouchers of the house with what of them stands on which bill. */
export class Promotions {
  readonly programmes: KeptProgramme[] = [];
  readonly vouchers: KeptVoucher[] = [];
  house: House = { isPublic: false, severalVouchers: false };
  private taken: Taken[] = [];

  of(visit: string): Taken[] {
    return this.taken.filter((one) => one.visit === visit);
  }

  /** Writes what stands on a bill from now on. */
  keep(visit: string, patient: string, cuts: ReadonlyMap<string, readonly Cut[]>): void {
    this.taken = [
      ...this.taken.filter((one) => one.visit !== visit),
      ...[...cuts].flatMap(([line, own]) => own.map((cut) => ({ ...cut, visit, patient, line }))),
    ];
  }

  /** The programmes of a bill: live ones whose period meets its days, and those that stand on it. */
  programmesFor(
    visit: string,
    patient: string,
    days: { from: string; to: string },
    paid: ReadonlySet<string>,
  ): Programme[] {
    const here = new Set(this.of(visit).map(({ source }) => source));
    return this.programmes
      .filter(
        ({ id, state, from, to }) => here.has(id) || (state === 'live' && from <= days.to && to >= days.from),
      )
      .map((one) => ({ ...one, left: this.leftOf(one, { visit, patient, paid }) }));
  }

  /** Vouchers that stand on a bill, in the order in which they were used, and one that is to be used. */
  vouchersFor(visit: string, patient: string, ids: readonly string[]): Offer[] {
    return ids
      .flatMap((id) => this.vouchers.filter((one) => one.id === id))
      .map((one) => ({
        ...one,
        left: {
          units: (one.limits.units ?? 0) - this.visitsOf(one.id).filter((other) => other !== visit).length,
          amount: null,
          times: this.timesLeft(one, visit, patient),
        },
      }));
  }

  /** A voucher may be used once more. */
  isLeft(id: string): boolean {
    const voucher = this.vouchers.find((one) => one.id === id);
    return voucher?.state === 'live' && this.visitsOf(id).length < (voucher.limits.units ?? 0);
  }

  visitsOf(source: string): string[] {
    return [...new Set(this.taken.filter((one) => one.source === source).map((one) => one.visit))];
  }

  given(source: string) {
    const own = this.taken.filter((one) => one.source === source);
    return {
      units: own.reduce((sum, { units }) => sum + units, 0),
      amount: total(own.map(({ amount }) => amount)),
    };
  }

  /** What open lines of the bill hold is theirs to use again. */
  private leftOf(
    one: KeptProgramme,
    at: { visit: string; patient: string; paid: ReadonlySet<string> },
  ): Limits {
    const others = this.taken.filter(
      ({ source, visit, line }) => source === one.id && (visit !== at.visit || at.paid.has(line)),
    );
    const { units, amount } = one.limits;
    return {
      units: units === null ? null : units - others.reduce((sum, cut) => sum + cut.units, 0),
      amount: amount === null ? null : amount - total(others.map((cut) => cut.amount)),
      times: this.timesLeft(one, at.visit, at.patient),
    };
  }

  private timesLeft(
    { id, limits }: { id: string; limits: Limits },
    visit: string,
    patient: string,
  ): number | null {
    if (limits.times === null) return null;
    const others = this.taken.filter(
      (one) => one.source === id && one.patient === patient && one.visit !== visit,
    );
    return limits.times - new Set(others.map((one) => one.visit)).size;
  }
}
