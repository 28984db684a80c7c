import { getTableColumns, type InferSelectModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A row of a table as PostgreSQL writes it in JSON, by its columns. */
export type StoredRow = Record<string, unknown>;

/** Reads such a row: instants are texts there, decimals are numbers. */
export function storedRow<T extends PgTable>(table: T, stored: StoredRow): InferSelectModel<T> {
  const cells = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value = stored[column.name];
    if (column.dataType === 'date' && typeof value === 'string') return [name, new Date(value)];
    // a decimal is text, as the driver answers it
    if (column.dataType === 'string' && typeof value === 'number') return [name, String(value)];
    return [name, value];
  });
  return Object.fromEntries(cells) as InferSelectModel<T>; // a cell for each column
}
