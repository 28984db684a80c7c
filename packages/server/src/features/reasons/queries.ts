import type { LoaiLyDo } from '@sen/domain/acts/reasonedActs';
import type { Issue } from '@sen/domain/catalogue/validate';
import { daysBetween } from '@sen/domain/insurance/dates';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { reportRows } from '../../engine/database/reporting.ts';
import { refuseIssues } from '../../engine/errors.ts';
import type { LyDoDaNeuInput } from '../../gql/main.ts';
import { accountRows } from '../identity/sql.ts';
import { facilityOf, nodesOfFacility } from '../organisation/facility.ts';

const daysMost = 366;

/** A reason as somebody gave it. */
export type GivenRow = {
  _id: string;
  at: Date;
  loai: LoaiLyDo | null;
  LyDo_Id: string | null;
  TenLyDo: string | null;
  text: string;
  entity: string;
  username: string | null;
  TenNhanVien: string | null;
  noiLamViec: string | null;
};

export type ReasonCount = { loai: LoaiLyDo | null; ten: string | null; soLan: number; soNguoi: number };
export type ReasonPage = { data: GivenRow[]; totalRows: number; tongs: ReasonCount[] };

/** The reasons that were given in the caller's facility, with how often each was: one statement. Errors: BAD_INPUT. */
export async function reasonsGivenIn(
  ctx: Ctx,
  input: LyDoDaNeuInput,
  { page, limit }: { page: number; limit: number },
): Promise<ReasonPage> {
  requireDays(input);
  const facility = await facilityOf(ctx, ctx.nodeId);
  if (!facility) return { data: [], totalRows: 0, tongs: [] };
  const nodes = await nodesOfFacility(ctx, facility);
  const [found] = await reportRows<Read>(ctx, statement(input, nodes, limit, (page - 1) * limit));
  const { rows = [], total = 0, counts = [] } = found ?? {};
  return { data: rows.map((row) => ({ ...row, at: new Date(row.at) })), totalRows: total, tongs: counts };
}

type Read = { rows: Array<Omit<GivenRow, 'at'> & { at: string }>; total: number; counts: ReasonCount[] };

function statement(input: LyDoDaNeuInput, nodes: readonly string[], limit: number, offset: number): SQL {
  const narrowing = [
    sql`g.at >= (${input.tuNgay}::date)::timestamp at time zone 'Asia/Ho_Chi_Minh'`,
    sql`g.at < (${input.denNgay}::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh'`,
    sql`g.node_id = any(${sql.param([...nodes])}::uuid[])`,
    ...(input.loai ? [sql`g.kind = ${input.loai}`] : []),
    ...(input.LyDo_Id ? [sql`g.ly_do_id = ${input.LyDo_Id}`] : []),
    ...(input.NhanVien_Id ? [sql`u.nhan_vien_id = ${input.NhanVien_Id}`] : []),
  ];
  return sql`
    with found as (
      select g.id, g.at, g.kind, g.ly_do_id, l.ten_ly_do, g.text, g.entity, g.user_id, g.node_id, u.username, s.ten_nhan_vien
      from main.given_reason g left join ${accountRows} u on u.id = g.user_id
        left join main.nhan_vien s on s.id = u.nhan_vien_id left join main.ly_do l on l.id = g.ly_do_id
      where ${sql.join(narrowing, sql` and `)}),
    shown as (select * from found order by at desc, id desc limit ${limit} offset ${offset})
    select (select count(*)::int from found) as total,
      coalesce((select json_agg(json_build_object('_id', f.id, 'at', f.at, 'loai', f.kind, 'LyDo_Id', f.ly_do_id,
        'TenLyDo', f.ten_ly_do, 'text', f.text, 'entity', f.entity, 'username', f.username, 'TenNhanVien', f.ten_nhan_vien,
        'noiLamViec', n.name) order by f.at desc, f.id desc) from shown f left join auth.node n on n.id = f.node_id), '[]') as rows,
      coalesce((select json_agg(json_build_object('loai', c.kind, 'ten', c.ten_ly_do, 'soLan', c.times, 'soNguoi', c.people)
        order by c.times desc, c.kind, c.ten_ly_do)
        from (select kind, ten_ly_do, count(*)::int as times, count(distinct user_id)::int as people
          from found group by kind, ly_do_id, ten_ly_do) c), '[]') as counts`;
}

function requireDays({ tuNgay, denNgay }: LyDoDaNeuInput): void {
  const issues: Issue[] = [];
  const days = daysBetween(tuNgay, denNgay) + 1;
  if (days < 1) issues.push({ path: 'denNgay', code: 'RANGE_REVERSED' });
  if (days > daysMost) issues.push({ path: 'tuNgay', code: 'TOO_MANY_DAYS', details: { max: daysMost } });
  refuseIssues(issues);
}
