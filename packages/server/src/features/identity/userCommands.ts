import { eq, sql } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { CreateUserInput, UpdateUserInput, UserAccount, UserWithPassword } from '../../gql/auth.ts';
import { logged, makeAccounts, startOf, tell, writeProfiles } from './accountMaking.ts';
import { forgetRights } from './commands.ts';
import { hashPassword, randomWord } from './passwords.ts';
import { accountProfileTable, accountTable } from './tables.ts';
import {
  accessIssues,
  lockAccount,
  queueAdministrators,
  refuseNoAdministrator,
  refuseOneself,
} from './userChecks.ts';
import { userById } from './userQueries.ts';

/**
 * Makes an account for a member of staff, with a password for one use. Errors by field: STAFF_HAS_ACCOUNT, USERNAME_TAKEN,
 * USERNAME_NOT_VALID, NOT_IN_LIST, REQUIRED.
 */
export async function createUser(ctx: Ctx, input: CreateUserInput): Promise<UserWithPassword> {
  const password = randomWord();
  const passwordHash = await hashPassword(password);
  const [user] = await inTransaction(ctx, (tx) => makeAccounts(tx, [{ ...input, passwordHash }], () => ''));
  if (!user) throw new Error('an account was not written');
  return { user, password };
}

/**
 * Changes the profiles of an account, at once on every node. Errors: NOT_FOUND, CONFLICT with the current account, BAD_INPUT by
 * field, NOT_ON_YOURSELF when one would take the own administration away, LAST_ADMINISTRATOR.
 */
export async function updateUser(
  ctx: Ctx,
  id: string,
  version: number,
  input: UpdateUserInput,
): Promise<UserAccount> {
  return inTransaction(ctx, async (tx) => {
    await queueAdministrators(tx);
    const account = await lockAccount(tx, id);
    const before = await userById(tx, id);
    if (account.version !== version) throw new DomainError('CONFLICT', { current: before });
    refuseIssues(await accessIssues(tx, [input], () => ''));
    await tx.db.delete(accountProfileTable).where(eq(accountProfileTable.account_Id, id));
    await writeProfiles(tx, [{ _id: id, profiles: input.profiles }]);
    await tx.db
      .update(accountTable)
      .set({ defaultProfile_Id: startOf(input), ...touched(tx) })
      .where(eq(accountTable._id, id));
    const after = await userById(tx, id);
    if (before.isAdministrator && !after.isAdministrator) {
      refuseOneself(tx, id);
      await refuseNoAdministrator(tx);
    }
    await audit(tx, {
      action: 'UPDATE',
      entity: 'account',
      entityId: id,
      before: logged(before),
      after: logged(after),
    });
    await forgetRights(tx, id);
    await tell(tx, 'update', id);
    return after;
  });
}

/** The columns that every change of an account sets. */
export function touched(tx: Tx) {
  return {
    version: sql`${accountTable.version} + 1`,
    NgayCapNhat: tx.now(),
    NguoiCapNhat_Id: actor(tx),
  };
}
