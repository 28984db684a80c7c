import { sql } from 'drizzle-orm';
import { type RefLabel, refLabel } from '../../engine/catalogue/queries.ts';
import type { Ctx } from '../../engine/context.ts';
import { orderLineRows } from '../orders/sql.ts';
import { readOnce } from './readOnce.ts';
import type { VienPhiDongRow } from './tables.ts';

/** A package on a bill: the charges of one order of it. */
export type PackageOnBill = {
  Goi_Id: string;
  /** Its lines on the bill, in order of time. */
  dongs: string[];
  /** Collected for all of them. */
  daThu: string;
  /** Some were not performed. */
  conPhan: boolean;
  /** One that is performed in sessions, and was begun. */
  theoBuoi: string | null;
};

/** The package that a line is a part of; null for none. Read together for all lines of a request. */
export function packageOfLine(
  ctx: Ctx,
  { _id, source }: Pick<VienPhiDongRow, '_id' | 'source'>,
): Promise<PackageOnBill | null> {
  return source === 'DichVu' ? readOnce(ctx, 'cashier:package', _id, readPackages) : Promise.resolve(null);
}

async function readPackages(ctx: Ctx, ids: readonly string[]): Promise<Map<string, PackageOnBill>> {
  const { rows } = await ctx.db.execute<PackageOnBill & { id: string }>(sql`
    with asked as (
      select l.id, c.goi_id, c.lan_goi_id from main.vien_phi_dong l join ${orderLineRows} c on c.id = l.source_id
      where l.id = any(${sql.param([...ids])}::uuid[]) and c.lan_goi_id is not null and c.goi_id is not null
    )
    select a.id, a.goi_id as "Goi_Id", json_agg(p.id order by p.ngay_y_lenh, p.id) as dongs,
      sum(p.hach_toan)::text as "daThu", bool_or(not p.thuc_hien) as "conPhan",
      min(p.ten) filter (where p.thuc_hien and c.so_lan_thuc_hien > 1) as "theoBuoi"
    from asked a join ${orderLineRows} c on c.lan_goi_id = a.lan_goi_id
    join main.vien_phi_dong p on p.source_id = c.id and p.trang_thai = 'DangSuDung'
    group by a.id, a.goi_id`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** What a package is called: one of the catalogue, a treatment course, or a service that is one. */
export async function labelOfPackage(ctx: Ctx, Goi_Id: string | null): Promise<RefLabel | null> {
  for (const catalogue of ['GoiDichVu', 'LieuTrinh', 'DM_DichVu']) {
    const label = await refLabel(ctx, catalogue, Goi_Id);
    if (label) return label;
  }
  return null;
}
