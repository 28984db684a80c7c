import { toQuantity } from '@sen/domain/money/decimal';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { reportRows } from '../../engine/database/reporting.ts';
import type { DongTheKho, QueryTheKhoArgs, TheKho } from '../../gql/pharmacy.ts';
import { slipRows } from '../orders/sql.ts';
import { holdRows, lotRows, movementRows, shelfRows, supplyRows } from '../pharmacy/sql.ts';
import { requireStore } from '../pharmacy/stores.ts';
import { supplyUseRows } from '../supplyUse/sql.ts';

type Row = DongTheKho & { dauKy: string };

/**
 * The ledger of a drug in a store between two days: every movement with what was left of its lot and of the drug after it, and the
 * paper it comes from. One statement. Errors: NOT_FOUND, NODE_NOT_GRANTED.
 */
export async function ledger(ctx: Ctx, args: QueryTheKhoArgs): Promise<TheKho> {
  await requireStore(ctx, args.idStore);
  const start = sql`${args.startDate}::date::timestamp at time zone 'Asia/Ho_Chi_Minh'`;
  const end = sql`(${args.endDate}::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh'`;
  const lot = args.Lo_Id ? sql`m.lo_id = ${args.Lo_Id}` : sql`true`;
  const rows = await reportRows<Row & { _id: string | null }>(
    ctx,
    sql`
    with moved as (
      select m.*, sum(m.so_luong) over (order by m.ngay_tao, m.id) as ton_chung,
        sum(m.so_luong) over (partition by m.lo_id order by m.ngay_tao, m.id) as ton_lo
      from ${movementRows} m
      where m.kho_id = ${args.idStore} and m.duoc_id = ${args.Duoc_Id} and ${lot} and m.ngay_tao < ${end}
    ), opening as (select coalesce(sum(so_luong), 0) as so from moved where ngay_tao < ${start})
    select m.id as "_id", m.ngay_tao as "Ngay", m.lo_id as "Lo_Id", l.so_lo as "SoLo", l.han_dung::text as "HanDung",
      m.ly_do as "LyDo", m.so_luong::text as "SoLuong", m.ton_lo::text as "TonLo", m.ton_chung::text as "Ton",
      l.gia_von::text as "GiaVon", p.id as "PhieuKho_Id", c.toa_thuoc_id as "ToaThuoc_Id",
      coalesce(p.so_phieu, c.ma_phieu_cap, y.so_phieu_yeu_cau) as "SoPhieu", o.so::text as "dauKy"
    from opening o
    left join moved m on m.ngay_tao >= ${start}
    left join ${lotRows} l on l.id = m.lo_id
    left join pharmacy.phieu_kho p on p.id = m.source_id
    left join ${supplyRows} c on c.id = m.source_id
    left join ${supplyUseRows} v on v.id = m.source_id left join ${slipRows} y on y.id = v.dich_vu_yeu_cau_id
    order by m.ngay_tao, m.id`,
  );
  const dauKy = toQuantity(rows[0]?.dauKy ?? '0');
  const dongs = rows.flatMap(({ dauKy: _opening, ...row }) =>
    row._id === null ? [] : [{ ...row, Ngay: new Date(row.Ngay).toISOString() }],
  );
  return { dauKy, cuoiKy: dongs.at(-1)?.Ton ?? dauKy, dongs };
}

/** A lot in a store whose ledger does not add up to what lies there. */
export type Imbalance = { Kho_Id: string; Lo_Id: string; SoLuong: string; TheKho: string };

/** Where the movements of the ledger are not what lies in the stores, or the promises not what is held; empty when all is well. */
export async function imbalances(ctx: Pick<Ctx, 'db'>): Promise<Imbalance[]> {
  const { rows } = await ctx.db.execute<Imbalance>(sql`
    select coalesce(t.kho_id, m.kho_id) as "Kho_Id", coalesce(t.lo_id, m.lo_id) as "Lo_Id",
      coalesce(t.so_luong, 0)::text as "SoLuong", coalesce(m.so, 0)::text as "TheKho"
    from ${shelfRows} t
    full join (select kho_id, lo_id, sum(so_luong) as so from ${movementRows} x group by 1, 2) m
      on m.kho_id = t.kho_id and m.lo_id = t.lo_id
    left join (select kho_id, lo_id, sum(so_luong) as so from ${holdRows} x group by 1, 2) g
      on g.kho_id = t.kho_id and g.lo_id = t.lo_id
    where coalesce(t.so_luong, 0) <> coalesce(m.so, 0) or coalesce(t.so_luong_giu, 0) <> coalesce(g.so, 0)`);
  return rows;
}
