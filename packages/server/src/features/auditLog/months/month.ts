import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../../../engine/config.ts';
import type { Database } from '../../../engine/database/database.ts';

/** Where months are moved out of and brought back to. */
export type MonthPlace = { database: Database; config: Config };

/** The tables of the log that lie by month, and the trigger that refuses to change each. */
export const logTables = ['audit', 'audit_seal'] as const;

/** A month as `2024-01`, by its first days: of its own, of the next one. */
export type Month = { name: string; first: string; next: string };

/** Errors: a plain one when `name` is no month such as 2024-01. */
export function monthOf(name: string): Month {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(name)) throw new Error(`"${name}" is no month; write it as 2024-01`);
  return { name, first: `${name}-01`, next: monthsAfter(`${name}-01`, 1) };
}

/** The first day of the month so many months after a day. */
export function monthsAfter(day: string, months: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1)).toISOString().slice(0, 10);
}

/** What of a table lies in a month, as SQL. */
export function within({ first, next }: Month): string {
  return `where at >= '${first} 00:00:00+00' and at < '${next} 00:00:00+00'`;
}

/** SHA-256 of a file, in hexadecimal digits. */
export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
