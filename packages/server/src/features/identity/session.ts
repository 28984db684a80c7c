import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Due, Grants, SessionUser } from '../../engine/context.ts';
import { type Db, queryPrepared } from '../../engine/database/database.ts';
import type { Credentials } from '../../engine/http/requestContext.ts';

/** What a request's token, profile and node open. */
export type Session = {
  user: SessionUser;
  profileId: string | null;
  nodeId: string | null;
  nodeIds: string[];
  permissions: string[];
  grants: Grants;
};

/** How a token is kept: SHA-256, hex. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

type SessionRow = {
  session_id: string;
  account_id: string;
  username: string;
  nhan_vien_id: string | null;
  ten_nhan_vien: string | null;
  seen: string;
  node_id: string | null;
  due: Due | null;
  profile_id: string | null;
  permissions: string[] | null;
  nodes: Array<{ id: string; permissions: string[] }> | null;
  reach: Array<{ id: string; permissions: string[] }> | null;
  facilities: string[] | null;
  own_records: string[] | null;
};

// The nodes of a holding `p` (a profile with the person's node_ids), in their order, as one JSON array.
const grantedNodesText = `
  select coalesce(json_agg(json_build_object('id', n.id, 'name', n.name, 'permissions', coalesce(pn.permissions, '{}'))
    order by coalesce(array_position(p.node_ids, n.id), pn.sort_order), n.code), '[]'::json) as nodes
  from auth.node n left join auth.profile_node pn on pn.profile_id = p.id and pn.node_id = n.id
  where n.trang_thai = 'DangSuDung'
    and (n.id = any(p.node_ids) or (cardinality(p.node_ids) = 0 and pn.node_id is not null))`;

/** The same for statements that are put together. */
export const grantedNodes = sql.raw(grantedNodesText);

// planned once a connection: it runs with every request
const sessionText = `
    select s.id as session_id, a.id as account_id, a.username, a.nhan_vien_id, n.ten_nhan_vien,
      extract(epoch from now() - s.seen_at)::int::text as seen, s.node_id,
      case when a.must_change_password then 'PASSWORD' when s.second_factor_due then 'SECOND_FACTOR' end as due, p.id as profile_id, p.permissions, granted.nodes, reach.nodes as reach, up.ids as facilities,
      hidden.ids as own_records
    from auth.session s
    join auth.account a on a.id = s.account_id and not a.is_locked
    left join main.nhan_vien n on n.id = a.nhan_vien_id
    left join lateral (
      select p.id, p.permissions, ap.node_ids from auth.account_profile ap join auth.profile p on p.id = ap.profile_id
      where ap.account_id = a.id and not p.tam_ngung and p.trang_thai = 'DangSuDung'
      order by (p.id = $2::uuid) desc nulls last, (p.id = a.default_profile_id) desc nulls last, p.name limit 1
    ) p on true
    left join lateral (${grantedNodesText}) granted on true
    left join lateral (
      with recursive below as (
        select (node ->> 'id')::uuid as id, (node -> 'permissions')::jsonb as held from json_array_elements(granted.nodes) node
        union
        select child.id, below.held from auth.node child join below on child.parent_id = below.id where child.trang_thai = 'DangSuDung'
      )
      select json_agg(json_build_object('id', id, 'permissions', held)) as nodes from below
    ) reach on true
    left join lateral (
      with recursive above as (
        select n.id, n.parent_id, n.category from auth.node n
        where n.id in (select (node ->> 'id')::uuid from json_array_elements(granted.nodes) node)
        union
        select n.id, n.parent_id, n.category from auth.node n join above on n.id = above.parent_id
      )
      select array_agg(id) as ids from above where category = 'HOSPITAL'
    ) up on true
    left join lateral (
      with recursive above as (
        select n.id as node, n.parent_id, n.chi_xem_ho_so_co_so as flag from auth.node n
        where n.id in (select (node ->> 'id')::uuid from json_array_elements(granted.nodes) node)
        union
        select above.node, n.parent_id, n.chi_xem_ho_so_co_so from auth.node n join above on n.id = above.parent_id
      )
      select array_agg(node) as ids from above where flag
    ) hidden on true
    where s.token_hash = $1 and (s.companion_hash is null or s.companion_hash = any($3::text[]))
      and s.revoked_at is null and s.expires_at > now()`;

/**
 * Opens the session of a token in one statement; null when it is unknown, revoked, expired, of
 * another browser, or its account locked.
 * A profile that the account does not hold falls back to its default, a node that it does not grant to its first.
 * A granted node grants what lies below it.
 */
export async function openSession(
  db: Db,
  { token, companions }: Credentials,
  wanted: { profileId: string | null; nodeId: string | null },
): Promise<Session | null> {
  const { rows } = await queryPrepared<SessionRow>(db, 'open_session', sessionText, [
    hashToken(token),
    wanted.profileId,
    companions.map(hashToken),
  ]);
  const row = rows[0];
  if (!row) return null;
  const nodes = row.nodes ?? [];
  const reach = row.reach ?? [];
  const node = nodes.find((one) => one.id === wanted.nodeId) ?? nodes[0] ?? null;
  if (Number(row.seen) > 60 || (node && row.node_id === null))
    await db.execute(
      sql`update auth.session set seen_at = now(), node_id = ${node?.id ?? null} where id = ${row.session_id}`,
    );
  return {
    user: {
      _id: row.account_id,
      username: row.username,
      NhanVien_Id: row.nhan_vien_id,
      TenNhanVien: row.ten_nhan_vien ?? row.username,
      sessionId: row.session_id,
      due: row.due,
    },
    profileId: row.profile_id,
    nodeId: node?.id ?? null,
    nodeIds: reach.map((one) => one.id),
    permissions: [...(row.permissions ?? []), ...(node?.permissions ?? [])],
    grants: {
      own: new Set(row.permissions ?? []),
      byNode: heldByNode(reach),
      facilityIds: new Set(row.facilities ?? []),
      ownRecordsAt: new Set(row.own_records ?? []),
    },
  };
}

/** What is held at single nodes; one that is reached by several grants has what each of them gives. */
function heldByNode(reach: ReadonlyArray<{ id: string; permissions: string[] }>): Map<string, Set<string>> {
  const held = new Map<string, Set<string>>();
  for (const { id, permissions } of reach) {
    if (permissions.length === 0) continue;
    const known = held.get(id) ?? new Set();
    for (const permission of permissions) known.add(permission);
    held.set(id, known);
  }
  return held;
}
