import { ownTarget, ownTargetRuns } from '@sen/domain/labQc/targets';
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { rowsById } from '../../engine/sql/rows.ts';
import type { DeXuatKiemChuan, QueryKetQuaKiemChuansArgs } from '../../gql/main.ts';
import { requireReader, targetOf, targetRows } from './materials.ts';
import type { Rows } from './rows.ts';
import { type KetQuaKiemChuanRow, ketQuaKiemChuanTable as table } from './tables.ts';

/** Rejected results that are not resolved: no action is written, or no result of the level after it that is not rejected. `r` is the result. */
export const unresolved = sql`r.danh_gia = 'LoaiBo' and r.trang_thai = 'HieuLuc' and (r.ngay_khac_phuc is null or not exists (
  select 1 from main.ket_qua_kiem_chuan n where n.thiet_bi_id = r.thiet_bi_id and n.ma_chi_so = r.ma_chi_so and n.luc > r.luc
    and n.muc = r.muc and n.trang_thai = 'HieuLuc' and n.danh_gia <> 'LoaiBo'))`;

/** The indices of the open materials of a laboratory with how each stands. One statement. Errors: NODE_NOT_GRANTED. */
export async function targetsOfLab(ctx: Ctx, idRoom: string): Promise<Rows['ChiSoKiemChuan'][]> {
  await requireReader(ctx, idRoom);
  const { rows } = await ctx.db.execute<Rows['ChiSoKiemChuan']>(sql`
    with rejected as (
      select distinct r.thiet_bi_id, r.ma_chi_so, r.muc from main.ket_qua_kiem_chuan r where r.noi_thuc_hien_id = ${idRoom} and ${unresolved}
    )
    select v.id as "VatLieu_Id", v.version, v.ma_vat_lieu as "MaVatLieu", v.ten_vat_lieu as "TenVatLieu", v.so_lo as "SoLo",
      v.han_dung::text as "HanDung", v.muc as "Muc", v.thiet_bi_id as "ThietBi_Id", d.ten_thiet_bi as "TenThietBi",
      g.ma_chi_so as "MaChiSo", g.ten_chi_so as "TenChiSo", g.don_vi_tinh as "DonViTinh", l.line ->> 'TrungBinh' as "TrungBinh",
      l.line ->> 'DoLechChuan' as "DoLechChuan", coalesce((l.line ->> 'TuTinh')::boolean, false) as "TuTinh", last.id as "ganNhat_Id",
      case when x.muc is not null then 'LoaiBo' when last.is_today then last.danh_gia else 'ChuaChay' end as "TinhTrang"
    from ${targetRows} join main.thiet_bi d on d.id = v.thiet_bi_id
    left join rejected x on x.thiet_bi_id = v.thiet_bi_id and x.ma_chi_so = g.ma_chi_so and x.muc = v.muc
    left join lateral (
      select r.id, r.danh_gia, (r.luc at time zone 'Asia/Ho_Chi_Minh')::date = ${today(ctx)}::date as is_today
      from main.ket_qua_kiem_chuan r where r.vat_lieu_id = v.id and r.ma_chi_so = g.ma_chi_so and r.trang_thai = 'HieuLuc'
      order by r.luc desc, r.id desc limit 1) last on true
    where v.noi_thuc_hien_id = ${idRoom} and v.trang_thai = 'DangSuDung' and not v.tam_ngung
    order by d.ten_thiet_bi, l.nth, g.ma_chi_so, v.muc, v.ma_vat_lieu`);
  return rows;
}

/** A chart shows so many days. */
const daysMost = 366;

/** Control results of an index at a device in a period. Errors: NODE_NOT_GRANTED, BAD_INPUT at the period. */
export async function runsOf(ctx: Ctx, args: QueryKetQuaKiemChuansArgs): Promise<KetQuaKiemChuanRow[]> {
  await requireReader(ctx, args.idRoom);
  const days = (Date.parse(args.denNgay) - Date.parse(args.tuNgay)) / 86_400_000;
  refuseIssues([
    ...(days < 0 ? [{ path: 'denNgay', code: 'RANGE_REVERSED' }] : []),
    ...(days > daysMost ? [{ path: 'tuNgay', code: 'TOO_MANY_DAYS', details: { max: daysMost } }] : []),
  ]);
  return ctx.db
    .select()
    .from(table)
    .where(
      and(
        eq(table.ThietBi_Id, args.ThietBi_Id),
        eq(table.MaChiSo, args.MaChiSo),
        eq(table.NoiThucHien_Id, args.idRoom),
        sql`${table.Luc} >= (${args.tuNgay}::date)::timestamp at time zone 'Asia/Ho_Chi_Minh'`,
        sql`${table.Luc} < (${args.denNgay}::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh'`,
      ),
    )
    .orderBy(asc(table.Luc), asc(table._id));
}

/** One result as it stands. Errors: NOT_FOUND. */
export async function runById(ctx: Ctx, id: string): Promise<KetQuaKiemChuanRow> {
  const [row] = await rowsById(ctx.db, table, [id]);
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'KetQuaKiemChuan' });
  return row;
}

/** So many results of a lot are computed with, the newest. */
const mostComputed = 1000;

/** The target of an index of a lot that its results propose. Errors: NOT_FOUND, NODE_NOT_GRANTED. */
export async function proposalOf(ctx: Ctx, VatLieu_Id: string, MaChiSo: string): Promise<DeXuatKiemChuan> {
  const target = await targetOf(ctx, VatLieu_Id, MaChiSo);
  await requireReader(ctx, target.NoiThucHien_Id);
  return proposed(ctx, VatLieu_Id, MaChiSo);
}

/** The mean and the spread of the results of a lot that were not rejected; none while they are too few. */
export async function proposed(ctx: Ctx, VatLieu_Id: string, MaChiSo: string): Promise<DeXuatKiemChuan> {
  const rows = await ctx.db
    .select({ GiaTri: table.GiaTri })
    .from(table)
    .where(
      and(
        eq(table.VatLieu_Id, VatLieu_Id),
        eq(table.MaChiSo, MaChiSo),
        eq(table.TrangThai, 'HieuLuc'),
        ne(table.DanhGia, 'LoaiBo'),
      ),
    )
    .orderBy(desc(table.Luc))
    .limit(mostComputed);
  const own = rows.length < ownTargetRuns ? null : ownTarget(rows.map((row) => row.GiaTri));
  const none = { TrungBinh: null, DoLechChuan: null, CV: null };
  return { ...none, ...own, soLan: rows.length, canCo: ownTargetRuns };
}

/** The newest unresolved rejected result of each of these indices: at the device that measured it, or at any of the laboratory. */
export async function rejectedFor(
  ctx: Ctx,
  NoiThucHien_Id: string,
  indices: readonly { MaChiSo: string; ThietBi_Id: string | null }[],
): Promise<KetQuaKiemChuanRow[]> {
  if (indices.length === 0) return [];
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select distinct on (r.thiet_bi_id, r.ma_chi_so) r.id
    from jsonb_to_recordset(${JSON.stringify(indices)}::jsonb) as i("MaChiSo" text, "ThietBi_Id" uuid)
    join main.ket_qua_kiem_chuan r on r.noi_thuc_hien_id = ${NoiThucHien_Id} and r.ma_chi_so = i."MaChiSo"
      and r.thiet_bi_id = coalesce(i."ThietBi_Id", r.thiet_bi_id)
    where ${unresolved} order by r.thiet_bi_id, r.ma_chi_so, r.luc desc`);
  if (rows.length === 0) return [];
  const found = rows.map((row) => row.id);
  return ctx.db
    .select()
    .from(table)
    .where(inArray(table._id, found))
    .orderBy(asc(table.TenChiSo), asc(table._id));
}
