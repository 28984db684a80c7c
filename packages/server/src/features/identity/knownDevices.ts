import { desc, eq, sql } from 'drizzle-orm';
import type { Ctx, Tx } from '../../engine/context.ts';
import { isOwnToken, newToken } from '../../engine/secrets/ownToken.ts';
import { hashToken } from './session.ts';
import { knownDeviceTable } from './tables.ts';

/**
 * How the browser of a request is known: to the account, by an id of the two; else to somebody of this site, by a key of its own. Null
 * for a stranger's.
 */
export type Known = { key: string; toAccount: boolean } | null;

/** How the browser of a request is known; in as many statements for a name that nobody has. */
export async function knownDevice(ctx: Ctx, accountId: string | null): Promise<Known> {
  const { token } = ctx.device;
  if (token === null) return null;
  const tokenHash = hashToken(token);
  const [known] = await ctx.db
    .select({ _id: knownDeviceTable._id, account_Id: knownDeviceTable.account_Id })
    .from(knownDeviceTable)
    .where(eq(knownDeviceTable.tokenHash, tokenHash))
    .orderBy(desc(sql`${knownDeviceTable.account_Id} is not distinct from ${accountId}::uuid`))
    .limit(1);
  if (!known) return null;
  return known.account_Id === accountId
    ? { key: known._id, toAccount: true }
    : { key: tokenHash, toAccount: false };
}

/** Remembers the browser of a request after a sign-in. People who share it share its token, which is none that they could choose. */
export async function rememberDevice(tx: Tx, accountId: string): Promise<void> {
  const token = (await givenToken(tx)) ?? newToken(tx.config);
  await tx.db
    .insert(knownDeviceTable)
    .values({
      tokenHash: hashToken(token),
      account_Id: accountId,
      userAgent: tx.userAgent,
      seenAt: tx.now(),
      NguoiTao_Id: accountId,
    })
    .onConflictDoUpdate({
      target: [knownDeviceTable.tokenHash, knownDeviceTable.account_Id],
      set: { seenAt: tx.now(), userAgent: tx.userAgent },
    });
  tx.tx.afterCommit.push(() => tx.device.keep(token));
}

/** The token that the browser brought, if it was given here; one of before tokens were known without the database is replaced. */
async function givenToken(tx: Tx): Promise<string | null> {
  const { token } = tx.device;
  if (token === null) return null;
  const [known] = await tx.db
    .select({ _id: knownDeviceTable._id })
    .from(knownDeviceTable)
    .where(eq(knownDeviceTable.tokenHash, hashToken(token)))
    .limit(1);
  if (!known || isOwnToken(tx.config, token)) return known ? token : null;
  const renewed = newToken(tx.config);
  await tx.db
    .update(knownDeviceTable)
    .set({ tokenHash: hashToken(renewed) })
    .where(eq(knownDeviceTable.tokenHash, hashToken(token)));
  return renewed;
}

/** Forgets the browsers of an account: whoever took one over is a stranger again. */
export async function forgetDevices(tx: Tx, accountId: string): Promise<void> {
  await tx.db.delete(knownDeviceTable).where(eq(knownDeviceTable.account_Id, accountId));
}

/** Whether an account has signed in from the address of a request within three months. */
export async function knownAddress(ctx: Ctx, accountId: string | null): Promise<boolean> {
  if (accountId === null || ctx.ip === null) return false;
  const { rows } = await ctx.db.execute(sql`
    select 1 from auth.session where account_id = ${accountId} and ip = ${ctx.ip} and ngay_tao > now() - interval '90 days' limit 1`);
  return rows.length > 0;
}
