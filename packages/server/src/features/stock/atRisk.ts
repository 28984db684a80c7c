import { sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import type { LoSapHetHan, QueryLoSapHetHanArgs } from '../../gql/pharmacy.ts';
import { lotRows, shelfRows } from '../pharmacy/sql.ts';
import { nearExpiryDays } from '../pharmacy/stockQueries.ts';
import { requireStore } from '../pharmacy/stores.ts';

/** What of a store is at risk: drugs below their limit, lots that expire soon, lots that are expired and still there. */
export type StoreAtRisk = {
  Kho_Id: string;
  TenKho: string;
  sapHet: number;
  sapHetHan: number;
  hetHan: number;
};

/**
 * The figures of the stores in which the user works: drugs below their limit, lots that expire within `days`, expired lots. Stores
 * without any are there, too. One statement. What home shows.
 */
export async function stockAtRisk(ctx: Ctx, days: number = nearExpiryDays): Promise<StoreAtRisk[]> {
  const day = today(ctx);
  const { rows } = await ctx.db.execute<StoreAtRisk>(sql`
    select k.id as "Kho_Id", k.ten_kho as "TenKho",
      (select count(*)::int from pharmacy.dinh_muc_kho m where m.kho_id = k.id and m.ton_toi_thieu > coalesce((
        select sum(t.so_luong - t.so_luong_giu) from ${shelfRows} t join ${lotRows} l on l.id = t.lo_id
        where t.kho_id = k.id and t.duoc_id = m.duoc_id and l.han_dung >= ${day}), 0)) as "sapHet",
      e.soon as "sapHetHan", e.gone as "hetHan"
    from pharmacy.kho k cross join lateral (
      select count(*) filter (where l.han_dung >= ${day})::int as soon, count(*) filter (where l.han_dung < ${day})::int as gone
      from ${shelfRows} t join ${lotRows} l on l.id = t.lo_id
      where t.kho_id = k.id and t.so_luong > 0 and l.han_dung <= ${day}::date + ${days}::int) e
    where k.trang_thai = 'DangSuDung' and not k.tam_ngung and k.node_id = any(${sql.param([...ctx.nodeIds])}::uuid[])
    order by k.ma_kho`);
  return rows;
}

/** Lots of a store that are expired or expire within some days, first expired first. */
export async function expiringLots(ctx: Ctx, args: QueryLoSapHetHanArgs): Promise<LoSapHetHan[]> {
  await requireStore(ctx, args.idStore);
  const day = today(ctx);
  const days = Math.min(Math.max(args.soNgay ?? nearExpiryDays, 0), 3650);
  const { rows } = await ctx.db.execute<LoSapHetHan>(sql`
    select t.id as "_id", t.duoc_id as "Duoc_Id", d.ma_duoc as "MaDuoc", d.ten_duoc as "TenDuoc", d.ham_luong as "HamLuong", u.ten_don_vi_tinh as "DonViTinh",
      l.so_lo as "SoLo", l.han_dung::text as "HanDung", l.han_dung - ${day}::date as "conNgay", t.so_luong::text as "SoLuong",
      round(t.so_luong * l.gia_von, 2)::text as "GiaTri"
    from ${shelfRows} t join ${lotRows} l on l.id = t.lo_id join pharmacy.duoc d on d.id = t.duoc_id
      left join main.don_vi_tinh u on u.id = d.don_vi_tinh_id
    where t.kho_id = ${args.idStore} and t.so_luong > 0 and l.han_dung <= ${day}::date + ${days}::int
    order by l.han_dung, d.ten_duoc, l.id limit 500`);
  return rows;
}
