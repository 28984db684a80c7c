import { passwordMin } from '@sen/domain/names/username';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { audit } from '../../engine/audit.ts';
import {
  actor,
  type Ctx,
  requirePermission,
  requireSession,
  requireUser,
  type Tx,
} from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { emit } from '../../engine/events.ts';
import { inTransaction } from '../../engine/transaction.ts';
import { hashPassword, passwordFits } from './passwords.ts';
import { forgetSession } from './sessionCache.ts';
import { accountProfileTable, accountTable, sessionTable } from './tables.ts';

type Account = typeof accountTable.$inferSelect;

/** Ends the session of the request. */
export async function signOut(ctx: Ctx): Promise<boolean> {
  const user = requireSession(ctx);
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

/** Ends a session; sockets that use it are closed through the event. */
export async function revokeSession(tx: Tx, sessionId: string): Promise<void> {
  await tx.db.update(sessionTable).set({ revokedAt: tx.now() }).where(eq(sessionTable._id, sessionId));
  await emit(tx, { module: 'PhienDangNhap', process: 'revoke', data: { sessionId } });
  tx.tx.afterCommit.push(() => forgetSession(sessionId));
}

/** Has every node read the rights of an account anew, once this commits. */
export async function forgetRights(tx: Tx, accountId: string): Promise<void> {
  await emit(tx, { module: 'PhienDangNhap', process: 'rights', data: { accountId } });
  tx.tx.afterCommit.push(() => forgetSession(accountId));
}

/**
 * Changes a password; one's own needs the current one, another's the administrator's permission and is for one use. Other sessions end.
 * Errors: PASSWORD_INCORRECT, PASSWORD_SAME, PASSWORD_WEAK, FORBIDDEN, NOT_FOUND.
 */
export async function changePassword(
  ctx: Ctx,
  idUser: string,
  input: { currentPassword: string; newPassword: string },
): Promise<boolean> {
  const user = requireSession(ctx);
  const own = user._id === idUser;
  if (!own) requirePermission(ctx, 'QUAN_TRI');
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
    await setPassword(tx, account, input.newPassword, !own);
    await revokeSessions(tx, idUser, own ? user.sessionId : null);
    return true;
  });
}

/** Sets a password without the old one and takes the second factor off, for the command line. Error: NOT_FOUND. */
export async function resetPassword(ctx: Ctx, username: string, password: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const name = username.trim().toLowerCase();
    const [account] = await tx.db
      .select()
      .from(accountTable)
      .where(eq(accountTable.username, name))
      .for('update');
    if (!account) throw new DomainError('NOT_FOUND');
    await setPassword(tx, account, password, false);
    await tx.db
      .update(accountTable)
      .set({ isLocked: false, lockReason: null, lockedUntil: null, failures: 0, ...noSecondFactor })
      .where(eq(accountTable._id, account._id));
    await revokeSessions(tx, account._id, null);
  });
}

/** An account without a second factor. */
export const noSecondFactor = { totpSecret: null, totpSince: null, totpStep: 0, recoveryHashes: [] };

/** Sets a password; `forOneUse` has its owner choose another one at the next sign-in. Errors: PASSWORD_WEAK, PASSWORD_SAME. */
export async function setPassword(
  tx: Tx,
  account: Account,
  password: string,
  forOneUse: boolean,
): Promise<void> {
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
      mustChangePassword: forOneUse,
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
  if (account.mustChangePassword !== forOneUse) await forgetRights(tx, account._id);
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
