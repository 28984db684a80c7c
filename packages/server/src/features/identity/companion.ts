import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Tx } from '../../engine/context.ts';
import { newToken } from '../../engine/secrets/ownToken.ts';
import { hashToken } from './session.ts';
import { type accountTable, sessionTable } from './tables.ts';

/**
 * Gives a browser that signs in the secret without which its session is worth nothing; answers its hash. Null for an account of another
 * system, which has no browser.
 */
export async function giveCompanion(
  tx: Tx,
  { isIntegration }: Pick<typeof accountTable.$inferSelect, 'isIntegration'>,
): Promise<string | null> {
  const { companion } = tx.device;
  if (isIntegration || companion === null) return null;
  // the other open sessions of this browser have it too
  const secret = (await inUse(tx, companion.secret)) ?? newToken(tx.config);
  tx.tx.afterCommit.push(() => companion.keep(secret, tx.config.sessionHours * 3600));
  return hashToken(secret);
}

/** The secret that the browser brought, if an open session has it: nobody chooses one. */
async function inUse(tx: Tx, secret: string | null): Promise<string | null> {
  if (secret === null) return null;
  const [session] = await tx.db
    .select({ _id: sessionTable._id })
    .from(sessionTable)
    .where(
      and(
        eq(sessionTable.companionHash, hashToken(secret)),
        isNull(sessionTable.revokedAt),
        gt(sessionTable.expiresAt, tx.now()),
      ),
    )
    .limit(1);
  return session ? secret : null;
}
