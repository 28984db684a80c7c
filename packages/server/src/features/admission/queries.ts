import { nhapVienActs } from '@sen/domain/admission/nhapVien';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { logged } from '../../engine/audit/audit.ts';
import { type Ctx, today } from '../../engine/context.ts';
import type { QueryGetTiepNhanNhapVienByKhoaArgs } from '../../gql/main.ts';
import { loadSession, madeOfSession } from '../examination/queries.ts';
import { requireVisible, requireVisiblePlace, visibleRecords } from '../recordAccess/visible.ts';
import { type NhapVienRow, nhapVienTable as table } from './tables.ts';

/** The live order of a session, or null; the reading is logged. Errors: RECORD_OF_ANOTHER_FACILITY, RECORD_NOT_IN_CARE. */
export async function admissionOfSession(ctx: Ctx, KhamBenh_Id: string): Promise<NhapVienRow | null> {
  const session = await loadSession(ctx, KhamBenh_Id);
  if (!session) return null;
  await requireVisible(ctx, madeOfSession(session));
  const { BenhNhan_Id } = session;
  const read = ctx.db
    .select()
    .from(table)
    .where(and(eq(table.KhamBenh_Id, KhamBenh_Id), ne(table.TrangThai, 'DaHuy')))
    .execute();
  const [row] = await logged(ctx, { entity: nhapVienActs.name, entityId: KhamBenh_Id, BenhNhan_Id }, read);
  return row ?? null;
}

/**
 * Who is expected in a department between two days, in the order of their time; today's list begins the day before, for no act says that
 * somebody has arrived. One statement. Errors: RECORD_OF_ANOTHER_FACILITY.
 */
export async function admissionsOfWard(
  ctx: Ctx,
  { KhoaNhapVien_Id, startDate, endDate }: QueryGetTiepNhanNhapVienByKhoaArgs,
): Promise<NhapVienRow[]> {
  await requireVisiblePlace(ctx, KhoaNhapVien_Id);
  const from = startDate ?? today(ctx);
  const before = from === today(ctx) ? 1 : 0;
  const rows = await ctx.db
    .select()
    .from(table)
    .where(
      and(
        eq(table.KhoaNhapVien_Id, KhoaNhapVien_Id),
        ne(table.TrangThai, 'DaHuy'),
        sql`${table.ThoiGianVaoVien} >= (${from}::date - ${before}::int)::timestamp at time zone 'Asia/Ho_Chi_Minh'`,
        sql`${table.ThoiGianVaoVien} < (${endDate ?? from}::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh'`,
      ),
    )
    .orderBy(asc(table.ThoiGianVaoVien), asc(table._id))
    .limit(500);
  return visibleRecords(ctx, rows, ({ BenhNhan_Id }) => ({ node: KhoaNhapVien_Id, BenhNhan_Id }));
}
