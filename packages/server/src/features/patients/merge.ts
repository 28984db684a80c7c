import { reasonIssues } from '@sen/domain/acts/reason';
import { mergeChoices, mergeConflicts, mergedValues } from '@sen/domain/patients/merge';
import { gopBenhNhanActs } from '@sen/domain/patients/mergeActs';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { actionStates, requireAct } from '../../engine/acts/acts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import { audit, auditView } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { insertRow, lockExisting, updateRow } from '../../engine/sql/rows.ts';
import { once } from '../../engine/sql/transaction.ts';
import { receptionsStanding } from '../reception/queries.ts';
import { toldRecord } from './history.ts';
import { type Moved, moveAll, moveBack } from './mergeMoves.ts';
import { livingPatient, mergeFacts } from './mergeQueries.ts';
import { type Patient, patientById } from './queries.ts';
import { type BenhNhanRow, benhNhanTable, gopBenhNhanTable } from './tables.ts';

export type MergeInput = {
  /** The record that is kept. */
  id: string;
  BenhNhanGop_Id: string;
  version: number;
  versionGop: number;
  /** Fields whose value is taken from the merged record. */
  truongLays: readonly string[];
  LyDo: string;
  /** The client's request: a repeat with the same content answers as the first. */
  requestId?: string | null | undefined;
};

/** Two records side by side, and whether they may be merged now. Errors: NOT_FOUND. */
export async function previewMerge(ctx: Ctx, id: string, other: string) {
  const [BenhNhan, BenhNhanGop] = await Promise.all([patientById(ctx, id), patientById(ctx, other)]);
  const [soTiepNhan, soTiepNhanGop, facts] = await Promise.all([
    receptionsStanding(ctx, id),
    receptionsStanding(ctx, other),
    mergeFacts(ctx, [BenhNhan, BenhNhanGop]),
    auditView(ctx, { entity: 'BenhNhan', entityId: id, BenhNhan_Id: id }),
    auditView(ctx, { entity: 'BenhNhan', entityId: other, BenhNhan_Id: other }),
  ]);
  return {
    BenhNhan,
    BenhNhanGop,
    soTiepNhan,
    soTiepNhanGop,
    truongKhacs: mergeConflicts(BenhNhan, BenhNhanGop),
    hanhDongs: actionStates(ctx, gopBenhNhanActs, facts),
  };
}

/**
 * Merges a record into another: its rows change hands, both codes lead to the kept one. Errors: BAD_INPUT, NOT_FOUND, CONFLICT,
 * PATIENT_CANCELLED, REQUEST_ID_REUSED and the refusals of the act.
 */
export async function mergePatients(ctx: Ctx, input: MergeInput): Promise<Patient> {
  refuseIssues([
    ...reasonIssues(input.LyDo),
    ...(input.truongLays.some((field) => !mergeChoices.includes(field))
      ? [{ path: 'truongLays', code: 'NOT_IN_LIST' }]
      : []),
  ]);
  const { requestId, ...content } = input;
  await once(ctx, { id: requestId, operation: 'gopBenhNhan', content }, async (tx) => {
    const [kept, other] = await lockBoth(tx, input.id, input.BenhNhanGop_Id);
    requireAct(tx, gopBenhNhanActs, 'gop', await mergeFacts(tx, [kept, other]));
    for (const [row, seen] of [
      [kept, input.version],
      [other, input.versionGop],
    ] as const)
      if (row.version !== seen)
        throw new DomainError('CONFLICT', { entity: 'BenhNhan', current: await toldRecord(tx, row) });
    const SauKhiGop = mergedValues(kept, other, new Set(input.truongLays));
    const TruocKhiGop = pick(kept, Object.keys(SauKhiGop));
    await change(tx, kept, SauKhiGop);
    await change(tx, other, { TrangThai: 'DaHuy', BenhNhanGop_Id: kept._id });
    const BanGhis = await moveAll(tx, other._id, kept._id);
    const merge = await insertRow(tx, gopBenhNhanTable, {
      BenhNhanGiu_Id: kept._id,
      BenhNhanGop_Id: other._id,
      LyDo: input.LyDo.trim(),
      TruocKhiGop,
      SauKhiGop,
      BanGhis,
      NguoiTao_Id: actor(tx),
      NguoiCapNhat_Id: actor(tx),
    });
    const after = {
      BenhNhanGiu_Id: kept._id,
      BenhNhanGop_Id: other._id,
      LyDo: merge.LyDo,
      BanGhis: counts(BanGhis),
    };
    await audit(tx, {
      action: 'CREATE',
      entity: 'GopBenhNhan',
      entityId: merge._id,
      BenhNhan_Id: kept._id,
      after,
    });
    await tell(tx, [kept, other]);
  });
  return patientById(ctx, input.id);
}

/**
 * Splits two records again: what came by the merge goes back, with what was made since for its receptions; fields that the merge changed
 * and nobody since are as before. Errors: BAD_INPUT, NOT_FOUND, STATE_CHANGED, REQUEST_ID_REUSED and the refusals of the act.
 */
export async function splitPatients(
  ctx: Ctx,
  id: string,
  LyDo: string,
  requestId?: string | null,
): Promise<Patient> {
  const reason = givenReason(LyDo);
  const request = { id: requestId, operation: 'tachBenhNhan', content: { id, LyDo } };
  const keptId = await once(ctx, request, async (tx) => {
    const [seen] = await tx.db.select().from(gopBenhNhanTable).where(eq(gopBenhNhanTable._id, id));
    if (!seen) throw new DomainError('NOT_FOUND', { entity: gopBenhNhanActs.name });
    const [kept, other] = await lockBoth(tx, seen.BenhNhanGiu_Id, seen.BenhNhanGop_Id);
    const merge = await lockExisting(tx, gopBenhNhanTable, id, gopBenhNhanActs.name);
    requireAct(tx, gopBenhNhanActs, 'tach', await mergeFacts(tx, [kept, other], merge));
    const [TruocKhiGop, SauKhiGop] = [
      await withLivingMother(tx, merge.TruocKhiGop),
      await withLivingMother(tx, merge.SauKhiGop),
    ];
    const untouched = Object.keys(SauKhiGop).filter((field) =>
      same(Reflect.get(kept, field), SauKhiGop[field]),
    );
    await change(tx, kept, pick(TruocKhiGop, untouched));
    await change(tx, other, { TrangThai: 'DangSuDung', BenhNhanGop_Id: null });
    const BanGhis = await moveBack(tx, merge.BanGhis, kept._id, other._id);
    await updateRow(tx, gopBenhNhanTable, id, {
      TrangThai: 'DaTach',
      LyDoTach: reason,
      NguoiTach_Id: actor(tx),
      NgayTach: tx.now(),
      NgayCapNhat: tx.now(),
      NguoiCapNhat_Id: actor(tx),
    });
    await audit(tx, {
      action: 'UPDATE',
      entity: 'GopBenhNhan',
      entityId: id,
      BenhNhan_Id: kept._id,
      before: { TrangThai: merge.TrangThai },
      after: { TrangThai: 'DaTach', action: 'tach', LyDoTach: reason, BanGhis: counts(BanGhis) },
    });
    await tell(tx, [kept, other]);
    return kept._id;
  });
  return patientById(ctx, keptId);
}

/** Both records, locked in one order whoever merges which into which. Errors: NOT_FOUND. */
async function lockBoth(tx: Tx, kept: string, other: string): Promise<[BenhNhanRow, BenhNhanRow]> {
  const rows = await tx.db
    .select()
    .from(benhNhanTable)
    .where(and(inArray(benhNhanTable._id, [kept, other])))
    .orderBy(benhNhanTable._id)
    .for('update');
  const [first, second] = [kept, other].map((id) => rows.find(({ _id }) => _id === id));
  if (!first || !second) throw new DomainError('NOT_FOUND', { entity: 'BenhNhan' });
  return [first, second];
}

/** Fields that a merge noted; a mother whose record was merged or split since is the one that lives. */
async function withLivingMother(tx: Tx, fields: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { Me_Id } = fields;
  if (typeof Me_Id !== 'string') return fields;
  return { ...fields, Me_Id: (await livingPatient(tx, Me_Id))?._id ?? null };
}

async function change(tx: Tx, row: BenhNhanRow, values: Record<string, unknown>): Promise<void> {
  const changed = Object.keys(values);
  if (changed.length === 0) return;
  await tx.db
    .update(benhNhanTable)
    .set({
      ...values,
      version: sql`${benhNhanTable.version} + 1`,
      NgayCapNhat: tx.now(),
      NguoiCapNhat_Id: actor(tx),
    })
    .where(eq(benhNhanTable._id, row._id));
  await audit(tx, {
    action: 'UPDATE',
    entity: 'BenhNhan',
    entityId: row._id,
    BenhNhan_Id: row._id,
    before: pick(row, changed),
    after: values,
  });
}

async function tell(tx: Tx, rows: readonly BenhNhanRow[]): Promise<void> {
  for (const { _id } of rows)
    await emit(tx, { module: 'TiepNhan', process: 'update', data: { BenhNhan_Id: _id } });
}

/** How many rows of each table changed hands, for the log; the ids stand in the merge. */
function counts(moved: Moved): Record<string, number> {
  return Object.fromEntries(
    Object.entries(moved).flatMap(([name, { length }]) => (length > 0 ? [[name, length]] : [])),
  );
}

function pick(values: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, Reflect.get(values, name) ?? null]));
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}
