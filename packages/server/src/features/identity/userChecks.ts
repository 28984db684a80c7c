import type { Issue } from '@sen/domain/catalogue/validate';
import { eq, sql } from 'drizzle-orm';
import { type Ctx, requireUser, type Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import type { UpdateUserInput } from '../../gql/auth.ts';
import { accountTable } from './tables.ts';
import { administers } from './userQueries.ts';

/** Refuses what nobody does to the own account. Error: NOT_ON_YOURSELF. */
export function refuseOneself(ctx: Ctx, accountId: string): void {
  if (requireUser(ctx)._id === accountId) throw new DomainError('NOT_ON_YOURSELF');
}

/** The account, locked for update. Error: NOT_FOUND. */
export async function lockAccount(tx: Tx, id: string): Promise<typeof accountTable.$inferSelect> {
  const [account] = await tx.db.select().from(accountTable).where(eq(accountTable._id, id)).for('update');
  if (!account) throw new DomainError('NOT_FOUND', { entity: 'account' });
  return account;
}

/**
 * Acts that may take an administrator away wait for each other, and for changes of the profiles that administer, so that two cannot
 * take the last ones away together.
 */
export async function queueAdministrators(tx: Tx): Promise<void> {
  await tx.db.execute(
    sql`select id from auth.profile where 'QUAN_TRI' = any(permissions) order by id for update`,
  );
}

/** Refuses what has just left nobody who administers the system. Error: LAST_ADMINISTRATOR. */
export async function refuseNoAdministrator(tx: Tx): Promise<void> {
  const { rows } = await tx.db.execute(sql`
    select 1 from auth.account a join auth.account_profile ap on ap.account_id = a.id join auth.profile p on p.id = ap.profile_id
    where not a.is_locked and not a.is_integration and ${administers} limit 1`);
  if (rows.length === 0) throw new DomainError('LAST_ADMINISTRATOR');
}

/** What an account may do, as far as it can be wrong. */
type AccessInput = Pick<UpdateUserInput, 'defaultProfile_Id' | 'profiles'>;

/** What is wrong with the profiles of accounts, by path behind that of each: none, one twice, one or a node that is not there. */
export async function accessIssues(
  tx: Tx,
  accounts: readonly AccessInput[],
  pathOf: (at: number) => string,
): Promise<Issue[]> {
  const held = accounts.flatMap((account) => account.profiles);
  const ids = [...new Set(held.map((one) => one.profile_Id.toLowerCase()))];
  const nodes = [...new Set(held.flatMap((one) => one.node_Ids))];
  const { rows } = await tx.db.execute<{ id: string }>(sql`
    select id from auth.profile where id = any(${sql.param(ids)}::uuid[]) and trang_thai = 'DangSuDung'
    union all select id from auth.node where id = any(${sql.param(nodes)}::uuid[]) and trang_thai = 'DangSuDung'`);
  const known = new Set(rows.map((row) => row.id));
  return accounts.flatMap((account, at) =>
    issuesOfOne(account, known).map((issue) => ({ ...issue, path: pathOf(at) + issue.path })),
  );
}

function issuesOfOne({ profiles, defaultProfile_Id }: AccessInput, known: ReadonlySet<string>): Issue[] {
  if (profiles.length === 0) return [{ path: 'profiles', code: 'REQUIRED' }];
  const ids = profiles.map((one) => one.profile_Id.toLowerCase());
  const issues = profiles.flatMap((one, at): Issue[] => [
    ...(known.has(ids[at] ?? '') ? [] : [{ path: `profiles.${at}.profile_Id`, code: 'NOT_IN_LIST' }]),
    ...(ids.indexOf(ids[at] ?? '') < at ? [{ path: `profiles.${at}.profile_Id`, code: 'DUPLICATE' }] : []),
    ...(one.node_Ids.every((node) => known.has(node.toLowerCase()))
      ? []
      : [{ path: `profiles.${at}.node_Ids`, code: 'NOT_IN_LIST' }]),
  ]);
  if (defaultProfile_Id && !ids.includes(defaultProfile_Id.toLowerCase()))
    issues.push({ path: 'defaultProfile_Id', code: 'NOT_IN_LIST' });
  return issues;
}
