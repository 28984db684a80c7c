import { eq, sql } from 'drizzle-orm';
import { audit } from '../../engine/audit.ts';
import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { emit } from '../../engine/events.ts';
import { inTransaction } from '../../engine/transaction.ts';
import { hashPassword, passwordFits } from './passwords.ts';
import { takeCode } from './secondFactorCode.ts';
import { hashToken, newToken } from './session.ts';
import { accountTable, sessionTable } from './tables.ts';

const failuresBeforeLock = 5;
const lockMinutes = 15;

type Account = typeof accountTable.$inferSelect;
type SignedIn = { token: string; userId: string };
/** What a failure is told as, once it is counted. */
type Refused = { refused: 'WRONG_CREDENTIALS' | 'SECOND_FACTOR_WRONG' };

/**
 * Signs in: a new session with an opaque token. Errors: WRONG_CREDENTIALS; ACCOUNT_LOCKED after five wrong passwords or codes
 * within the lock time; with a right password ACCOUNT_LOCKED_BY_ADMINISTRATOR, SECOND_FACTOR_REQUIRED and SECOND_FACTOR_WRONG.
 */
export async function signIn(
  ctx: Ctx,
  input: { username: string; password: string; code?: string | null | undefined },
): Promise<SignedIn> {
  const username = input.username.trim().toLowerCase();
  const [account] = await ctx.db.select().from(accountTable).where(eq(accountTable.username, username));
  if (!account) {
    await passwordFits(await unknownAccountHash(), input.password); // takes as long as a known account does
    throw new DomainError('WRONG_CREDENTIALS');
  }
  refuseWaiting(ctx, account);
  const fits = await passwordFits(account.passwordHash, input.password);
  const outcome = await inTransaction(ctx, async (tx): Promise<SignedIn | Refused> => {
    const [locked] = await tx.db
      .select()
      .from(accountTable)
      .where(eq(accountTable._id, account._id))
      .for('update');
    if (!locked) throw new DomainError('WRONG_CREDENTIALS');
    refuseWaiting(tx, locked);
    // a password that was changed while this one was compared fits no more
    if (!fits || locked.passwordHash !== account.passwordHash)
      return countFailure(tx, locked, 'WRONG_CREDENTIALS');
    // told to its owner only: who works here no more is nobody else's business
    if (locked.isLocked) throw new DomainError('ACCOUNT_LOCKED_BY_ADMINISTRATOR');
    if (locked.totpSince) {
      const code = input.code?.trim() ?? '';
      if (code === '') throw new DomainError('SECOND_FACTOR_REQUIRED');
      if (!(await takeCode(tx, locked, code))) return countFailure(tx, locked, 'SECOND_FACTOR_WRONG');
    }
    return openNewSession(tx, locked);
  });
  if ('refused' in outcome) throw new DomainError(outcome.refused);
  return outcome;
}

function refuseWaiting(ctx: Ctx, account: Account): void {
  const left = (account.lockedUntil?.getTime() ?? 0) - ctx.now().getTime();
  if (left > 0) throw new DomainError('ACCOUNT_LOCKED', { minutes: Math.ceil(left / 60_000) });
}

async function openNewSession(tx: Tx, account: Account): Promise<SignedIn> {
  const token = newToken();
  const expiresAt = new Date(tx.now().getTime() + tx.config.sessionHours * 3_600_000);
  const required = sql`exists (select 1 from auth.account_profile ap join auth.profile p on p.id = ap.profile_id
    where ap.account_id = ${account._id} and p.requires_2fa and not p.tam_ngung)`;
  await tx.db.insert(sessionTable).values({
    tokenHash: hashToken(token),
    account_Id: account._id,
    expiresAt,
    ip: tx.ip,
    userAgent: tx.userAgent,
    secondFactorDue: account.totpSince ? false : sql`${required}`,
    NguoiTao_Id: account._id,
  });
  await tx.db
    .update(accountTable)
    .set({ failures: 0, lockedUntil: null, lastSignInAt: tx.now() })
    .where(eq(accountTable._id, account._id));
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

async function countFailure(tx: Tx, account: Account, refused: Refused['refused']): Promise<Refused> {
  const failures = account.failures + 1;
  const lock = failures >= failuresBeforeLock;
  await tx.db
    .update(accountTable)
    .set({
      failures: lock ? 0 : failures,
      lockedUntil: lock ? new Date(tx.now().getTime() + lockMinutes * 60_000) : null,
    })
    .where(eq(accountTable._id, account._id));
  await audit(tx, {
    action: 'LOGIN',
    entity: 'account',
    entityId: account._id,
    after: { username: account.username, refused: true, locked: lock },
  });
  if (lock) await emit(tx, { module: 'TaiKhoan', process: 'update', data: { account_Id: account._id } });
  return { refused };
}

let unknownHash: Promise<string> | null = null;
function unknownAccountHash(): Promise<string> {
  unknownHash ??= hashPassword(newToken());
  return unknownHash;
}
