import type { AnyTable, ClaimRow } from '@sen/domain/claims/fields';

/** A text as XML holds it: no carriage return, no control character; null where nothing is said. */
export function clean(text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null;
  const kept = text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]|[\ufffe\uffff]|\p{Surrogate}/gu, '')
    .trim();
  return kept === '' ? null : kept;
}

/**
 * A row of what the house knows: what it does not know is null, also where the table requires it. V01 tells that, as of a row that was
 * read.
 */
export function rowOf<T extends AnyTable>(
  table: T,
  known: { [K in keyof T['fields']]?: string | null | undefined },
): ClaimRow<T> {
  const values: Readonly<Record<string, string | null | undefined>> = known;
  const row = Object.fromEntries(Object.keys(table.fields).map((name) => [name, clean(values[name])]));
  return row as ClaimRow<T>; // its names; what is missing is judged by V01
}

/** Values with semicolons between them, each once; null for none. */
export function listed(values: ReadonlyArray<string | null>): string | null {
  return [...new Set(values.filter((value) => value !== null && value !== ''))].join(';') || null;
}

/** A day YYYY-MM-DD as the tables have it. */
export const day = (date: string | null | undefined): string | null =>
  date?.slice(0, 10).replaceAll('-', '') ?? null;
