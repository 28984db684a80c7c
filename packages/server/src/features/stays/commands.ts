import { duKienIssues, nhanVaoKhoaIssues, stayTimeIssues } from '@sen/domain/stays/noiTru';
import { givenReason } from '../../engine/acts/reason.ts';
import { type Ctx, today } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import type { ChuyenGiuongInput, NhanVaoKhoaInput, NoiTruInput } from '../../gql/main.ts';
import { lockStayFor, moveStay } from '../admission/commands.ts';
import { otherStayOf } from '../admission/queries.ts';
import type { NhapVienRow } from '../admission/tables.ts';
import { tellWard } from '../admission/ward.ts';
import { cancelRecordOfStay, moveRecordOfStay, openRecordOfStay } from '../medicalRecords/ofStay.ts';
import { lockPatient } from '../patients/commands.ts';
import { endReservation, markToClean } from './bedStates.ts';
import { giveBed } from './giveBed.ts';
import { beginTimes, cancelTimes, nextBed, openTimes } from './times.ts';

/**
 * Takes a patient in to a bed of the ward that the order names: the stay begins with its times, its medical record and its doctor. Errors:
 * NOT_FOUND, those of the act, CONFLICT, STAY_OPEN, BAD_INPUT by field.
 */
export function takeIn(ctx: Ctx, input: NhanVaoKhoaInput): Promise<string> {
  const request = { id: input.requestId, operation: 'nhanVaoKhoa', content: input };
  return once(ctx, request, async (tx) => {
    // 1. The order, and one stay at a time of a patient.
    const order = await lockStayFor(tx, input.NhapVien_Id, 'nhanVaoKhoa', input.version);
    await lockPatient(tx, order.BenhNhan_Id);
    const other = await otherStayOf(tx, order.BenhNhan_Id, order._id);
    if (other) throw new DomainError('STAY_OPEN', { MaNhapVien: other.MaNhapVien });
    // 2. What is said of the stay, and the bed.
    const ThoiGian = input.ThoiGian ?? tx.now();
    const CachLy = input.CachLy ?? null;
    const said = { ...input, ThoiGian };
    const from = new Date(Math.min(order.ThoiGianVaoVien.getTime(), order.NgayTao.getTime()));
    const issues = nhanVaoKhoaIssues(said, { from, today: today(tx), now: tx.now() });
    const Khoa_Id = order.KhoaNhapVien_Id;
    const given = await giveBed(tx, order, { ...input, Khoa_Id, at: ThoiGian, CachLy });
    const { BacSiDieuTri_Id } = input;
    refuseIssues([...issues, ...given.issues]);
    if (!given.bed || !BacSiDieuTri_Id) throw new Error('what must be filled was found there');
    // 3. The stay with its times and its record.
    const stay = await moveStay(
      tx,
      order._id,
      'nhanVaoKhoa',
      { Khoa_Id, NgayVaoKhoa: ThoiGian, BacSiDieuTri_Id, CachLy, DuKienRaVien: input.DuKienRaVien ?? null },
      { Giuong_Id: given.bed.Giuong_Id },
    );
    await beginTimes(tx, stay, ThoiGian, { Khoa_Id, BacSiDieuTri_Id }, given.bed);
    await endReservation(tx, given.bed.Giuong_Id, stay._id);
    await openRecordOfStay(tx, stay, ThoiGian, { Khoa_Id, BacSi_Id: BacSiDieuTri_Id });
    await tellWard(tx, stay);
    return stay._id;
  });
}

/** Sends an order back to who wrote it. Errors: NOT_FOUND, those of the act, CONFLICT, BAD_INPUT without a reason. */
export function sendBack(ctx: Ctx, id: string, version: number, LyDo: string): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    await lockStayFor(tx, id, 'traLai', version);
    const order = await moveStay(tx, id, 'traLai', { LyDoTraLai: givenReason(LyDo) });
    await tellWard(tx, order);
    return id;
  });
}

/**
 * Takes a taking in back: the times and the record of the stay are cancelled, the ward expects the patient again. Errors: NOT_FOUND, those
 * of the act, CONFLICT, BAD_INPUT without a reason.
 */
export function undoTakeIn(ctx: Ctx, id: string, version: number, LyDo: string): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const stay = await lockStayFor(tx, id, 'huyNhan', version);
    const reason = givenReason(LyDo);
    await cancelTimes(tx, stay);
    await cancelRecordOfStay(tx, id, reason);
    const cleared = { Khoa_Id: null, NgayVaoKhoa: null, BacSiDieuTri_Id: null, DuKienRaVien: null };
    const order = await moveStay(tx, id, 'huyNhan', cleared, { LyDo: reason });
    await tellWard(tx, order);
    return id;
  });
}

/** Moves a patient to another bed of the ward. Errors: NOT_FOUND, those of the act, CONFLICT, BAD_INPUT by field. */
export function moveBed(ctx: Ctx, input: ChuyenGiuongInput): Promise<string> {
  const request = { id: input.requestId, operation: 'chuyenGiuong', content: input };
  return once(ctx, request, async (tx) => {
    const stay = await lockStayFor(tx, input.NhapVien_Id, 'chuyenGiuong', input.version);
    const { bed: left } = await openTimes(tx, stay._id);
    const at = input.ThoiGian ?? tx.now();
    const Khoa_Id = wardOf(stay);
    const issues = [
      ...(input.Giuong_Id ? [] : [{ path: 'Giuong_Id', code: 'REQUIRED' }]),
      ...(input.Giuong_Id === left.Giuong_Id ? [{ path: 'Giuong_Id', code: 'STAY_SAME_BED' }] : []),
      ...stayTimeIssues(at, left.TuLuc, tx.now(), 'STAY_TIME_ORDER'),
    ];
    refuseIssues(issues);
    const given = await giveBed(tx, stay, { ...input, Khoa_Id, at, CachLy: stay.CachLy });
    refuseIssues(given.issues);
    if (!given.bed) throw new Error('a bed that is named is given or refused');
    const moved = await moveStay(tx, stay._id, 'chuyenGiuong', {}, { Giuong_Id: given.bed.Giuong_Id });
    await nextBed(tx, moved, at, given.bed);
    await endReservation(tx, given.bed.Giuong_Id, stay._id);
    if (input.donDep) await markToClean(tx, left.Giuong_Id, Khoa_Id);
    await tellWard(tx, moved);
    return stay._id;
  });
}

/** Changes treating doctor, isolation and expected discharge; only what is given. Errors: NOT_FOUND, those of the act, CONFLICT, BAD_INPUT by field. */
export function changeFacts(ctx: Ctx, id: string, input: NoiTruInput): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockStayFor(tx, id, 'capNhat', input.version);
    const { BacSiDieuTri_Id, CachLy, DuKienRaVien } = input;
    const changedDay = DuKienRaVien === before.DuKienRaVien ? null : DuKienRaVien;
    refuseIssues([
      ...(BacSiDieuTri_Id === null ? [{ path: 'BacSiDieuTri_Id', code: 'REQUIRED' }] : []),
      ...duKienIssues(changedDay, today(tx)),
    ]);
    const stay = await moveStay(tx, id, 'capNhat', {
      ...(BacSiDieuTri_Id ? { BacSiDieuTri_Id } : {}),
      ...(CachLy === undefined ? {} : { CachLy }),
      ...(DuKienRaVien === undefined ? {} : { DuKienRaVien }),
    });
    if (BacSiDieuTri_Id && BacSiDieuTri_Id !== before.BacSiDieuTri_Id)
      await moveRecordOfStay(tx, id, { BacSi_Id: BacSiDieuTri_Id });
    await tellWard(tx, stay);
    return id;
  });
}

/** The ward of a stay that goes on. */
export function wardOf({ Khoa_Id }: NhapVienRow): string {
  if (!Khoa_Id) throw new Error('a stay lies in a ward');
  return Khoa_Id;
}
