import { getTableName, type InferInsertModel, type InferSelectModel, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { actor, type Tx } from '../context.ts';

/** A table of which a site has one row at most, such as a connection; `DuyNhat` is unique and always true. */
type OnlyTable = PgTable & { DuyNhat: PgColumn; version: PgColumn };

/** One at a time changes the only row of a table; it is read after this. */
export async function lockOnly(tx: Tx, table: OnlyTable): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${getTableName(table)}, 0))`);
}

/** Writes the only row of a table, whether it is there or not, and answers it; its version counts on. */
export async function putOnly<T extends OnlyTable>(
  tx: Tx,
  table: T,
  values: Partial<InferInsertModel<T>>,
): Promise<InferSelectModel<T>> {
  const by = actor(tx);
  const changed = { version: sql`${table.version} + 1`, NgayCapNhat: tx.now(), NguoiCapNhat_Id: by };
  const [row] = await tx.db
    .insert(table as PgTable)
    .values({ ...values, NguoiTao_Id: by })
    .onConflictDoUpdate({ target: table.DuyNhat, set: { ...values, ...changed } })
    .returning();
  if (!row) throw new Error('a write without a row');
  return row as InferSelectModel<T>; // the columns of T
}
