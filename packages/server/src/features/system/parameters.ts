import { reasonIssues } from '@sen/domain/acts/reason';
import { parameterIssues, parameterKind } from '@sen/domain/insurance/parameterKinds';
import { and, asc, desc, eq, lt, sql } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx, today } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { thamSoTable } from './tables.ts';

type ThamSoRow = typeof thamSoTable.$inferSelect;

/** One dated value as the API tells it; `tuNgay` is 'YYYY-MM-DD', `giaTri` decimal text. */
export type DatedParameter = Pick<ThamSoRow, '_id' | 'version' | 'ma' | 'tuNgay' | 'giaTri' | 'canCu'> & {
  /** It holds today, or held; only what lies ahead can be removed. */
  daApDung: boolean;
};

export type NewParameter = { ma: string; tuNgay: string; giaTri: string; canCu: string };
export type ParameterChange = { version: number; giaTri: string; canCu: string; lyDo?: string | null };

/** Every value of every legal parameter, by parameter, the newest first. One statement. */
export async function datedParameters(ctx: Ctx): Promise<DatedParameter[]> {
  const rows = await ctx.db.select().from(thamSoTable).orderBy(asc(thamSoTable.ma), desc(thamSoTable.tuNgay));
  return rows.map((row) => parameterView(ctx, row));
}

/**
 * Adds a value that holds from a day on. Visits that are settled keep what they were settled with. Errors: BAD_INPUT with its issues,
 * DUPLICATE at `tuNgay` when the day has a value.
 */
export async function createParameter(ctx: Ctx, input: NewParameter): Promise<DatedParameter> {
  refuseIssues(parameterIssues(input.ma, input));
  return inTransaction(ctx, async (tx) => {
    await lockParameter(tx, input.ma);
    const [same] = await tx.db
      .select({ _id: thamSoTable._id })
      .from(thamSoTable)
      .where(and(eq(thamSoTable.ma, input.ma), eq(thamSoTable.tuNgay, input.tuNgay)));
    refuseIssues(same ? [{ path: 'tuNgay', code: 'DUPLICATE' }] : []);
    const { ma, tuNgay, giaTri } = input;
    const [row] = await tx.db
      .insert(thamSoTable)
      .values({ ma, tuNgay, giaTri, canCu: input.canCu.trim(), NguoiTao_Id: actor(tx) })
      .returning();
    if (!row) throw new Error('an insert without a row');
    await noted(tx, 'CREATE', null, row);
    return parameterView(tx, row);
  });
}

/**
 * Corrects a value or its source; one that holds or held wants a reason. Errors: NOT_FOUND, CONFLICT with `current`, BAD_INPUT with its
 * issues.
 */
export async function updateParameter(
  ctx: Ctx,
  id: string,
  change: ParameterChange,
): Promise<DatedParameter> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockRow(tx, id);
    if (before.version !== change.version)
      throw new DomainError('CONFLICT', { current: parameterView(tx, before) });
    const { giaTri, canCu } = change;
    const reason = change.lyDo?.trim() ?? '';
    refuseIssues([
      ...parameterIssues(before.ma, { tuNgay: before.tuNgay, giaTri, canCu }),
      ...reasonIssues(reason, { path: 'lyDo', needed: parameterView(tx, before).daApDung }),
    ]);
    const [row] = await tx.db
      .update(thamSoTable)
      .set({
        giaTri,
        canCu: canCu.trim(),
        version: before.version + 1,
        NgayCapNhat: tx.now(),
        NguoiCapNhat_Id: actor(tx),
      })
      .where(eq(thamSoTable._id, before._id))
      .returning();
    if (!row) throw new Error('an update without a row');
    await noted(tx, 'UPDATE', before, row, reason || null);
    return parameterView(tx, row);
  });
}

/** Removes a value that does not hold yet. Errors: NOT_FOUND, PARAMETER_IN_FORCE. */
export async function removeParameter(ctx: Ctx, id: string): Promise<true> {
  await inTransaction(ctx, async (tx) => {
    const before = await lockRow(tx, id);
    const [earlier] = await tx.db
      .select({ _id: thamSoTable._id })
      .from(thamSoTable)
      .where(and(eq(thamSoTable.ma, before.ma), lt(thamSoTable.tuNgay, before.tuNgay)))
      .limit(1);
    // the rules never work money out without a value
    if (parameterView(tx, before).daApDung || !earlier) throw new DomainError('PARAMETER_IN_FORCE');
    await tx.db.delete(thamSoTable).where(eq(thamSoTable._id, before._id));
    await noted(tx, 'DELETE', before, null);
  });
  return true;
}

function parameterView(ctx: Ctx, { _id, version, ma, tuNgay, giaTri, canCu }: ThamSoRow): DatedParameter {
  return { _id, version, ma, tuNgay, giaTri, canCu, daApDung: tuNgay <= today(ctx) };
}

/** Two who add a value of one parameter wait for each other. */
async function lockParameter(tx: Tx, ma: string): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('tham_so ' || ${ma}, 0))`);
}

async function lockRow(tx: Tx, id: string): Promise<ThamSoRow> {
  const [row] = await tx.db.select().from(thamSoTable).where(eq(thamSoTable._id, id)).for('update');
  if (!row || !parameterKind(row.ma)) throw new DomainError('NOT_FOUND');
  return row;
}

/** Logs a change, and tells it: every open screen and every node reads the settings and parameters anew. */
async function noted(
  tx: Tx,
  action: 'CREATE' | 'UPDATE' | 'DELETE',
  before: ThamSoRow | null,
  after: ThamSoRow | null,
  reason: string | null = null,
): Promise<void> {
  await audit(tx, {
    action,
    entity: 'ThamSo',
    entityId: (after ?? before)?._id ?? null,
    before: before && factsOf(before),
    after: after && { ...factsOf(after), ...(reason === null ? {} : { LyDo: reason }) },
  });
  await emit(tx, { module: 'HeThong', process: 'update', data: { section: 'ThamSo' } });
}

function factsOf({ ma, tuNgay, giaTri, canCu }: ThamSoRow) {
  return { ma, tuNgay, giaTri, canCu };
}
