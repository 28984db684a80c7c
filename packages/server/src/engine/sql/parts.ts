import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Statement } from '../database/database.ts';

/** Statements as parts of one (`with ...`), their parameters renumbered from those that `values` has; it takes theirs. */
export function partsOf(statements: readonly Statement[], values: unknown[]): string[] {
  return statements.map(({ text, values: own }, at) => {
    const before = values.length;
    values.push(...own);
    return `part${at} as (${text.replace(/\$(\d+)/g, (_, n: string) => `$${before + Number(n)}`)})`;
  });
}

const names = new WeakMap<PgTable, string>();

/** A table as statements name it, once found: the library would go through its keys and indexes each time. */
export function tableName(table: PgTable): string {
  const known = names.get(table);
  if (known) return known;
  const { schema, name } = getTableConfig(table);
  names.set(table, `${schema}.${name}`);
  return `${schema}.${name}`;
}

/** A row as the end of a transaction keeps what is written of it. */
export const rowKey = (table: PgTable, id: string) => `${tableName(table)} ${id}`;
