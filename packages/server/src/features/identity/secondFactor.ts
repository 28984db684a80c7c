import { eq, sql } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import { type Ctx, requireSession, type Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { sealSecret } from '../../engine/secrets/secrets.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { forgetRights } from './commands.ts';
import { hashRecoveryCode, newRecoveryCodes, takeCode } from './secondFactorCode.ts';
import { accountTable, sessionTable } from './tables.ts';
import { base32, newTotpSecret, totpUri } from './totp.ts';

const issuer = 'Sen';

/** The second factor of one's own account: since when it is on, and how many recovery codes are left. */
export async function ownSecondFactor(ctx: Ctx) {
  const { _id } = requireSession(ctx);
  const [account] = await ctx.db.select().from(accountTable).where(eq(accountTable._id, _id));
  return { since: account?.totpSince ?? null, recoveryCodesLeft: account?.recoveryHashes.length ?? 0 };
}

/**
 * Makes a new secret for one's own account; it counts once a first code was right. Errors: PASSWORD_MUST_CHANGE, STATE_CHANGED when
 * the second factor is on.
 */
export async function beginSecondFactor(ctx: Ctx): Promise<{ secret: string; uri: string }> {
  return inTransaction(ctx, async (tx) => {
    const account = await lockOwn(tx);
    if (account.totpSince) throw new DomainError('STATE_CHANGED');
    const secret = newTotpSecret();
    await tx.db
      .update(accountTable)
      .set({ totpSecret: sealSecret(tx.config, account._id, secret), totpStep: 0 })
      .where(eq(accountTable._id, account._id));
    return { secret: base32(secret), uri: totpUri(issuer, account.username, secret) };
  });
}

/**
 * Turns the second factor on with a first code. Answers the recovery codes, shown this once. Errors: PASSWORD_MUST_CHANGE,
 * STATE_CHANGED when it is on or was not begun, SECOND_FACTOR_WRONG.
 */
export async function confirmSecondFactor(ctx: Ctx, code: string): Promise<string[]> {
  return inTransaction(ctx, async (tx) => {
    const account = await lockOwn(tx);
    if (account.totpSince || !account.totpSecret) throw new DomainError('STATE_CHANGED');
    if (!(await takeCode(tx, { ...account, recoveryHashes: [] }, code))) {
      throw new DomainError('SECOND_FACTOR_WRONG', {
        issues: [{ path: 'code', code: 'SECOND_FACTOR_WRONG' }],
      });
    }
    const codes = newRecoveryCodes();
    await tx.db
      .update(accountTable)
      .set({
        totpSince: tx.now(),
        recoveryHashes: codes.map((one) => hashRecoveryCode(account._id, one)),
        version: sql`${accountTable.version} + 1`,
      })
      .where(eq(accountTable._id, account._id));
    await tx.db
      .update(sessionTable)
      .set({ secondFactorDue: false })
      .where(eq(sessionTable.account_Id, account._id));
    await audit(tx, {
      action: 'UPDATE',
      entity: 'account',
      entityId: account._id,
      before: { secondFactor: false },
      after: { secondFactor: true },
    });
    await forgetRights(tx, account._id);
    await emit(tx, { module: 'TaiKhoan', process: 'update', data: { account_Id: account._id } });
    return codes;
  });
}

async function lockOwn(tx: Tx) {
  const { _id, due } = requireSession(tx);
  if (due === 'PASSWORD') throw new DomainError('PASSWORD_MUST_CHANGE');
  const [account] = await tx.db.select().from(accountTable).where(eq(accountTable._id, _id)).for('update');
  if (!account) throw new DomainError('NOT_FOUND');
  return account;
}
