import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { loadOne } from '../../engine/loaders.ts';
import { preparedByIds } from '../../engine/sql/preparedByIds.ts';
import { preparedText } from '../../engine/sql/preparedText.ts';
import {
  toaThuocChiTietTable as lines,
  type ToaThuocChiTietRow,
  type ToaThuocRow,
  toaThuocTable as table,
} from './tables.ts';

/** One prescription that must exist. Errors: NOT_FOUND. */
export async function prescriptionById(ctx: Ctx, id: string): Promise<ToaThuocRow> {
  const [row] = await ctx.db.select().from(table).where(eq(table._id, id));
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'ToaThuoc' });
  return row;
}

/** The live lines of a prescription in their order; read together for a list. */
export async function prescriptionLines(ctx: Ctx, id: string): Promise<ToaThuocChiTietRow[]> {
  const found = await loadOne(ctx, 'prescription:lines', id, async (of, ids) => {
    const rows = await of.db
      .select()
      .from(lines)
      .where(and(inArray(lines.ToaThuoc_Id, [...ids]), eq(lines.TrangThai, 'DangSuDung')))
      .orderBy(asc(lines.ThuTu));
    return new Map(ids.map((one) => [one, rows.filter((row) => row.ToaThuoc_Id === one)]));
  });
  return found ?? [];
}

/** The live prescriptions of a session; read together for a list of sessions. */
export async function prescriptionsOfSession(ctx: Ctx, KhamBenh_Id: string): Promise<ToaThuocRow[]> {
  const found = await loadOne(ctx, 'prescriptions:session', KhamBenh_Id, async (of, ids) => {
    const rows = await ofSessions(of.db, ids);
    return new Map(ids.map((one) => [one, rows.filter((row) => row.KhamBenh_Id === one)]));
  });
  return found ?? [];
}

const ofSessions = preparedByIds((db, isOf) =>
  db
    .select()
    .from(table)
    .where(and(isOf(table.KhamBenh_Id), sql`${table.TrangThai} <> 'DaHuy'`))
    .orderBy(asc(table.LoaiToa), asc(table.NgayTao)),
);

/** The prescriptions of a patient, newest first, cancelled ones aside. */
export function prescriptionsOfPatient(ctx: Ctx, BenhNhan_Id: string): Promise<ToaThuocRow[]> {
  return ctx.db
    .select()
    .from(table)
    .where(and(eq(table.BenhNhan_Id, BenhNhan_Id), ne(table.TrangThai, 'DaHuy')))
    .orderBy(desc(table.NgayKe))
    .limit(50);
}

/** The drugs that a patient still takes from prescriptions of other sessions. */
export async function activeDrugs(ctx: Ctx, BenhNhan_Id: string, exceptSession: string): Promise<string[]> {
  const rows = await stillTaken(ctx.db, { BenhNhan_Id, exceptSession, today: today(ctx) });
  return rows.map((row) => row.id);
}

const stillTaken = preparedText<{ id: string }>(
  () => sql`
    select distinct c.duoc_id as id from main.toa_thuoc t
    join main.toa_thuoc_chi_tiet c on c.toa_thuoc_id = t.id and c.trang_thai = 'DangSuDung'
    where t.benh_nhan_id = ${sql.placeholder('BenhNhan_Id')} and t.kham_benh_id <> ${sql.placeholder('exceptSession')}
      and t.trang_thai not in ('DaHuy', 'Nhap')
      and (t.ngay_ke at time zone 'Asia/Ho_Chi_Minh')::date + c.so_ngay > ${sql.placeholder('today')}::date`,
);

/** What the whole prescription of a session is compared with before it is replaced: 0 when there is none. */
export function versionOf(rows: readonly Pick<ToaThuocRow, 'version'>[]): number {
  return rows.reduce((total, row) => total + row.version, 0);
}

export type RoomStore = { Kho_Id: string; PhongBan_Id: string; MaKho: string; TenKho: string; Loai: string };

/**
 * The stores that supply a room: those of its own facility that hand out, main stores aside, and those that
 * name other rooms. One statement.
 */
export async function storesOfRoom(ctx: Ctx, idNode: string): Promise<RoomStore[]> {
  const { rows } = await ctx.db.execute<RoomStore>(sql`
    with recursive above as (
      select id, parent_id, category from auth.node where id = ${idNode}
      union all select n.id, n.parent_id, n.category from auth.node n join above a on n.id = a.parent_id and a.category <> 'HOSPITAL'
    ), inside as (
      select id from above where category = 'HOSPITAL'
      union all select n.id from auth.node n join inside i on n.parent_id = i.id
    )
    select k.id as "Kho_Id", ${idNode}::uuid as "PhongBan_Id", k.ma_kho as "MaKho", k.ten_kho as "TenKho", k.loai as "Loai"
    from pharmacy.kho k join inside i on i.id = k.node_id
    where k.trang_thai = 'DangSuDung' and not k.tam_ngung and k.loai <> 'Chan'
      and (cardinality(k.phong_ban_ids) = 0 or ${idNode}::uuid = any(k.phong_ban_ids))
    order by k.ma_kho`);
  return rows;
}
