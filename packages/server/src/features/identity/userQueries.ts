import { tenKhongDau } from '@sen/domain/names/key';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import type { StaffOfUser, UserAccount, UserFilter, UserPage, UserSearchInput } from '../../gql/auth.ts';

const seen = sql`(select max(s.seen_at) from auth.session s where s.account_id = a.id)`;
const open = sql`s.account_id = a.id and s.revoked_at is null and s.expires_at > now()`;

const columns = sql`
  a.id as "_id", a.version, a.username, a.is_locked as "isLocked", a.lock_reason as "lockReason",
  case when a.locked_until > now() then a.locked_until end as "lockedUntil", a.must_change_password as "mustChangePassword",
  a.last_sign_in_at as "lastSignInAt", ${seen} as "lastSeenAt", a.totp_since as "secondFactorSince",
  a.default_profile_id as "defaultProfile_Id", a.ngay_tao as "NgayTao", a.is_online as "isOnline",
  (select count(*)::int from auth.session s where ${open}) as "openSessions",
  case when n.id is null then null else json_build_object('_id', n.id, 'MaNhanVien', n.ma_nhan_vien, 'TenNhanVien', n.ten_nhan_vien,
    'TenChucVu', c.ten_chuc_vu, 'TenPhongBan', d.name, 'username', a.username) end as employee,
  coalesce(held.profiles, '[]'::json) as profiles, coalesce(held.requires, false) as "requiresSecondFactor",
  coalesce(held.administers, false) as "isAdministrator"`;

/** Whether a profile `p` administers the system. */
export const administers = sql`('QUAN_TRI' = any(p.permissions) and not p.tam_ngung and p.trang_thai = 'DangSuDung')`;

const details = sql`
  left join main.nhan_vien n on n.id = a.nhan_vien_id left join main.dm_chuc_vu c on c.id = n.chuc_vu_id
  left join auth.node d on d.id = n.phong_ban_id
  left join lateral (
    select bool_or(p.requires_2fa and not p.tam_ngung) as requires, bool_or(${administers}) as administers,
      json_agg(json_build_object('profile', json_build_object('_id', p.id, 'name', p.name), 'nodes', (
        select coalesce(json_agg(json_build_object('_id', o.id, 'name', o.name) order by array_position(ap.node_ids, o.id)), '[]'::json)
        from auth.node o where o.id = any(ap.node_ids))) order by p.name) as profiles
    from auth.account_profile ap join auth.profile p on p.id = ap.profile_id where ap.account_id = a.id
  ) held on true`;

const withOnline = sql`(select a.*, exists (select 1 from auth.session s
  where ${open} and s.seen_at > now() - interval '5 minutes') as is_online from auth.account a)`;

const isLocked = sql`(a.is_locked or coalesce(a.locked_until > now(), false))`;
const isNew = sql`(a.last_sign_in_at is null and ${seen} is null)`;
const fits: Readonly<Record<UserFilter, SQL>> = {
  ALL: sql`true`,
  ONLINE: sql`a.is_online`,
  LOCKED: isLocked,
  NEVER_SIGNED_IN: isNew,
};

/** One page of the accounts with the counts of every kind, by name: one statement. */
export async function usersPage(
  ctx: Ctx,
  page: { page: number; limit: number },
  input: UserSearchInput,
): Promise<UserPage> {
  const { rows } = await ctx.db.execute<Pick<UserPage, 'data' | 'counts' | 'totalRows'>>(sql`
    with fitting as materialized (
      select a.*, ${isLocked} as locked, ${isNew} as never, ${fits[input.filter ?? 'ALL']} as wanted
      from ${withOnline} a left join main.nhan_vien n on n.id = a.nhan_vien_id
      where ${keywordFits(input.keyword)} and ${
        input.profile_Id
          ? sql`exists (select 1 from auth.account_profile ap where ap.account_id = a.id and ap.profile_id = ${input.profile_Id})`
          : sql`true`
      }
    )
    select (select count(*)::int from fitting where wanted) as "totalRows",
      (select json_build_object('ALL', count(*), 'ONLINE', count(*) filter (where is_online),
        'LOCKED', count(*) filter (where locked), 'NEVER_SIGNED_IN', count(*) filter (where never)) from fitting) as counts,
      (select coalesce(json_agg(one order by one.username), '[]'::json) from (
        select ${columns} from (select * from fitting where wanted order by username limit ${page.limit} offset ${offsetOf(page)}) a ${details}
      ) one) as data`);
  const [row] = rows;
  if (!row) throw new Error('a page of accounts has one row');
  return { ...row, currentPage: page.page };
}

/** One account. Error: NOT_FOUND. */
export async function userById(ctx: Ctx, id: string): Promise<UserAccount> {
  const [row] = await usersById(ctx, [id]);
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'account' });
  return row;
}

/** Accounts, in the order of their ids; what is not there is left out. One statement. */
export async function usersById(ctx: Ctx, ids: readonly string[]): Promise<UserAccount[]> {
  const { rows } = await ctx.db.execute<UserAccount>(sql`
    select ${columns} from ${withOnline} a ${details} where a.id = any(${sql.param(ids)}::uuid[])
    order by array_position(${sql.param(ids)}::uuid[], a.id)`);
  return rows;
}

/** Staff in use that fit a keyword, with the account each one has; those without one first. At most 30. */
export async function staffForUser(ctx: Ctx, keyword: string): Promise<StaffOfUser[]> {
  const like = `%${tenKhongDau(keyword)}%`;
  const { rows } = await ctx.db.execute<StaffOfUser>(sql`
    select n.id as "_id", n.ma_nhan_vien as "MaNhanVien", n.ten_nhan_vien as "TenNhanVien", c.ten_chuc_vu as "TenChucVu",
      d.name as "TenPhongBan", a.username
    from main.nhan_vien n left join main.dm_chuc_vu c on c.id = n.chuc_vu_id left join auth.node d on d.id = n.phong_ban_id
    left join auth.account a on a.nhan_vien_id = n.id
    where n.trang_thai = 'DangSuDung' and not n.tam_ngung and n.search_key like ${like}
    order by a.id is not null, n.ten_nhan_vien, n.ma_nhan_vien limit 30`);
  return rows;
}

/** Whether an account `a` or its member of staff `n` holds a keyword. */
export function keywordFits(keyword: string | null | undefined): SQL {
  const text = keyword?.trim().toLowerCase() ?? '';
  if (text === '') return sql`true`;
  const name = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const key = tenKhongDau(text);
  return key === ''
    ? sql`a.username like ${name}`
    : sql`(a.username like ${name} or n.search_key like ${`%${key}%`})`;
}

const limitMost = 200;

/** A page as asked for, within what is allowed: from 1, at most 200 rows. */
export function pageOf({ page, limit }: { page: number; limit: number }) {
  return {
    page: Math.min(Math.max(page, 1), 1_000_000),
    limit: Math.min(Math.max(limit, 1), limitMost),
  };
}

/** Rows before a page. */
export function offsetOf({ page, limit }: { page: number; limit: number }): number {
  return (page - 1) * limit;
}
