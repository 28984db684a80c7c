import { eq, sql } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import type { Tx } from '../../engine/context.ts';
import { emit } from '../../engine/events/events.ts';
import { newToken } from '../../engine/secrets/ownToken.ts';
import { giveCompanion } from './companion.ts';
import { rememberDevice } from './knownDevices.ts';
import { hashToken } from './session.ts';
import { accountTable, sessionTable } from './tables.ts';

export type SignedIn = { token: string; userId: string };

/** Opens a session of an account that has proven itself, with two factors or not; its browser is known from now on. */
export async function openNewSession(
  tx: Tx,
  account: typeof accountTable.$inferSelect,
  { secondFactor }: { secondFactor: boolean },
): Promise<SignedIn> {
  const token = newToken(tx.config);
  const expiresAt = new Date(tx.now().getTime() + tx.config.sessionHours * 3_600_000);
  const required = sql`exists (select 1 from auth.account_profile ap join auth.profile p on p.id = ap.profile_id
    where ap.account_id = ${account._id} and p.requires_2fa and not p.tam_ngung)`;
  await tx.db.insert(sessionTable).values({
    tokenHash: hashToken(token),
    companionHash: await giveCompanion(tx, account),
    account_Id: account._id,
    expiresAt,
    ip: tx.ip,
    userAgent: tx.userAgent,
    secondFactorDue: secondFactor ? false : sql`${required}`,
    NguoiTao_Id: account._id,
  });
  await rememberDevice(tx, account._id);
  await tx.db.update(accountTable).set({ lastSignInAt: tx.now() }).where(eq(accountTable._id, account._id));
  await audit(tx, {
    action: 'LOGIN',
    entity: 'account',
    entityId: account._id,
    by: account,
    after: { username: account.username },
  });
  await emit(tx, { module: 'TaiKhoan', process: 'session', data: { account_Id: account._id } });
  return { token, userId: account._id };
}
