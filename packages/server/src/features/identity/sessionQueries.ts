import { type PhienDangNhapFacts, phienDangNhapActs } from '@sen/domain/identity/phienDangNhap';
import { sql } from 'drizzle-orm';
import { actionStates } from '../../engine/acts/acts.ts';
import { type Ctx, requireUser } from '../../engine/context.ts';
import type { Db } from '../../engine/database/database.ts';
import type { SessionPage, SessionSearchInput, UserSession } from '../../gql/auth.ts';
import { keywordFits, offsetOf } from './userQueries.ts';

const isOpen = sql`(s.revoked_at is null and s.expires_at > now() and not a.is_locked)`;

/** One page of the sessions, those seen last first; open ones unless ended ones are asked for too. One statement. */
export async function sessionsPage(
  ctx: Ctx,
  page: { page: number; limit: number },
  { idUser, keyword, ended }: SessionSearchInput,
): Promise<SessionPage> {
  const { rows } = await ctx.db.execute<{ data: Omit<UserSession, 'hanhDongs'>[]; totalRows: number }>(sql`
    with fitting as materialized (
      select s.*, a.username, n.ten_nhan_vien, ${isOpen} as is_open
      from auth.session s join auth.account a on a.id = s.account_id left join main.nhan_vien n on n.id = a.nhan_vien_id
      where ${idUser ? sql`a.id = ${idUser}` : sql`true`} and ${ended ? sql`true` : isOpen} and ${keywordFits(keyword)}
    )
    select (select count(*)::int from fitting) as "totalRows",
      (select coalesce(json_agg(one order by one."seenAt" desc, one."_id"), '[]'::json) from (
        select f.id as "_id", f.account_id as "account_Id", f.username, f.ten_nhan_vien as "TenNhanVien", f.ngay_tao as "NgayTao",
          f.seen_at as "seenAt", f.expires_at as "expiresAt", f.revoked_at as "revokedAt", f.is_open as "isOpen",
          f.id = ${requireUser(ctx).sessionId} as "isCurrent", f.ip, f.user_agent as "userAgent",
          case when o.id is null then null else json_build_object('_id', o.id, 'name', o.name) end as node
        from (select * from fitting order by seen_at desc, id limit ${page.limit} offset ${offsetOf(page)}) f
        left join auth.node o on o.id = f.node_id
      ) one) as data`);
  const [row] = rows;
  if (!row) throw new Error('a page of sessions has one row');
  const data = row.data.map((session) => ({
    ...session,
    hanhDongs: actionStates(ctx, phienDangNhapActs, sessionFacts(ctx, session)),
  }));
  return { ...row, data, currentPage: page.page };
}

/** What the acts on a session decide on. */
export function sessionFacts(
  ctx: Ctx,
  session: { _id: string; revokedAt?: Date | string | null; expiresAt: Date | string },
): PhienDangNhapFacts {
  return {
    node: null,
    dangMo: !session.revokedAt && new Date(session.expiresAt) > ctx.now(),
    laPhienNay: session._id === requireUser(ctx).sessionId,
  };
}

/** How many sessions are open. */
export async function openSessions(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from auth.session s join auth.account a on a.id = s.account_id where ${isOpen}`,
  );
  return rows[0]?.count ?? 0;
}
