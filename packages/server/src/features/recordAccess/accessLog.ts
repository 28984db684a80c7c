import type { Grounds } from '@sen/domain/recordAccess/access';
import { sql } from 'drizzle-orm';
import { auditView } from '../../engine/audit/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { reportRows } from '../../engine/database/reporting.ts';
import { refuseIssues } from '../../engine/errors.ts';
import type { NhatKyTruyCapInput } from '../../gql/main.ts';
import { accountRows } from '../identity/sql.ts';
import { moHoSoTable, truyCapTable } from './tables.ts';

/** What was done with the record: read on a screen, printed, or taken along in a file. */
export type AccessKind = 'Xem' | 'In' | 'Xuat';

/** What one person did with a patient's record within an hour, at one place and device. */
export type AccessLine = {
  _id: string;
  at: Date;
  denLuc: Date;
  username: string | null;
  TenNhanVien: string | null;
  loai: AccessKind;
  /** Kinds of records, as the operation log names them. */
  entities: string[];
  soLan: number;
  noiLamViec: string | null;
  ip: string | null;
  canCus: Grounds[];
  /** The reasons given, each with its words. */
  lyDos: string[];
};

/** The kind under which readings of this list stand in the operation log; they are left out of it. */
export const logEntity = 'NhatKyTruyCap';

const daysMost = 366;
const dayMs = 86_400_000;

/** Who opened a patient's record within some days, the newest first; the reading is logged. Errors: BAD_INPUT. */
export async function accessLog(
  ctx: Ctx,
  input: NhatKyTruyCapInput,
  limit: number,
): Promise<{ data: AccessLine[]; conNua: boolean }> {
  requireDays(input);
  const { BenhNhan_Id } = input;
  await auditView(ctx, { entity: logEntity, entityId: BenhNhan_Id, BenhNhan_Id });
  const rows = await linesOf(ctx, input, limit + 1);
  return { data: rows.slice(0, limit), conNua: rows.length > limit };
}

/** The lines themselves. One statement. */
export async function linesOf(
  ctx: Ctx,
  { BenhNhan_Id, tuNgay, denNgay }: NhatKyTruyCapInput,
  limit: number,
): Promise<AccessLine[]> {
  const within = (
    column: ReturnType<typeof sql>,
  ) => sql`${column} >= (${tuNgay}::date)::timestamp at time zone 'Asia/Ho_Chi_Minh'
    and ${column} < (${denNgay}::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh'`;
  const rows = await reportRows<Omit<AccessLine, 'at' | 'denLuc'> & { at: string; den_luc: string }>(
    ctx,
    sql`
    with logged as (
      select a.user_id, max(a.username) as username, date_trunc('hour', a.at) as gio, min(a.at) as at, max(a.at) as den_luc,
        case when a.action = 'EXPORT' then 'Xuat' when a.entity like 'In %' then 'In' else 'Xem' end as loai,
        array_agg(distinct a.entity) as entities, count(*)::int as so_lan, a.node_id, a.ip
      from main.audit a
      where a.benh_nhan_id = ${BenhNhan_Id} and a.action in ('VIEW', 'EXPORT') and a.entity <> ${logEntity} and ${within(sql`a.at`)}
      group by a.user_id, gio, loai, a.node_id, a.ip),
    -- records of other facilities that were seen in a list, which the operation log does not name one by one
    listed as (
      select t.nguoi_tao_id as user_id, null::text as username, t.gio, min(t.ngay_tao) as at, max(t.ngay_tao) as den_luc, 'Xem' as loai,
        array[]::text[] as entities, 1 as so_lan, min(t.noi_lam_viec_id::text)::uuid as node_id, null::text as ip
      from ${truyCapTable} t
      where t.benh_nhan_id = ${BenhNhan_Id} and ${within(sql`t.gio`)}
        and not exists (select 1 from logged l where l.user_id = t.nguoi_tao_id and l.gio = t.gio)
      group by t.nguoi_tao_id, t.gio),
    line as (select * from logged union all select * from listed order by at desc limit ${limit})
    select concat_ws(' ', l.user_id, l.gio, l.loai, l.node_id, l.ip) as "_id", l.at, l.den_luc, coalesce(u.username, l.username) as username,
      s.ten_nhan_vien as "TenNhanVien", l.loai, l.entities, l.so_lan as "soLan", n.name as "noiLamViec", l.ip,
      (select coalesce(json_agg(t.can_cu order by t.can_cu), '[]') from ${truyCapTable} t
        where t.benh_nhan_id = ${BenhNhan_Id} and t.nguoi_tao_id = l.user_id and t.gio = l.gio) as "canCus",
      (select coalesce(json_agg(r.ten_ly_do || ': ' || m.dien_giai order by m.ngay_tao), '[]') from ${moHoSoTable} m
        join main.ly_do r on r.id = m.ly_do_id
        where m.benh_nhan_id = ${BenhNhan_Id} and m.nguoi_tao_id = l.user_id and m.ngay_tao <= l.den_luc and m.den_luc >= l.at) as "lyDos"
    from line l left join ${accountRows} u on u.id = l.user_id left join main.nhan_vien s on s.id = u.nhan_vien_id
      left join auth.node n on n.id = l.node_id
    order by l.at desc`,
  );
  return rows.map(({ den_luc, at, ...row }) => ({ ...row, at: new Date(at), denLuc: new Date(den_luc) }));
}

/** Errors: BAD_INPUT when the days stand the wrong way round or are too many. */
export function requireDays({ tuNgay, denNgay }: NhatKyTruyCapInput): void {
  const days = (Date.parse(denNgay) - Date.parse(tuNgay)) / dayMs + 1;
  refuseIssues([
    ...(days < 1 ? [{ path: 'denNgay', code: 'RANGE_REVERSED' }] : []),
    ...(days > daysMost ? [{ path: 'tuNgay', code: 'TOO_MANY_DAYS', details: { max: daysMost } }] : []),
  ]);
}
