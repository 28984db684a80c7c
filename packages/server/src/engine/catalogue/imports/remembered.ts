import { eq, sql } from 'drizzle-orm';
import type { Ctx, Tx } from '../../context.ts';
import type { ImportRow } from './commands.ts';
import { chosenHeadings, type Remembered } from './header.ts';
import { headOf } from './line.ts';
import { nhapDanhMucCotTable as columns } from './tables.ts';

/** Which of a plan's columns the headings of this site's files were. */
export async function rememberedColumns(ctx: Ctx, plan: string): Promise<Remembered> {
  const rows = await ctx.db.select().from(columns).where(eq(columns.KeHoach, plan));
  return new Map(rows.map(({ TieuDe, Cot }) => [TieuDe, Cot]));
}

/** Keeps which columns the headings of a file were: somebody has imported it by them. */
export async function rememberColumns(tx: Tx, row: ImportRow): Promise<void> {
  const { head, headerRow } = row.sheet;
  const chosen = chosenHeadings(headOf(head, row.options.oldFont), headerRow, row.mapping);
  if (chosen.length === 0) return;
  const values = new Map(chosen.map(({ heading, key }) => [heading, key]));
  await tx.db
    .insert(columns)
    .values([...values].map(([TieuDe, Cot]) => ({ KeHoach: row.KeHoach, TieuDe, Cot })))
    .onConflictDoUpdate({ target: [columns.KeHoach, columns.TieuDe], set: { Cot: sql`excluded.cot` } });
}
