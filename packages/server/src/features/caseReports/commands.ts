import { baoCaoActs } from '@sen/domain/caseReports/baoCaoActs';
import { type BaoCao, draftIssues, sendIssues } from '@sen/domain/caseReports/baoCaoCaBenh';
import type { Issue } from '@sen/domain/catalogue/validate';
import { v7 } from 'uuid';
import { requireAct } from '../../engine/acts/acts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import { transition } from '../../engine/acts/transition.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import { actor, type Ctx, type Tx, today } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { drawNumber } from '../../engine/sql/numbering.ts';
import { lockRow, updateRow } from '../../engine/sql/rows.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import type { BaoCaoCaBenhInput, MutationGuiBaoCaoCaBenhArgs } from '../../gql/main.ts';
import { lockSession, lockSessionFor } from '../examination/commands.ts';
import { announceSession, notePaper } from '../examination/open.ts';
import { sessionById } from '../examination/queries.ts';
import type { KhamBenhRow } from '../examination/tables.ts';
import { lockPatient } from '../patients/commands.ts';
import { patientById } from '../patients/queries.ts';
import { beginningOf } from './beginning.ts';
import { soBaoCao } from './numbers.ts';
import { dutyOf, episodeOf, reportFacts } from './queries.ts';
import { type BaoCaoRow, baoCaoTable as table } from './tables.ts';
import { type Values, valuesOf, writtenOf } from './values.ts';

/**
 * Begins the report of a session's main disease, with what the patient's record says of what is not given. Errors: NOT_FOUND,
 * EXAM_ENDED when cancelled, MAIN_DISEASE_NEEDED, CASE_REPORT_EXISTS, CASE_REPORT_SAME_EPISODE, BAD_INPUT by field.
 */
export function createReport(ctx: Ctx, input: BaoCaoCaBenhInput): Promise<string> {
  const content = { id: input.requestId, operation: 'createBaoCaoCaBenh', content: input };
  return once(ctx, content, async (tx) => {
    const session = await lockSessionFor(tx, input.KhamBenh_Id ?? '', 'baoCaoCaBenh');
    const begun = await beginningOf(tx, await patientById(tx, session.BenhNhan_Id));
    const values = { ...begun, NgayKhamDauTien: session.Ngay, ...valuesOf(input) };
    return insertReport(tx, session, values, {
      SoBaoCao: (await drawNumber(tx, soBaoCao)).text,
      PhienBan: 1,
    });
  });
}

/** Changes a report that was not sent. Errors: NOT_FOUND, CASE_REPORT_SENT, CONFLICT, BAD_INPUT by field. */
export function updateReport(ctx: Ctx, id: string, input: BaoCaoCaBenhInput): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockedReport(tx, id);
    requireAct(tx, baoCaoActs, 'sua', await reportFacts(tx, before));
    requireVersion(before, input.version ?? -1);
    const session = await sessionById(tx, before.KhamBenh_Id);
    const set = valuesOf(input);
    await judge(tx, { ...before, ...set }, session, before.ChanDoanICD_Id, id);
    const after = await updateRow(tx, table, id, {
      ...set,
      NgayCapNhat: tx.now(),
      NguoiCapNhat_Id: actor(tx),
    });
    await notePaper(tx, session, { entity: baoCaoActs.name, entityId: id, before, after });
    return id;
  });
}

/**
 * Writes down that a report was sent; a repeat is told that it was. Errors: NOT_FOUND, STATE_CHANGED, CONFLICT, BAD_INPUT by what the
 * report lacks.
 */
export async function sendReport(ctx: Ctx, args: MutationGuiBaoCaoCaBenhArgs): Promise<void> {
  const { id, version } = args;
  await inTransaction(ctx, async (tx) => {
    const locked = await lockedReport(tx, id);
    const NgayGui = args.NgayGui ?? tx.now();
    const NoiNhan = args.NoiNhan.trim();
    await transition(tx, baoCaoActs, table, id, 'gui', {
      locked,
      facts: async (of, row) => {
        const facts = await reportFacts(of, row);
        requireAct(of, baoCaoActs, 'gui', facts);
        requireVersion(row, version);
        const issues: Issue[] = sendIssues(row, today(of));
        if (!NoiNhan) issues.push({ path: 'NoiNhan', code: 'REQUIRED' });
        if (NgayGui > of.now()) issues.push({ path: 'NgayGui', code: 'IN_THE_FUTURE' });
        refuseIssues(issues);
        return facts;
      },
      set: {
        NgayGui,
        NoiNhan,
        SoThamChieu: args.SoThamChieu?.trim() || null,
        NguoiGui_Id: tx.user?.NhanVien_Id ?? null,
      },
      after: tellRoom,
    });
  });
}

/** Begins a new version of a report that was sent. Errors: NOT_FOUND, STATE_CHANGED, CONFLICT, BAD_INPUT by field. */
export function newVersion(ctx: Ctx, id: string, input: BaoCaoCaBenhInput, LyDo: string): Promise<string> {
  const content = { id: input.requestId, operation: 'lapLaiBaoCaoCaBenh', content: { id, input, LyDo } };
  return once(ctx, content, async (tx) => {
    const reason = givenReason(LyDo);
    const locked = await lockedReport(tx, id);
    requireVersion(locked, input.version);
    const old = await transition(tx, baoCaoActs, table, id, 'lapLai', { facts: reportFacts, locked });
    const session = await lockSession(tx, old.KhamBenh_Id);
    const { SoBaoCao, PhienBan, DotBenhMoi } = old;
    const values = { ...writtenOf(old), NgayBaoCao: today(tx), ...valuesOf(input) };
    return insertReport(
      tx,
      session,
      { DotBenhMoi, ...values },
      { SoBaoCao, PhienBan: PhienBan + 1, ThayTheCho_Id: id, LyDoThayThe: reason },
      old,
    );
  });
}

/** Cancels a report. Errors: NOT_FOUND, STATE_CHANGED, BAD_INPUT without a reason. */
export async function cancelReport(ctx: Ctx, id: string, LyDo: string): Promise<void> {
  await transition(ctx, baoCaoActs, table, id, 'huy', {
    auditAction: 'CANCEL',
    set: { LyDoHuy: givenReason(LyDo) },
    facts: reportFacts,
    after: tellRoom,
  });
}

type Number = Pick<BaoCaoRow, 'SoBaoCao' | 'PhienBan'> & { ThayTheCho_Id?: string; LyDoThayThe?: string };

/** Writes a report; a new version stays with the disease of the one that it replaces. */
async function insertReport(
  tx: Tx,
  session: KhamBenhRow,
  values: Values,
  number: Number,
  old: BaoCaoRow | null = null,
): Promise<string> {
  const ICD_Id = old?.ChanDoanICD_Id ?? session.ChanDoanICD_Id;
  if (!ICD_Id) throw new DomainError('MAIN_DISEASE_NEEDED');
  await judge(tx, values, session, ICD_Id, old?._id ?? null);
  const disease = await refLabel(tx, 'ICD', ICD_Id);
  const duty = await dutyOf(tx, session, ICD_Id);
  const row = {
    ...values,
    ...number,
    _id: v7(),
    KhamBenh_Id: session._id,
    BenhNhan_Id: session.BenhNhan_Id,
    TiepNhan_Id: session.TiepNhan_Id,
    ChanDoanICD_Id: ICD_Id,
    ChanDoan: old?.ChanDoan ?? (session.ChanDoan || disease?.ten || ''),
    HanBaoCao: old ? old.HanBaoCao : (duty?.HanBaoCao ?? null),
    NgayBaoCao: values.NgayBaoCao ?? today(tx),
    NguoiTao_Id: actor(tx),
  };
  await tx.db.insert(table).values(row as typeof table.$inferInsert); // what must not be empty is never null in an input that was judged
  await notePaper(tx, session, { entity: baoCaoActs.name, entityId: row._id, after: row });
  return row._id;
}

/** Errors: BAD_INPUT by field; CASE_REPORT_EXISTS, CASE_REPORT_SAME_EPISODE where the case has a live report other than `own`. */
async function judge(
  tx: Tx,
  one: BaoCao & { DotBenhMoi?: boolean | null },
  session: KhamBenhRow,
  ICD_Id: string,
  own: string | null,
): Promise<void> {
  refuseIssues(draftIssues(one, today(tx)));
  await lockPatient(tx, session.BenhNhan_Id); // another room may report the same case at this moment
  const other = await episodeOf(tx, session, ICD_Id, own);
  if (!other) return;
  const { SoBaoCao, Ngay } = other;
  if (other.TiepNhan_Id === session.TiepNhan_Id) throw new DomainError('CASE_REPORT_EXISTS', { SoBaoCao });
  if (!one.DotBenhMoi) throw new DomainError('CASE_REPORT_SAME_EPISODE', { SoBaoCao, Ngay });
}

async function lockedReport(tx: Tx, id: string): Promise<BaoCaoRow> {
  const row = await lockRow(tx, table, id);
  if (!row) throw new DomainError('NOT_FOUND', { entity: baoCaoActs.name });
  return row;
}

function requireVersion(row: BaoCaoRow, seen: number | null | undefined): void {
  if (seen != null && seen !== row.version)
    throw new DomainError('CONFLICT', { entity: baoCaoActs.name, current: row });
}

async function tellRoom(tx: Tx, row: BaoCaoRow): Promise<void> {
  await announceSession(tx, await sessionById(tx, row.KhamBenh_Id), 'update');
}
