import { phienDangNhapActs } from '@sen/domain/identity/phienDangNhap';
import { type TaiKhoanAction, taiKhoanActs } from '@sen/domain/identity/taiKhoan';
import { eq } from 'drizzle-orm';
import { requireAct } from '../../engine/acts/acts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import { audit } from '../../engine/audit/audit.ts';
import { type Ctx, requireUser, type Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { UserAccount, UserWithPassword } from '../../gql/auth.ts';
import { tell } from './accountMaking.ts';
import { forgetAttemptsOn } from './attempts.ts';
import { noSecondFactor, revokeSession, revokeSessions } from './commands.ts';
import { letIn, setPassword } from './passwordCommands.ts';
import { hashPassword, randomWord } from './passwords.ts';
import { sessionFacts } from './sessionQueries.ts';
import { accountTable, sessionTable } from './tables.ts';
import { lockAccount, queueAdministrators, refuseNoAdministrator, refuseOneself } from './userChecks.ts';
import { touched } from './userCommands.ts';
import { userById } from './userQueries.ts';

/**
 * Locks an account and ends its sessions, at once on every node. Errors: NOT_ON_YOURSELF, LAST_ADMINISTRATOR, STATE_CHANGED when it
 * is locked, BAD_INPUT for the reason.
 */
export async function lockUser(ctx: Ctx, id: string, reason: string): Promise<UserAccount> {
  const LyDo = givenReason(reason, { path: 'reason' });
  return inTransaction(ctx, async (tx) => {
    await queueAdministrators(tx);
    await lockFor(tx, id, 'khoa');
    await tx.db
      .update(accountTable)
      .set({ isLocked: true, lockReason: LyDo, ...touched(tx) })
      .where(eq(accountTable._id, id));
    await refuseNoAdministrator(tx);
    await revokeSessions(tx, id, null);
    return changed(tx, id, { before: { isLocked: false }, after: { isLocked: true, LyDo } });
  });
}

/** Opens an account that an administrator or too many wrong passwords locked. Error: STATE_CHANGED when nothing locks it. */
export async function unlockUser(ctx: Ctx, id: string): Promise<UserAccount> {
  return inTransaction(ctx, async (tx) => {
    await lockFor(tx, id, 'moKhoa');
    await tx.db
      .update(accountTable)
      .set({ isLocked: false, lockReason: null, lockedUntil: null, ...touched(tx) })
      .where(eq(accountTable._id, id));
    await forgetAttemptsOn(tx, id);
    return changed(tx, id, { before: { isLocked: true }, after: { isLocked: false } });
  });
}

/** Ends every session of an account; answers how many were open. Error: NOT_ON_YOURSELF. */
export async function logoutUser(ctx: Ctx, id: string): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    await lockFor(tx, id, 'dangXuat');
    const { openSessions } = await userById(tx, id);
    await revokeSessions(tx, id, null);
    await changed(tx, id, { after: { sessionsEnded: openSessions } });
    return openSessions;
  });
}

/** Gives an account a password for one use; its sessions end. Error: NOT_ON_YOURSELF. */
export async function resetPasswordUser(ctx: Ctx, id: string): Promise<UserWithPassword> {
  refuseOneself(ctx, id);
  const password = randomWord();
  const passwordHash = await hashPassword(password);
  const user = await inTransaction(ctx, async (tx) => {
    const account = await lockAccount(tx, id);
    await setPassword(tx, account, passwordHash, true);
    // too many wrong passwords are what a forgotten one brings
    await letIn(tx, id);
    await tell(tx, 'update', id);
    return userById(tx, id);
  });
  return { user, password };
}

/** Takes the second factor off; its sessions end. Errors: NOT_ON_YOURSELF, STATE_CHANGED when it is off, BAD_INPUT for the reason. */
export async function resetSecondFactorUser(ctx: Ctx, id: string, reason: string): Promise<UserAccount> {
  const LyDo = givenReason(reason, { path: 'reason' });
  return inTransaction(ctx, async (tx) => {
    await lockFor(tx, id, 'boYeuToThuHai');
    await tx.db
      .update(accountTable)
      .set({ ...noSecondFactor, ...touched(tx) })
      .where(eq(accountTable._id, id));
    await revokeSessions(tx, id, null);
    return changed(tx, id, { before: { secondFactor: true }, after: { secondFactor: false, LyDo } });
  });
}

/** Ends one session. Errors: NOT_FOUND, also when it has ended; NOT_ON_YOURSELF for the one that asks. */
export async function endSession(ctx: Ctx, id: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const [session] = await tx.db.select().from(sessionTable).where(eq(sessionTable._id, id)).for('update');
    if (!session) throw new DomainError('NOT_FOUND', { entity: 'session' });
    requireAct(tx, phienDangNhapActs, 'thuHoi', sessionFacts(tx, session));
    await revokeSession(tx, id);
    await changed(tx, session.account_Id, { after: { sessionsEnded: 1, ip: session.ip } });
    return true;
  });
}

/** Locks an account for an act on it. Errors: NOT_FOUND, those of the act. */
async function lockFor(tx: Tx, id: string, action: TaiKhoanAction): Promise<void> {
  const { isLocked, lockedUntil, totpSince } = await lockAccount(tx, id);
  const waits = (lockedUntil?.getTime() ?? 0) > tx.now().getTime();
  requireAct(tx, taiKhoanActs, action, {
    TrangThai: isLocked ? 'BiKhoa' : waits ? 'TamKhoa' : 'Mo',
    node: null,
    laMinh: requireUser(tx)._id === id.toLowerCase(),
    coYeuToThuHai: totpSince !== null,
  });
}

async function changed(tx: Tx, id: string, log: { before?: unknown; after: unknown }): Promise<UserAccount> {
  await audit(tx, { action: 'UPDATE', entity: 'account', entityId: id, ...log });
  await tell(tx, 'update', id);
  return userById(tx, id);
}
