import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { loadOne } from '../../engine/loaders.ts';
import { isLimited } from './queries.ts';
import type { ChuongTrinhRow } from './tables.ts';

type Given = { units: number; money: string };

/**
 * What a programme gave so far: as it is counted on the row of one with a limit; of one without, on which nothing is counted so that bills
 * do not wait for each other, the sum of what stands applied.
 */
export async function givenSoFar(ctx: Ctx, row: ChuongTrinhRow): Promise<Given> {
  if (isLimited(row)) return { units: row.SoLuongDaKhuyenMai, money: row.SoTienDaKhuyenMai };
  return (await loadOne(ctx, 'promotions:given', row._id, sumsOf)) ?? { units: 0, money: '0.00' };
}

/** Applied to bills, or given as vouchers for advances. */
async function sumsOf(ctx: Ctx, ids: readonly string[]): Promise<Map<string, Given>> {
  const all = sql`any(${sql.param([...ids])}::uuid[])`;
  const { rows } = await ctx.db.execute<Given & { id: string }>(sql`
    select id, sum(units)::int as units, sum(money)::numeric(18, 2)::text as money from (
      select chuong_trinh_khuyen_mai_id as id, so_luong as units, so_tien as money from main.ap_dung_khuyen_mai
      where chuong_trinh_khuyen_mai_id = ${all} and trang_thai = 'HieuLuc'
      union all
      select chuong_trinh_khuyen_mai_id, 1, case when loai_giam_gia = 'SoTien' then gia_tri else 0 end from main.voucher
      where chuong_trinh_khuyen_mai_id = ${all} and trang_thai <> 'DaHuy') given group by id`);
  return new Map(rows.map(({ id, ...given }) => [id, given]));
}
