import { type GiayNghiFacts, giayNghiActs } from '@sen/domain/sickLeave/giayNghi';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { logged } from '../../engine/audit/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { loadOne } from '../../engine/loaders.ts';
import { loadSession } from '../examination/queries.ts';
import { printsOf } from '../printing/prints.ts';
import { visibleRecords } from '../recordAccess/visible.ts';
import { refusedByPosition } from '../signing/queries.ts';
import { type GiayNghiRow, giayNghiTable as table } from './tables.ts';

/** The code of the print form. */
export const formCode = 'GiayNghiHuongBHXH';

/** The certificates of a session, newest first; the reading is logged. Errors: RECORD_NOT_IN_CARE and the like by leaving them out. */
export async function leavesOfSession(ctx: Ctx, KhamBenh_Id: string): Promise<GiayNghiRow[]> {
  const session = await loadSession(ctx, KhamBenh_Id);
  if (!session) return [];
  const read = ctx.db
    .select()
    .from(table)
    .where(eq(table.KhamBenh_Id, KhamBenh_Id))
    .orderBy(desc(table._id))
    .limit(100)
    .execute();
  const { BenhNhan_Id, PhongBan_Id } = session;
  const seen = read.then((rows) => visibleRecords(ctx, rows, () => ({ node: PhongBan_Id, BenhNhan_Id })));
  return logged(ctx, { entity: giayNghiActs.name, entityId: KhamBenh_Id, BenhNhan_Id }, seen);
}

/** One certificate that must exist. Errors: NOT_FOUND. */
export async function leaveById(ctx: Ctx, id: string): Promise<GiayNghiRow> {
  const [row] = await ctx.db.select().from(table).where(eq(table._id, id));
  if (!row) throw new DomainError('NOT_FOUND', { entity: giayNghiActs.name });
  return row;
}

/** The certificates of a patient that are in use. One statement. */
export function leavesInUse(ctx: Ctx, BenhNhan_Id: string): Promise<GiayNghiRow[]> {
  return ctx.db
    .select()
    .from(table)
    .where(and(eq(table.BenhNhan_Id, BenhNhan_Id), eq(table.TrangThai, 'DangSuDung')));
}

/** How often a certificate was printed; of a list in one statement. */
export async function timesPrinted(ctx: Ctx, id: string): Promise<number> {
  const read = (of: Ctx, ids: readonly string[]) => printsOf(of, formCode, ids);
  if (ctx.tx) return (await read(ctx, [id])).get(id) ?? 0;
  return (await loadOne(ctx, `prints:${formCode}`, id, read)) ?? 0;
}

/** What the acts on a certificate decide on. */
export async function leaveFacts(ctx: Ctx, row: GiayNghiRow): Promise<GiayNghiFacts> {
  const session = await loadSession(ctx, row.KhamBenh_Id);
  return {
    TrangThai: row.TrangThai,
    node: session?.PhongBan_Id ?? null,
    daIn: (await timesPrinted(ctx, row._id)) > 0,
    chucVu: await refusedByPosition(ctx, 'CapGiayNghi', ctx.user?.NhanVien_Id ?? null),
  };
}

/** The certificates in use of these visits. One statement. */
export async function leavesOfVisits(ctx: Ctx, visits: readonly string[]): Promise<GiayNghiRow[]> {
  if (visits.length === 0) return [];
  return ctx.db
    .select()
    .from(table)
    .where(and(inArray(table.TiepNhan_Id, [...visits]), eq(table.TrangThai, 'DangSuDung')));
}
