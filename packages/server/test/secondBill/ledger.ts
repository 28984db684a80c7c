import { least, most, total } from './numbers.ts';

type Kind = 'ThuTien' | 'TamUng' | 'HoanTien' | 'HoanUng';
/** A receipt with what it is worth exactly and in whole dong. */
export type Receipt = { id: string; kind: Kind; exact: bigint; cash: bigint; cancelled: boolean };
/** Money of a receipt on a line (null: given back by another receipt); what a refund took is negative. */
type Posting = { receipt: string; line: string | null; by: string | null; amount: bigint };

/** Whole dong, half up. */
const cashOf = (exact: bigint) => ((exact + 50n) / 100n) * 100n;

/** The money of one visit: receipts, and what of each stands on which line. */
export class Ledger {
  private receipts: Receipt[] = [];
  private postings: Posting[] = [];

  on(line: string): bigint {
    return total(this.postings.filter((one) => one.line === line).map(({ amount }) => amount));
  }

  /** Advances, and payments that were taken off their lines. */
  waiting(): bigint {
    return total(this.sources().map(({ id, exact }) => exact - this.used(id)));
  }

  /** Collected for lines less refunded, in cash. */
  collected(): bigint {
    const sign = { ThuTien: 1n, HoanTien: -1n, TamUng: 0n, HoanUng: 0n };
    return total(this.live().map(({ kind, cash }) => sign[kind] * cash));
  }

  /** What is known of a receipt, for who looks for a difference. */
  told(id: string): string {
    const receipt = this.receipts.find((one) => one.id === id);
    const own = this.postings.filter(({ receipt: of, by }) => of === id || by === id);
    return JSON.stringify({ receipt, own }, (_, value) =>
      typeof value === 'bigint' ? String(value) : value,
    );
  }

  /** Every receipt that was written, the cancelled ones too. */
  book(): readonly Receipt[] {
    return this.receipts;
  }

  /** What stands of a receipt on lines; of a refund what it took off them. */
  onLines(id: string): bigint {
    const own = this.postings.filter(({ receipt, line }) => receipt === id && line !== null);
    return total(own.map(({ amount }) => amount)) - total(this.givenBy(id).map(({ amount }) => amount));
  }

  /** What each refund gave back of a receipt. */
  givenBack(id: string): Map<string, bigint> {
    const given = new Map<string, bigint>();
    for (const { receipt, line, by, amount } of this.postings)
      if (receipt === id && line !== null && by !== null) given.set(by, (given.get(by) ?? 0n) - amount);
    return given;
  }

  /**
   * What the house keeps of a payment or an advance for services: of a payment its cash less what went back of it, of an advance what stands on
   * lines. Null while some of it waits.
   */
  kept(id: string): bigint | null {
    const receipt = this.live().find((one) => one.id === id);
    if (!receipt || receipt.exact !== this.used(id)) return null;
    const onLines = this.onLines(id);
    if (receipt.kind === 'TamUng' || onLines === 0n) return onLines;
    return receipt.cash - receipt.exact + onLines;
  }

  pay(id: string, dues: ReadonlyArray<{ line: string; amount: bigint }>): void {
    const exact = total(dues.map(({ amount }) => amount));
    this.receipts.push({ id, kind: 'ThuTien', exact, cash: cashOf(exact), cancelled: false });
    for (const { line, amount } of dues)
      if (amount > 0n) this.postings.push({ receipt: id, line, by: null, amount });
  }

  advance(id: string, amount: bigint): void {
    this.receipts.push({ id, kind: 'TamUng', exact: amount, cash: amount, cancelled: false });
  }

  /** Both first in, first out. */
  allocate(dues: ReadonlyArray<{ line: string; amount: bigint }>): void {
    const open = dues.map((due) => ({ ...due }));
    for (const { id, exact } of this.sources()) {
      for (const due of open) {
        const amount = least(exact - this.used(id), due.amount);
        if (amount <= 0n) continue;
        this.postings.push({ receipt: id, line: due.line, by: null, amount });
        due.amount -= amount;
      }
    }
  }

  /** Out of the newest receipts first. */
  refund(id: string, amounts: ReadonlyArray<{ line: string; amount: bigint }>): void {
    const exact = total(amounts.map(({ amount }) => amount));
    this.receipts.push({ id, kind: 'HoanTien', exact, cash: cashOf(exact), cancelled: false });
    for (const { line, amount } of amounts) {
      let more = amount;
      for (const receipt of [...this.receipts].reverse()) {
        const kept = total(
          this.postings
            .filter((one) => one.receipt === receipt.id && one.line === line)
            .map((one) => one.amount),
        );
        const taken = most(least(kept, more), 0n);
        if (taken > 0n) this.postings.push({ receipt: receipt.id, line, by: id, amount: -taken });
        more -= taken;
      }
    }
  }

  returnAdvance(id: string): void {
    const exact = this.waiting();
    const sources = this.sources().map((one) => ({ ...one, left: one.exact - this.used(one.id) }));
    this.receipts.push({ id, kind: 'HoanUng', exact, cash: cashOf(exact), cancelled: false });
    for (const { id: receipt, left } of sources)
      if (left > 0n) this.postings.push({ receipt, line: null, by: id, amount: left });
  }

  takeBack(lines: readonly string[]): void {
    this.postings = this.postings.filter(({ line }) => line === null || !lines.includes(line));
  }

  /** Whether money for lines goes back when a receipt is cancelled. */
  isForLines(id: string): boolean {
    const receipt = this.receipts.find((one) => one.id === id);
    return receipt?.kind === 'ThuTien' || this.postings.some((one) => one.receipt === id);
  }

  cancel(id: string): void {
    this.postings = this.postings.filter(({ receipt, by }) => receipt !== id && by !== id);
    this.receipts = this.receipts.map((one) => (one.id === id ? { ...one, cancelled: true } : one));
  }

  private givenBy = (id: string) => this.postings.filter(({ line, by }) => line !== null && by === id);
  private live = () => this.receipts.filter(({ cancelled }) => !cancelled);
  private sources = () => this.live().filter(({ kind }) => kind === 'ThuTien' || kind === 'TamUng');

  /** What a refund takes off a line does not come back to the receipt that paid it. */
  private used(id: string): bigint {
    const own = this.postings.filter(
      ({ receipt, line, by }) => receipt === id && (by === null || line === null),
    );
    return total(own.map(({ amount }) => amount));
  }
}
