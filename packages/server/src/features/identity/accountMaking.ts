import type { Issue } from '@sen/domain/catalogue/validate';
import { isUsername } from '@sen/domain/names/username';
import { sql } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import { requireUser, type Tx } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import type { CreateUserInput, HeldProfileInput, UpdateUserInput, UserAccount } from '../../gql/auth.ts';
import { accountProfileTable, accountTable } from './tables.ts';
import { accessIssues } from './userChecks.ts';
import { freeUsernames, takenUsernames, usernamesLike } from './userNames.ts';
import { usersById } from './userQueries.ts';

type NewAccount = CreateUserInput & { passwordHash: string };
type Staff = { id: string; name: string; inUse: boolean; username: string | null };

/**
 * Makes accounts for members of staff, all or none, each with a password for one use; answers them in their order. `pathOf` is what
 * stands before the fields of one in its issues. Errors by field: STAFF_HAS_ACCOUNT, USERNAME_TAKEN, USERNAME_NOT_VALID, NOT_IN_LIST,
 * DUPLICATE, REQUIRED.
 */
export async function makeAccounts(
  tx: Tx,
  accounts: readonly NewAccount[],
  pathOf: (at: number) => string,
): Promise<UserAccount[]> {
  const staff = await lockStaff(
    tx,
    accounts.map((one) => one.NhanVien_Id.toLowerCase()),
  );
  const usernames = await namesOf(tx, accounts, staff);
  refuseIssues([
    ...staffIssues(accounts, staff, pathOf),
    ...(await nameIssues(tx, usernames, pathOf)),
    ...(await accessIssues(tx, accounts, pathOf)),
  ]);
  const rows = accounts.map((one, at) => ({
    _id: crypto.randomUUID(),
    username: usernames[at] ?? '',
    passwordHash: one.passwordHash,
    NhanVien_Id: one.NhanVien_Id,
    defaultProfile_Id: startOf(one),
    mustChangePassword: true,
    NguoiTao_Id: requireUser(tx)._id,
    profiles: one.profiles,
  }));
  // the staff are locked, so that of the two only a name can be taken meanwhile
  const written = await tx.db
    .insert(accountTable)
    .values(rows)
    .onConflictDoNothing({ target: accountTable.username })
    .returning({ _id: accountTable._id });
  const there = new Set(written.map((row) => row._id));
  refuseIssues(rows.flatMap((row, at) => (there.has(row._id) ? [] : [taken(pathOf(at), row.username)])));
  await writeProfiles(tx, rows);
  const made = await usersById(
    tx,
    rows.map((row) => row._id),
  );
  for (const one of made)
    await audit(tx, { action: 'CREATE', entity: 'account', entityId: one._id, after: logged(one) });
  await tell(tx, 'create', ...made.map((one) => one._id));
  return made;
}

/** The profile that an account starts with: the first one where none is chosen. */
export function startOf(input: UpdateUserInput): string | null {
  return input.defaultProfile_Id ?? input.profiles[0]?.profile_Id ?? null;
}

/** Writes what accounts hold from now on. */
export async function writeProfiles(
  tx: Tx,
  accounts: ReadonlyArray<{ _id: string; profiles: readonly HeldProfileInput[] }>,
): Promise<void> {
  await tx.db.insert(accountProfileTable).values(
    accounts.flatMap(({ _id, profiles }) =>
      profiles.map(({ profile_Id, node_Ids }) => ({
        _id: crypto.randomUUID(),
        account_Id: _id,
        profile_Id,
        node_Ids: [...new Set(node_Ids)],
      })),
    ),
  );
}

/** Tells the screens that accounts are other ones now. */
export async function tell(tx: Tx, process: 'create' | 'update', ...account_Ids: string[]): Promise<void> {
  await emit(tx, { module: 'TaiKhoan', process, data: { account_Ids } });
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

/** The staff by id, locked one after the other in the same order by everybody; what they have is read once they are. */
async function lockStaff(tx: Tx, ids: readonly string[]): Promise<Map<string, Staff>> {
  await tx.db.execute(
    sql`select id from main.nhan_vien where id = any(${sql.param(ids)}::uuid[]) order by id for update`,
  );
  const { rows } = await tx.db.execute<Staff>(sql`
    select n.id, n.ten_nhan_vien as name, n.trang_thai = 'DangSuDung' and not n.tam_ngung as "inUse", a.username
    from main.nhan_vien n left join auth.account a on a.nhan_vien_id = n.id where n.id = any(${sql.param(ids)}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

function staffIssues(
  accounts: readonly NewAccount[],
  staff: ReadonlyMap<string, Staff>,
  pathOf: (at: number) => string,
): Issue[] {
  const ids = accounts.map((one) => one.NhanVien_Id.toLowerCase());
  return ids.flatMap((id, at): Issue[] => {
    const path = `${pathOf(at)}NhanVien_Id`;
    const found = staff.get(id);
    if (!found?.inUse) return [{ path, code: 'NOT_IN_LIST' }];
    if (found.username) return [{ path, code: 'STAFF_HAS_ACCOUNT', details: { username: found.username } }];
    return ids.indexOf(id) < at ? [{ path, code: 'DUPLICATE' }] : [];
  });
}

/** The account names that are wanted; a proposed one for each who has none, beside those of the others. */
async function namesOf(
  tx: Tx,
  accounts: readonly NewAccount[],
  staff: ReadonlyMap<string, Staff>,
): Promise<string[]> {
  const wanted = accounts.map((one) => one.username?.trim().toLowerCase() ?? '');
  const unnamed = accounts.flatMap((one, at) =>
    wanted[at] === '' ? [staff.get(one.NhanVien_Id.toLowerCase())?.name ?? ''] : [],
  );
  if (unnamed.length === 0) return wanted;
  const used = await usernamesLike(tx, unnamed);
  const proposed = freeUsernames(unnamed, new Set([...used, ...wanted]));
  return wanted.map((name) => (name === '' ? (proposed.shift() ?? '') : name));
}

async function nameIssues(
  tx: Tx,
  usernames: readonly string[],
  pathOf: (at: number) => string,
): Promise<Issue[]> {
  const used = new Set(await takenUsernames(tx, usernames));
  return usernames.flatMap((username, at): Issue[] => {
    if (!isUsername(username)) return [{ path: `${pathOf(at)}username`, code: 'USERNAME_NOT_VALID' }];
    const again = usernames.indexOf(username) < at;
    return again || used.has(username) ? [taken(pathOf(at), username)] : [];
  });
}

function taken(path: string, username: string): Issue {
  return { path: `${path}username`, code: 'USERNAME_TAKEN', details: { username } };
}
