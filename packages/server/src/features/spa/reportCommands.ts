import type { Issue } from '@sen/domain/catalogue/validate';
import type { DiemSoDo } from '@sen/domain/spa/bodyMap';
import { tuongTrinhSpaActs as acts, spaReportIssues } from '@sen/domain/spa/tuongTrinhSpa';
import { and, desc, eq, ne } from 'drizzle-orm';
import { v7 } from 'uuid';
import { requireAct } from '../../engine/acts/acts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import { transition } from '../../engine/acts/transition.ts';
import { audit } from '../../engine/audit/audit.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { insertRow, insertRows, rowsById, updateRow } from '../../engine/sql/rows.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import type { TuongTrinhSpaInput } from '../../gql/main.ts';
import { lockSlip } from '../orders/slipNotes.ts';
import { announceSlip } from '../orders/states.ts';
import { devicesOf } from '../readings/services.ts';
import { refuseDraftSupplies } from '../supplyUse/commands.ts';
import { lockSession } from './lock.ts';
import { attachPictures } from './pictures.ts';
import type { CourseRow, Session } from './queries.ts';
import { readPictures, reportFacts } from './reports.ts';
import {
  type AnhTuongTrinhSpaRow,
  type BuoiRow,
  anhTuongTrinhSpaTable as pictures,
  type TuongTrinhSpaRow,
  tuongTrinhSpaTable as table,
} from './tables.ts';

type Content = Pick<
  TuongTrinhSpaRow,
  'QuaTrinh' | 'KetQua' | 'PhanUng' | 'NguoiThucHien_Ids' | 'ThietBi_Id' | 'SoDo'
>;

/**
 * Writes the report of a session, begun with whoever treats; what is left out stays as it is. Answers the report. Errors: NOT_FOUND,
 * COURSE_SESSION_GONE, FORBIDDEN, NODE_NOT_GRANTED, SPA_REPORT_VERIFIED, CONFLICT, BAD_INPUT by field.
 */
export function saveReport(ctx: Ctx, input: TuongTrinhSpaInput): Promise<string> {
  const content = { id: input.requestId, operation: 'saveTuongTrinhSpa', content: input };
  return once(ctx, content, async (tx) => {
    const { known, course } = await lockSession(tx, input.BuoiLieuTrinh_Id);
    const stands = await standing(tx, known._id);
    requireAct(tx, acts, 'sua', await factsOf(tx, course, known, stands));
    if ((stands?.version ?? null) !== (input.version ?? null))
      throw new DomainError('CONFLICT', { entity: acts.name, current: stands });
    const before = stands ?? blank(known);
    const after = changed(before, input);
    const shown = stands ? await readPictures(tx, [stands._id]) : [];
    const hinhAnhs = input.hinhAnhs ?? shown;
    refuseIssues(spaReportIssues({ ...after, hinhAnhs }, false));
    refuseIssues(await unknownIn(tx, course, before, after));
    const row = stands
      ? await updateRow(tx, table, stands._id, {
          ...after,
          NgayCapNhat: tx.now(),
          NguoiCapNhat_Id: actor(tx),
        })
      : await insertRow(tx, table, {
          ...after,
          _id: v7(),
          BuoiLieuTrinh_Id: known._id,
          PhienBan: (await newest(tx, known._id)) + 1,
          NguoiTao_Id: actor(tx),
        });
    if (!row) throw new Error('a locked report was not written');
    if (input.hinhAnhs) await attachPictures(tx, { ...row, BenhNhan_Id: course.BenhNhan_Id }, input.hinhAnhs);
    await audit(tx, {
      action: stands ? 'UPDATE' : 'CREATE',
      entity: 'TuongTrinhSpa',
      entityId: row._id,
      BenhNhan_Id: course.BenhNhan_Id,
      ...(stands ? { before: { ...before, hinhAnhs: shown.map(toldOf) } } : {}),
      after: { ...row, hinhAnhs: (input.hinhAnhs ? await readPictures(tx, [row._id]) : shown).map(toldOf) },
    });
    await tell(tx, course);
    return row._id;
  });
}

/** Verifies a report that says all that it must: nobody writes in it any more. Errors: NOT_FOUND, those of the act, BAD_INPUT by field. */
export async function verifyReport(ctx: Ctx, id: string): Promise<void> {
  await onReport(ctx, id, async (tx, { course, known, row }) => {
    await move(tx, course, known, row, 'duyet', {
      NgayDuyet: tx.now(),
      NguoiDuyet_Id: tx.user?.NhanVien_Id ?? null,
    });
    refuseIssues(spaReportIssues({ ...row, hinhAnhs: await readPictures(tx, [row._id]) }, true));
  });
}

/** Returns a verified report. Errors: NOT_FOUND, those of the act, SUPPLY_USE_DRAFT. */
export async function returnReport(ctx: Ctx, id: string): Promise<void> {
  await onReport(ctx, id, async (tx, { course, known, row }) => {
    await move(tx, course, known, row, 'traKetQua', {
      NgayTra: tx.now(),
      NguoiTra_Id: tx.user?.NhanVien_Id ?? null,
    });
    await refuseDraftSupplies(tx, { slip: course.DichVuYeuCau_Id, session: known._id });
  });
}

/**
 * Takes a verified or returned report back, with a reason: it stays as it was, and a further version goes on from it, which is answered.
 * Errors: NOT_FOUND, those of the act, BAD_INPUT at LyDo.
 */
export async function takeReportBack(ctx: Ctx, id: string, LyDo: string | null | undefined): Promise<string> {
  const reason = givenReason(LyDo);
  const next = v7();
  await onReport(ctx, id, async (tx, { course, known, row }) => {
    await move(tx, course, known, row, 'huyTra', cancelled(tx, reason));
    const PhienBan = row.PhienBan + 1;
    const { BuoiLieuTrinh_Id } = row;
    await insertRow(tx, table, {
      ...contentOf(row),
      _id: next,
      BuoiLieuTrinh_Id,
      PhienBan,
      NguoiTao_Id: actor(tx),
    });
    const shown = await readPictures(tx, [row._id]);
    await insertRows(
      tx,
      pictures,
      shown.map(({ Tep_Id, Phia, ThuTu, ChuThich, InTrenPhieu }) => ({
        ...{ Tep_Id, Phia, ThuTu, ChuThich, InTrenPhieu },
        TuongTrinhSpa_Id: next,
        NguoiTao_Id: actor(tx),
      })),
    );
  });
  return next;
}

/** The draft of a session that is taken back goes with it. The caller has asked for its right and holds the course. */
export async function cancelDraft(tx: Tx, course: CourseRow, session: string, LyDo: string): Promise<void> {
  const draft = await standing(tx, session);
  if (!draft) return;
  await updateRow(tx, table, draft._id, { TrangThai: 'DaHuy', ...cancelled(tx, LyDo) });
  await audit(tx, {
    action: 'CANCEL',
    entity: 'TuongTrinhSpa',
    entityId: draft._id,
    BenhNhan_Id: course.BenhNhan_Id,
    before: { TrangThai: draft.TrangThai },
    after: { TrangThai: 'DaHuy', LyDoHuy: LyDo },
  });
}

const cancelled = (tx: Tx, LyDoHuy: string) => ({
  NgayHuy: tx.now(),
  LyDoHuy,
  NguoiHuy_Id: tx.user?.NhanVien_Id ?? null,
});

type Held = { course: CourseRow; known: BuoiRow; row: TuongTrinhSpaRow };

/** An act on a report, its course and session locked; the room hears of it. Errors: NOT_FOUND, COURSE_SESSION_GONE. */
async function onReport(ctx: Ctx, id: string, act: (tx: Tx, held: Held) => Promise<void>): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [before] = await rowsById(tx.db, table, [id]);
    if (!before) throw new DomainError('NOT_FOUND', { entity: acts.name });
    const { known, course } = await lockSession(tx, before.BuoiLieuTrinh_Id);
    const [row] = await rowsById(tx.db, table, [id]);
    if (!row) throw new DomainError('NOT_FOUND', { entity: acts.name });
    await act(tx, { course, known, row });
    await tell(tx, course);
  });
}

function move(
  tx: Tx,
  course: CourseRow,
  known: BuoiRow,
  row: TuongTrinhSpaRow,
  action: 'duyet' | 'traKetQua' | 'huyTra',
  set: Partial<TuongTrinhSpaRow>,
) {
  return transition(tx, acts, table, row._id, action, {
    // the session is locked, and with it whoever would write
    locked: row,
    auditAction: action === 'huyTra' ? 'CANCEL' : 'APPROVED',
    set,
    facts: (of) => factsOf(of, course, known, row),
  });
}

function factsOf(ctx: Ctx, course: CourseRow, known: BuoiRow, row: TuongTrinhSpaRow | null) {
  const noi = course.NoiThucHien_Id ?? course.NoiYeuCau_Id;
  return reportFacts(ctx, { noi, TrangThai: known.TrangThai }, row?.TrangThai ?? 'Nhap');
}

async function standing(tx: Tx, session: string): Promise<TuongTrinhSpaRow | null> {
  const [row] = await tx.db
    .select()
    .from(table)
    .where(and(eq(table.BuoiLieuTrinh_Id, session), ne(table.TrangThai, 'DaHuy')))
    .for('update');
  return row ?? null;
}

async function newest(tx: Tx, session: string): Promise<number> {
  const [row] = await tx.db
    .select({ PhienBan: table.PhienBan })
    .from(table)
    .where(eq(table.BuoiLieuTrinh_Id, session))
    .orderBy(desc(table.PhienBan))
    .limit(1);
  return row?.PhienBan ?? 0;
}

/** What a report says before anything is written. */
export function blank({ NguoiThucHien_Id }: Pick<Session, 'NguoiThucHien_Id'>): Content {
  const NguoiThucHien_Ids = NguoiThucHien_Id ? [NguoiThucHien_Id] : [];
  return { QuaTrinh: null, KetQua: null, PhanUng: null, NguoiThucHien_Ids, ThietBi_Id: null, SoDo: [] };
}

function contentOf({ QuaTrinh, KetQua, PhanUng, NguoiThucHien_Ids, ThietBi_Id, SoDo }: Content): Content {
  return { QuaTrinh, KetQua, PhanUng, NguoiThucHien_Ids, ThietBi_Id, SoDo };
}

function changed(before: Content, input: TuongTrinhSpaInput): Content {
  const text = (field: 'QuaTrinh' | 'KetQua' | 'PhanUng') =>
    input[field] === undefined ? before[field] : input[field]?.trim() || null;
  const { SoDo } = input;
  return {
    QuaTrinh: text('QuaTrinh'),
    KetQua: text('KetQua'),
    PhanUng: text('PhanUng'),
    NguoiThucHien_Ids: [...(input.NguoiThucHien_Ids ?? before.NguoiThucHien_Ids)],
    ThietBi_Id: input.ThietBi_Id === undefined ? before.ThietBi_Id : input.ThietBi_Id,
    SoDo: SoDo ? SoDo.map(pointOf) : before.SoDo,
  };
}

function pointOf({ Mat, X, Y, Mau, GhiChu }: NonNullable<TuongTrinhSpaInput['SoDo']>[number]): DiemSoDo {
  return { Mat, X, Y, Mau, GhiChu: GhiChu?.trim() || null };
}

/** The people and the device that a report names anew and that are not there. */
async function unknownIn(tx: Tx, course: CourseRow, before: Content, after: Content): Promise<Issue[]> {
  const people = await Promise.all(after.NguoiThucHien_Ids.map((id) => refLabel(tx, 'NhanVien', id)));
  const { ThietBi_Id } = after;
  const isKnown =
    ThietBi_Id === before.ThietBi_Id ||
    ThietBi_Id === null ||
    (await devicesOf(tx, course.DichVu_Id, course.NoiThucHien_Id)).some((one) => one._id === ThietBi_Id);
  return [
    ...(people.every(Boolean) ? [] : [{ path: 'NguoiThucHien_Ids', code: 'NOT_IN_LIST' as const }]),
    ...(isKnown ? [] : [{ path: 'ThietBi_Id', code: 'NOT_IN_LIST' as const }]),
  ];
}

const toldOf = ({ Tep_Id, Phia, ChuThich, InTrenPhieu }: AnhTuongTrinhSpaRow) => ({
  Tep_Id,
  Phia,
  ChuThich,
  InTrenPhieu,
});

async function tell(tx: Tx, course: CourseRow): Promise<void> {
  await announceSlip(tx, await lockSlip(tx, course.DichVuYeuCau_Id), 'update');
}
