import type { Issue } from '@sen/domain/catalogue/validate';
import { eq, sql } from 'drizzle-orm';
import { audit } from '../../engine/audit.ts';
import { actor, type Ctx, requireUser, type Tx } from '../../engine/context.ts';
import { DomainError, databaseFailure, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events.ts';
import { inTransaction } from '../../engine/transaction.ts';
import type {
  CreateUserInput,
  HeldProfileInput,
  UpdateUserInput,
  UserAccount,
  UserWithPassword,
} from '../../gql/auth.ts';
import { forgetRights } from './commands.ts';
import { hashPassword, randomWord } from './passwords.ts';
import { accountProfileTable, accountTable } from './tables.ts';
import {
  lockAccount,
  profileIssues,
  queueAdministrators,
  refuseNoAdministrator,
  refuseOneself,
} from './userChecks.ts';
import { isUsername, proposeUsername } from './userNames.ts';
import { userById } from './userQueries.ts';

/**
 * Makes an account for a member of staff, with a password for one use. Errors by field: STAFF_HAS_ACCOUNT, USERNAME_TAKEN,
 * USERNAME_NOT_VALID, NOT_IN_LIST, REQUIRED.
 */
export async function createUser(ctx: Ctx, input: CreateUserInput): Promise<UserWithPassword> {
  const password = randomWord();
  const passwordHash = await hashPassword(password);
  const user = await inTransaction(ctx, async (tx) => {
    const wanted = input.username?.trim().toLowerCase() ?? '';
    const staff = await staffOf(tx, input.NhanVien_Id);
    refuseIssues([
      ...staffIssues(staff),
      ...(wanted === '' || isUsername(wanted) ? [] : [issue('username', 'USERNAME_NOT_VALID')]),
      ...(await profileIssues(tx, input.profiles, input.defaultProfile_Id)),
    ]);
    const username = wanted === '' ? await proposeUsername(tx, input.NhanVien_Id) : wanted;
    const id = await insertAccount(tx, { ...input, username, passwordHash });
    await writeProfiles(tx, id, input.profiles);
    const made = await userById(tx, id);
    await audit(tx, { action: 'CREATE', entity: 'account', entityId: id, after: logged(made) });
    await tell(tx, id, 'create');
    return made;
  });
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
    refuseIssues(await profileIssues(tx, input.profiles, input.defaultProfile_Id));
    await tx.db.delete(accountProfileTable).where(eq(accountProfileTable.account_Id, id));
    await writeProfiles(tx, id, input.profiles);
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
    await tell(tx, id, 'update');
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

/** Tells the screens that an account is another one now. */
export async function tell(tx: Tx, account_Id: string, process: 'create' | 'update'): Promise<void> {
  await emit(tx, { module: 'TaiKhoan', process, data: { account_Id } });
}

/** An account as the log keeps it: names of profiles and places, no hash and no secret. */
export function logged(user: UserAccount) {
  return {
    username: user.username,
    TenNhanVien: user.employee?.TenNhanVien ?? null,
    isLocked: user.isLocked,
    defaultProfile:
      user.profiles.find((one) => one.profile._id === user.defaultProfile_Id)?.profile.name ?? null,
    profiles: Object.fromEntries(
      user.profiles.map((one) => [one.profile.name, one.nodes.map((node) => node.name).join(', ')]),
    ),
  };
}

type Staff = { inUse: boolean; username: string | null };

async function staffOf(tx: Tx, id: string): Promise<Staff | null> {
  const { rows } = await tx.db.execute<Staff>(sql`
    select n.trang_thai = 'DangSuDung' and not n.tam_ngung as "inUse", a.username
    from main.nhan_vien n left join auth.account a on a.nhan_vien_id = n.id where n.id = ${id} for update of n`);
  return rows[0] ?? null;
}

function staffIssues(staff: Staff | null): Issue[] {
  if (!staff?.inUse) return [issue('NhanVien_Id', 'NOT_IN_LIST')];
  const { username } = staff;
  return username ? [{ ...issue('NhanVien_Id', 'STAFF_HAS_ACCOUNT'), details: { username } }] : [];
}

function issue(path: string, code: Issue['code']): Issue {
  return { path, code };
}

async function insertAccount(
  tx: Tx,
  input: CreateUserInput & { username: string; passwordHash: string },
): Promise<string> {
  const { username, passwordHash, NhanVien_Id } = input;
  const rows = await tx.db
    .insert(accountTable)
    .values({
      username,
      passwordHash,
      NhanVien_Id,
      defaultProfile_Id: startOf(input),
      mustChangePassword: true,
      NguoiTao_Id: requireUser(tx)._id,
    })
    .returning({ _id: accountTable._id })
    .catch((error: unknown) => {
      // the staff's row is locked, so that of the two only the name can be taken meanwhile
      if (databaseFailure(error)?.constraint !== 'account_username') throw error;
      throw new DomainError('BAD_INPUT', {
        issues: [{ ...issue('username', 'USERNAME_TAKEN'), details: { username } }],
      });
    });
  const [row] = rows;
  if (!row) throw new Error('an account was not written');
  return row._id;
}

function startOf(input: UpdateUserInput): string | null {
  return input.defaultProfile_Id ?? input.profiles[0]?.profile_Id ?? null;
}

async function writeProfiles(
  tx: Tx,
  account_Id: string,
  profiles: readonly HeldProfileInput[],
): Promise<void> {
  await tx.db.insert(accountProfileTable).values(
    profiles.map(({ profile_Id, node_Ids }) => ({
      _id: crypto.randomUUID(),
      account_Id,
      profile_Id,
      node_Ids: [...new Set(node_Ids)],
    })),
  );
}
