import { asc, eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { auditMovedTable, type MovedRange } from '../database/tables.ts';
import type { Chain, SealFault } from './auditHead.ts';
import type { SealConfig } from './sealAnchor.ts';
import { signText, verifyText } from './sealKey.ts';

/** A month of the operation log that lies in a file: its first day, and what was signed of it. */
export type MovedMonth = typeof auditMovedTable.$inferSelect;

/** A run of moved seals with its month. */
export type MovedRun = MovedRange & { month: MovedMonth };

/** The months that lie outside the database, the earliest first. */
export function readMoved(db: Db): Promise<MovedMonth[]> {
  return db.select().from(auditMovedTable).orderBy(asc(auditMovedTable.month));
}

/** The runs of moved seals by the number that each begins with. */
export function movedRuns(months: readonly MovedMonth[]): Map<string, MovedRun> {
  return new Map(
    months.flatMap((month) =>
      month.ranges.map((range): [string, MovedRun] => [range.from, { ...range, month }]),
    ),
  );
}

/** The signature of this site under what is known of a moved month. */
export function signMoved(config: SealConfig, month: Omit<MovedMonth, 'at' | 'signature'>): string {
  return signText(config, signedText(month));
}

/** How the line of a moved month is not what this site has signed; null when it is. */
export function movedFault(config: SealConfig, month: MovedMonth): SealFault | null {
  const verdict = verifyText(config, signedText(month), month.signature);
  if (verdict === 'good') return null;
  return verdict === 'wrong' ? 'its signature is wrong' : 'it was signed with another key';
}

/** Signs the moved months of another key with the one that the site has now: a person has taken the log as it is. */
export async function signMovedAnew({ db, config }: Chain): Promise<void> {
  for (const month of await readMoved(db)) {
    if (movedFault(config, month) !== 'it was signed with another key') continue; // a changed line stays told
    await db
      .update(auditMovedTable)
      .set({ signature: signMoved(config, month) })
      .where(eq(auditMovedTable.month, month.month));
  }
}

function signedText({ month, rows, file, sha256, ranges }: Omit<MovedMonth, 'at' | 'signature'>): string {
  const runs = ranges.map(({ from, to, before, hash }) => [from, to, before || '-', hash].join(' '));
  return ['sen moved month 1', month, rows, file, sha256, ...runs].join('\n');
}
