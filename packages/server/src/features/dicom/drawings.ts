import { drawingIssues, type HinhVe } from '@sen/domain/dicom/drawings';
import { and, asc, eq } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { type RightAt, requireRight } from '../../engine/http/doors.ts';
import { insertRow, updateRow } from '../../engine/sql/rows.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { slipById } from '../orders/queries.ts';
import { tellStudy } from './modalities.ts';
import { rightToStudy } from './pictureFiles.ts';
import { studyById } from './queries.ts';
import { anhTable, type CaRow, caTable, hinhVeTable, loatTable } from './tables.ts';

/** What a reader drew on a study. */
export type Drawn = typeof hinhVeTable.$inferSelect;

/** What readers drew on a study, for who may read it. Errors: NOT_FOUND, FORBIDDEN, NODE_NOT_GRANTED. */
export async function drawingsOf(ctx: Ctx, CaDICOM_Id: string): Promise<Drawn[]> {
  await readable(ctx, CaDICOM_Id);
  return ctx.db
    .select()
    .from(hinhVeTable)
    .where(eq(hinhVeTable.CaDICOM_Id, CaDICOM_Id))
    .orderBy(asc(hinhVeTable.NgayTao));
}

/**
 * Keeps what the caller drew on a study, whole; version 0 is that of the first time. Errors: NOT_FOUND, FORBIDDEN, NODE_NOT_GRANTED,
 * CONFLICT with `current`, BAD_INPUT at `hinhVes.N`.
 */
export async function saveDrawings(
  ctx: Ctx,
  CaDICOM_Id: string,
  { version, hinhVes }: { version: number; hinhVes: readonly HinhVe[] },
): Promise<Drawn> {
  return inTransaction(ctx, async (tx) => {
    const study = await readable(tx, CaDICOM_Id);
    await requireRight(tx, await rightToDraw(tx, study));
    const NguoiVe_Id = actor(tx);
    if (!NguoiVe_Id) throw new DomainError('UNAUTHENTICATED');
    // of two tabs that draw the first time the second one waits
    await tx.db.select({ _id: caTable._id }).from(caTable).where(eq(caTable._id, CaDICOM_Id)).for('update');
    const [before] = await tx.db
      .select()
      .from(hinhVeTable)
      .where(and(eq(hinhVeTable.CaDICOM_Id, CaDICOM_Id), eq(hinhVeTable.NguoiVe_Id, NguoiVe_Id)));
    if ((before?.version ?? 0) !== version)
      throw new DomainError('CONFLICT', { entity: 'HinhVeDICOM', current: before ?? null });
    refuseIssues(drawingIssues(hinhVes, await picturesOf(tx, CaDICOM_Id)));
    const kept = hinhVes.map(({ _id, Loai, SOPUID, Khung, HeToaDo, MatPhang, Diem }) => ({
      ...{ _id, Loai, SOPUID, Khung, HeToaDo, MatPhang, Diem },
    }));
    const after = before
      ? await updateRow(tx, hinhVeTable, before._id, { hinhVes: kept })
      : await insertRow(tx, hinhVeTable, { CaDICOM_Id, NguoiVe_Id, hinhVes: kept, NguoiTao_Id: NguoiVe_Id });
    if (!after) throw new Error('drawings were not kept');
    await audit(tx, {
      action: before ? 'UPDATE' : 'CREATE',
      entity: 'HinhVeDICOM',
      entityId: after._id,
      BenhNhan_Id: (await studyById(tx, CaDICOM_Id)).BenhNhan_Id,
      ...(before ? { before: { hinhVes: before.hinhVes } } : {}),
      after: { CaDICOM_Id, NguoiVe_Id, hinhVes: kept },
    });
    await tellStudy(tx, study, study.DichVuYeuCau_Id);
    return after;
  });
}

async function readable(ctx: Ctx, id: string): Promise<CaRow> {
  const [study] = await ctx.db.select().from(caTable).where(eq(caTable._id, id));
  if (!study) throw new DomainError('NOT_FOUND', { entity: 'CaDICOM' });
  await requireRight(ctx, await rightToStudy(ctx, study));
  return study;
}

/** Who works where it is performed or where it was ordered: a reader of another facility looks, and writes nothing into the record. */
async function rightToDraw(ctx: Ctx, { DichVuYeuCau_Id, NoiThucHien_Id }: CaRow): Promise<RightAt> {
  const slip = DichVuYeuCau_Id ? await slipById(ctx, DichVuYeuCau_Id) : null;
  return {
    anyOf: ['CHAN_DOAN_HINH_ANH', 'BENH_AN_XEM'],
    places: () => [NoiThucHien_Id, ...(slip ? [slip.NoiYeuCau_Id] : [])],
  };
}

async function picturesOf(ctx: Ctx, CaDICOM_Id: string): Promise<ReadonlySet<string>> {
  const rows = await ctx.db
    .select({ SOPUID: anhTable.SOPUID })
    .from(anhTable)
    .innerJoin(loatTable, eq(loatTable._id, anhTable.LoatDICOM_Id))
    .where(eq(loatTable.CaDICOM_Id, CaDICOM_Id));
  return new Set(rows.map(({ SOPUID }) => SOPUID));
}
