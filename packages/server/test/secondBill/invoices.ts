import { sql } from 'drizzle-orm';
import type { Database } from '../../src/engine/database/database.ts';
import type { Ledger } from './ledger.ts';
import { halfUp, total } from './numbers.ts';

/** Whole dong, half up; never below nothing. */
const dongOf = (hundredths: bigint) => (hundredths > 0n ? halfUp(hundredths, 100n) : 0n);

/**
 * The invoices of one visit as the second calculation writes them: an invoice says what the house keeps of a receipt for services, in
 * whole dong; what is given back afterwards is taken off it by an adjustment, each refund by itself.
 */
export class Invoices {
  private readonly said = new Map<string, { first: bigint; taken: Map<string, bigint> }>();
  private readonly ledger: Ledger;

  constructor(ledger: Ledger) {
    this.ledger = ledger;
  }

  has = (receipt: string) => this.said.has(receipt);

  /** What a receipt owes an invoice, in whole dong; 0 where it stands in one, or its money is not where it stays yet. */
  owed(receipt: string): bigint {
    return this.has(receipt) ? 0n : dongOf(this.ledger.kept(receipt) ?? 0n);
  }

  /** Receipts that owe an invoice. */
  owing(): string[] {
    return this.ledger
      .book()
      .filter(({ id, kind }) => (kind === 'ThuTien' || kind === 'TamUng') && this.owed(id) > 0n)
      .map(({ id }) => id);
  }

  issue(receipt: string): void {
    const first = this.owed(receipt);
    if (first === 0n) throw new Error(`an invoice of a receipt that owes none: ${this.ledger.told(receipt)}`);
    const taken = new Map([...this.ledger.givenBack(receipt).keys()].map((refund) => [refund, 0n]));
    this.said.set(receipt, { first, taken });
  }

  /** What refunds gave back of an invoiced receipt that no adjustment says yet. */
  waiting(receipt: string): Map<string, bigint> {
    const { taken } = this.said.get(receipt) ?? { taken: new Map() };
    const given = [...this.ledger.givenBack(receipt)].map(
      ([refund, amount]) => [refund, dongOf(amount)] as const,
    );
    return new Map(given.filter(([refund, amount]) => amount > 0n && !taken.has(refund)));
  }

  adjust(receipt: string): void {
    const waiting = this.waiting(receipt);
    if (waiting.size === 0)
      throw new Error(`an adjustment of receipt ${receipt}, which nothing was given back of`);
    for (const [refund, amount] of waiting) this.said.get(receipt)?.taken.set(refund, amount);
  }

  adjustable(): string[] {
    return [...this.said.keys()].filter((receipt) => this.waiting(receipt).size > 0);
  }

  /** What all invoices of the visit say by now, in whole dong. */
  sum(): string {
    return total([...this.said.values()].map(({ first, taken }) => first - total(taken.values()))).toString();
  }
}

/** What the invoices of visits say of them in the product, adjustments taken off: in whole dong, by visit; nothing of visits without. */
export async function invoicedInProduct(
  { db }: Pick<Database, 'db'>,
  visits: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ visit: string; sum: string }>(sql`
    select r.tiep_nhan_id as visit, round(sum(l.so_tien * case when h.loai_hoa_don = 'DieuChinh' then -1 else 1 end))::text as sum
    from main.bien_lai r join main.hoa_don_bien_lai l on l.bien_lai_id = r.id and l.hieu_luc
    join main.hoa_don_dien_tu h on h.id = l.hoa_don_id and h.trang_thai in ('DaPhatHanh', 'DaDieuChinh')
    where r.tiep_nhan_id = any(${sql.param([...visits])}::uuid[]) group by 1`);
  return new Map(rows.map(({ visit, sum }) => [visit, sum]));
}

/** Invoices whose lines or whose receipts do not add up to what they say. */
export async function unevenInvoices({ db }: Pick<Database, 'db'>): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select h.id from main.hoa_don_dien_tu h where h.trang_thai <> 'DaXoa' and (
      h.tong_tien <> (select coalesce(sum(d.thanh_tien), 0) from main.hoa_don_dong d where d.hoa_don_id = h.id)
      or h.tong_tien <> (select coalesce(sum(l.so_tien), 0) from main.hoa_don_bien_lai l where l.hoa_don_id = h.id and l.hieu_luc))`);
  return rows.map(({ id }) => id);
}
