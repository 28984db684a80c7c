import { hoiChanActs } from '@sen/domain/consultations/hoiChan';
import { and, desc, eq } from 'drizzle-orm';
import { logged } from '../../engine/audit/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { loadStay, madeOfStay } from '../admission/queries.ts';
import { loadSession, madeOfSession } from '../examination/queries.ts';
import { loadRecord } from '../medicalRecords/queries.ts';
import { loadReception } from '../reception/queries.ts';
import { visibleRecords } from '../recordAccess/visible.ts';
import { minutes } from './paper.ts';
import { type HoiChanRow, hoiChanTable as table } from './tables.ts';

/** The minutes of a reception, newest first; the reading is logged. Those of places that the caller may not see are left out. */
export async function minutesOfVisit(ctx: Ctx, TiepNhan_Id: string): Promise<HoiChanRow[]> {
  const visit = await loadReception(ctx, TiepNhan_Id);
  if (!visit) return [];
  const { BenhNhan_Id } = visit;
  const read = ctx.db
    .select()
    .from(table)
    .where(eq(table.TiepNhan_Id, TiepNhan_Id))
    .orderBy(desc(table.NgayHoiChan), desc(table._id))
    .limit(100)
    .execute();
  const seen = read.then((rows) =>
    visibleRecords(ctx, rows, async ({ KhamBenh_Id, NhapVien_Id }) => {
      const stay = await loadStay(ctx, NhapVien_Id);
      const session = stay ? null : await loadSession(ctx, KhamBenh_Id);
      return stay ? madeOfStay(stay) : session ? madeOfSession(session) : { node: null, BenhNhan_Id };
    }),
  );
  return logged(ctx, { entity: hoiChanActs.name, entityId: TiepNhan_Id, BenhNhan_Id }, seen);
}

/** The minutes of the stay of a medical record, newest first; the reading is logged. None of an outpatient record, whose minutes are of its examinations. */
export async function minutesOfRecord(ctx: Ctx, BenhAn_Id: string): Promise<HoiChanRow[]> {
  const record = await loadRecord(ctx, BenhAn_Id);
  return record?.NhapVien_Id ? minutes.alsoListOf(ctx, record.NhapVien_Id) : [];
}

/** Whether a consultation of the visit was completed. */
export async function hasMinutes(ctx: Ctx, TiepNhan_Id: string): Promise<boolean> {
  const [row] = await ctx.db
    .select({ _id: table._id })
    .from(table)
    .where(and(eq(table.TiepNhan_Id, TiepNhan_Id), eq(table.TrangThai, 'HoanTat')))
    .limit(1);
  return row !== undefined;
}
