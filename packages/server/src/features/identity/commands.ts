import { profilesOfPeople } from '@sen/domain/permissions/readyProfiles';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, requireSession, requireUser, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { ownerOf, passwordIssues } from './passwordRules.ts';
import { hashPassword } from './passwords.ts';
import { writeNodes } from './profileDraft.ts';
import { forgetSession } from './sessionCache.ts';
import { accountProfileTable, accountTable, profileTable, sessionTable } from './tables.ts';

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

/** Ends every session of the site, without a word to each: nobody is served meanwhile. */
export async function endAllSessions(tx: Tx): Promise<void> {
  await tx.db.update(sessionTable).set({ revokedAt: tx.now() }).where(isNull(sessionTable.revokedAt));
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

/** An account without a second factor. */
export const noSecondFactor = { totpSecret: null, totpSince: null, totpStep: 0, recoveryHashes: [] };

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

/** Creates an account with its profiles and a password. Errors: DUPLICATE, BAD_INPUT for the password. */
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
  const owner = await ownerOf(ctx, input);
  refuseIssues(await passwordIssues('password', input.password, { owner, secondFactor: false }));
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

/**
 * Lets the ready profiles apply in a whole new facility, those of machines aside: an account for which no place is chosen works wherever
 * its profile does.
 */
export async function giveReadyProfiles(tx: Tx, node_Id: string): Promise<void> {
  const held = await tx.db
    .select({ id: profileTable._id })
    .from(profileTable)
    .where(and(inArray(profileTable.code, [...profilesOfPeople]), eq(profileTable.TrangThai, 'DangSuDung')));
  for (const { id } of held) await writeNodes(tx, id, [{ node_Id, permissions: [] }]);
}
