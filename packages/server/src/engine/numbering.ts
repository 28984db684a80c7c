import { sql } from 'drizzle-orm';
import type { Tx } from './context.ts';
import { prepared } from './prepared.ts';
import { counterTable } from './tables.ts';

/**
 * The next number of a counter, from 1. It is taken inside the transaction that uses it, on the counter's locked row:
 * no duplicate, and a rollback gives it back, so no gap either.
 */
export async function nextNumber(tx: Tx, name: string, scope: string): Promise<number> {
  const [row] = await take(tx.db, { name, scope });
  if (!row) throw new Error(`counter ${name}/${scope} gave no number`);
  return row.value;
}

const take = prepared((db) =>
  db
    .insert(counterTable)
    .values({ name: sql.placeholder('name'), scope: sql.placeholder('scope'), value: 1 })
    .onConflictDoUpdate({
      target: [counterTable.name, counterTable.scope],
      set: { value: sql`${counterTable.value} + 1`, at: sql`now()` },
    })
    .returning({ value: counterTable.value }),
);

/** A number padded with zeros: pad(7, 3) is "007". */
export function pad(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
