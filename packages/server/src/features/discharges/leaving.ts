import { givenReason } from '../../engine/acts/reason.ts';
import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { HuyRaVienNoiTruInput } from '../../gql/main.ts';
import { lockStayFor, moveStay } from '../admission/commands.ts';
import { tellWard } from '../admission/ward.ts';
import { endRecordOfStay, reopenRecordOfStay } from '../medicalRecords/ofStay.ts';
import { markDeath } from '../patients/commands.ts';
import { lockAnyReception } from '../reception/queries.ts';
import { reopenStayTimes } from '../stays/ends.ts';
import { discharge } from './paper.ts';
import { refuseWithPapers } from './papersOfStay.ts';
import { dischargesInUse, leavingOfVisit } from './queries.ts';
import type { RaVienNoiTruRow } from './tables.ts';

/** The ward has done its work: the bill of the stay is complete. Errors: NOT_FOUND, those of the act, CONFLICT. */
export const closeWard = (ctx: Ctx, id: string, version: number) =>
  step(ctx, id, version, 'chuyenThanhToan', null);

/** The ward takes a stay back whose bill waits. Errors: NOT_FOUND, those of the act, CONFLICT, BAD_INPUT without a reason. */
export const takeBackToWard = (ctx: Ctx, id: string, version: number, LyDo: string) =>
  step(ctx, id, version, 'huyChuyenThanhToan', LyDo);

/** Completes a discharge: the stay and its record are over. Errors: NOT_FOUND, those of the act, CONFLICT. */
export const completeDischarge = (ctx: Ctx, id: string, version: number) =>
  step(ctx, id, version, 'hoanTatRaVien', null, async (tx) => {
    await endRecordOfStay(tx, id, (await inUse(tx, id)).ThoiGianRaVien);
  });

/** Opens a stay again that is over. Errors: NOT_FOUND, those of the act, CONFLICT, STAY_OPEN, BAD_INPUT without a reason. */
export const reopenDischarge = (ctx: Ctx, id: string, version: number, LyDo: string) =>
  step(ctx, id, version, 'moLaiRaVien', LyDo, (tx) => reopenRecordOfStay(tx, id));

type Step = 'chuyenThanhToan' | 'huyChuyenThanhToan' | 'hoanTatRaVien' | 'moLaiRaVien';

function step(
  ctx: Ctx,
  id: string,
  version: number,
  action: Step,
  LyDo: string | null,
  follows?: (tx: Tx) => Promise<void>,
): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const stay = await lockStayFor(tx, id, action, version);
    await lockAnyReception(tx, stay.TiepNhan_Id);
    const moved = await moveStay(tx, id, action, {}, LyDo === null ? {} : { LyDo: givenReason(LyDo) });
    await follows?.(tx);
    await tellWard(tx, moved);
    return id;
  });
}

/**
 * Takes the order of a discharge back: the paper is cancelled, the times of the stay go on in the bed of before or in the one that is
 * named. Errors: NOT_FOUND, those of the act, CONFLICT, STAY_PAPERS_STAND, BAD_INPUT by field.
 */
export function takeOrderBack(ctx: Ctx, input: HuyRaVienNoiTruInput): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const stay = await lockStayFor(tx, input.NhapVien_Id, 'huyRaVien', input.version);
    await lockAnyReception(tx, stay.TiepNhan_Id);
    const LyDo = givenReason(input.LyDo);
    await refuseWithPapers(tx, await inUse(tx, stay._id), null);
    const { issues, Giuong_Id } = await reopenStayTimes(tx, stay, input);
    refuseIssues(issues);
    const paper = await inUse(tx, stay._id);
    await discharge.end(tx, paper._id, 'huy', LyDo);
    if (paper.KetQuaDieuTri === 'TuVong') await markDeath(tx, stay.BenhNhan_Id, false);
    const moved = await moveStay(tx, stay._id, 'huyRaVien', {}, { LyDo, Giuong_Id });
    await tellWard(tx, moved);
    return stay._id;
  });
}

/** Errors: STAY_LEAVING where the discharge of a stay of the visit was ordered. */
export async function refuseOrdersOfLeaving(tx: Tx, TiepNhan_Id: string): Promise<void> {
  const MaNhapVien = await leavingOfVisit(tx, TiepNhan_Id);
  if (MaNhapVien !== null) throw new DomainError('STAY_LEAVING', { MaNhapVien });
}

async function inUse(tx: Tx, stay: string): Promise<RaVienNoiTruRow> {
  const row = (await dischargesInUse(tx, [stay])).get(stay);
  if (!row) throw new Error('a stay whose discharge was ordered has it');
  return row;
}
