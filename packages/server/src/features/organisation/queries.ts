import { tenKhongDau } from '@sen/domain/names/key';
import { sql } from 'drizzle-orm';
import type { Row } from '../../engine/catalogue/queries.ts';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import type { Ctx } from '../../engine/context.ts';

export type RoomService = { PhongBan_Id: string; DichVu_Id: string };

const most = 5000;

export type RoomLinks = { DichVu_Ids: string[]; Kho_Ids: string[]; Giuong_Ids: string[] };

/** The services, stores and beds of a room, by code. One statement. */
export async function linksOfRoom(ctx: Ctx, PhongBan_Id: string): Promise<RoomLinks> {
  const { rows } = await ctx.db.execute<RoomLinks>(sql`
    select array(select id from main.dm_dich_vu where trang_thai = 'DangSuDung' and ${PhongBan_Id}::uuid = any(phong_thuc_hien_ids)
        order by ma_dich_vu limit ${most})::text[] as "DichVu_Ids",
      array(select id from pharmacy.kho where trang_thai = 'DangSuDung' and ${PhongBan_Id}::uuid = any(phong_ban_ids)
        order by ma_kho)::text[] as "Kho_Ids",
      array(select id from main.giuong_benh where trang_thai = 'DangSuDung' and phong_ban_id = ${PhongBan_Id}::uuid
        order by ma_giuong)::text[] as "Giuong_Ids"`);
  return rows[0] ?? { DichVu_Ids: [], Kho_Ids: [], Giuong_Ids: [] };
}

/** Which rooms perform which services, of one side or both; at most 5,000. One statement. */
export async function roomServices(
  ctx: Ctx,
  PhongBan_Id: string | null,
  DichVu_Id: string | null,
): Promise<RoomService[]> {
  const { rows } = await ctx.db.execute<RoomService>(sql`
    select room as "PhongBan_Id", d.id as "DichVu_Id"
    from main.dm_dich_vu d, unnest(d.phong_thuc_hien_ids) with ordinality as r(room, at)
    where d.trang_thai = 'DangSuDung' and (${PhongBan_Id}::uuid is null or room = ${PhongBan_Id}::uuid)
      and (${DichVu_Id}::uuid is null or d.id = ${DichVu_Id}::uuid)
    order by d.ma_dich_vu, r.at limit ${most}`);
  return rows;
}

/** Staff of a position who are not suspended, by name without accents or code; at most 50. One statement. */
export async function staffOfPosition(ctx: Ctx, ChucVu_Id: string, text: string): Promise<Row[]> {
  const table = catalogueTable('NhanVien');
  const words = tenKhongDau(text)
    .split(' ')
    .filter((word) => word !== '');
  return ctx.db
    .select()
    .from(table)
    .where(
      sql`trang_thai = 'DangSuDung' and not tam_ngung and chuc_vu_id = ${ChucVu_Id}::uuid and ${sql.join(
        [sql`true`, ...words.map((word) => sql`search_key like ${`%${word}%`}`)],
        sql` and `,
      )}`,
    )
    .orderBy(sql`ten_nhan_vien`)
    .limit(50);
}

/** Whether somebody's place of work lies in the facility of a node. One statement. */
export async function worksInFacility(ctx: Ctx, NhanVien_Id: string, idNode: string): Promise<boolean> {
  const { rows } = await ctx.db.execute<{ same: boolean }>(sql`
    with recursive up as (
      select id as origin, id, parent_id, category from auth.node
      where id = ${idNode} or id = (select phong_ban_id from main.nhan_vien where id = ${NhanVien_Id})
      union all
      select up.origin, n.id, n.parent_id, n.category from auth.node n join up on n.id = up.parent_id and up.category <> 'HOSPITAL'
    )
    select exists (
      select 1 from up a join up b on a.id = b.id
      where a.category = 'HOSPITAL' and a.origin = ${idNode}
        and b.origin = (select phong_ban_id from main.nhan_vien where id = ${NhanVien_Id})
    ) as same`);
  return rows[0]?.same ?? false;
}
