import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * A table as its owner lets other features read it in their SQL: these fields only, as `(select ...)` after from or join. PostgreSQL
 * reads through it, so that it costs nothing.
 */
export function relation<T extends PgTable>(
  table: T,
  fields: ReadonlyArray<keyof T['_']['columns'] & string>,
): SQL {
  const columns = getTableColumns(table);
  const names = fields.map((field) => {
    const column = columns[field];
    if (!column) throw new Error(`the table has no field ${field}`);
    return sql.identifier(column.name);
  });
  return sql`(select ${sql.join(names, sql`, `)} from ${table})`;
}
