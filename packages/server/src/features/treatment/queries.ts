import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { logged } from '../../engine/audit/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { loadOne } from '../../engine/loaders.ts';
import { rowsById } from '../../engine/sql/rows.ts';
import { loadStay, madeOfStay } from '../admission/queries.ts';
import { madeOfRecord, recordById } from '../medicalRecords/queries.ts';
import { requireVisible } from '../recordAccess/visible.ts';
import {
  toDieuTriTable as entries,
  yLenhThuocTable as orders,
  type ToDieuTriRow,
  type YLenhThuocRow,
} from './tables.ts';

/** One entry that must exist. Errors: NOT_FOUND. */
export async function entryById(ctx: Ctx, id: string): Promise<ToDieuTriRow> {
  const [row] = await rowsById(ctx.db, entries, [id]);
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'ToDieuTri' });
  return row;
}

/** One order of a drug that must exist. Errors: NOT_FOUND. */
export async function drugOrderById(ctx: Ctx, id: string): Promise<YLenhThuocRow> {
  const [row] = await rowsById(ctx.db, orders, [id]);
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'YLenhThuoc' });
  return row;
}

/** The entries of the record of a stay, the newest first; the reading is logged. Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY. */
export async function entriesOfRecord(ctx: Ctx, BenhAn_Id: string): Promise<ToDieuTriRow[]> {
  const record = await recordById(ctx, BenhAn_Id);
  await requireVisible(ctx, madeOfRecord(record));
  const read = ctx.db
    .select()
    .from(entries)
    .where(eq(entries.BenhAn_Id, BenhAn_Id))
    .orderBy(desc(entries.ThoiGian), desc(entries.SoThuTu))
    .limit(500)
    .execute();
  return logged(ctx, { entity: 'ToDieuTri', entityId: BenhAn_Id, BenhNhan_Id: record.BenhNhan_Id }, read);
}

/** The orders of an entry in their order; of a list in one statement. */
export async function ordersOfEntry(ctx: Ctx, ToDieuTri_Id: string): Promise<YLenhThuocRow[]> {
  const read = async (of: Ctx, ids: readonly string[]) => {
    const rows = await of.db
      .select()
      .from(orders)
      .where(inArray(orders.ToDieuTri_Id, [...ids]))
      .orderBy(asc(orders.ThuTu));
    return grouped(rows, (row) => row.ToDieuTri_Id);
  };
  if (ctx.tx) return (await read(ctx, [ToDieuTri_Id])).get(ToDieuTri_Id) ?? [];
  return (await loadOne(ctx, 'treatment:orders', ToDieuTri_Id, read)) ?? [];
}

/** The orders of drugs of a stay that hold now or begin later, by begin. */
export function ordersInUse(ctx: Ctx, NhapVien_Id: string): Promise<YLenhThuocRow[]> {
  return ordersAfter(ctx, NhapVien_Id, ctx.now());
}

/** The orders of drugs of a stay that hold or begin after a moment. */
export function ordersAfter(ctx: Ctx, NhapVien_Id: string, at: Date): Promise<YLenhThuocRow[]> {
  return ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.NhapVien_Id, NhapVien_Id), eq(orders.TrangThai, 'DangDung'), sql`den_luc > ${at}`))
    .orderBy(asc(orders.TuLuc), asc(orders.ThuTu))
    .execute();
}

/** The orders that hold now of a stay that the caller may see. Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY. */
export async function shownOrdersInUse(ctx: Ctx, NhapVien_Id: string): Promise<YLenhThuocRow[]> {
  const stay = await loadStay(ctx, NhapVien_Id);
  if (!stay) throw new DomainError('NOT_FOUND', { entity: 'TiepNhanNhapVien' });
  await requireVisible(ctx, madeOfStay(stay));
  const { BenhNhan_Id } = stay;
  return logged(
    ctx,
    { entity: 'YLenhThuoc', entityId: NhapVien_Id, BenhNhan_Id },
    ordersInUse(ctx, NhapVien_Id),
  );
}

/** The level of care that the newest entry of a stay orders; of a list in one statement. */
export function levelOfCare(ctx: Ctx, NhapVien_Id: string): Promise<ToDieuTriRow['CapChamSoc']> {
  return loadOne(ctx, 'treatment:care', NhapVien_Id, async (of, ids) => {
    const rows = await of.db
      .selectDistinctOn([entries.NhapVien_Id], { stay: entries.NhapVien_Id, level: entries.CapChamSoc })
      .from(entries)
      .where(
        and(
          inArray(entries.NhapVien_Id, [...ids]),
          ne(entries.TrangThai, 'DaHuy'),
          sql`cap_cham_soc is not null`,
        ),
      )
      .orderBy(entries.NhapVien_Id, desc(entries.ThoiGian));
    return new Map(rows.map(({ stay, level }) => [stay, level]));
  });
}

function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}
