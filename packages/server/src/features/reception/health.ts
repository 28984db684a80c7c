import {
  healthFields,
  healthIssues,
  type SucKhoe,
  saysAnything,
  sucKhoeActs,
} from '@sen/domain/reception/sucKhoe';
import { eq, sql } from 'drizzle-orm';
import { requireAct } from '../../engine/acts/acts.ts';
import { audit, auditView } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { insertRow } from '../../engine/sql/rows.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { SucKhoeInput } from '../../gql/main.ts';
import { facilityOf } from '../organisation/facility.ts';
import { patientById } from '../patients/queries.ts';
import { healthOfVisit, lockAnyReception, requireVisibleVisit, type TiepNhan } from './queries.ts';
import { type SucKhoeTiepNhanRow, sucKhoeTiepNhanTable as table } from './tables.ts';

/** What was noted of the health of a visit's patient; the reading is logged. Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY, RECORD_NOT_IN_CARE. */
export async function openHealth(ctx: Ctx, TiepNhan_Id: string): Promise<SucKhoeTiepNhanRow | null> {
  const { BenhNhan_Id } = await requireVisibleVisit(ctx, TiepNhan_Id);
  const noted = await healthOfVisit(ctx, TiepNhan_Id);
  if (noted) await auditView(ctx, { entity: 'SucKhoeTiepNhan', entityId: noted._id, BenhNhan_Id });
  return noted;
}

/** Notes what a patient tells of their health at a visit. Errors: NOT_FOUND, CONFLICT, BAD_INPUT, those of the act `ghi`. */
export async function saveHealth(
  ctx: Ctx,
  TiepNhan_Id: string,
  input: SucKhoeInput,
): Promise<SucKhoeTiepNhanRow | null> {
  return inTransaction(ctx, async (tx) => {
    const visit = await lockAnyReception(tx, TiepNhan_Id);
    const { NoiTiepNhan_Id, BenhNhan_Id } = visit;
    const noted = await noteHealth(tx, visit, input);
    await emit(tx, {
      module: 'TiepNhan',
      process: 'update',
      idNode: NoiTiepNhan_Id,
      data: { TiepNhan_Id, BenhNhan_Id },
    });
    return noted;
  });
}

/**
 * The same within an act on the reception, which holds it. A field that is left out keeps its value; nothing told makes no record, and
 * what says nothing new is no act. Errors: CONFLICT, BAD_INPUT with paths below `SucKhoe`, those of the act `ghi`.
 */
export async function noteHealth(
  tx: Tx,
  visit: TiepNhan,
  { version, ...input }: SucKhoeInput,
): Promise<SucKhoeTiepNhanRow | null> {
  const [before = null] = await tx.db
    .select()
    .from(table)
    .where(eq(table.TiepNhan_Id, visit._id))
    .for('update');
  const health = merged(before, input);
  if (before ? healthFields.every((field) => health[field] === before[field]) : !saysAnything(health))
    return before;
  const node = await facilityOf(tx, visit.NoiTiepNhan_Id);
  requireAct(tx, sucKhoeActs, 'ghi', { node, huy: visit.TrangThai === 'DaHuy' });
  if (before && version !== null && version !== undefined && version !== before.version)
    throw new DomainError('CONFLICT', { entity: 'SucKhoeTiepNhan', current: before });
  // as the same act may have changed it a moment before
  const patient = await patientById({ ...tx, loaders: new Map() }, visit.BenhNhan_Id);
  refuseIssues(
    healthIssues(health, patient).map((issue) => ({
      ...issue,
      path: `SucKhoe.${issue.path}`,
    })),
  );
  const after = before ? await changed(tx, before, health) : await added(tx, visit, health);
  const { BenhNhan_Id } = visit;
  await audit(tx, {
    action: before ? 'UPDATE' : 'CREATE',
    entity: 'SucKhoeTiepNhan',
    entityId: after._id,
    BenhNhan_Id,
    ...(before ? { before } : {}),
    after,
  });
  return after;
}

type Columns = Pick<SucKhoeTiepNhanRow, (typeof healthFields)[number]>;

/** What was noted, with what is said now over it; texts without blanks around them, an empty one says nothing. */
function merged(before: SucKhoeTiepNhanRow | null, input: SucKhoe): Columns {
  const entries = healthFields.map((field) => {
    const said: unknown = input[field] === undefined ? (before?.[field] ?? null) : input[field];
    return [field, typeof said === 'string' ? said.trim() || null : said];
  });
  return Object.fromEntries(entries) as Columns; // one entry a field, each from the input's or the row's own
}

function added(tx: Tx, visit: TiepNhan, health: Columns): Promise<SucKhoeTiepNhanRow> {
  return insertRow(tx, table, {
    ...health,
    TiepNhan_Id: visit._id,
    BenhNhan_Id: visit.BenhNhan_Id,
    NgayTao: tx.now(),
    NgayCapNhat: tx.now(),
    NguoiTao_Id: actor(tx),
    NguoiCapNhat_Id: actor(tx),
  });
}

async function changed(tx: Tx, before: SucKhoeTiepNhanRow, health: Columns): Promise<SucKhoeTiepNhanRow> {
  const [row] = await tx.db
    .update(table)
    .set({
      ...health,
      version: sql`${table.version} + 1`,
      NgayCapNhat: tx.now(),
      NguoiCapNhat_Id: actor(tx),
    })
    .where(eq(table._id, before._id))
    .returning();
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'SucKhoeTiepNhan' });
  return row;
}
