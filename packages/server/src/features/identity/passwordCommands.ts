import type { PasswordFault } from '@sen/domain/identity/password';
import { eq, sql } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, requirePermission, requireSession, type Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { forgetAttemptsOn } from './attempts.ts';
import { forgetRights, noSecondFactor, revokeSessions } from './commands.ts';
import { requireCurrentPassword } from './currentPassword.ts';
import { forgetDevices } from './knownDevices.ts';
import { ownerOf, passwordIssues } from './passwordRules.ts';
import { hashPassword, passwordFits } from './passwords.ts';
import { accountTable, passkeyTable } from './tables.ts';
import { lockAccount } from './userChecks.ts';

type Account = typeof accountTable.$inferSelect;

/**
 * Changes a password; one's own needs the current one, another's the administrator's permission and is for one use. Other sessions end.
 * Errors: PASSWORD_INCORRECT, PASSWORD_WAIT, PASSWORD_SAME, PASSWORD_WEAK, PASSWORD_COMMON, PASSWORD_PERSONAL, FORBIDDEN, NOT_FOUND.
 */
export async function changePassword(
  ctx: Ctx,
  idUser: string,
  input: { currentPassword: string; newPassword: string },
): Promise<boolean> {
  const user = requireSession(ctx);
  const own = user._id === idUser;
  if (!own) requirePermission(ctx, 'QUAN_TRI');
  const [account] = await ctx.db.select().from(accountTable).where(eq(accountTable._id, idUser));
  if (!account) throw new DomainError('NOT_FOUND');
  if (own) await requireCurrentPassword(ctx, account.passwordHash, input.currentPassword);
  const same = own
    ? input.newPassword.normalize('NFC') === input.currentPassword.normalize('NFC')
    : await passwordFits(account.passwordHash, input.newPassword);
  if (same) throw refused('PASSWORD_SAME');
  const passwordHash = await checkedHash(ctx, account, input.newPassword);
  return inTransaction(ctx, async (tx) => {
    const locked = await lockAccount(tx, idUser);
    // it was changed elsewhere while this one was compared
    if (own && locked.passwordHash !== account.passwordHash)
      throw refused('PASSWORD_INCORRECT', 'currentPassword');
    await setPassword(tx, locked, passwordHash, !own);
    await revokeSessions(tx, idUser, own ? user.sessionId : null);
    return true;
  });
}

/**
 * Sets a password without the old one, takes the second factor off and lets everybody try again, for the command line. Error:
 * NOT_FOUND.
 */
export async function resetPassword(ctx: Ctx, username: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await inTransaction(ctx, async (tx) => {
    const name = username.trim().toLowerCase();
    const [account] = await tx.db
      .select()
      .from(accountTable)
      .where(eq(accountTable.username, name))
      .for('update');
    if (!account) throw new DomainError('NOT_FOUND');
    await setPassword(tx, account, passwordHash, false);
    await tx.db
      .update(accountTable)
      .set({ isLocked: false, lockReason: null, ...noSecondFactor })
      .where(eq(accountTable._id, account._id));
    await letIn(tx, account._id);
  });
}

/** Opens an account for a password that somebody gave: its sessions, PIN, passkeys, known browsers and waits end. */
export async function letIn(tx: Tx, accountId: string): Promise<void> {
  await tx.db
    .update(accountTable)
    .set({ lockedUntil: null, pinHash: null })
    .where(eq(accountTable._id, accountId));
  await forgetAttemptsOn(tx, accountId);
  await forgetDevices(tx, accountId);
  await tx.db.delete(passkeyTable).where(eq(passkeyTable.account_Id, accountId));
  await revokeSessions(tx, accountId, null);
}

/** Writes a password, hashed before, of an account that is locked for update; `forOneUse` has its owner choose another one. */
export async function setPassword(
  tx: Tx,
  { _id, mustChangePassword }: Pick<Account, '_id' | 'mustChangePassword'>,
  passwordHash: string,
  forOneUse: boolean,
): Promise<void> {
  await tx.db
    .update(accountTable)
    .set({
      passwordHash,
      mustChangePassword: forOneUse,
      version: sql`${accountTable.version} + 1`,
      NgayCapNhat: tx.now(),
      NguoiCapNhat_Id: actor(tx),
    })
    .where(eq(accountTable._id, _id));
  await audit(tx, { action: 'UPDATE', entity: 'account', entityId: _id, after: { password: 'changed' } });
  if (mustChangePassword !== forOneUse) await forgetRights(tx, _id);
}

/** The hash of a new password of an account; hashed outside a transaction, which would hold its rows so long. */
async function checkedHash(ctx: Ctx, account: Account, password: string): Promise<string> {
  const [issue] = await passwordIssues('newPassword', password, {
    owner: await ownerOf(ctx, account),
    secondFactor: account.totpSince !== null,
  });
  if (issue) throw refused(issue.code, 'newPassword', issue.details);
  return hashPassword(password);
}

function refused(
  code: PasswordFault['code'] | 'PASSWORD_INCORRECT' | 'PASSWORD_SAME',
  path = 'newPassword',
  details: Record<string, number> = {},
): DomainError {
  return new DomainError(code, { ...details, issues: [{ path, code, details }] });
}
