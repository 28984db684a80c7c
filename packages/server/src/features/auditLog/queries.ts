import { type SQL, sql } from 'drizzle-orm';
import { type AuditAction, auditView } from '../../engine/audit/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { reportRows } from '../../engine/database/reporting.ts';
import { DomainError } from '../../engine/errors.ts';
import type { LichSuThaoTacInput } from '../../gql/main.ts';
import { accountRows } from '../identity/sql.ts';
import { patientRows } from '../patients/sql.ts';
import { conditionsOf, cursorOf, olderThan } from './filter.ts';

/** An act as the log keeps it, with the names of who, where and about whom. */
export type ActRow = {
  _id: string;
  /** With microseconds, as the next page begins after it. */
  moment: string;
  at: string;
  user_Id: string | null;
  username: string | null;
  TenNhanVien: string | null;
  node: { _id: string; ma: string | null; ten: string } | null;
  action: AuditAction;
  entity: string;
  entity_id: string | null;
  BenhNhan: { _id: string; MaYTe: string; TenBenhNhan: string } | null;
  ip: string | null;
  request_id: string | null;
  coThayDoi: boolean;
};

/** An act with the record before and after it. */
export type FullRow = ActRow & { before: unknown; after: unknown };

export type ActPage = { data: ActRow[]; conNua: boolean; tiep: string | null };

/** The kind under which readings of the log stand in the log. */
export const logEntity = 'NhatKyThaoTac';

const named = sql`
  a.id as "_id", a.at, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as moment,
  a.user_id as "user_Id",
  coalesce(a.username, case when a.action = 'LOGIN' then a.after ->> 'username' end) as username, s.ten_nhan_vien as "TenNhanVien",
  case when n.id is null then null else json_build_object('_id', n.id, 'ma', n.code, 'ten', n.name) end as node,
  a.action, a.entity, a.entity_id,
  case when p.id is null then null else json_build_object('_id', p.id, 'MaYTe', p.ma_y_te, 'TenBenhNhan', p.ten_benh_nhan) end as "BenhNhan",
  a.ip, a.request_id, (a.before is not null or a.after is not null) as "coThayDoi"`;
const names = sql`
  left join ${accountRows} u on u.id = a.user_id left join main.nhan_vien s on s.id = u.nhan_vien_id
  left join auth.node n on n.id = a.node_id left join ${patientRows} p on p.id = a.benh_nhan_id`;

/** One page of the log, the newest first: one statement. Errors: BAD_INPUT. */
export async function actsOf(
  ctx: Ctx,
  input: LichSuThaoTacInput,
  page: { sau?: string | null | undefined; limit?: number | null | undefined },
): Promise<ActPage> {
  return pageOf<ActRow>(ctx, input, {
    sau: page.sau,
    limit: Math.min(Math.max(page.limit ?? 50, 1), 200),
    columns: named,
  });
}

/** One page of the log with what each act changed. */
export async function fullActsOf(
  ctx: Ctx,
  input: LichSuThaoTacInput,
  page: { sau: string | null; limit: number },
): Promise<{ data: FullRow[]; conNua: boolean; tiep: string | null }> {
  return pageOf<FullRow>(ctx, input, { ...page, columns: sql`${named}, a.before, a.after` });
}

async function pageOf<R extends ActRow>(
  ctx: Ctx,
  input: LichSuThaoTacInput,
  { sau, limit, columns }: { sau: string | null | undefined; limit: number; columns: SQL },
): Promise<{ data: R[]; conNua: boolean; tiep: string | null }> {
  const rows = await reportRows<R>(
    ctx,
    sql`
    select ${columns}
    from (select * from main.audit a where ${conditionsOf(ctx, input)} and ${olderThan(sau)}
      order by a.at desc, a.id desc limit ${limit + 1}) a ${names}
    order by a.at desc, a.id desc`,
  );
  const data = rows.slice(0, limit) as R[]; // the columns that the caller names
  const last = data.at(-1);
  const conNua = rows.length > limit;
  return { data, conNua, tiep: conNua && last ? cursorOf(last) : null };
}

/** One act with what it changed; the reading is logged. Errors: NOT_FOUND. */
export async function openAct(ctx: Ctx, id: string, at: Date): Promise<FullRow> {
  const { rows } = await ctx.db.execute<FullRow>(sql`
    select ${named}, a.before, a.after from main.audit a ${names}
    where a.at >= ${at.toISOString()}::timestamptz and a.at < ${at.toISOString()}::timestamptz + interval '1 millisecond' and a.id = ${id}`);
  const [row] = rows;
  if (!row) throw new DomainError('NOT_FOUND', { entity: logEntity });
  await auditView(ctx, { entity: logEntity, entityId: id, BenhNhan_Id: row.BenhNhan?._id ?? null });
  return row;
}
