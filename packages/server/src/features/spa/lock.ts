import { lieuTrinhActs } from '@sen/domain/spa/lieuTrinh';
import type { Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { lockRow, rowsById } from '../../engine/sql/rows.ts';
import { lockSlip } from '../orders/slipNotes.ts';
import { type CourseRow, courseOfLine } from './queries.ts';
import { type BuoiRow, buoiLieuTrinhTable as table } from './tables.ts';

/** A session that stands, with its course locked. Errors: NOT_FOUND, COURSE_SESSION_GONE. */
export async function lockSession(tx: Tx, id: string): Promise<{ known: BuoiRow; course: CourseRow }> {
  const [before] = await rowsById(tx.db, table, [id]);
  if (!before) throw new DomainError('NOT_FOUND', { entity: lieuTrinhActs.name });
  const course = await lockCourse(tx, before.DichVuYeuCauChiTiet_Id);
  const known = await lockRow(tx, table, id);
  if (!known || known.TrangThai === 'DaHuy')
    throw new DomainError('COURSE_SESSION_GONE', { Lan: before.Lan });
  return { known, course };
}

/** A course with its slip locked: two desks that do a session at once do two, one after the other. */
export async function lockCourse(tx: Tx, line: string): Promise<CourseRow> {
  const { DichVuYeuCau_Id } = await courseOfLine(tx, line);
  await lockSlip(tx, DichVuYeuCau_Id);
  return courseOfLine(tx, line);
}
