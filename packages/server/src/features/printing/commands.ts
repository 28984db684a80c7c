import type { Issue } from '@sen/domain/catalogue/validate';
import { type MauInAction, type MauInState, mauInActs } from '@sen/domain/printing/mauIn';
import { type NhanMauIn, nhanMauInIssues } from '@sen/domain/printing/nhanMauIn';
import { and, eq } from 'drizzle-orm';
import { requireAct } from '../../engine/acts/acts.ts';
import { transition } from '../../engine/acts/transition.ts';
import { type AuditAction, audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx, today } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { nextNumber } from '../../engine/sql/numbering.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { labelList, labelMaps } from './labels.ts';
import { layoutIssues } from './layout.ts';
import { readForm } from './library.ts';
import { templateIssues } from './preview.ts';
import { type MauInRow, mauInTable as table } from './tables.ts';
import { mustBeForm } from './versions.ts';

export type MauInChange = {
  version: number;
  template: string;
  labels: readonly NhanMauIn[];
  /** As a person laid it out: null is as the template has it, nothing as it was. */
  layout?: unknown;
  GhiChu?: string | null | undefined;
};

const noteMax = 500;

/** Makes a draft from a version of a form (0: the shipped one); answers its id. Errors: NOT_FOUND. */
export async function createMauIn(ctx: Ctx, code: string, tuPhienBan: number): Promise<string> {
  const MaMauIn = mustBeForm(code).code;
  return inTransaction(ctx, async (tx) => {
    const soPhienBan = await nextNumber(tx, 'mau_in', MaMauIn);
    const [row] = await tx.db
      .insert(table)
      .values({
        MaMauIn,
        soPhienBan,
        tuPhienBan,
        ...(await textOf(tx, MaMauIn, tuPhienBan)),
        NguoiTao_Id: actor(tx),
        NguoiCapNhat_Id: actor(tx),
      })
      .returning({ _id: table._id });
    if (!row) throw new Error('a version of a form was not written');
    await auditAndAnnounce(tx, 'CREATE', { _id: row._id, MaMauIn }, { MaMauIn, soPhienBan, tuPhienBan });
    return row._id;
  });
}

/** Changes a draft as a whole; it may have faults until it is released. Errors: BAD_INPUT, NOT_FOUND, PRINT_FORM_RELEASED, CONFLICT. */
export async function updateMauIn(ctx: Ctx, id: string, input: MauInChange): Promise<void> {
  refuseIssues(changeIssues(input));
  await inTransaction(ctx, async (tx) => {
    const before = await lockVersion(tx, id, 'sua', input.version);
    refuseIssues(layoutIssues(readForm(before.MaMauIn).info.layout, input.layout));
    const after = {
      template: input.template,
      labels: input.labels,
      layout: input.layout === undefined ? before.layout : input.layout,
      GhiChu: input.GhiChu ?? null,
    };
    await tx.db
      .update(table)
      .set({ ...after, version: before.version + 1, NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) })
      .where(eq(table._id, id));
    const { template, labels, layout, GhiChu } = before;
    await auditAndAnnounce(tx, 'UPDATE', before, after, { template, labels, layout, GhiChu });
  });
}

/**
 * Releases a draft: it prints from a day on (YYYY-MM-DD, today or later). Errors: NOT_FOUND, PRINT_FORM_RELEASED, CONFLICT;
 * BAD_INPUT for a day that has gone and for a template that cannot print the sample, with its lines.
 */
export async function phatHanhMauIn(ctx: Ctx, id: string, version: number, TuNgay: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const draft = await lockVersion(tx, id, 'phatHanh', version);
    refuseIssues([
      ...(TuNgay < today(tx) ? [{ path: 'TuNgay', code: 'PRINT_FORM_PAST_DAY' }] : []),
      ...(await templateIssues(tx, mustBeForm(draft.MaMauIn), { ...draft, labels: labelMaps(draft.labels) })),
    ]);
    await transition(tx, mauInActs, table, id, 'phatHanh', {
      facts: (_tx, { TrangThai }) => ({ TrangThai, node: null }),
      set: { TuNgay },
      auditAction: 'APPROVED',
      after: (inside) => announceChange(inside, draft),
    });
  });
}

/** Withdraws a released version, so that the one before it prints again, or discards a draft. `seen` is the state that the user saw. */
export async function huyMauIn(ctx: Ctx, id: string, seen: MauInState): Promise<void> {
  await transition(ctx, mauInActs, table, id, 'huy', {
    facts: (_tx, { TrangThai }) => ({ TrangThai, node: null }),
    expected: seen,
    auditAction: 'CANCEL',
    after: announceChange,
  });
}

/** Discards drafts, all or none; answers how many. Errors: NOT_FOUND, PRINT_FORM_RELEASED. */
export async function removeMauIn(ctx: Ctx, ids: readonly string[]): Promise<number> {
  const all = [...new Set(ids)].sort();
  await inTransaction(ctx, async (tx) => {
    for (const id of all) {
      await transition(tx, mauInActs, table, id, 'xoa', {
        facts: (_tx, { TrangThai }) => ({ TrangThai, node: null }),
        auditAction: 'CANCEL',
        after: announceChange,
      });
    }
  });
  return all.length;
}

async function textOf(
  tx: Tx,
  code: string,
  number: number,
): Promise<Pick<MauInRow, 'template' | 'labels' | 'layout'>> {
  if (number === 0) {
    const shipped = readForm(code);
    return { template: shipped.template, labels: labelList(shipped.labels), layout: null };
  }
  const [row] = await tx.db
    .select({ template: table.template, labels: table.labels, layout: table.layout })
    .from(table)
    .where(and(eq(table.MaMauIn, code), eq(table.soPhienBan, number)));
  if (!row) throw new DomainError('NOT_FOUND', { form: code, version: number });
  return row;
}

/** A version of a form, locked, with which an act is allowed; it is the record's version that was seen, or any. */
async function lockVersion(
  tx: Tx,
  id: string,
  action: MauInAction,
  version: number | null,
): Promise<MauInRow> {
  const [row] = await tx.db.select().from(table).where(eq(table._id, id)).for('update');
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'MauIn' });
  requireAct(tx, mauInActs, action, { TrangThai: row.TrangThai, node: null });
  if (version !== null && row.version !== version) throw new DomainError('CONFLICT', { current: row });
  return row;
}

function changeIssues({ template, labels, GhiChu }: MauInChange): Issue[] {
  return [
    ...(template.trim() === '' ? [{ path: 'template', code: 'REQUIRED' }] : []),
    ...nhanMauInIssues(labels),
    ...((GhiChu?.length ?? 0) > noteMax
      ? [{ path: 'GhiChu', code: 'TOO_LONG', details: { max: noteMax } }]
      : []),
  ];
}

type Version = Pick<MauInRow, '_id' | 'MaMauIn'>;

async function auditAndAnnounce(tx: Tx, action: AuditAction, of: Version, after: unknown, before?: unknown) {
  await audit(tx, { action, entity: 'MauIn', entityId: of._id, before, after });
  await announceChange(tx, of);
}

async function announceChange(tx: Tx, { _id, MaMauIn }: Version): Promise<void> {
  await emit(tx, { module: 'DanhMuc', process: 'update', data: { name: 'MauIn', id: _id, MaMauIn } });
}
