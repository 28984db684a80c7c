import type { EventModule } from '@sen/domain/events/eventModules';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Ctx } from '../../context.ts';
import { DomainError, fromDatabase } from '../../errors.ts';
import { emit } from '../../events/events.ts';
import { inTransaction } from '../../sql/transaction.ts';
import { checkLines } from './check.ts';
import { type ImportRow, importTask } from './commands.ts';
import { planOf } from './plan.ts';
import { rememberColumns } from './remembered.ts';
import { nhapDanhMucTable as imports } from './tables.ts';
import { endDeadTurn, takeTurn } from './turn.ts';
import type { ImportPlan } from './types.ts';
import { writeLines } from './write.ts';

/** Tells that an import is no longer wanted; never leaves this file. */
class GivenUp extends Error {}

/** The step of an import that was started, as the person who started it: the job of commands.ts. `nobody` is a context of the system. */
export async function runImport(nobody: Ctx, id: string, officials: readonly ImportPlan[]): Promise<void> {
  await inTransaction(nobody, async (turn) => {
    await takeTurn(turn);
    await runStep(nobody, id, officials);
  });
}

/** Ends the steps whose server has stopped in between, and lets those that wait go on: at the start of a server. Answers how many ended. */
export async function endDeadRuns(nobody: Ctx): Promise<number> {
  return inTransaction(nobody, async (tx) => {
    if (!(await endDeadTurn(tx, importTask))) return 0;
    const dead = await tx.db
      .update(imports)
      .set({
        TrangThai: 'Loi',
        failure: { code: 'IMPORT_INTERRUPTED', details: {} },
        NgayCapNhat: tx.now(),
      })
      .where(and(inArray(imports.TrangThai, ['DangKiemTra', 'DangGhi']), isNotNull(imports.batDau)))
      .returning({ _id: imports._id });
    for (const { _id } of dead) await emit(tx, { module: importModule, process: 'update', data: { _id } });
    return dead.length;
  });
}

async function runStep(nobody: Ctx, id: string, officials: readonly ImportPlan[]): Promise<void> {
  const [row] = await nobody.db.select().from(imports).where(eq(imports._id, id));
  const state = row?.TrangThai;
  if (!row || (state !== 'DangKiemTra' && state !== 'DangGhi')) return;
  const plan = planOf(row.KeHoach, officials);
  if (!plan) throw new Error(`there is no plan ${row.KeHoach}`);
  const ctx = contextOf(nobody, row);
  await ctx.db.update(imports).set({ batDau: new Date(), NgayCapNhat: new Date() }).where(isStill(row));
  await announceProgress(ctx, id, null);
  const onProgress = (done: number) => progress(ctx, row, { SoDongXong: done });
  try {
    if (state === 'DangKiemTra') await check(ctx, row, plan, onProgress);
    else await write(ctx, row, plan, onProgress);
  } catch (error) {
    await fail(ctx, row, error);
    return;
  }
  if (state === 'DangKiemTra' && row.options.writeIfGood) await runStep(nobody, id, officials);
}

/** Keeps why a step ended; one that was given up has its state already. */
async function fail(ctx: Ctx, row: ImportRow, error: unknown): Promise<void> {
  if (error instanceof GivenUp) return announceProgress(ctx, row._id, null);
  const expected = error instanceof DomainError ? error : fromDatabase(error);
  if (!expected) ctx.logger.error({ err: error, import: row._id }, 'import');
  const failure = expected
    ? { code: expected.code, details: { ...expected.details } }
    : { code: 'INTERNAL', details: { requestId: ctx.requestId } };
  await progress(ctx, row, { TrangThai: 'Loi', failure }).catch(() => undefined);
}

/** Checks every line. What was asked to be written if it is good is about to be written then; it is asked once. */
async function check(
  ctx: Ctx,
  row: ImportRow,
  plan: ImportPlan,
  onProgress: (done: number) => Promise<void>,
): Promise<void> {
  const { mapping, sheet } = row;
  const { writeIfGood, ...options } = row.options;
  const check = plan.records?.check ?? checkLines;
  const report = await check(ctx, {
    id: row._id,
    plan,
    mapping,
    options,
    headerRow: sheet.headerRow,
    rows: row.SoDong,
    onProgress,
  });
  const changes = report.parts.some(({ Moi, Sua, TamNgung }) => Moi + Sua + TamNgung > 0);
  const writes = writeIfGood === true && report.issues === 0 && changes;
  await progress(ctx, row, {
    TrangThai: writes ? 'DangGhi' : 'DaKiemTra',
    report,
    options,
    SoDongXong: writes ? 0 : row.SoDong,
  });
}

async function write(
  ctx: Ctx,
  row: ImportRow,
  plan: ImportPlan,
  onProgress: (done: number) => Promise<void>,
): Promise<void> {
  const { report } = row;
  if (!report) throw new DomainError('IMPORT_NOT_CHECKED');
  const began = performance.now();
  await writeLines(ctx, {
    id: row._id,
    plan,
    options: row.options,
    file: { name: row.TenTep, sha256: row.sha256 },
    report,
    rows: row.SoDong,
    onProgress,
    finish: async (tx, further) => {
      const written = { seconds: (performance.now() - began) / 1000, at: tx.now().toISOString() };
      const [done] = await tx.db
        .update(imports)
        .set({
          TrangThai: 'DaGhi',
          SoDongXong: row.SoDong,
          report: { ...report, further, written },
          ghiLuc: tx.now(),
          NgayCapNhat: tx.now(),
        })
        .where(isStill(row))
        .returning({ _id: imports._id });
      if (!done) throw new GivenUp();
      await rememberColumns(tx, row);
      await emit(tx, { module: importModule, process: 'update', data: { _id: row._id } });
    },
  });
}

/** Module of the events that tell how far an import is. */
const importModule: EventModule = 'NhapDanhMuc';

/** Notes how far a step is, beside its transaction, so that others see it. Throws when the step was given up. */
async function progress(ctx: Ctx, row: ImportRow, set: Partial<typeof imports.$inferInsert>): Promise<void> {
  const [kept] = await ctx.db
    .update(imports)
    .set({ ...set, NgayCapNhat: new Date() })
    .where(isStill(row))
    .returning({ _id: imports._id });
  if (!kept) throw new GivenUp();
  await announceProgress(ctx, row._id, set.TrangThai ? null : (set.SoDongXong ?? null));
}

/** Whether an import is in the step that was started, and was not given up and started anew meanwhile, perhaps with other columns. */
function isStill({ _id, TrangThai, actor }: ImportRow) {
  const started = sql`${imports.actor} ->> 'requestId' is not distinct from ${actor?.requestId ?? null}::text`;
  return and(eq(imports._id, _id), eq(imports.TrangThai, TrangThai), started);
}

function announceProgress(ctx: Ctx, id: string, done: number | null): Promise<void> {
  return inTransaction(ctx, (tx) =>
    emit(tx, { module: importModule, process: 'update', data: { _id: id, done } }),
  );
}

function contextOf(nobody: Ctx, { actor }: ImportRow): Ctx {
  if (!actor) return nobody;
  const { permissions, ...who } = actor;
  return {
    ...nobody,
    ...who,
    permissions: new Set(permissions),
    grants: { ...nobody.grants, own: new Set(permissions) },
    nodeIds: new Set(who.nodeId ? [who.nodeId] : []),
  };
}
