import { hasAct } from '@sen/domain/acts/acts';
import { type DichVuYeuCauAction, slipActs } from '@sen/domain/orders/dichVuYeuCau';
import { lieuTrinhActs, sessionIssues, sessionsLeft } from '@sen/domain/spa/lieuTrinh';
import { v7 } from 'uuid';
import { requireAct } from '../../engine/acts/acts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { updateRow } from '../../engine/sql/rows.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import type {
  BatDauBuoiLieuTrinhInput,
  BuoiLieuTrinhInput,
  KetThucBuoiLieuTrinhInput,
} from '../../gql/main.ts';
import { lockSlip } from '../orders/slipNotes.ts';
import { announceSlip, changeSlipState, liveLines } from '../orders/states.ts';
import { refuseVerifiedSupplies } from '../supplyUse/commands.ts';
import { lockCourse, lockSession } from './lock.ts';
import { type CourseRow, countsOf, courseFacts, coursesOfSlip } from './queries.ts';
import { cancelDraft } from './reportCommands.ts';
import { type BuoiRow, buoiLieuTrinhTable as table } from './tables.ts';

const noteMax = 500;

/**
 * Notes that the next session of a course is done; answers the line. The first one begins the slip, the last one ends it. Errors:
 * NOT_FOUND, FORBIDDEN, NODE_NOT_GRANTED, STATE_CHANGED, SERVICE_NOT_PAID, COURSE_SESSION_OPEN, COURSE_DONE, COURSE_SESSION_OTHER when it
 * is not the one that the desk saw, BAD_INPUT at GhiChu.
 */
export function doSession(ctx: Ctx, input: BuoiLieuTrinhInput): Promise<string> {
  const content = { id: input.requestId, operation: 'createBuoiLieuTrinh', content: input };
  return once(ctx, content, async (tx) => {
    const course = await lockCourse(tx, input.DichVuYeuCauChiTiet_Id);
    requireAct(tx, lieuTrinhActs, 'lamBuoi', await courseFacts(tx, course));
    await addSession(tx, course, input.Lan, { NgayThucHien: tx.now(), GhiChu: noteOf(input.GhiChu) });
    return course._id;
  });
}

/** Begins the next session of a course, here and now or a little earlier; answers the line. Errors: those of doSession, BAD_INPUT at BatDau. */
export function beginSession(ctx: Ctx, input: BatDauBuoiLieuTrinhInput): Promise<string> {
  const content = { id: input.requestId, operation: 'batDauBuoiLieuTrinh', content: input };
  return once(ctx, content, async (tx) => {
    const course = await lockCourse(tx, input.DichVuYeuCauChiTiet_Id);
    requireAct(tx, lieuTrinhActs, 'batDauBuoi', await courseFacts(tx, course));
    const BatDau = input.BatDau ? new Date(input.BatDau) : tx.now();
    refuseIssues(sessionIssues({ BatDau, KetThuc: null }, { ordered: course.NgayYeuCau, now: tx.now() }));
    await addSession(tx, course, input.Lan, { NgayThucHien: BatDau, BatDau, TrangThai: 'DangLam' });
    return course._id;
  });
}

/**
 * Ends the session that is being treated; answers the line. Errors: NOT_FOUND, FORBIDDEN, NODE_NOT_GRANTED, STATE_CHANGED,
 * COURSE_SESSION_GONE, COURSE_SESSION_NOT_OPEN, CONFLICT, BAD_INPUT at BatDau, KetThuc, GhiChu.
 */
export function endSession(ctx: Ctx, id: string, input: KetThucBuoiLieuTrinhInput): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const { known, course } = await lockSession(tx, id);
    const facts = await courseFacts(tx, course);
    requireAct(tx, lieuTrinhActs, 'ketThucBuoi', { ...facts, dangLam: known.TrangThai === 'DangLam' });
    if (input.version !== known.version)
      throw new DomainError('CONFLICT', { entity: lieuTrinhActs.name, current: known });
    const BatDau = input.BatDau ? new Date(input.BatDau) : (known.BatDau ?? known.NgayThucHien);
    const KetThuc = input.KetThuc ? new Date(input.KetThuc) : tx.now();
    refuseIssues(sessionIssues({ BatDau, KetThuc }, { ordered: course.NgayYeuCau, now: tx.now() }));
    const after = await updateRow(tx, table, id, {
      TrangThai: 'DaLam' as const,
      NgayThucHien: BatDau,
      BatDau,
      KetThuc,
      ...(input.GhiChu === undefined ? {} : { GhiChu: noteOf(input.GhiChu) }),
      NgayCapNhat: tx.now(),
      NguoiCapNhat_Id: actor(tx),
    });
    await noted(tx, course, { action: 'UPDATE', entityId: id, before: known, after });
    await moveSlip(tx, course.DichVuYeuCau_Id);
    return course._id;
  });
}

/**
 * Takes the last session of a course back; answers the line. Errors: NOT_FOUND, FORBIDDEN, NODE_NOT_GRANTED, STATE_CHANGED,
 * COURSE_SESSION_GONE when it was taken back already, SPA_REPORT_VERIFIED, SUPPLY_USE_VERIFIED, BAD_INPUT at LyDo. A draft of its report goes with it.
 */
export async function cancelSession(ctx: Ctx, id: string, LyDo: string): Promise<string> {
  const reason = givenReason(LyDo);
  return inTransaction(ctx, async (tx) => {
    const { known, course } = await lockSession(tx, id);
    requireAct(tx, lieuTrinhActs, 'huyBuoi', await courseFacts(tx, course));
    // only the last one: those before it keep their numbers
    if (course.buois[0]?._id !== id) throw new DomainError('STATE_CHANGED', { state: known.TrangThai });
    await refuseVerifiedSupplies(tx, { slip: course.DichVuYeuCau_Id, session: id });
    const after = await updateRow(tx, table, id, {
      TrangThai: 'DaHuy' as const,
      LyDoHuy: reason,
      NguoiHuy_Id: tx.user?.NhanVien_Id ?? null,
      NgayCapNhat: tx.now(),
      NguoiCapNhat_Id: actor(tx),
    });
    await cancelDraft(tx, course, id, reason);
    await noted(tx, course, { action: 'CANCEL', entityId: id, before: known, after });
    await moveSlip(tx, course.DichVuYeuCau_Id);
    return course._id;
  });
}

type SessionValues = Pick<BuoiRow, 'NgayThucHien'> &
  Partial<Pick<BuoiRow, 'BatDau' | 'TrangThai' | 'GhiChu'>>;

/** Adds the next session of a locked course. Errors: COURSE_SESSION_OTHER. */
async function addSession(tx: Tx, course: CourseRow, seen: number | null | undefined, values: SessionValues) {
  const Lan = course.buois.length + 1;
  if (typeof seen === 'number' && seen !== Lan)
    throw new DomainError('COURSE_SESSION_OTHER', { Lan: seen, tiep: Lan });
  const session = {
    ...values,
    _id: v7(),
    DichVuYeuCau_Id: course.DichVuYeuCau_Id,
    DichVuYeuCauChiTiet_Id: course._id,
    Lan,
    NguoiThucHien_Id: tx.user?.NhanVien_Id ?? null,
    NoiThucHien_Id: tx.nodeId,
    NguoiTao_Id: actor(tx),
  };
  await tx.db.insert(table).values(session);
  await noted(tx, course, { action: 'CREATE', entityId: session._id, after: session });
  await moveSlip(tx, course.DichVuYeuCau_Id);
}

/** The note of a session; nothing where it is empty. Errors: BAD_INPUT at GhiChu. */
function noteOf(text: string | null | undefined): string | null {
  const GhiChu = text?.trim() || null;
  const tooLong = GhiChu !== null && GhiChu.length > noteMax;
  refuseIssues(tooLong ? [{ path: 'GhiChu', code: 'TOO_LONG', details: { max: noteMax } }] : []);
  return GhiChu;
}

/** Writes what happened to a session into the log of the customer. */
function noted(tx: Tx, { BenhNhan_Id }: CourseRow, entry: Omit<Parameters<typeof audit>[1], 'entity'>) {
  return audit(tx, { ...entry, entity: 'BuoiLieuTrinh', BenhNhan_Id });
}

/** Brings a slip to where its sessions stand, or only tells of them where a desk of its own performs it. */
async function moveSlip(tx: Tx, id: string): Promise<void> {
  const slip = await lockSlip(tx, id);
  const courses = await coursesOfSlip(tx, id);
  const live = await liveLines(tx, id);
  const isBegun = courses.some((one) => one.buois.length > 0);
  const isDone =
    courses.reduce((sum, one) => sum + one.soDong, 0) === live.length &&
    courses.every((one) => sessionsLeft(countsOf(one)) === 0);
  const goes: DichVuYeuCauAction[] = [];
  if (slip.TrangThai === 'SanSang' && isBegun) goes.push('batDauBuoi');
  if (slip.TrangThai === 'DaXemKetQua' && !isDone) goes.push('moLaiBuoi');
  if (slip.TrangThai !== 'DaXemKetQua' && isDone) goes.push('xongBuoi');
  if (slip.TrangThai === 'ChuaKetQua' && !isBegun) goes.push('huyBatDauBuoi');
  const own = goes.filter((action) => hasAct(slipActs(slip.Loai), action));
  for (const action of own) await changeSlipState(tx, id, action, { consequence: true });
  if (own.length === 0) await announceSlip(tx, slip, 'update');
}
