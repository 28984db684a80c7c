import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import { type Ctx, requireUser, type Tx } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import type { CreateUserInput, UserAccount, UserWithPassword } from '../../gql/auth.ts';
import { makeAccounts, tell } from './accountMaking.ts';
import { hashPasswords, randomWord } from './passwords.ts';
import { accountTable } from './tables.ts';
import { touched } from './userCommands.ts';
import { usersById } from './userQueries.ts';

/** Accounts that one act makes at most: their passwords take about twenty seconds of two cores then. */
const accountsMost = 500;

/**
 * Makes accounts for many members of staff, all or none, each with a password for one use that is answered this once. A repeat of its
 * request id makes nothing: those whom nobody has signed in with get new passwords, since the first ones may have been lost on their
 * way. Errors by row and field, `taiKhoan.3.username`: STAFF_HAS_ACCOUNT, USERNAME_TAKEN, USERNAME_NOT_VALID, NOT_IN_LIST, DUPLICATE,
 * REQUIRED; TOO_LARGE for more than 500.
 */
export async function createUsers(
  ctx: Ctx,
  accounts: readonly CreateUserInput[],
  requestId: string,
): Promise<UserWithPassword[]> {
  if (accounts.length === 0) refuseIssues([{ path: 'taiKhoan', code: 'REQUIRED' }]);
  if (accounts.length > accountsMost)
    refuseIssues([{ path: 'taiKhoan', code: 'TOO_LARGE', details: { max: accountsMost } }]);
  const passwords = accounts.map(() => randomWord());
  // before the transaction, so that nobody waits for the staff meanwhile
  const hashes = await hashPasswords(passwords);
  let made: UserAccount[] | null = null;
  const ids = await once(ctx, { id: requestId, operation: 'createUsers', content: accounts }, async (tx) => {
    made = await makeAccounts(
      tx,
      accounts.map((one, at) => ({ ...one, passwordHash: hashes[at] ?? '' })),
      (at) => `taiKhoan.${at}.`,
    );
    return made.map((user) => user._id);
  });
  const users = made ?? (await inTransaction(ctx, (tx) => renewPasswords(tx, ids, hashes)));
  return users.map((user) => ({ user, password: passwords[ids.indexOf(user._id)] ?? '' }));
}

/** Sets passwords of accounts that one made and that nobody has signed in with; answers which ones those are. */
async function renewPasswords(
  tx: Tx,
  ids: readonly string[],
  hashes: readonly string[],
): Promise<UserAccount[]> {
  const unused = await tx.db
    .select({ _id: accountTable._id })
    .from(accountTable)
    .where(
      and(
        inArray(accountTable._id, [...ids]),
        eq(accountTable.NguoiTao_Id, requireUser(tx)._id),
        eq(accountTable.mustChangePassword, true),
        isNull(accountTable.lastSignInAt),
      ),
    )
    .orderBy(accountTable._id)
    .for('update');
  for (const { _id } of unused) {
    await tx.db
      .update(accountTable)
      .set({ passwordHash: hashes[ids.indexOf(_id)] ?? sql`password_hash`, ...touched(tx) })
      .where(eq(accountTable._id, _id));
    await audit(tx, {
      action: 'UPDATE',
      entity: 'account',
      entityId: _id,
      after: { password: 'changed' },
    });
  }
  const found = unused.map((one) => one._id);
  await tell(tx, 'update', ...found);
  return usersById(
    tx,
    ids.filter((id) => found.includes(id)),
  );
}
