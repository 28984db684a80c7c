import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { openNewSession, type SignedIn } from './newSession.ts';
import { beginCheck, type PasswordCheck } from './passwordCheck.ts';
import { hashPassword, passwordFits } from './passwords.ts';
import { takeCode } from './secondFactorCode.ts';
import { accountTable } from './tables.ts';

type Account = typeof accountTable.$inferSelect;
/** What a failure is told as, once it is logged. */
type Refused = { refused: 'WRONG_CREDENTIALS' | 'SECOND_FACTOR_WRONG' };

/**
 * Signs in: a new session with an opaque token. Errors: WRONG_CREDENTIALS; ACCOUNT_LOCKED after five wrong passwords or codes about
 * this account from this address; TOO_MANY_REQUESTS; with a right password ACCOUNT_LOCKED_BY_ADMINISTRATOR, SECOND_FACTOR_REQUIRED
 * and SECOND_FACTOR_WRONG. A name that nobody has is answered as a wrong password is, after the same work.
 */
export async function signIn(
  ctx: Ctx,
  input: { username: string; password: string; code?: string | null | undefined },
): Promise<SignedIn> {
  const username = input.username.trim().toLowerCase();
  const code = input.code?.trim() ?? '';
  const account = await accountNamed(ctx, username);
  const check = await beginCheck(ctx, username, account?._id ?? null);
  try {
    const fits = await passwordFits(
      account?.passwordHash ?? (await unknownAccountHash()),
      input.password,
      check.turn,
    );
    if (fits && account?.totpSince && code !== '') await check.countCode();
    const outcome = await inTransaction(ctx, async (tx): Promise<SignedIn | Refused> => {
      const locked = await lockNamed(tx, username);
      // a password that was changed while this one was compared fits no more
      if (!fits || !locked || locked.passwordHash !== account?.passwordHash)
        return logFailure(tx, locked, 'WRONG_CREDENTIALS', check);
      // told to its owner only: who works here no more is nobody else's business
      if (locked.isLocked) throw new DomainError('ACCOUNT_LOCKED_BY_ADMINISTRATOR');
      if (locked.totpSince) {
        if (code === '') throw new DomainError('SECOND_FACTOR_REQUIRED');
        if (!(await takeCode(tx, locked, code))) return logFailure(tx, locked, 'SECOND_FACTOR_WRONG', check);
      }
      return openNewSession(tx, locked, { secondFactor: locked.totpSince !== null });
    });
    if ('refused' in outcome) throw new DomainError(outcome.refused);
    await check.succeeded();
    return outcome;
  } catch (error) {
    if (!isFailure(error)) await check.undone();
    throw error;
  }
}

function isFailure(error: unknown): boolean {
  return (
    error instanceof DomainError &&
    (error.code === 'WRONG_CREDENTIALS' || error.code === 'SECOND_FACTOR_WRONG')
  );
}

/** The account of a name, which is written small. */
export async function accountNamed(ctx: Ctx, username: string): Promise<Account | null> {
  const [account] = await ctx.db.select().from(accountTable).where(eq(accountTable.username, username));
  return account ?? null;
}

async function lockNamed(tx: Tx, username: string): Promise<Account | null> {
  const [account] = await tx.db
    .select()
    .from(accountTable)
    .where(eq(accountTable.username, username))
    .for('update');
  return account ?? null;
}

/** Logs a failure, also about a name that nobody has; that name is not logged, since it may be a password in the wrong field. */
export async function logFailure(
  tx: Tx,
  account: Account | null,
  refused: Refused['refused'],
  check: PasswordCheck,
): Promise<Refused> {
  const waitsUntil = await check.failed(tx);
  await audit(tx, {
    action: 'LOGIN',
    entity: 'account',
    entityId: account?._id ?? null,
    after: {
      ...(account ? { username: account.username } : {}),
      refused: true,
      locked: waitsUntil !== null,
    },
  });
  if (account && waitsUntil) {
    await tx.db
      .update(accountTable)
      .set({ lockedUntil: waitsUntil })
      .where(eq(accountTable._id, account._id));
    await emit(tx, { module: 'TaiKhoan', process: 'update', data: { account_Id: account._id } });
  }
  return { refused };
}

let unknownHash: Promise<string> | null = null;
/** What a password of a name that nobody has is compared with, so that it takes as long. */
export function unknownAccountHash(): Promise<string> {
  unknownHash ??= hashPassword(randomBytes(32).toString('base64url'));
  return unknownHash;
}
