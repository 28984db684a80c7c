import type { Issue } from '@sen/domain/catalogue/validate';
import { and, desc, eq, sql } from 'drizzle-orm';
import { refLabel } from '../../engine/catalogue/queries.ts';
import type { Ctx, Tx } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import type { NhapVienRow } from '../admission/tables.ts';
import { lockBed } from './bed.ts';
import { endMark, markToClean } from './bedStates.ts';
import { giveBed } from './giveBed.ts';
import { type DotGiuongRow, type DotKhoaRow, dotGiuongTable, dotKhoaTable } from './tables.ts';
import { continueBed, openTimes, setEnd } from './times.ts';

type Of = Pick<NhapVienRow, '_id' | 'BenhNhan_Id'>;

/** The times of a locked stay end at a moment: bed days stop, and the bed is to be cleaned. */
export async function endStayTimes(tx: Tx, stay: Of, at: Date): Promise<void> {
  const { ward, bed } = await openTimes(tx, stay._id);
  await setEnd(tx, dotGiuongTable, 'DotGiuong', bed, at);
  await setEnd(tx, dotKhoaTable, 'DotKhoa', ward, at);
  await markToClean(tx, bed.Giuong_Id, bed.Khoa_Id);
}

/** When the last times of a stay began, in its ward or bed, whichever is later. */
export async function lastMoveOf(ctx: Ctx, id: string): Promise<Date> {
  const { ward, bed } = await lastTimes(ctx, id);
  return new Date(Math.max(ward.TuLuc.getTime(), bed.TuLuc.getTime()));
}

/** The ended times of a locked stay end at another moment. Errors: BAD_INPUT at `path` where somebody lies in the bed since. */
export async function moveStayEnd(tx: Tx, stay: Of, at: Date, path: string): Promise<void> {
  const { ward, bed } = await lastTimes(tx, stay._id);
  if (bed.DenLuc?.getTime() === at.getTime()) return;
  await lockBed(tx, bed.Giuong_Id, null, at);
  if (await isTaken(tx, bed, at)) {
    const MaGiuong = (await refLabel(tx, 'GiuongBenh', bed.Giuong_Id))?.ma ?? '';
    refuseIssues([{ path, code: 'STAY_BED_TAKEN', details: { MaGiuong } }]);
  }
  await setEnd(tx, dotGiuongTable, 'DotGiuong', bed, at);
  await setEnd(tx, dotKhoaTable, 'DotKhoa', ward, at);
}

export type Reopened = { Giuong_Id?: string | null; choGhep?: boolean | null };

/**
 * The ended times of a locked stay go on: in the bed where the patient lay, or from that moment on in another one that is named, because
 * somebody lies in theirs. Answers the issues of the bed, and which it is.
 */
export async function reopenStayTimes(
  tx: Tx,
  stay: NhapVienRow,
  { Giuong_Id, choGhep }: Reopened,
): Promise<{ issues: Issue[]; Giuong_Id: string }> {
  const { ward, bed } = await lastTimes(tx, stay._id);
  const { DenLuc: at, Khoa_Id } = bed;
  if (!at) throw new Error('the times of who has left are ended');
  const target = Giuong_Id ?? bed.Giuong_Id;
  const known = await lockBed(tx, target, Khoa_Id, at);
  // who comes back to the bed lies there: it is cleaned later
  if (target === bed.Giuong_Id && known?.danhDau?.Loai === 'DonDep') await endMark(tx, target);
  const wanted = { Giuong_Id: target, Khoa_Id, at, choGhep: choGhep ?? null, CachLy: stay.CachLy };
  const given = await giveBed(tx, stay, wanted);
  if (given.issues.length > 0 || !given.bed) return { issues: given.issues, Giuong_Id: target };
  if (target === bed.Giuong_Id && given.bed.Cho === bed.Cho)
    await setEnd(tx, dotGiuongTable, 'DotGiuong', bed, null);
  else await continueBed(tx, stay, at, Khoa_Id, given.bed);
  await setEnd(tx, dotKhoaTable, 'DotKhoa', ward, null);
  return { issues: [], Giuong_Id: target };
}

async function lastTimes(ctx: Ctx, id: string): Promise<{ ward: DotKhoaRow; bed: DotGiuongRow }> {
  const [ward] = await ctx.db
    .select()
    .from(dotKhoaTable)
    .where(and(eq(dotKhoaTable.NhapVien_Id, id), eq(dotKhoaTable.DaHuy, false)))
    .orderBy(desc(dotKhoaTable.TuLuc))
    .limit(1);
  const [bed] = await ctx.db
    .select()
    .from(dotGiuongTable)
    .where(and(eq(dotGiuongTable.NhapVien_Id, id), eq(dotGiuongTable.DaHuy, false)))
    .orderBy(desc(dotGiuongTable.TuLuc))
    .limit(1);
  if (!ward || !bed) throw new Error('a stay has a ward and a bed');
  return { ward, bed };
}

/** Whether somebody holds the place of a time in a bed that is locked, between its end and a later moment. */
async function isTaken(tx: Tx, { _id, Giuong_Id, Cho, DenLuc }: DotGiuongRow, at: Date): Promise<boolean> {
  if (!DenLuc || at <= DenLuc) return false;
  const { rows } = await tx.db.execute(sql`
    select d.id from main.dot_giuong d where d.giuong_id = ${Giuong_Id} and d.cho = ${Cho} and d.id <> ${_id} and not d.da_huy
      and tstzrange(d.tu_luc, d.den_luc) && tstzrange(${DenLuc}::timestamptz, ${at}::timestamptz) limit 1`);
  return rows.length > 0;
}
