import type { Issue } from '@sen/domain/catalogue/validate';
import { sql } from 'drizzle-orm';
import type { FileCheck } from '../../engine/catalogue/api.ts';
import type { Ctx } from '../../engine/context.ts';

/**
 * Why a receipt book may not have its numbers (receipts 14): they run backwards, or another book of the symbol and kind has some of
 * them. A suspended or removed book has those that it used; a book never goes back behind a number that stands on a receipt. The database
 * refuses what two people write at the same time.
 */
export async function bookRangeIssues(
  tx: Pick<Ctx, 'db'>,
  entry: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>> | null,
): Promise<Issue[]> {
  const [min, max] = [Number(entry['Min_Number']), Number(entry['Max_Number'])];
  if (max < min) return [{ path: 'Max_Number', code: 'BOOK_NUMBERS_TURNED' }];
  const { rows: last } = await tx.db.execute<{ issued: number }>(
    sql`select max(so_bien_lai)::int as issued from main.bien_lai where quyen_bien_lai_id = ${before?.['_id'] ?? null}::uuid`,
  );
  const issued = last[0]?.issued ?? 0;
  if (Number(entry['Current_Number'] ?? issued) < issued)
    return [{ path: 'Current_Number', code: 'TOO_SMALL', details: { min: issued } }];
  if (entry['TamNgung'] === true) return [];
  const { rows } = await tx.db.execute<{ MaQuyenBienLai: string; from: number; to: number }>(sql`
    with others as (
      select ma_quyen_bien_lai as "MaQuyenBienLai", min_number::int as "from",
        (case when trang_thai = 'DangSuDung' and not tam_ngung then max_number else greatest(coalesce(current_number, 0),
          (select max(r.so_bien_lai) from main.bien_lai r where r.quyen_bien_lai_id = quyen_bien_lai.id)) end)::int as "to"
      from main.quyen_bien_lai
      where id is distinct from ${before?.['_id'] ?? null}::uuid and loai = ${entry['Loai']}
        and upper(btrim(ky_hieu)) = upper(btrim(${entry['KyHieu']}))
    )
    select * from others where "from" <= ${max} and "to" >= ${min} and "to" >= "from" order by "from" limit 1`);
  return rows.map((other) => ({ path: 'Min_Number', code: 'BOOK_NUMBERS_TAKEN', details: other }));
}

type Taken = { MaQuyenBienLai: string; book: string; from: number; to: number };

/** The same for the books of a file, line by line: also a line that an earlier one of the file leaves no numbers. */
export const bookFileCheck: FileCheck = () => {
  const taken: Taken[] = [];
  return async (ctx, { id, entry }) => {
    const issues = await bookRangeIssues(ctx, entry, { _id: id });
    if (issues.length > 0 || entry['TamNgung'] === true) return issues;
    const mine = {
      MaQuyenBienLai: String(entry['MaQuyenBienLai']),
      book: `${String(entry['Loai'])} ${String(entry['KyHieu']).trim().toUpperCase()}`,
      from: Number(entry['Min_Number']),
      to: Number(entry['Max_Number']),
    };
    const other = taken.find((one) => one.book === mine.book && one.from <= mine.to && one.to >= mine.from);
    taken.push(mine);
    if (!other) return [];
    const { MaQuyenBienLai, from, to } = other;
    return [{ path: 'Min_Number', code: 'BOOK_NUMBERS_TAKEN', details: { MaQuyenBienLai, from, to } }];
  };
};
