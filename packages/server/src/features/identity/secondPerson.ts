import type { Permission } from '@sen/domain/permissions/permissions';
import { sql } from 'drizzle-orm';
import { type Ctx, requireUser } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { beginCheck, oneCheck } from './passwordCheck.ts';
import { passwordFits } from './passwords.ts';
import { accountNamed, logFailure, unknownAccountHash } from './signIn.ts';

/** Who stands by, as they identify themselves. */
export type NamedPerson = { username: string; password: string };

/**
 * Asks a second person for the password of their own account, beside whoever is signed in: somebody else, who holds one of these rights at
 * the node. Answers the member of staff. A wrong password counts as one at signing in does. Errors: BAD_INPUT at `path`, SIGN_IN_ONCE,
 * ACCOUNT_LOCKED, TOO_MANY_REQUESTS, ACCOUNT_LOCKED_BY_ADMINISTRATOR.
 */
export async function secondPerson(
  ctx: Ctx,
  named: NamedPerson,
  { node, rights, path }: { node: string; rights: readonly Permission[]; path: string },
): Promise<string> {
  oneCheck(ctx);
  const { _id: own } = requireUser(ctx);
  const username = named.username.trim().toLowerCase();
  const account = await accountNamed(ctx, username);
  if (account?._id === own) refuseIssues([{ path: `${path}.username`, code: 'DOSE_SECOND_SELF' }]);
  const check = await beginCheck(ctx, username, account?._id ?? null);
  let fits: boolean;
  try {
    const hash = account?.passwordHash ?? (await unknownAccountHash());
    fits = await passwordFits(hash, named.password, check.turn);
  } catch (error) {
    await check.undone();
    throw error;
  }
  if (!fits || !account) {
    await inTransaction(ctx, (tx) => logFailure(tx, account, 'WRONG_CREDENTIALS', check));
    throw new DomainError('BAD_INPUT', {
      issues: [{ path: `${path}.password`, code: 'PASSWORD_INCORRECT' }],
    });
  }
  await check.succeeded();
  if (account.isLocked) throw new DomainError('ACCOUNT_LOCKED_BY_ADMINISTRATOR');
  if (!account.NhanVien_Id || !(await holdsAt(ctx, account._id, node, rights)))
    throw new DomainError('BAD_INPUT', {
      issues: [{ path: `${path}.username`, code: 'SECOND_PERSON_RIGHT' }],
    });
  return account.NhanVien_Id;
}

/** Whether an account holds one of some rights at a node, by any of its profiles. A granted node grants what lies below it. */
async function holdsAt(
  ctx: Ctx,
  account: string,
  node: string,
  rights: readonly Permission[],
): Promise<boolean> {
  const asked = sql`${sql.param([...rights])}::text[]`;
  const { rows } = await ctx.db.execute<{ held: boolean }>(sql`
    with recursive above as (
      select id, parent_id from auth.node where id = ${node}
      union select n.id, n.parent_id from auth.node n join above a on n.id = a.parent_id)
    select exists (
      select from auth.account_profile ap
      join auth.profile p on p.id = ap.profile_id and not p.tam_ngung and p.trang_thai = 'DangSuDung'
      join above a on a.id = any(ap.node_ids) or (cardinality(ap.node_ids) = 0
        and exists (select from auth.profile_node g where g.profile_id = p.id and g.node_id = a.id))
      left join auth.profile_node pn on pn.profile_id = p.id and pn.node_id = a.id
      where ap.account_id = ${account} and (p.permissions && ${asked} or pn.permissions && ${asked})) as held`);
  return rows[0]?.held ?? false;
}
