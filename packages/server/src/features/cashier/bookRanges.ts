import type { Issue } from '@sen/domain/catalogue/validate';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../engine/context.ts';

/**
 * Why a receipt book may not have its numbers (receipts 14): they run backwards, or another book of the symbol and kind has some of
 * them. A suspended or removed book has those that it used. The database refuses what two people write at the same time.
 */
export async function bookRangeIssues(
  tx: Tx,
  entry: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>> | null,
): Promise<Issue[]> {
  const [min, max] = [Number(entry['Min_Number']), Number(entry['Max_Number'])];
  if (max < min) return [{ path: 'Max_Number', code: 'BOOK_NUMBERS_TURNED' }];
  if (entry['TamNgung'] === true) return [];
  const { rows } = await tx.db.execute<{ MaQuyenBienLai: string; from: number; to: number }>(sql`
    with others as (
      select ma_quyen_bien_lai as "MaQuyenBienLai", min_number::int as "from",
        (case when trang_thai = 'DangSuDung' and not tam_ngung then max_number else coalesce(current_number, 0) end)::int as "to"
      from main.quyen_bien_lai
      where id is distinct from ${before?.['_id'] ?? null}::uuid and loai = ${entry['Loai']}
        and upper(btrim(ky_hieu)) = upper(btrim(${entry['KyHieu']}))
    )
    select * from others where "from" <= ${max} and "to" >= ${min} and "to" >= "from" order by "from" limit 1`);
  return rows.map((other) => ({ path: 'Min_Number', code: 'BOOK_NUMBERS_TAKEN', details: other }));
}
