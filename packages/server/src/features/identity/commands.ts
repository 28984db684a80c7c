import { and, eq, isNull, sql } from 'drizzle-orm';
import { audit } from '../../engine/audit.ts';
import { actor, type Ctx, requireUser, type Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { emit } from '../../engine/events.ts';
import { inTransaction } from '../../engine/transaction.ts';
import { hashPassword, passwordFits, passwordMin } from './passwords.ts';
import { hashToken, newToken } from './session.ts';
import { forgetSession } from './sessionCache.ts';
import { accountProfileTable, accountTable, sessionTable } from './tables.ts';

const failuresBeforeLock = 5;
const lockMinutes = 15;

/**
 * Signs in: a new session with an opaque token. Errors: WRONG_CREDENTIALS; ACCOUNT_LOCKED after five wrong passwords
 * within the lock time, or by an administrator.
 */
export async function signIn(
  ctx: Ctx,
  input: { username: string; password: string },
): Promise<{ token: string; userId: string }> {
  const username = input.username.trim().toLowerCase();
  const [account] = await ctx.db.select().from(accountTable).where(eq(accountTable.username, username));
  if (!account) {
    await passwordFits(await unknownAccountHash(), input.password); // takes as long as a known account does
    throw new DomainError('WRONG_CREDENTIALS');
  }
  refuseLocked(ctx, account);
  const fits = await passwordFits(account.passwordHash, input.password);
  const outcome = await inTransaction(ctx, async (tx) => {
    const [locked] = await tx.db
      .select()
      .from(accountTable)
      .where(eq(accountTable._id, account._id))
      .for('update');
    if (!locked) throw new DomainError('WRONG_CREDENTIALS');
    refuseLocked(tx, locked);
    return fits ? openNewSession(tx, locked) : countFailure(tx, locked);
  });
  if (outcome === null) throw new DomainError('WRONG_CREDENTIALS');
  return outcome;
}

type Account = typeof accountTable.$inferSelect;

function refuseLocked(ctx: Ctx, account: Account): void {
  const until = account.lockedUntil?.getTime() ?? 0;
  const left = until - ctx.now().getTime();
  if (!account.isLocked && left <= 0) return;
  throw new DomainError('ACCOUNT_LOCKED', { minutes: Math.max(1, Math.ceil(left / 60_000)) });
}

async function openNewSession(tx: Tx, account: Account): Promise<{ token: string; userId: string }> {
  const token = newToken();
  const expiresAt = new Date(tx.now().getTime() + tx.config.sessionHours * 3_600_000);
  await tx.db.insert(sessionTable).values({
    tokenHash: hashToken(token),
    account_Id: account._id,
    expiresAt,
    ip: tx.ip,
    NguoiTao_Id: account._id,
  });
  await tx.db
    .update(accountTable)
    .set({ failures: 0, lockedUntil: null })
    .where(eq(accountTable._id, account._id));
  await audit(tx, {
    action: 'LOGIN',
    entity: 'account',
    entityId: account._id,
    by: account,
    after: { username: account.username },
  });
  return { token, userId: account._id };
}

async function countFailure(tx: Tx, account: Account): Promise<null> {
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
  return null;
}

let unknownHash: Promise<string> | null = null;
function unknownAccountHash(): Promise<string> {
  unknownHash ??= hashPassword(newToken());
  return unknownHash;
}

/** Ends the session of the request. */
export async function signOut(ctx: Ctx): Promise<boolean> {
  const user = requireUser(ctx);
  return inTransaction(ctx, async (tx) => {
    await revokeSession(tx, user.sessionId);
    await audit(tx, { action: 'LOGOUT', entity: 'account', entityId: user._id });
    return true;
  });
}

/** Ends every session of an account but the one named; sockets that use one are closed through the event. */
export async function revokeSessions(tx: Tx, accountId: string, keep: string | null): Promise<number> {
  const open = await tx.db
    .select({ _id: sessionTable._id })
    .from(sessionTable)
    .where(and(eq(sessionTable.account_Id, accountId), isNull(sessionTable.revokedAt)));
  const others = open.filter((session) => session._id !== keep);
  for (const session of others) await revokeSession(tx, session._id);
  return others.length;
}

async function revokeSession(tx: Tx, sessionId: string): Promise<void> {
  await tx.db.update(sessionTable).set({ revokedAt: tx.now() }).where(eq(sessionTable._id, sessionId));
  await emit(tx, { module: 'PhienDangNhap', process: 'revoke', data: { sessionId } });
  tx.tx.afterCommit.push(() => forgetSession(sessionId));
}

/**
 * Changes a password; one's own needs the current one, another's the administrator's permission. Other sessions end.
 * Errors: PASSWORD_INCORRECT, PASSWORD_SAME, PASSWORD_WEAK, FORBIDDEN, NOT_FOUND.
 */
export async function changePassword(
  ctx: Ctx,
  idUser: string,
  input: { currentPassword: string; newPassword: string },
): Promise<boolean> {
  const user = requireUser(ctx);
  const own = user._id === idUser;
  if (!own && !ctx.permissions.has('QUAN_TRI')) throw new DomainError('FORBIDDEN');
  return inTransaction(ctx, async (tx) => {
    const [account] = await tx.db
      .select()
      .from(accountTable)
      .where(eq(accountTable._id, idUser))
      .for('update');
    if (!account) throw new DomainError('NOT_FOUND');
    if (own && !(await passwordFits(account.passwordHash, input.currentPassword))) {
      throw new DomainError('PASSWORD_INCORRECT', {
        issues: [{ path: 'currentPassword', code: 'PASSWORD_INCORRECT' }],
      });
    }
    await setPassword(tx, account, input.newPassword);
    await revokeSessions(tx, idUser, own ? user.sessionId : null);
    return true;
  });
}

/** Sets a password without the old one, for the command line and administrators. */
export async function resetPassword(ctx: Ctx, username: string, password: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const name = username.trim().toLowerCase();
    const [account] = await tx.db
      .select()
      .from(accountTable)
      .where(eq(accountTable.username, name))
      .for('update');
    if (!account) throw new DomainError('NOT_FOUND');
    await setPassword(tx, account, password);
    await tx.db
      .update(accountTable)
      .set({ isLocked: false, lockedUntil: null, failures: 0 })
      .where(eq(accountTable._id, account._id));
    await revokeSessions(tx, account._id, null);
  });
}

async function setPassword(tx: Tx, account: Account, password: string): Promise<void> {
  if ([...password].length < passwordMin) {
    throw new DomainError('PASSWORD_WEAK', {
      min: passwordMin,
      issues: [{ path: 'newPassword', code: 'PASSWORD_WEAK', details: { min: passwordMin } }],
    });
  }
  if (await passwordFits(account.passwordHash, password)) {
    throw new DomainError('PASSWORD_SAME', { issues: [{ path: 'newPassword', code: 'PASSWORD_SAME' }] });
  }
  await tx.db
    .update(accountTable)
    .set({
      passwordHash: await hashPassword(password),
      version: sql`${accountTable.version} + 1`,
      NgayCapNhat: tx.now(),
      NguoiCapNhat_Id: actor(tx),
    })
    .where(eq(accountTable._id, account._id));
  await audit(tx, {
    action: 'UPDATE',
    entity: 'account',
    entityId: account._id,
    after: { password: 'changed' },
  });
}

/** Makes a profile the one the account starts with. Error: PROFILE_NOT_HELD. */
export async function setUpProfile(ctx: Ctx, profileId: string): Promise<boolean> {
  const user = requireUser(ctx);
  return inTransaction(ctx, async (tx) => {
    const held = await tx.db
      .select({ _id: accountProfileTable._id })
      .from(accountProfileTable)
      .where(
        and(eq(accountProfileTable.account_Id, user._id), eq(accountProfileTable.profile_Id, profileId)),
      );
    if (held.length === 0) throw new DomainError('PROFILE_NOT_HELD');
    await tx.db
      .update(accountTable)
      .set({ defaultProfile_Id: profileId })
      .where(eq(accountTable._id, user._id));
    await audit(tx, {
      action: 'UPDATE',
      entity: 'account',
      entityId: user._id,
      after: { defaultProfile_Id: profileId },
    });
    return true;
  });
}

/** Creates an account with its profiles; the password is given once. Errors: DUPLICATE, PASSWORD_WEAK. */
export async function createAccount(
  ctx: Ctx,
  input: {
    username: string;
    password: string;
    NhanVien_Id: string | null;
    profileIds: readonly string[];
    nodeIds?: readonly string[];
  },
): Promise<string> {
  if ([...input.password].length < passwordMin) throw new DomainError('PASSWORD_WEAK', { min: passwordMin });
  const passwordHash = await hashPassword(input.password);
  return inTransaction(ctx, async (tx) => {
    const [account] = await tx.db
      .insert(accountTable)
      .values({
        username: input.username.trim().toLowerCase(),
        passwordHash,
        NhanVien_Id: input.NhanVien_Id,
        defaultProfile_Id: input.profileIds[0] ?? null,
        NguoiTao_Id: actor(tx),
      })
      .returning({ _id: accountTable._id, username: accountTable.username });
    if (!account) throw new Error('an account was not written');
    for (const profileId of input.profileIds) {
      await tx.db.insert(accountProfileTable).values({
        _id: crypto.randomUUID(),
        account_Id: account._id,
        profile_Id: profileId,
        node_Ids: [...(input.nodeIds ?? [])],
      });
    }
    await audit(tx, { action: 'CREATE', entity: 'account', entityId: account._id, after: account });
    return account._id;
  });
}
