import { hasAct } from '@sen/domain/acts/acts';
import { type DichVuYeuCauAction, slipActs } from '@sen/domain/orders/dichVuYeuCau';
import { lieuTrinhActs, sessionsLeft } from '@sen/domain/spa/lieuTrinh';
import { v7 } from 'uuid';
import { requireAct } from '../../engine/acts.ts';
import { audit } from '../../engine/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { lockRow, updateRow } from '../../engine/rows.ts';
import { inTransaction, once } from '../../engine/transaction.ts';
import type { BuoiLieuTrinhInput } from '../../gql/main.ts';
import { lockSlip } from '../orders/slipNotes.ts';
import { announceSlip, changeSlipState, liveLines } from '../orders/states.ts';
import { type CourseRow, countsOf, courseFacts, courseOfLine, coursesOfSlip } from './queries.ts';
import { buoiLieuTrinhTable as table } from './tables.ts';

const noteMax = 500;

/**
 * Notes that the next session of a course is done; answers the line. The first one begins the slip, the last one ends it. Errors:
 * NOT_FOUND, FORBIDDEN, NODE_NOT_GRANTED, STATE_CHANGED, SERVICE_NOT_PAID, COURSE_DONE, COURSE_SESSION_OTHER when it is not the one that
 * the desk saw, BAD_INPUT at GhiChu.
 */
export function doSession(ctx: Ctx, input: BuoiLieuTrinhInput): Promise<string> {
  const content = { id: input.requestId, operation: 'createBuoiLieuTrinh', content: input };
  return once(ctx, content, async (tx) => {
    const GhiChu = input.GhiChu?.trim() || null;
    refuseIssues(
      GhiChu && GhiChu.length > noteMax
        ? [{ path: 'GhiChu', code: 'TOO_LONG', details: { max: noteMax } }]
        : [],
    );
    const course = await lockCourse(tx, input.DichVuYeuCauChiTiet_Id);
    requireAct(tx, lieuTrinhActs, 'lamBuoi', await courseFacts(tx, course));
    const Lan = course.buois.length + 1;
    if (typeof input.Lan === 'number' && input.Lan !== Lan)
      throw new DomainError('COURSE_SESSION_OTHER', { Lan: input.Lan, tiep: Lan });
    const session = {
      _id: v7(),
      DichVuYeuCau_Id: course.DichVuYeuCau_Id,
      DichVuYeuCauChiTiet_Id: course._id,
      Lan,
      NgayThucHien: tx.now(),
      NguoiThucHien_Id: tx.user?.NhanVien_Id ?? null,
      NoiThucHien_Id: tx.nodeId,
      GhiChu,
      NguoiTao_Id: actor(tx),
    };
    await tx.db.insert(table).values(session);
    await audit(tx, {
      action: 'CREATE',
      entity: 'BuoiLieuTrinh',
      entityId: session._id,
      BenhNhan_Id: course.BenhNhan_Id,
      after: session,
    });
    await moveSlip(tx, course.DichVuYeuCau_Id);
    return course._id;
  });
}

/**
 * Takes the last session of a course back; answers the line. Errors: NOT_FOUND, FORBIDDEN, NODE_NOT_GRANTED, STATE_CHANGED,
 * COURSE_SESSION_GONE when it was taken back already, BAD_INPUT at LyDo.
 */
export async function cancelSession(ctx: Ctx, id: string, LyDo: string): Promise<string> {
  refuseIssues(LyDo.trim() ? [] : [{ path: 'LyDo', code: 'REQUIRED' }]);
  return inTransaction(ctx, async (tx) => {
    const known = await lockRow(tx, table, id);
    if (!known) throw new DomainError('NOT_FOUND', { entity: lieuTrinhActs.name });
    const course = await lockCourse(tx, known.DichVuYeuCauChiTiet_Id);
    requireAct(tx, lieuTrinhActs, 'huyBuoi', await courseFacts(tx, course));
    if (known.TrangThai === 'DaHuy') throw new DomainError('COURSE_SESSION_GONE', { Lan: known.Lan });
    // only the last one: those before it keep their numbers
    if (course.buois[0]?._id !== id) throw new DomainError('STATE_CHANGED', { state: known.TrangThai });
    const after = await updateRow(tx, table, id, {
      TrangThai: 'DaHuy' as const,
      LyDoHuy: LyDo.trim(),
      NguoiHuy_Id: tx.user?.NhanVien_Id ?? null,
      NgayCapNhat: tx.now(),
      NguoiCapNhat_Id: actor(tx),
    });
    await audit(tx, {
      action: 'CANCEL',
      entity: 'BuoiLieuTrinh',
      entityId: id,
      BenhNhan_Id: course.BenhNhan_Id,
      before: known,
      after,
    });
    await moveSlip(tx, course.DichVuYeuCau_Id);
    return course._id;
  });
}

/** A course with its slip locked: two desks that do a session at once do two, one after the other. */
async function lockCourse(tx: Tx, line: string): Promise<CourseRow> {
  const { DichVuYeuCau_Id } = await courseOfLine(tx, line);
  await lockSlip(tx, DichVuYeuCau_Id);
  return courseOfLine(tx, line);
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
