import { sql } from 'drizzle-orm';
import type { Database } from '../../src/engine/database/database.ts';
import type { Receipt } from './ledger.ts';
import { money, total, written } from './numbers.ts';
import type { SecondVisit } from './visit.ts';

/** A receipt: what it is worth in whole dong, what was paid by its ways, and what stands of it on lines now. */
type Said = {
  id: string;
  kind: Receipt['kind'];
  cash: string;
  ways: string;
  onLines: string;
  cancelled: boolean;
};

/** The receipts of a visit as the product keeps them. */
export async function receiptsInProduct({ db }: Pick<Database, 'db'>, visit: string): Promise<Said[]> {
  const { rows } = await db.execute<Said>(sql`
    select r.id, r.loai_bien_lai as kind, r.gia_tri_bien_lai::text as cash, r.trang_thai = 'DaHuy' as cancelled,
      (select coalesce(sum(t.so_tien), 0)::numeric(18, 2)::text from main.bien_lai_thanh_toan t where t.bien_lai_id = r.id) as ways,
      (select coalesce(sum(abs(c.so_tien) * case when c.so_tien < 0 and c.bien_lai_id = r.id then -1 else 1 end), 0)::numeric(18, 2)::text
        from main.bien_lai_chi_tiet c where c.trang_thai = 'HieuLuc' and c.vien_phi_dong_id is not null
          and r.id in (c.bien_lai_id, c.bien_lai_hoan_id)) as "onLines"
    from main.bien_lai r where r.tiep_nhan_id = ${visit} order by r.id`);
  return rows;
}

/** The same as the second calculation has it. */
export function receiptsInSecond({ ledger }: SecondVisit): Said[] {
  return ledger
    .book()
    .map(({ id, kind, cash, cancelled }) => ({
      ...{ id, kind, cancelled, cash: written(cash), ways: written(cash) },
      onLines: written(ledger.onLines(id)),
    }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** What stands of all receipts on lines: what patients paid for services, refunds taken off. */
export const paidForServices = (receipts: readonly Said[]): string =>
  written(
    total(
      receipts.filter(({ kind }) => kind === 'ThuTien' || kind === 'TamUng').map((one) => money(one.onLines)),
    ),
  );
