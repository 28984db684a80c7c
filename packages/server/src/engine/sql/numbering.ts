import type { Label } from '@sen/domain/catalogue/catalogue';
import { sql } from 'drizzle-orm';
import { type Tx, today } from '../context.ts';
import { counterTable } from '../database/tables.ts';
import { definePoint, defineRegistry } from '../points.ts';
import { prepared } from './prepared.ts';

/** A counter whose numbers people read: what it counts, for which period, the text before its digits, and where its numbers stand. */
export type Counter = {
  name: string;
  label: Label;
  /** The period of a day, YYYY-MM-DD, as the counter names it. */
  scope: (day: string) => string;
  prefix: (scope: string) => string;
  /** After the digits. */
  suffix?: (scope: string) => string;
  /** Digits that the number is filled up to; no zeros without. */
  width: number | null;
  /** The numbers that are in use. */
  used: { table: string; column: string };
};

/** The counters of the features. */
export const counter = defineRegistry<Counter>('counter', ({ name }) => name);

/** Counters that people only look at, by the beginning of their names: their numbers are on paper and screens already. */
export const fixedCounter = definePoint<{ name: string; label: Label }>('fixedCounter');

/** Periods of counters, by the day YYYY-MM-DD: '26', '2026', '261122'. */
export const shortYear = (day: string) => day.slice(2, 4);
export const wholeYear = (day: string) => day.slice(0, 4);
export const shortDay = (day: string) => day.slice(2).replaceAll('-', '');

/** A number as people read it: numberText(sidMau, '2026-11-22', 7) is "2611220007". */
export function numberText({ prefix, suffix, width }: Counter, scope: string, number: number): string {
  const digits = width === null ? String(number) : pad(number, width);
  return `${prefix(scope)}${digits}${suffix?.(scope) ?? ''}`;
}

/** The next number of a counter for a day (YYYY-MM-DD), today's when empty, and how it reads; taken as nextNumber does. */
export async function drawNumber(
  tx: Tx,
  of: Counter,
  day: string = today(tx),
): Promise<{ number: number; text: string }> {
  const scope = of.scope(day);
  const number = await nextNumber(tx, of.name, scope);
  return { number, text: numberText(of, scope, number) };
}

/** The next numbers of a counter at once, as they read: for many records of one transaction. */
export async function drawNumbers(tx: Tx, of: Counter, count: number): Promise<string[]> {
  const scope = of.scope(today(tx));
  const [row] = await tx.db
    .insert(counterTable)
    .values({ name: of.name, scope, value: count })
    .onConflictDoUpdate({
      target: [counterTable.name, counterTable.scope],
      set: { value: sql`${counterTable.value} + ${count}`, at: sql`now()` },
    })
    .returning({ value: counterTable.value });
  if (!row) throw new Error(`counter ${of.name}/${scope} gave no number`);
  return Array.from({ length: count }, (_, at) => numberText(of, scope, row.value - count + 1 + at));
}

/**
 * The next number of a counter, from 1. It is taken inside the transaction that uses it, on the counter's locked row:
 * no duplicate, and a rollback gives it back, so no gap either.
 */
export async function nextNumber(tx: Tx, name: string, scope: string): Promise<number> {
  const [row] = await take(tx.db, { name, scope });
  if (!row) throw new Error(`counter ${name}/${scope} gave no number`);
  return row.value;
}

/** Lets a counter that has given no number yet begin after one. */
export async function beginAfter(tx: Tx, name: string, scope: string, value: number): Promise<void> {
  await tx.db.insert(counterTable).values({ name, scope, value }).onConflictDoNothing();
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
