import { sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { orderLineRows, slipRows } from '../orders/sql.ts';
import { priceOf } from '../pricing/queries.ts';
import { waitingByNode } from '../queues/queries.ts';
export type ServiceRoom = { _id: string; ma: string; ten: string; soCho: number };
export type ServicePrice = { LoaiGia_Id: string; TenLoaiGia: string; LaBHYT: boolean; DonGia: string };
export type ReceptionService = {
  DichVu_Id: string;
  MaDichVu: string;
  TenDichVu: string;
  gias: ServicePrice[];
  phongs: ServiceRoom[];
};

type ServiceRow = Omit<ReceptionService, 'gias' | 'phongs'> & { phongs: Omit<ServiceRoom, 'soCho'>[] };
type PriceType = { _id: string; ten: string; LaBHYT: boolean };

/**
 * The examination services that a desk may order for a payer: with their prices under the payer's price types and their rooms below
 * the desk's facility, each with how many wait there. A service without a price or a room is left out.
 */
export async function receptionServices(
  ctx: Ctx,
  args: { DoiTuong_Id: string; idNode: string },
): Promise<ReceptionService[]> {
  const [services, types, waiting] = await Promise.all([
    examinationServices(ctx, args.idNode),
    priceTypes(ctx, args.DoiTuong_Id),
    waitingByNode(ctx, 'KhamBenh'),
  ]);
  const DichVu_Ids = services.map((one) => one.DichVu_Id);
  const prices = await Promise.all(
    types.map((type) => priceOf(ctx, { DichVu_Ids, LoaiGia_Id: type._id, DoiTuong_Id: args.DoiTuong_Id })),
  );
  return services.flatMap((service) => {
    const gias = types.flatMap((type, index) => {
      const price = prices[index]?.get(service.DichVu_Id);
      return price
        ? [{ LoaiGia_Id: type._id, TenLoaiGia: type.ten, LaBHYT: type.LaBHYT, DonGia: price.DonGia }]
        : [];
    });
    const phongs = service.phongs.map((room) => ({ ...room, soCho: waiting.get(room._id) ?? 0 }));
    return gias.length > 0 && phongs.length > 0 ? [{ ...service, gias, phongs }] : [];
  });
}

async function examinationServices(ctx: Ctx, nodeId: string): Promise<ServiceRow[]> {
  const { rows } = await ctx.db.execute<ServiceRow>(sql`
    with recursive above as (
      select id, parent_id, category from auth.node where id = ${nodeId}
      union all
      select n.id, n.parent_id, n.category from auth.node n join above a on n.id = a.parent_id
    ), here as (
      select coalesce((select id from above where category = 'HOSPITAL' limit 1), ${nodeId}::uuid) as id
      union all
      select n.id from auth.node n join here h on n.parent_id = h.id
    )
    select d.id as "DichVu_Id", d.ma_dich_vu as "MaDichVu", d.ten_dich_vu as "TenDichVu",
      coalesce((select json_agg(json_build_object('_id', n.id, 'ma', n.code, 'ten', n.name) order by n.code)
        from auth.node n where n.id = any(d.phong_thuc_hien_ids) and n.id in (select id from here)
          and n.trang_thai = 'DangSuDung' and not n.tam_ngung), '[]'::json) as phongs
    from main.dm_dich_vu d
    join main.nhom_dich_vu g on g.id = d.nhom_dich_vu_id
    join main.loai_dich_vu l on l.id = g.loai_dich_vu_id and l.loai = 'KhamBenh'
    where d.trang_thai = 'DangSuDung' and not d.tam_ngung
    order by d.thu_tu nulls last, d.ma_dich_vu`);
  return rows;
}

/** The price types of a payer in their order. */
async function priceTypes(ctx: Ctx, DoiTuong_Id: string): Promise<PriceType[]> {
  const { rows } = await ctx.db.execute<PriceType>(sql`
    select l.id as "_id", l.ten_loai_gia as ten, l.la_bhyt as "LaBHYT"
    from main.dm_doi_tuong d, unnest(d.loai_gia_ids) with ordinality as t(id, at)
    join main.loai_gia l on l.id = t.id where d.id = ${DoiTuong_Id} order by t.at`);
  return rows;
}

/**
 * The examination that a returning patient comes for most likely: that of the last visit, else what the desk ordered most in the
 * last seven days. Null when one of today is ordered already, or nothing is known.
 */
export async function proposedService(
  ctx: Ctx,
  args: { BenhNhan_Id: string; idNode: string },
): Promise<string | null> {
  const day = today(ctx);
  const ordered = sql`${slipRows} s
    join ${orderLineRows} l on l.dich_vu_yeu_cau_id = s.id and l.trang_thai <> 'DaHuy'
    join main.tiep_nhan t on t.id = s.tiep_nhan_id and t.trang_thai = 'DaTiepNhan'`;
  const { rows } = await ctx.db.execute<{ DichVu_Id: string | null }>(sql`
    select case when exists (
        select 1 from ${ordered} where t.benh_nhan_id = ${args.BenhNhan_Id} and s.loai = 'KhamBenh' and t.ngay = ${day}
      ) then null else coalesce(
        (select l.dich_vu_id from ${ordered} where t.benh_nhan_id = ${args.BenhNhan_Id} and s.loai = 'KhamBenh'
          order by s.ngay_yeu_cau desc, l.id desc limit 1),
        (select l.dich_vu_id from ${ordered} where t.noi_tiep_nhan_id = ${args.idNode} and s.loai = 'KhamBenh'
          and t.ngay > ${day}::date - 7 group by l.dich_vu_id order by count(*) desc, l.dich_vu_id limit 1)
      ) end as "DichVu_Id"`);
  return rows[0]?.DichVu_Id ?? null;
}
