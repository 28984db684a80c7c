import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import type { NodeInfo } from '../../gql/auth.ts';
import { type ProfileRow, profileColumns } from './queries.ts';
import { grantedNodes } from './session.ts';

/** A profile as an administrator sees it: all its nodes, and how many accounts hold it. */
export type ProfileOfHouse = ProfileRow & { soTaiKhoan: number };

/** All profiles by name, suspended ones included. One statement. */
export async function allProfiles(ctx: Ctx): Promise<ProfileOfHouse[]> {
  return readProfiles(ctx, null);
}

/** One profile. Error: NOT_FOUND. */
export async function oneProfile(ctx: Ctx, id: string): Promise<ProfileOfHouse> {
  const [row] = await readProfiles(ctx, id);
  if (!row) throw new DomainError('NOT_FOUND');
  return row;
}

async function readProfiles(ctx: Ctx, id: string | null): Promise<ProfileOfHouse[]> {
  const { rows } = await ctx.db.execute<ProfileOfHouse>(sql`
    select ${profileColumns},
      (select count(*)::int from auth.account_profile ap where ap.profile_id = p.id) as "soTaiKhoan"
    from (select p.*, '{}'::uuid[] as node_ids from auth.profile p) p
    left join lateral (${grantedNodes}) granted on true
    where p.trang_thai = 'DangSuDung' and ${id === null ? sql`true` : sql`p.id = ${id}`} order by p.name, p.code`);
  return rows;
}

export type ProfileAccountRow = {
  _id: string;
  username: string;
  TenNhanVien: string | null;
  isLocked: boolean;
  nodes: Array<{ _id: string; name: string }>;
};

/** Who holds a profile, by name, with the nodes where they work in it; none means all nodes of the profile. One statement. */
export async function profileAccounts(ctx: Ctx, profileId: string): Promise<ProfileAccountRow[]> {
  const { rows } = await ctx.db.execute<ProfileAccountRow>(sql`
    select a.id as "_id", a.username, n.ten_nhan_vien as "TenNhanVien", a.is_locked as "isLocked",
      (select coalesce(json_agg(json_build_object('_id', node.id, 'name', node.name)
        order by array_position(ap.node_ids, node.id)), '[]'::json)
        from auth.node node where node.id = any(ap.node_ids)) as nodes
    from auth.account_profile ap join auth.account a on a.id = ap.account_id
    left join main.nhan_vien n on n.id = a.nhan_vien_id
    where ap.profile_id = ${profileId} order by n.ten_nhan_vien, a.username`);
  return rows;
}

/** Every node of the house in use, for who says where a profile applies. One statement. */
export async function allNodes(ctx: Ctx): Promise<NodeInfo[]> {
  const { rows } = await ctx.db.execute<NodeInfo>(sql`
    select id as "_id", code, name, category, parent_id as "parent_Id", room_type as "roomType",
      queue_prefix as "queuePrefix", tax_code as "taxCode", address
    from auth.node where trang_thai = 'DangSuDung' order by category, code`);
  return rows;
}
