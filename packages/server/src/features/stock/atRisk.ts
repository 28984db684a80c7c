import { phieuKhoActs } from '@sen/domain/stock/phieuKho';
import { sql } from 'drizzle-orm';
import { requireAct } from '../../engine/acts.ts';
import { audit } from '../../engine/audit.ts';
import { actor, type Ctx, today } from '../../engine/context.ts';
import { emit } from '../../engine/events.ts';
import { inTransaction } from '../../engine/transaction.ts';
import type { DinhMucKhoInput, LoSapHetHan, QueryLoSapHetHanArgs, ThuocSapHet } from '../../gql/pharmacy.ts';
import { lotRows, shelfRows } from '../pharmacy/sql.ts';
import { nearExpiryDays } from '../pharmacy/stockQueries.ts';
import { requireStore, storeNode } from '../pharmacy/stores.ts';

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

/** Drugs of a store with a limit, those below it first and the emptiest of them; what is promised or expired does not count. */
export async function lowStock(ctx: Ctx, idStore: string): Promise<ThuocSapHet[]> {
  await requireStore(ctx, idStore);
  const { rows } = await ctx.db.execute<ThuocSapHet>(sql`
    select m.id as "_id", m.duoc_id as "Duoc_Id", d.ma_duoc as "MaDuoc", d.ten_duoc as "TenDuoc", u.ten_don_vi_tinh as "DonViTinh",
      m.ton_toi_thieu::text as "TonToiThieu", s.free::text as "SoLuongKhaDung", s.free < m.ton_toi_thieu as "sapHet"
    from pharmacy.dinh_muc_kho m join pharmacy.duoc d on d.id = m.duoc_id
      left join main.don_vi_tinh u on u.id = d.don_vi_tinh_id
      cross join lateral (select coalesce(sum(t.so_luong - t.so_luong_giu), 0) as free
        from ${shelfRows} t join ${lotRows} l on l.id = t.lo_id
        where t.kho_id = m.kho_id and t.duoc_id = m.duoc_id and l.han_dung >= ${today(ctx)}) s
    where m.kho_id = ${idStore}
    order by s.free < m.ton_toi_thieu desc, s.free / nullif(m.ton_toi_thieu, 0), d.ten_duoc limit 500`);
  return rows;
}

/** Lots of a store that are expired or expire within some days, first expired first. */
export async function expiringLots(ctx: Ctx, args: QueryLoSapHetHanArgs): Promise<LoSapHetHan[]> {
  await requireStore(ctx, args.idStore);
  const day = today(ctx);
  const days = Math.min(Math.max(args.soNgay ?? nearExpiryDays, 0), 3650);
  const { rows } = await ctx.db.execute<LoSapHetHan>(sql`
    select t.id as "_id", t.duoc_id as "Duoc_Id", d.ma_duoc as "MaDuoc", d.ten_duoc as "TenDuoc", u.ten_don_vi_tinh as "DonViTinh",
      l.so_lo as "SoLo", l.han_dung::text as "HanDung", l.han_dung - ${day}::date as "conNgay", t.so_luong::text as "SoLuong",
      round(t.so_luong * l.gia_von, 2)::text as "GiaTri"
    from ${shelfRows} t join ${lotRows} l on l.id = t.lo_id join pharmacy.duoc d on d.id = t.duoc_id
      left join main.don_vi_tinh u on u.id = d.don_vi_tinh_id
    where t.kho_id = ${args.idStore} and t.so_luong > 0 and l.han_dung <= ${day}::date + ${days}::int
    order by l.han_dung, d.ten_duoc, l.id limit 500`);
  return rows;
}

/** Sets the least that a store should hold of a drug; 0 takes the limit away. Errors: NOT_FOUND, FORBIDDEN, NODE_NOT_GRANTED. */
export async function setLimit(ctx: Ctx, input: DinhMucKhoInput): Promise<boolean> {
  const { idStore: Kho_Id, Duoc_Id, TonToiThieu } = input;
  return inTransaction(ctx, async (tx) => {
    const node = await storeNode(tx, Kho_Id);
    const facts = { TrangThai: 'Nhap', LoaiPhieu: 'NhapMua' as const, node, nodeNhan: null, daDung: false };
    requireAct(tx, phieuKhoActs, 'sua', facts);
    const { rows } = await tx.db.execute<{ id: string; before: string | null }>(
      Number(TonToiThieu) === 0
        ? sql`delete from pharmacy.dinh_muc_kho where kho_id = ${Kho_Id} and duoc_id = ${Duoc_Id}
            returning id, ton_toi_thieu::text as before`
        : sql`with old as (select ton_toi_thieu from pharmacy.dinh_muc_kho where kho_id = ${Kho_Id} and duoc_id = ${Duoc_Id})
            insert into pharmacy.dinh_muc_kho (id, kho_id, duoc_id, ton_toi_thieu, nguoi_tao_id)
            values (gen_random_uuid(), ${Kho_Id}, ${Duoc_Id}, ${TonToiThieu}, ${actor(tx)})
            on conflict (kho_id, duoc_id) do update set ton_toi_thieu = excluded.ton_toi_thieu,
              version = dinh_muc_kho.version + 1, ngay_cap_nhat = now(), nguoi_cap_nhat_id = ${actor(tx)}
            returning id, (select ton_toi_thieu::text from old) as before`,
    );
    const [row] = rows;
    if (!row) return true; // there was none
    await audit(tx, {
      action: Number(TonToiThieu) === 0 ? 'DELETE' : row.before === null ? 'CREATE' : 'UPDATE',
      entity: 'DinhMucKho',
      entityId: row.id,
      ...(row.before === null ? {} : { before: { TonToiThieu: row.before } }),
      after: { Kho_Id, Duoc_Id, TonToiThieu },
    });
    await emit(tx, { module: 'Kho', process: 'update', idNode: node, data: { Kho_Id, Duoc_Id } });
    return true;
  });
}
