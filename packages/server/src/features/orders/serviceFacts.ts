import type { ChongChiDinh, EarlierOrder } from '@sen/domain/orders/limits';
import { type SlipKind, slipKinds } from '@sen/domain/orders/orderKinds';
import { sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { masterData } from '../../engine/events/masterData.ts';
import { preparedText } from '../../engine/sql/preparedText.ts';

/** What an order copies from the catalogue of services. */
export type ServiceFacts = {
  _id: string;
  MaDichVu: string;
  TenDichVu: string;
  Loai: SlipKind;
  TenNhomDichVu: string | null;
  ThucHienNgoai: boolean;
  /** The room of the orderer's own facility that performs it, the first of the catalogue; null when none does. */
  NoiThucHien_Id: string | null;
  /** Every room that performs it, in whatever facility; stores perform nothing. */
  NoiThucHien_Ids: string[];
  /** The services that come along with it. */
  DichVuKemTheo_Ids: string[];
  MaBHYT: string | null;
  /** Its attached services are sold as a whole at its price. */
  LaGoiDichVu: boolean;
  /** Its quantity is performed in several executions. */
  TheoLieuTrinh: boolean;
};

/** The facts of services that may be ordered at a node, by id; suspended and removed ones are missing. One statement. */
export function serviceFacts(
  ctx: Ctx,
  ids: readonly string[],
  nodeId: string,
): Promise<Map<string, ServiceFacts>> {
  return masterData(ctx, `service at ${nodeId}`, ids, (missing) => readServiceFacts(ctx, missing, nodeId));
}

async function readServiceFacts(ctx: Ctx, ids: string[], nodeId: string): Promise<Map<string, ServiceFacts>> {
  const { rows } = await ctx.db.execute<Omit<ServiceFacts, 'Loai'> & { Loai: string | null }>(sql`
    with recursive up as (
      select id, parent_id from auth.node where id = ${nodeId}
      union all select n.id, n.parent_id from auth.node n join up on up.parent_id = n.id
    ), down as (
      select id from up where parent_id is null
      union all select n.id from auth.node n join down on n.parent_id = down.id
    )
    select d.id as "_id", d.ma_dich_vu as "MaDichVu", d.ten_dich_vu as "TenDichVu", d.thuc_hien_ngoai as "ThucHienNgoai",
      to_json(d.dich_vu_kem_theo_ids) as "DichVuKemTheo_Ids", d.ma_bhyt as "MaBHYT", d.la_goi_dich_vu as "LaGoiDichVu", d.theo_lieu_trinh as "TheoLieuTrinh",
      n.ten_nhom_dich_vu as "TenNhomDichVu", t.loai as "Loai", (select r.id from unnest(d.phong_thuc_hien_ids) with ordinality as r(id, at) join auth.node n on n.id = r.id
        where r.id in (select id from down) and n.category <> 'STORE'
        order by r.id = ${nodeId}::uuid desc, r.at limit 1) as "NoiThucHien_Id",
      (select coalesce(json_agg(n.id), '[]'::json) from auth.node n
        where n.id = any(d.phong_thuc_hien_ids) and n.category <> 'STORE') as "NoiThucHien_Ids"
    from main.dm_dich_vu d
    left join main.nhom_dich_vu n on n.id = d.nhom_dich_vu_id
    left join main.loai_dich_vu t on t.id = n.loai_dich_vu_id
    where d.id = any(${sql.param(ids)}::uuid[]) and d.trang_thai = 'DangSuDung' and not d.tam_ngung`);
  return new Map(
    rows.map((row) => [row._id, { ...row, Loai: slipKinds.find((kind) => kind === row.Loai) ?? 'Khac' }]),
  );
}

/** The patient's live orders of the longest period that a rule looks back, at least today's. One statement. */
export async function earlierOrders(
  ctx: Ctx,
  BenhNhan_Id: string,
  ids: readonly string[],
  TiepNhan_Id: string,
): Promise<EarlierOrder[]> {
  return ordersOfPatient(ctx.db, { BenhNhan_Id, ids: [...ids], TiepNhan_Id, today: today(ctx) });
}

const ordersOfPatient = preparedText<EarlierOrder>(
  () => sql`
    select c.dich_vu_id as "DichVu_Id", c.ten_dich_vu as "TenDichVu", s.tiep_nhan_id as "TiepNhan_Id",
      (${sql.placeholder('today')}::date - (c.ngay_yeu_cau at time zone 'Asia/Ho_Chi_Minh')::date)::int as "ngayTruoc"
    from main.dich_vu_yeu_cau s join main.dich_vu_yeu_cau_chi_tiet c on c.dich_vu_yeu_cau_id = s.id
    where s.benh_nhan_id = ${sql.placeholder('BenhNhan_Id')} and c.trang_thai <> 'DaHuy'
      and (c.dich_vu_id = any(${sql.placeholder('ids')}::uuid[]) or s.tiep_nhan_id = ${sql.placeholder('TiepNhan_Id')})`,
);

/** The limits that concern some of the services: of the catalogue of limits, and of what services name as not for use with them. Master data. */
export async function limitsOf(ctx: Ctx, ids: readonly string[]): Promise<ChongChiDinh[]> {
  const found = await masterData(ctx, 'limits of a service', ids, async (missing) => {
    const rows = await readLimits(ctx, missing);
    const concerns = (id: string) => (row: ChongChiDinh) =>
      row.DichVu_Id === id || row.DichVuKhongDungCung_Ids.includes(id);
    return new Map(missing.map((id) => [id, rows.filter(concerns(id))]));
  });
  // one that concerns two of the services is one limit
  const byText = new Map([...found.values()].flat().map((row) => [JSON.stringify(row), row]));
  return [...byText.values()];
}

async function readLimits(ctx: Ctx, ids: readonly string[]): Promise<ChongChiDinh[]> {
  const { rows } = await ctx.db.execute<ChongChiDinh>(sql`
    select loai_chong_chi_dinh as "LoaiChongChiDinh", dich_vu_id as "DichVu_Id", so_luong::int as "SoLuong", trong_vong::int as "TrongVong",
      to_json(dich_vu_khong_dung_cung_ids) as "DichVuKhongDungCung_Ids"
    from main.chong_chi_dinh_dich_vu
    where trang_thai = 'DangSuDung' and not tam_ngung
      and (dich_vu_id = any(${sql.param([...ids])}::uuid[]) or dich_vu_khong_dung_cung_ids && ${sql.param([...ids])}::uuid[])
    union all
    select 'KhongDungCung', id, null, null, to_json(khong_dung_cung_ids)
    from main.dm_dich_vu
    where trang_thai = 'DangSuDung' and khong_dung_cung_ids <> '{}'
      and (id = any(${sql.param([...ids])}::uuid[]) or khong_dung_cung_ids && ${sql.param([...ids])}::uuid[])`);
  return rows;
}
