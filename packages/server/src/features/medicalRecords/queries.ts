import type { TrangThaiBenhAn } from '@sen/domain/medicalRecords/benhAn';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { auditView, logged } from '../../engine/audit/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { loadOne } from '../../engine/loaders.ts';
import { rowsById } from '../../engine/sql/rows.ts';
import { loadSession } from '../examination/queries.ts';
import { sessionRows } from '../examination/sql.ts';
import type { KhamBenhRow } from '../examination/tables.ts';
import { personFits } from '../patients/personFits.ts';
import { patientRows } from '../patients/sql.ts';
import { type Made, requireVisible, requireVisiblePlace, visibleRecords } from '../recordAccess/visible.ts';
import {
  type BenhAnRow,
  type DotDieuTriRow,
  dotDieuTriTable as episodes,
  type PhieuSoKetRow,
  phieuSoKetTable,
  type RaVienRow,
  raVienTable,
  benhAnTable as table,
} from './tables.ts';

/** Where a record is kept, and of whom. */
export const madeOfRecord = ({ PhongBan_Id, BenhNhan_Id }: BenhAnRow): Made => ({
  node: PhongBan_Id,
  BenhNhan_Id,
});

/** One record; null when there is none. Read together with all that one request asks for. */
export function loadRecord(ctx: Ctx, id: string | null): Promise<BenhAnRow | null> {
  return loadOne(ctx, 'medicalRecord', id, async (of, ids) => {
    const rows = await rowsById(of.db, table, ids);
    return new Map(rows.map((row) => [row._id, row]));
  });
}

/** One record that must exist. Errors: NOT_FOUND. */
export async function recordById(ctx: Ctx, id: string): Promise<BenhAnRow> {
  const [row] = await rowsById(ctx.db, table, [id]);
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'BenhAn' });
  return row;
}

/** One record for a screen; the reading is logged. Null when there is none. Errors: RECORD_OF_ANOTHER_FACILITY. */
export async function openRecord(ctx: Ctx, id: string): Promise<BenhAnRow | null> {
  const row = await loadRecord(ctx, id);
  if (!row) return null;
  await requireVisible(ctx, madeOfRecord(row));
  await auditView(ctx, { entity: 'BenhAn', entityId: id, BenhNhan_Id: row.BenhNhan_Id });
  return row;
}

export type RecordList = { benhAns: BenhAnRow[] } & Record<TrangThaiBenhAn, number>;

/** The outpatient records of a room in one state, by number or what is said of the patient, with the counts of all states. The newest first. */
export async function recordsOfRoom(
  ctx: Ctx,
  args: { idRoom: string; TrangThai?: TrangThaiBenhAn | null; keyword?: string | null },
): Promise<RecordList> {
  await requireVisiblePlace(ctx, args.idRoom);
  const text = args.keyword?.trim() ?? '';
  const fits =
    text === ''
      ? sql`true`
      : sql`(b.so_benh_an = upper(${text}) or p.ma_y_te = ${text} or ${personFits(text, 'p')})`;
  const { rows } = await ctx.db.execute<Record<TrangThaiBenhAn, number> & { ids: string[] }>(sql`
    with of_room as (
      select b.id, b.trang_thai, b.thoi_gian_vao_vien from main.benh_an b join ${patientRows} p on p.id = b.benh_nhan_id
      where b.phong_ban_id = ${args.idRoom} and b.nhap_vien_id is null and ${fits})
    select count(*) filter (where trang_thai = 'DangDieuTri')::int as "DangDieuTri",
      count(*) filter (where trang_thai = 'DaKetThuc')::int as "DaKetThuc",
      count(*) filter (where trang_thai = 'DaHuy')::int as "DaHuy",
      array(select id from of_room where trang_thai = ${args.TrangThai ?? 'DangDieuTri'}
        order by thoi_gian_vao_vien desc, id desc limit 200) as ids
    from of_room`);
  const found = rows[0];
  if (!found) throw new Error('a count answers one row');
  const { ids, DangDieuTri, DaKetThuc, DaHuy } = found;
  const read = await Promise.all(ids.map((id) => loadRecord(ctx, id)));
  const benhAns = await visibleRecords(
    ctx,
    read.filter((one) => one !== null),
    madeOfRecord,
  );
  return { benhAns, DangDieuTri, DaKetThuc, DaHuy };
}

/** The outpatient records of a patient, with those of stays where they are asked for, newest first; the reading is logged. One statement. */
export function recordsOfPatient(
  ctx: Ctx,
  BenhNhan_Id: string,
  { ofStays = false } = {},
): Promise<BenhAnRow[]> {
  const read = ctx.db
    .select()
    .from(table)
    .where(and(eq(table.BenhNhan_Id, BenhNhan_Id), ofStays ? undefined : isNull(table.NhapVien_Id)))
    .orderBy(desc(table.ThoiGianVaoVien), desc(table._id))
    .limit(100)
    .execute();
  const seen = read.then((rows) => visibleRecords(ctx, rows, madeOfRecord));
  return logged(ctx, { entity: 'BenhAn', entityId: null, BenhNhan_Id }, seen);
}

/** The outpatient records of a patient under treatment. One statement. */
export function recordsOpen(ctx: Ctx, BenhNhan_Id: string): Promise<BenhAnRow[]> {
  return ctx.db
    .select()
    .from(table)
    .where(
      and(eq(table.BenhNhan_Id, BenhNhan_Id), eq(table.TrangThai, 'DangDieuTri'), isNull(table.NhapVien_Id)),
    );
}

/** The episodes of a record, the first one first; of a list in one statement. */
export async function episodesOf(ctx: Ctx, BenhAn_Id: string): Promise<DotDieuTriRow[]> {
  const read = async (of: Ctx, ids: readonly string[]) => {
    const rows = await of.db
      .select()
      .from(episodes)
      .where(inArray(episodes.BenhAn_Id, [...ids]))
      .orderBy(asc(episodes.DotThu));
    return grouped(rows, (row) => row.BenhAn_Id);
  };
  if (ctx.tx) return (await read(ctx, [BenhAn_Id])).get(BenhAn_Id) ?? [];
  return (await loadOne(ctx, 'medicalRecord:episodes', BenhAn_Id, read)) ?? [];
}

/** The sessions of an episode, the first one first, cancelled ones aside; of a record in one statement. */
export async function sessionsOfEpisode(ctx: Ctx, DotDieuTri_Id: string): Promise<KhamBenhRow[]> {
  const ids = await loadOne(ctx, 'medicalRecord:sessions', DotDieuTri_Id, async (of, all) => {
    const { rows } = await of.db.execute<{ id: string; dot: string }>(sql`
      select k.id, k.dot_dieu_tri_id as dot from ${sessionRows} k join main.dot_dieu_tri d on d.id = k.dot_dieu_tri_id and d.benh_an_id = k.benh_an_id
      where d.id = any(${sql.param([...all])}::uuid[]) and k.trang_thai <> 'DaHuy' order by k.ngay_kham`);
    return grouped(rows, (row) => row.dot);
  });
  const found = await Promise.all((ids ?? []).map(({ id }) => loadSession(ctx, id)));
  const rows = found.filter((one) => one !== null);
  return visibleRecords(ctx, rows, ({ PhongBan_Id, BenhNhan_Id }) => ({ node: PhongBan_Id, BenhNhan_Id }));
}

/** One discharge that must exist. Errors: NOT_FOUND. */
export async function dischargeById(ctx: Ctx, id: string): Promise<RaVienRow> {
  const [row] = await rowsById(ctx.db, raVienTable, [id]);
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'RaVienNgoaiTru' });
  return row;
}

/** The discharges of a record, the newest version first; of a list in one statement. */
export async function dischargesOf(ctx: Ctx, BenhAn_Id: string): Promise<RaVienRow[]> {
  const read = async (of: Ctx, ids: readonly string[]) => {
    const rows = await of.db
      .select()
      .from(raVienTable)
      .where(inArray(raVienTable.BenhAn_Id, [...ids]))
      .orderBy(desc(raVienTable._id));
    return grouped(rows, (row) => row.BenhAn_Id);
  };
  if (ctx.tx) return (await read(ctx, [BenhAn_Id])).get(BenhAn_Id) ?? [];
  return (await loadOne(ctx, 'medicalRecord:discharges', BenhAn_Id, read)) ?? [];
}

/** One summary that must exist. Errors: NOT_FOUND. */
export async function summaryById(ctx: Ctx, id: string): Promise<PhieuSoKetRow> {
  const [row] = await rowsById(ctx.db, phieuSoKetTable, [id]);
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'PhieuSoKet' });
  return row;
}

/** The summaries of a record that are in use, newest first; the reading is logged. Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY. */
export async function summariesOf(ctx: Ctx, BenhAn_Id: string): Promise<PhieuSoKetRow[]> {
  const record = await recordById(ctx, BenhAn_Id);
  await requireVisible(ctx, madeOfRecord(record));
  const read = ctx.db
    .select()
    .from(phieuSoKetTable)
    .where(and(eq(phieuSoKetTable.BenhAn_Id, BenhAn_Id), eq(phieuSoKetTable.TrangThai, 'DangSuDung')))
    .orderBy(desc(phieuSoKetTable.Ngay))
    .limit(400)
    .execute();
  const entry = { entity: 'PhieuSoKet', entityId: BenhAn_Id, BenhNhan_Id: record.BenhNhan_Id };
  return logged(ctx, entry, read);
}

/** The days of the summaries in use of records, the first one first; one statement. */
export async function summaryDaysOf(ctx: Ctx, ids: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await ctx.db.execute<{ id: string; days: string[] }>(sql`
    select benh_an_id as id, array_agg(ngay::text order by ngay) as days from main.phieu_so_ket
    where benh_an_id = any(${sql.param([...ids])}::uuid[]) and trang_thai = 'DangSuDung' group by 1`);
  return new Map(rows.map(({ id, days }) => [id, days]));
}

function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}
