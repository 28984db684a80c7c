import type { NavigationItem } from '@sen/domain/permissions/navigation';
import { type SQL, sql } from 'drizzle-orm';
import { type Ctx, requireSession } from '../../engine/context.ts';
import type { NodeInfo } from '../../gql/auth.ts';
import { grantedNodes } from './session.ts';

export type ProfileRow = {
  _id: string;
  version: number;
  code: string;
  name: string;
  role: string;
  TamNgung: boolean;
  requires2fa: boolean;
  navigation: { navigationTree: NavigationItem[]; idMenus: string[] };
  nodes: Array<{ _id: string; name: string }>;
  permissions: string[];
  permissionByNodes: Record<string, string[]>;
};

/** The columns of a profile `p` whose nodes are `granted`. */
export const profileColumns = sql`
  p.id as "_id", p.version, p.code, p.name, p.role, p.tam_ngung as "TamNgung", p.requires_2fa as "requires2fa", p.permissions,
  json_build_object('navigationTree', p.navigation_tree, 'idMenus', p.id_menus) as navigation,
  (select coalesce(json_agg(json_build_object('_id', one ->> 'id', 'name', one ->> 'name')), '[]'::json)
    from json_array_elements(granted.nodes) one) as nodes,
  (select coalesce(json_object_agg(one ->> 'id', one -> 'permissions'), '{}'::json)
    from json_array_elements(granted.nodes) one) as "permissionByNodes"`;

/** The profile of this request as its holder has it; null when the account holds none. */
export async function profileOfRequest(ctx: Ctx): Promise<ProfileRow | null> {
  if (!ctx.profileId || !ctx.user) return null;
  const { rows } = await ctx.db.execute<ProfileRow>(sql`
    select ${profileColumns} from (
      select p.*, ap.node_ids from auth.profile p join auth.account_profile ap on ap.profile_id = p.id
      where p.id = ${ctx.profileId} and ap.account_id = ${ctx.user._id}
    ) p left join lateral (${grantedNodes}) granted on true`);
  return rows[0] ?? null;
}

export type UserRow = {
  _id: string;
  username: string;
  isOnline: boolean;
  isLocked: boolean;
  employee: {
    _id: string;
    MaNhanVien: string;
    TenNhanVien: string;
    ChucVu_Id: string | null;
    MaChucVu: string | null;
  } | null;
  profiles: Array<{ _id: string; profile: { _id: string; name: string } }>;
};

/** The columns of an account `a`; `held` says which of its profiles `p` are told. */
const userColumns = (held: SQL) => sql`
  a.id as "_id", a.username, a.is_locked or coalesce(a.locked_until > now(), false) as "isLocked",
  exists (select 1 from auth.session s where s.account_id = a.id and s.revoked_at is null
    and s.expires_at > now() and s.seen_at > now() - interval '5 minutes') as "isOnline",
  case when n.id is null then null else json_build_object('_id', n.id, 'MaNhanVien', n.ma_nhan_vien,
    'TenNhanVien', n.ten_nhan_vien, 'ChucVu_Id', n.chuc_vu_id, 'MaChucVu', c.ma_chuc_vu) end as employee,
  coalesce((select json_agg(json_build_object('_id', ap.id, 'profile', json_build_object('_id', p.id, 'name', p.name))
      order by p.name)
    from auth.account_profile ap join auth.profile p on p.id = ap.profile_id where ap.account_id = a.id and ${held}), '[]'::json) as profiles`;

const userJoins = sql`
  left join main.nhan_vien n on n.id = a.nhan_vien_id left join main.dm_chuc_vu c on c.id = n.chuc_vu_id`;

/** The signed-in user with the profile and permissions of the request. */
export async function currentUser(ctx: Ctx) {
  const user = requireSession(ctx);
  const { rows } = await ctx.db.execute<UserRow>(
    sql`select ${userColumns(sql`not p.tam_ngung`)} from auth.account a ${userJoins} where a.id = ${user._id}`,
  );
  const row = rows[0];
  if (!row) throw new Error('a session without its account');
  const profile = await profileOfRequest(ctx);
  const currentProfile = profile && { ...profile, soTaiKhoan: null }; // how many hold it is for administrators
  return { ...row, due: user.due, permissions: [...ctx.permissions], currentProfile };
}

/** Accounts whose name or staff name holds the keyword, without accents. */
export async function searchUsers(ctx: Ctx, keyword: string, limit: number) {
  const like = `%${keyword.toLowerCase()}%`;
  const { rows } = await ctx.db.execute<UserRow>(sql`
    select ${userColumns(sql`true`)} from auth.account a ${userJoins}
    where a.username like ${like} or n.search_key like ${like} order by a.username limit ${limit}`);
  return rows.map((row) => ({ ...row, due: null, permissions: [], currentProfile: null }));
}

/** The nodes that the current profile grants, and all above them. */
export async function visibleNodes(ctx: Ctx): Promise<NodeInfo[]> {
  const ids = [...ctx.nodeIds];
  const { rows } = await ctx.db.execute<NodeInfo>(sql`
    with recursive granted as (
      select * from auth.node where id = any(${sql.param(ids)}::uuid[]) and trang_thai = 'DangSuDung'
      union
      select parent.* from auth.node parent join granted on granted.parent_id = parent.id
    )
    select id as "_id", code, name, category, parent_id as "parent_Id", room_type as "roomType",
      queue_prefix as "queuePrefix", tax_code as "taxCode", address
    from granted order by category, code`);
  return rows;
}

/** The facilities that the granted ones of these nodes belong to. One statement. */
export async function facilitiesOf(ctx: Ctx, nodeIds: readonly string[]): Promise<Set<string>> {
  const granted = nodeIds.filter((id) => ctx.nodeIds.has(id));
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    with recursive above as (
      select id, parent_id, category from auth.node where id = any(${sql.param(granted)}::uuid[])
      union select n.id, n.parent_id, n.category from auth.node n join above a on n.id = a.parent_id
    ) select distinct id from above where category = 'HOSPITAL'`);
  return new Set(rows.map((row) => row.id));
}
