import { sheetsOf } from '@sen/domain/sheets/sheets';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { auditView } from '../../engine/audit/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { rowsById } from '../../engine/sql/rows.ts';
import { madeOfRecord, recordById } from '../medicalRecords/queries.ts';
import { requireVisible } from '../recordAccess/visible.ts';
import { type PhieuChamSocRow, phieuChamSocTable as table } from './tables.ts';

/** The entries of a record that are shown at once: sixty days of hourly ones. */
const shownMost = 1500;

/** One entry that must exist. Errors: NOT_FOUND. */
export async function entryById(ctx: Ctx, id: string): Promise<PhieuChamSocRow> {
  const [row] = await rowsById(ctx.db, table, [id]);
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'PhieuChamSoc' });
  return row;
}

/**
 * The stream of a stay by its medical record, the newest first, with what was corrected or cancelled; the reading is logged. Errors:
 * NOT_FOUND, RECORD_OF_ANOTHER_FACILITY.
 */
export async function entriesOfRecord(ctx: Ctx, BenhAn_Id: string): Promise<PhieuChamSocRow[]> {
  return read(ctx, BenhAn_Id, []);
}

/** The nutrition screenings among them. */
export async function nutritionOfRecord(ctx: Ctx, BenhAn_Id: string): Promise<PhieuChamSocRow[]> {
  return read(ctx, BenhAn_Id, sheetsOf('DinhDuong'));
}

async function read(
  ctx: Ctx,
  BenhAn_Id: string,
  kinds: ReadonlyArray<PhieuChamSocRow['Loai']>,
): Promise<PhieuChamSocRow[]> {
  const record = await recordById(ctx, BenhAn_Id);
  await requireVisible(ctx, madeOfRecord(record));
  await auditView(ctx, { entity: 'PhieuChamSoc', entityId: BenhAn_Id, BenhNhan_Id: record.BenhNhan_Id });
  return ctx.db
    .select()
    .from(table)
    .where(
      and(eq(table.BenhAn_Id, BenhAn_Id), ...(kinds.length > 0 ? [inArray(table.Loai, [...kinds])] : [])),
    )
    .orderBy(desc(table.ThoiGian), desc(table._id))
    .limit(shownMost);
}
