import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';

/**
 * A table as its owner lets other features read it in their SQL: these fields only, as `(select ...)` after from or join. PostgreSQL
 * reads through it, so that it costs nothing.
 */
export function relation<T extends PgTable>(
  table: T,
  fields: ReadonlyArray<keyof T['_']['columns'] & string>,
): SQL {
  const { schema, name } = getTableConfig(table);
  const columns = getTableColumns(table);
  const names = fields.map((field) => {
    const column = columns[field];
    if (!column) throw new Error(`the table ${name} has no field ${field}`);
    return `"${column.name}"`;
  });
  // one text, written once: lists are read all day
  return sql.raw(`(select ${names.join(', ')} from "${schema}"."${name}")`);
}
