import { refusal } from '@sen/domain/acts/acts';
import { columnQuestions, isAnswered } from '@sen/domain/imports/columnFacts';
import {
  type NhapDanhMucAction,
  type NhapDanhMucFacts,
  nhapDanhMucActs,
  undoHours,
} from '@sen/domain/imports/nhapDanhMuc';
import type { Permission } from '@sen/domain/permissions/permissions';
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { requireAct, rightsOf } from '../../acts/acts.ts';
import { audit } from '../../audit/audit.ts';
import { type Ctx, requireUser, type Tx } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import type { RightAt } from '../../http/doors.ts';
import { addJob } from '../../jobs/jobs.ts';
import { inTransaction, once } from '../../sql/transaction.ts';
import { mapHeader, missingColumns, withProposed } from './header.ts';
import { headOf } from './line.ts';
import { planOf } from './plan.ts';
import { nhapDanhMucTable as imports } from './tables.ts';
import { freeTurn } from './turn.ts';
import type { Actor, ImportOptions, ImportPlan, Mapping } from './types.ts';

export type ImportRow = typeof imports.$inferSelect;

/** The job that checks or writes an import, and the queue of these jobs. */
export const importTask = 'import';

/** So long a step may say nothing before it counts as interrupted, and so long it may wait for others. */
const silentMs = 5 * 60_000;
const waitMs = 2 * 3_600_000;

/** The rights to everything that a plan fills. */
export function rightsOfPlan(plan: ImportPlan): RightAt[] {
  // a test holds definitions against the list of permissions
  return plan.permissions.map((permission) => ({
    anyOf: [permission as Permission],
    places: () => [null],
  }));
}

/** Whether a step of an import is under way; one whose server has stopped is not. */
export function isRunning(row: ImportRow, now: Date): boolean {
  return isStep(row) && now.getTime() - row.NgayCapNhat.getTime() < (row.batDau ? silentMs : waitMs);
}

function isStep({ TrangThai }: ImportRow): boolean {
  return TrangThai === 'DangKiemTra' || TrangThai === 'DangGhi';
}

/** An import of one's own with its plan; its rights are asked at the door. Errors: NOT_FOUND. */
export async function ownImport(
  ctx: Ctx,
  id: string,
  officials: readonly ImportPlan[],
): Promise<{ row: ImportRow; plan: ImportPlan }> {
  const user = requireUser(ctx);
  const [row] = await ctx.db
    .select()
    .from(imports)
    .where(and(eq(imports._id, id), eq(imports.NguoiTao_Id, user._id)));
  const plan = row ? planOf(row.KeHoach, officials) : null;
  if (!row || !plan) throw new DomainError('NOT_FOUND');
  return { row, plan };
}

/** Imports that this user has written for some plans and that can be undone yet, the last one first. */
export async function undoableImports(
  ctx: Ctx,
  plans: readonly string[],
): Promise<Array<{ _id: string; TenTep: string; ghiLuc: string }>> {
  const user = requireUser(ctx);
  if (plans.length === 0) return [];
  const rows = await ctx.db
    .select({ _id: imports._id, TenTep: imports.TenTep, ghiLuc: imports.ghiLuc })
    .from(imports)
    .where(
      and(
        eq(imports.NguoiTao_Id, user._id),
        inArray(imports.KeHoach, [...plans]),
        gt(imports.ghiLuc, sql`now() - make_interval(hours => ${undoHours})`),
      ),
    )
    .orderBy(desc(imports.ghiLuc))
    .limit(20);
  return rows.map(({ ghiLuc, ...row }) => ({ ...row, ghiLuc: ghiLuc?.toISOString() ?? '' }));
}

/** The last import of this user for one of some plans that is not given up, or null: a screen that is opened again goes on with it. */
export async function lastImport(ctx: Ctx, plans: readonly string[]): Promise<string | null> {
  const user = requireUser(ctx);
  if (plans.length === 0) return null;
  const [row] = await ctx.db
    .select({ _id: imports._id, TrangThai: imports.TrangThai })
    .from(imports)
    .where(
      and(
        eq(imports.NguoiTao_Id, user._id),
        inArray(imports.KeHoach, [...plans]),
        gt(imports.NgayTao, sql`now() - interval '1 day'`),
        // one whose reading goes on, or ended with its server, has no lines to go on with
        gt(imports.SoDong, 0),
      ),
    )
    .orderBy(desc(imports.NgayTao))
    .limit(1);
  return row && row.TrangThai !== 'DaHuy' && row.TrangThai !== 'DaHoanTac' ? row._id : null;
}

export type Choices = { headerRow: number; mapping: Mapping | null; options: ImportOptions };

/** Keeps what was chosen; another header line proposes the columns anew. Errors: IMPORT_BUSY, NOT_FOUND. */
export async function chooseColumns(
  ctx: Ctx,
  { row, plan }: { row: ImportRow; plan: ImportPlan },
  choices: Choices,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const locked = await lockFor(tx, row._id, plan, 'chonCot');
    const moved = choices.headerRow !== locked.sheet.headerRow;
    const given = choices.mapping ?? locked.mapping;
    const head = headOf(locked.sheet.head, locked.sheet.oldFont);
    const mapping = moved
      ? withProposed(mapHeader(plan, head, choices.headerRow), (await plan.propose?.(tx, head)) ?? {})
      : onlyOwn(plan, given);
    const set = {
      sheet: { ...locked.sheet, headerRow: choices.headerRow },
      mapping,
      options: choices.options,
    };
    const same =
      !moved &&
      JSON.stringify([mapping, choices.options]) ===
        JSON.stringify([onlyOwn(plan, locked.mapping), locked.options]);
    if (same) return;
    await tx.db
      .update(imports)
      .set({ ...set, TrangThai: 'DaDoc', report: null, failure: null, NgayCapNhat: tx.now() })
      .where(eq(imports._id, row._id));
  });
}

function onlyOwn(plan: ImportPlan, mapping: Mapping): Mapping {
  return Object.fromEntries(
    plan.columns.map(({ key }) => [key, mapping[key] ?? { column: null, fixed: '' }]),
  );
}

/** Starts the check of every line. Errors: IMPORT_BUSY, COLUMN_NOT_CHOSEN, COLUMN_UNANSWERED, OLD_FONT_UNANSWERED, NO_LINES for a file that would suspend all there is. */
export async function startCheck(
  ctx: Ctx,
  { row, plan }: { row: ImportRow; plan: ImportPlan },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const locked = await lockFor(tx, row._id, plan, 'kiemTra');
    const missing = missingColumns(plan, locked.mapping);
    if (missing.length > 0)
      throw new DomainError('COLUMN_NOT_CHOSEN', {
        columns: missing.map(({ label }) => label[ctx.language]).join(', '),
        keys: missing.map(({ key }) => key),
      });
    const { head, headerRow, oldFont } = locked.sheet;
    if (oldFont && locked.options.oldFont === undefined)
      throw new DomainError('OLD_FONT_UNANSWERED', { font: oldFont });
    const open = columnQuestions(plan.columns, locked.mapping, locked.sheet.columns ?? []).filter(
      (question) => !isAnswered(question, locked.options),
    );
    if (open.length > 0) {
      const keys = open.map(({ key }) => key);
      const labels = plan.columns
        .filter(({ key }) => keys.includes(key))
        .map(({ label }) => label[tx.language]);
      throw new DomainError('COLUMN_UNANSWERED', { columns: labels.join(', '), keys });
    }
    const above = head.filter((line) => line.row <= headerRow).length;
    if (locked.options.suspendMissing && locked.SoDong <= above) throw new DomainError('NO_LINES');
    await start(tx, row._id, 'DangKiemTra');
  });
}

/**
 * Starts the writing of what the check found; the same request starts it once. `partly`: the lines without a fault, although others have
 * some. Errors: IMPORT_BUSY, IMPORT_NOT_CHECKED, those of the act.
 */
export async function startWrite(
  ctx: Ctx,
  { row, plan }: { row: ImportRow; plan: ImportPlan },
  requestId: string,
  partly = false,
): Promise<void> {
  await once(ctx, { id: requestId, operation: 'importCatalogue', content: row._id }, async (tx) => {
    const locked = await lockFor(tx, row._id, plan, 'ghi');
    if (!partly && locked.report?.issues !== 0) throw new DomainError('IMPORT_NOT_CHECKED');
    await start(tx, row._id, 'DangGhi');
  });
}

async function start(tx: Tx, id: string, state: 'DangKiemTra' | 'DangGhi'): Promise<void> {
  await tx.db
    .update(imports)
    .set({
      TrangThai: state,
      SoDongXong: 0,
      failure: null,
      actor: actorOf(tx),
      batDau: null,
      NgayCapNhat: tx.now(),
    })
    .where(eq(imports._id, id));
  await freeTurn(tx, importTask);
  // one after the other: two at once would take the time that everybody else needs
  await addJob(tx, importTask, { id }, `${importTask}:${id}`, { queue: importTask, attempts: 1 });
}

/**
 * Gives an import up: a check ends, a write takes everything back. One that is written stays written. Error: NOT_FOUND.
 */
export async function cancelImport(
  ctx: Ctx,
  { row, plan }: { row: ImportRow; plan: ImportPlan },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const locked = await lockRun(tx, row._id);
    if (refusal(importActs(plan), 'huy', importFacts(locked, plan, tx.now()), rightsOf(tx))) return;
    const [given] = await tx.db
      .update(imports)
      .set({
        // the check of a write that was given up still holds
        TrangThai: sql`case trang_thai when 'DangGhi' then 'DaKiemTra' when 'DangKiemTra' then 'DaDoc' else 'DaHuy' end`,
        NgayCapNhat: tx.now(),
      })
      .where(eq(imports._id, row._id))
      .returning({ TrangThai: imports.TrangThai });
    if (given)
      await audit(tx, {
        action: 'CANCEL',
        entity: 'NhapDanhMuc',
        entityId: row._id,
        before: { TrangThai: locked.TrangThai },
        after: given,
      });
  });
}

/** An import run, locked, with which an act is allowed. Errors: NOT_FOUND, those of the act. */
export async function lockFor(
  tx: Tx,
  id: string,
  plan: ImportPlan,
  action: NhapDanhMucAction,
): Promise<ImportRow> {
  const row = await lockRun(tx, id);
  requireAct(tx, importActs(plan), action, importFacts(row, plan, tx.now()));
  return row;
}

async function lockRun(tx: Tx, id: string): Promise<ImportRow> {
  const [row] = await tx.db.select().from(imports).where(eq(imports._id, id)).for('update');
  if (!row) throw new DomainError('NOT_FOUND');
  return row;
}

/** The acts on the runs of a plan. They name its first permission: the doors ask for all of them before (`rightsOfPlan`). */
export function importActs({ name, permissions: [first] }: ImportPlan) {
  if (!first) throw new Error(`the plan ${name} asks for no permission`);
  return nhapDanhMucActs(first as Permission); // a test holds definitions against the list of permissions
}

/** What the acts on an import run decide on. */
export function importFacts(row: ImportRow, plan: ImportPlan, now: Date): NhapDanhMucFacts {
  return {
    TrangThai: row.TrangThai,
    node: null,
    dangChay: isRunning(row, now),
    soLoi: row.report?.issues ?? null,
    daSua: (row.report?.mended ?? 0) > 0,
    nguyenVen: plan.after !== undefined,
    tamNgungThieu: row.options.suspendMissing,
    gioTuKhiGhi: row.ghiLuc ? (now.getTime() - row.ghiLuc.getTime()) / 3_600_000 : null,
  };
}

function actorOf(ctx: Ctx): Actor {
  return {
    user: ctx.user,
    profileId: ctx.profileId,
    nodeId: ctx.nodeId,
    permissions: [...ctx.permissions],
    language: ctx.language,
    clientId: ctx.clientId,
    ip: ctx.ip,
    requestId: ctx.requestId,
  };
}
