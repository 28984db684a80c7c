import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../engine/database/database.ts';
import { forgetScope } from '../identity/attempts.ts';
import { hashToken } from '../identity/session.ts';
import { accountRows, profileRows } from '../identity/sql.ts';
import { thietLapTable } from './tables.ts';

/** The one row of the table, so that two starts at once share it. */
export const setupRow = '00000000-0000-7000-8000-000000000002';

/**
 * A new code of 256 random bits that sets this site up, as long as nobody has an account and the ready profiles are there; it replaces
 * the one of the start before. Null on a site that is set up.
 */
export async function offerSetup(db: Db): Promise<string | null> {
  if (!(await isBare(db))) return null;
  const code = randomBytes(32).toString('base64url');
  const fresh = { codeHash: hashToken(code) };
  const rows = await db
    .insert(thietLapTable)
    .values({ _id: setupRow, ...fresh })
    .onConflictDoUpdate({
      target: thietLapTable._id,
      set: { ...fresh, NgayCapNhat: sql`now()` },
      setWhere: sql`${thietLapTable.doneAt} is null`,
    })
    .returning({ _id: thietLapTable._id });
  await forgetScope(db, 'setup');
  return rows.length > 0 ? code : null;
}

/** Whether a code is the one that was printed. */
export function codeFits(row: { codeHash: string }, code: string): boolean {
  return hashToken(code.trim()) === row.codeHash;
}

/** Whether the site has no account at all, and a profile that its first one can hold. */
export async function isBare(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ bare: boolean }>(sql`
    select not exists (select 1 from ${accountRows} r)
      and exists (select 1 from ${profileRows} p where code = 'ADMINISTRATOR' and trang_thai = 'DangSuDung') as bare`);
  return rows[0]?.bare ?? false;
}

/** Whether this site waits for its first administrator. */
export async function waitsForSetup(db: Db): Promise<boolean> {
  const [row] = await db
    .select({ doneAt: thietLapTable.doneAt })
    .from(thietLapTable)
    .where(eq(thietLapTable._id, setupRow));
  return row !== undefined && row.doneAt === null && (await isBare(db));
}
