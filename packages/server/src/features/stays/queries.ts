import { asc, desc, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { loadOne } from '../../engine/loaders.ts';
import { rowsById } from '../../engine/sql/rows.ts';
import { loadStay, madeOfStay } from '../admission/queries.ts';
import { stayRows } from '../admission/sql.ts';
import type { NhapVienRow } from '../admission/tables.ts';
import { facilityOf, nodesOfFacility } from '../organisation/facility.ts';
import { requireVisiblePlace, visibleRecords } from '../recordAccess/visible.ts';
import {
  type DotGiuongRow,
  type DotKhoaRow,
  dotGiuongTable,
  dotKhoaTable,
  type PhieuChuyenKhoaRow,
  phieuChuyenKhoaTable,
  type TinhTrangGiuongRow,
  tinhTrangGiuongTable,
} from './tables.ts';

/** One transfer that must exist. Errors: NOT_FOUND. */
export async function transferById(ctx: Ctx, id: string): Promise<PhieuChuyenKhoaRow> {
  const [row] = await rowsById(ctx.db, phieuChuyenKhoaTable, [id]);
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'PhieuChuyenKhoa' });
  return row;
}

/** One mark of a bed; null for none. Read together with all that one request asks for. */
export function loadMark(ctx: Ctx, id: string | null): Promise<TinhTrangGiuongRow | null> {
  return loadOne(ctx, 'stays:mark', id, async (of, ids) => {
    const rows = await rowsById(of.db, tinhTrangGiuongTable, ids);
    return new Map(rows.map((row) => [row._id, row]));
  });
}

/** One mark of a bed that must exist. Errors: NOT_FOUND. */
export async function markById(ctx: Ctx, id: string): Promise<TinhTrangGiuongRow> {
  const [row] = await rowsById(ctx.db, tinhTrangGiuongTable, [id]);
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'TinhTrangGiuong' });
  return row;
}

/** The times of a stay in wards, the first one first; of a list in one statement. */
export async function wardsOfStay(ctx: Ctx, id: string): Promise<DotKhoaRow[]> {
  const rows = await loadOne(ctx, 'stays:wards', id, async (of, ids) => {
    const all = await of.db
      .select()
      .from(dotKhoaTable)
      .where(inArray(dotKhoaTable.NhapVien_Id, [...ids]))
      .orderBy(asc(dotKhoaTable.TuLuc));
    return byStay(all.filter(({ DaHuy }) => !DaHuy));
  });
  return rows ?? [];
}

/** The times of a stay in beds, the first one first; of a list in one statement. */
export async function bedsOfStay(ctx: Ctx, id: string): Promise<DotGiuongRow[]> {
  const rows = await loadOne(ctx, 'stays:beds', id, async (of, ids) => {
    const all = await of.db
      .select()
      .from(dotGiuongTable)
      .where(inArray(dotGiuongTable.NhapVien_Id, [...ids]))
      .orderBy(asc(dotGiuongTable.TuLuc));
    return byStay(all.filter(({ DaHuy }) => !DaHuy));
  });
  return rows ?? [];
}

/** The transfers of a stay, the newest first; of a list in one statement. */
export async function transfersOfStay(ctx: Ctx, id: string): Promise<PhieuChuyenKhoaRow[]> {
  const rows = await loadOne(ctx, 'stays:transfers', id, async (of, ids) =>
    byStay(
      await of.db
        .select()
        .from(phieuChuyenKhoaTable)
        .where(inArray(phieuChuyenKhoaTable.NhapVien_Id, [...ids]))
        .orderBy(desc(phieuChuyenKhoaTable.ThoiGianGui)),
    ),
  );
  return rows ?? [];
}

/** The bed where the patient of a stay lies; null before and after it. */
export async function bedOfStay(ctx: Ctx, id: string): Promise<string | null> {
  return (await bedsOfStay(ctx, id)).find(({ DenLuc }) => DenLuc === null)?.Giuong_Id ?? null;
}

/** Transfers to and from a ward that wait for an answer, the longest first. One statement. Errors: RECORD_OF_ANOTHER_FACILITY. */
export async function waitingTransfers(ctx: Ctx, Khoa_Id: string): Promise<PhieuChuyenKhoaRow[]> {
  await requireVisiblePlace(ctx, Khoa_Id);
  const rows = await ctx.db
    .select()
    .from(phieuChuyenKhoaTable)
    .where(
      sql`trang_thai = 'DangChuyen' and (khoa_di_id = ${Khoa_Id}::uuid or khoa_den_id = ${Khoa_Id}::uuid)`,
    )
    .orderBy(asc(phieuChuyenKhoaTable.ThoiGianGui))
    .limit(200);
  return visibleRecords(ctx, rows, ({ BenhNhan_Id }) => ({ node: Khoa_Id, BenhNhan_Id }));
}

/** The stays of a ward that go on, by bed. Errors: RECORD_OF_ANOTHER_FACILITY. */
export async function staysOfWard(ctx: Ctx, Khoa_Id: string): Promise<NhapVienRow[]> {
  await requireVisiblePlace(ctx, Khoa_Id);
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select n.id from ${stayRows} n
    join main.dot_giuong d on d.nhap_vien_id = n.id and d.den_luc is null and not d.da_huy
    join main.giuong_benh g on g.id = d.giuong_id
    where n.khoa_id = ${Khoa_Id} and n.trang_thai = 'DangDieuTri' order by g.ma_giuong, d.cho limit 500`);
  const read = await Promise.all(rows.map(({ id }) => loadStay(ctx, id)));
  return visibleRecords(
    ctx,
    read.filter((one) => one !== null),
    madeOfStay,
  );
}

/** The wards of the facility where the caller works: departments in use with beds, or to which somebody was ordered, in their order. One
 * statement. */
export async function wardsOfFacility(ctx: Ctx): Promise<string[]> {
  const facility = await facilityOf(ctx, ctx.nodeId);
  if (!facility) return [];
  const nodes = await nodesOfFacility(ctx, facility);
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select n.id from auth.node n
    where n.id = any(${sql.param([...nodes])}::uuid[]) and n.category = 'DEPARTMENT' and n.trang_thai = 'DangSuDung'
      and (exists (select from main.giuong_benh g join auth.node r on r.id = g.phong_ban_id
          where g.trang_thai = 'DangSuDung' and (r.id = n.id or r.parent_id = n.id))
        or exists (select from ${stayRows} v where v.khoa_nhap_vien_id = n.id and v.trang_thai = 'MoiVaoVien'))
    order by n."order", n.code`);
  return rows.map(({ id }) => id);
}

function byStay<T extends { NhapVien_Id: string }>(rows: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(row.NhapVien_Id, [...(groups.get(row.NhapVien_Id) ?? []), row]);
  return groups;
}
