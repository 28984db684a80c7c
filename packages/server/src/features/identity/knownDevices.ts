import { and, eq, sql } from 'drizzle-orm';
import type { Ctx, Tx } from '../../engine/context.ts';
import { hashToken, newToken } from './session.ts';
import { knownDeviceTable } from './tables.ts';

/** The id under which the browser of a request is known to an account, or null. */
export async function knownDevice(ctx: Ctx, accountId: string | null): Promise<string | null> {
  const { token } = ctx.device;
  if (token === null || accountId === null) return null;
  const [known] = await ctx.db
    .select({ _id: knownDeviceTable._id })
    .from(knownDeviceTable)
    .where(and(eq(knownDeviceTable.tokenHash, hashToken(token)), eq(knownDeviceTable.account_Id, accountId)));
  return known?._id ?? null;
}

/** Remembers the browser of a request after a sign-in. People who share it share its token, which is none that they could choose. */
export async function rememberDevice(tx: Tx, accountId: string): Promise<void> {
  const token = (await givenToken(tx)) ?? newToken();
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

/** The token that the browser brought, if it was given here. */
async function givenToken(tx: Tx): Promise<string | null> {
  const { token } = tx.device;
  if (token === null) return null;
  const [known] = await tx.db
    .select({ _id: knownDeviceTable._id })
    .from(knownDeviceTable)
    .where(eq(knownDeviceTable.tokenHash, hashToken(token)))
    .limit(1);
  return known ? token : null;
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
