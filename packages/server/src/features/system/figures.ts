import { catalogues } from '@sen/domain/catalogues/all';
import { type SQL, sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';

/** What somebody who runs the site wants to see at once. */
export type SystemFigures = {
  soNguoiDangNhap: number;
  soLanTuChoi: number;
  soDanhMucDaSua: number;
  soGoiCho: number;
  soGoiLoi: number;
  soViecCho: number;
  soViecHong: number;
};

/** Sign-ins, refused sign-ins and changed lists of today; calls to systems outside and jobs that wait or failed. One statement. */
export async function systemFigures(ctx: Ctx): Promise<SystemFigures> {
  const since = sql`(${today(ctx)}::date)::timestamp at time zone 'Asia/Ho_Chi_Minh'`;
  const names = catalogues.map((one) => one.name);
  const signIns = sql`main.audit where entity = 'account' and action = 'LOGIN' and at >= ${since}`;
  const refused = sql`coalesce((after->>'refused')::boolean, false)`;
  const count = (of: SQL) => sql`(select count(*)::int from ${of})`;
  const { rows } = await ctx.db.execute<SystemFigures>(sql`select
    (select count(distinct entity_id)::int from ${signIns} and not ${refused}) as "soNguoiDangNhap",
    ${count(sql`${signIns} and ${refused}`)} as "soLanTuChoi",
    (select count(distinct entity)::int from main.audit
      where entity = any(${sql.param(names)}::text[]) and at >= ${since}) as "soDanhMucDaSua",
    ${count(sql`main.outbox where trang_thai = 'Cho'`)} as "soGoiCho",
    ${count(sql`main.outbox where trang_thai = 'Loi'`)} as "soGoiLoi",
    ${count(sql`graphile_worker.jobs where attempts < max_attempts`)} as "soViecCho",
    ${count(sql`graphile_worker.jobs where attempts >= max_attempts`)} as "soViecHong"`);
  const [figures] = rows;
  if (!figures) throw new Error('figures without a row');
  return figures;
}
