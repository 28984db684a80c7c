import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';

/** A cabinet of a ward. */
export type Cabinet = { _id: string; MaKho: string; TenKho: string };

/** The cabinet that supplies a ward: one that names it, else one at it or below it; null where it has none. One statement. */
export async function cabinetOfWard(ctx: Ctx, Khoa_Id: string): Promise<Cabinet | null> {
  const { rows } = await ctx.db.execute<Cabinet>(sql`
    select k.id as "_id", k.ma_kho as "MaKho", k.ten_kho as "TenKho"
    from pharmacy.kho k join auth.node n on n.id = k.node_id
    where k.loai = 'TuTruc' and k.trang_thai = 'DangSuDung' and not k.tam_ngung
      and (${Khoa_Id}::uuid = any(k.phong_ban_ids) or (cardinality(k.phong_ban_ids) = 0 and ${Khoa_Id}::uuid in (n.id, n.parent_id)))
    order by ${Khoa_Id}::uuid = any(k.phong_ban_ids) desc, k.ma_kho limit 1`);
  return rows[0] ?? null;
}
