import { type YeuCauTomTatFacts, yeuCauTomTatActs } from '@sen/domain/recordSummaries/yeuCauTomTat';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { auditView } from '../../engine/audit/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { loadOne } from '../../engine/loaders.ts';
import { rowsById } from '../../engine/sql/rows.ts';
import { visitsOfPatient } from '../examination/queries.ts';
import { recordById, recordsOfPatient } from '../medicalRecords/queries.ts';
import { facilityOf } from '../organisation/facility.ts';
import { type Made, requireVisible } from '../recordAccess/visible.ts';
import { type TomTatRow, tomTatTable as table, type YeuCauRow, yeuCauTable } from './tables.ts';

/** Where the record of a request or a summary was made, and of whom. */
export const madeOf = ({
  PhongBan_Id,
  BenhNhan_Id,
}: Pick<YeuCauRow, 'PhongBan_Id' | 'BenhNhan_Id'>): Made => ({
  node: PhongBan_Id,
  BenhNhan_Id,
});

/** One request that must exist. Errors: NOT_FOUND. */
export async function requestById(ctx: Ctx, id: string): Promise<YeuCauRow> {
  const [row] = await rowsById(ctx.db, yeuCauTable, [id]);
  if (!row) throw new DomainError('NOT_FOUND', { entity: yeuCauTomTatActs.name });
  return row;
}

/** One request for a screen; the reading is logged. Null when there is none. Errors: RECORD_OF_ANOTHER_FACILITY, RECORD_NOT_IN_CARE. */
export async function openRequest(ctx: Ctx, id: string): Promise<YeuCauRow | null> {
  const [row] = await rowsById(ctx.db, yeuCauTable, [id]);
  if (!row) return null;
  await requireVisible(ctx, madeOf(row));
  await auditView(ctx, { entity: yeuCauTomTatActs.name, entityId: id, BenhNhan_Id: row.BenhNhan_Id });
  return row;
}

/** The summary of a request that is in force, if there is one. One statement. */
export async function summaryInForce(ctx: Ctx, YeuCau_Id: string): Promise<TomTatRow | null> {
  const read = async (of: Ctx, ids: readonly string[]) => {
    const rows = await of.db
      .select()
      .from(table)
      .where(inArray(table.YeuCau_Id, [...ids]));
    const inForce = rows.filter((row) => row.TrangThai === 'DaCap');
    return new Map(inForce.map((row) => [row.YeuCau_Id, row]));
  };
  if (ctx.tx) return (await read(ctx, [YeuCau_Id])).get(YeuCau_Id) ?? null;
  return loadOne(ctx, 'recordSummary:inForce', YeuCau_Id, read);
}

/** The requests for the summary of a record that were not refused, the newest first; the reading is logged. Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY, RECORD_NOT_IN_CARE. */
export async function requestsOfRecord(ctx: Ctx, BenhAn_Id: string): Promise<YeuCauRow[]> {
  const record = await recordById(ctx, BenhAn_Id);
  await requireVisible(ctx, madeOf(record));
  const { BenhNhan_Id } = record;
  await auditView(ctx, { entity: yeuCauTomTatActs.name, entityId: BenhAn_Id, BenhNhan_Id });
  return ctx.db
    .select()
    .from(yeuCauTable)
    .where(and(eq(yeuCauTable.BenhAn_Id, BenhAn_Id), ne(yeuCauTable.TrangThai, 'TuChoi')))
    .orderBy(desc(yeuCauTable._id))
    .limit(50);
}

/** What the acts on a request decide on. */
export async function requestFacts(
  ctx: Ctx,
  { TrangThai, PhongBan_Id }: Pick<YeuCauRow, 'TrangThai' | 'PhongBan_Id'>,
): Promise<YeuCauTomTatFacts> {
  return { TrangThai, node: await facilityOf(ctx, PhongBan_Id), phong: PhongBan_Id };
}

/** A record of which a summary may be asked for. */
export type HoSoRow = {
  _id: string;
  Loai: 'BenhAn' | 'KhamBenh';
  Ma: string;
  Luc: Date;
  PhongBan_Id: string;
};

/** The records of a patient of which a summary may be asked for: outpatient records and those of stays, then examinations, the newest first. */
export async function recordsToSummarise(ctx: Ctx, BenhNhan_Id: string): Promise<HoSoRow[]> {
  const [records, sessions] = await Promise.all([
    recordsOfPatient(ctx, BenhNhan_Id, { ofStays: true }),
    visitsOfPatient(ctx, { BenhNhan_Id }),
  ]);
  return [
    ...records
      .filter((one) => one.TrangThai !== 'DaHuy')
      .map(({ _id, SoBenhAn, ThoiGianVaoVien, PhongBan_Id }) => ({
        _id,
        Loai: 'BenhAn' as const,
        Ma: SoBenhAn,
        Luc: ThoiGianVaoVien,
        PhongBan_Id,
      })),
    ...sessions
      .filter((one) => one.TrangThai !== 'DaHuy')
      .map(({ _id, MaKhamBenh, NgayKham, PhongBan_Id }) => ({
        _id,
        Loai: 'KhamBenh' as const,
        Ma: MaKhamBenh,
        Luc: NgayKham,
        PhongBan_Id,
      })),
  ];
}
