import {
  endIssues,
  followUpIssues,
  type KhamBenhAction,
  khamBenhActs,
} from '@sen/domain/examination/khamBenh';
import { tomTatBoxes } from '@sen/domain/examination/tomTat';
import type { WarningReason } from '@sen/domain/prescriptions/overridden';
import { vitalIssues } from '@sen/domain/vitals/plausible';
import { requireAct, requireSeen } from '../../engine/acts/acts.ts';
import { transition } from '../../engine/acts/transition.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { lockExisting, updateRow } from '../../engine/sql/rows.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { changeSlipState } from '../orders/commands.ts';
import { markDeath } from '../patients/commands.ts';
import { requireLiving } from '../patients/living.ts';
import { finishTicket, reopenTicket } from '../queues/commands.ts';
import { reasonOfKind } from '../system/queries.ts';
import { factsWith, type OnSession, onSession, resolutionKind, sessionFacts } from './facts.ts';
import { diagnosisRefusals } from './icd.ts';
import { announceSession } from './open.ts';
import { whenSessionEnds } from './points.ts';
import { missingBoxes } from './summary.ts';
import { type KhamBenhRow, khamBenhTable as table } from './tables.ts';

/** The fields of a session that its doctor writes. */
export const written = [
  'Mach',
  'NhietDo',
  'HuyetApCao',
  'HuyetApThap',
  'NhipTho',
  'SpO2',
  'ChieuCao',
  'CanNang',
  'LyDoKham',
  'TrieuChungLamSang',
  'TienSuBenh',
  'TienSuDiUng',
  'ThaiSan',
  'BenhManTinh',
  'ChanDoan',
  'ChanDoanICD_Id',
  'ChanDoanPhuICD_Ids',
  'HuongGiaiQuyet_Id',
  'NgayTaiKham',
  'LoiDan',
  'GhiChu',
  ...tomTatBoxes,
] as const satisfies ReadonlyArray<keyof KhamBenhRow>;

/** Why a session is cancelled: an entry of the catalogue of reasons, and what there is to add. */
export type CancelReason = { LyDo_Id: string | null | undefined; LyDo?: string | null | undefined };

type Written = Pick<KhamBenhRow, (typeof written)[number]>;
export type KhamBenhPatch = { version: number } & { [K in keyof Written]?: Written[K] | null | undefined };

/**
 * Saves a session that is being examined; only the fields that are given change. Errors: FORBIDDEN, NODE_NOT_GRANTED, EXAM_ENDED,
 * CONFLICT with details.current, PATIENT_DIED_APPOINTMENT for a follow-up of the deceased, BAD_INPUT by field (vitals, diagnosis,
 * follow-up, a resolution on which a paper stands), TRANSFER_NOT_CANCELLED when the resolution of a transfer would change.
 */
export async function saveKhamBenh(ctx: Ctx, id: string, input: KhamBenhPatch): Promise<KhamBenhRow> {
  return inTransaction(ctx, async (tx) => {
    const [before, on] = await Promise.all([lockSession(tx, id), onSession(tx, id)]);
    return saveLocked(tx, before, on, input);
  });
}

async function saveLocked(
  tx: Tx,
  before: KhamBenhRow,
  on: OnSession | null,
  input: KhamBenhPatch,
): Promise<KhamBenhRow> {
  const after = await updateRow(tx, table, before._id, await changeOf(tx, before, on, input));
  return tellSaved(tx, before, after);
}

/** What a save writes of a locked session. Errors: those of saveKhamBenh. */
async function changeOf(
  tx: Tx,
  before: KhamBenhRow,
  on: OnSession | null,
  input: KhamBenhPatch,
): Promise<Partial<KhamBenhRow>> {
  const facts = await factsWith(tx, before, on);
  requireAct(tx, khamBenhActs, 'luu', facts);
  if (before.version !== input.version)
    throw new DomainError('CONFLICT', { entity: 'KhamBenh', current: before });
  const set = patchOf(before, input);
  if (set.NgayTaiKham && set.NgayTaiKham !== before.NgayTaiKham)
    await requireLiving(tx, before.BenhNhan_Id, 'PATIENT_DIED_APPOINTMENT');
  if (set.HuongGiaiQuyet_Id !== before.HuongGiaiQuyet_Id && facts.coChuyenVien)
    throw new DomainError('TRANSFER_NOT_CANCELLED');
  refuseIssues([
    ...(set.HuongGiaiQuyet_Id !== before.HuongGiaiQuyet_Id && facts.giayTheoHuong
      ? [{ path: 'HuongGiaiQuyet_Id', code: facts.giayTheoHuong }]
      : []),
    ...vitalIssues(set),
    ...followUpIssues({ NgayTaiKham: set.NgayTaiKham, NgayKham: before.Ngay }),
    ...(await diagnosisRefusals(tx, { BenhNhan_Id: before.BenhNhan_Id, ...set })),
  ]);
  return {
    ...set,
    BacSiSua_Id: tx.user?.NhanVien_Id ?? before.BacSiSua_Id,
    NgayCapNhat: tx.now(),
    NguoiCapNhat_Id: actor(tx),
  };
}

/** Writes a save into the log and tells the room. */
async function tellSaved(tx: Tx, before: KhamBenhRow, after: KhamBenhRow | null): Promise<KhamBenhRow> {
  if (!after) throw new DomainError('NOT_FOUND', { entity: 'KhamBenh' });
  await audit(tx, {
    action: 'UPDATE',
    entity: 'KhamBenh',
    entityId: before._id,
    BenhNhan_Id: before.BenhNhan_Id,
    before,
    after,
  });
  await announceSession(tx, after, 'update');
  return after;
}

/**
 * Ends a session, saving what is given first; its order and ticket are done, its prescriptions are judged as of now. Errors: BAD_INPUT
 * (main disease, resolution, follow-up, boxes of the summary), those of saving, NEEDS_CONFIRMATION with details.warnings of its drugs.
 */
export async function endKhamBenh(
  ctx: Ctx,
  id: string,
  input?: KhamBenhPatch | null,
  { expected, reasons = [] }: Ending = {},
): Promise<KhamBenhRow> {
  return inTransaction(ctx, async (tx) => {
    const [locked, on] = await Promise.all([lockSession(tx, id), onSession(tx, id)]);
    const set = input ? await changeOf(tx, locked, on, input) : null;
    const before = { ...locked, ...set };
    requireSeen(before.TrangThai, expected);
    const facts = await factsWith(tx, before, on);
    requireAct(tx, khamBenhActs, 'ketThuc', facts);
    const { coChuyenVien } = facts;
    const loaiHuongGiaiQuyet = await resolutionKind(tx, before.HuongGiaiQuyet_Id);
    refuseIssues([
      ...endIssues({ ...before, NgayKham: before.Ngay, loaiHuongGiaiQuyet, coChuyenVien }),
      ...(await missingBoxes(tx, before, loaiHuongGiaiQuyet)),
    ]);
    const endedAt = tx.now();
    const saved = set ? await saveAndEnd(tx, locked, set, endedAt) : locked;
    if (loaiHuongGiaiQuyet === 'TuVong') await markDeath(tx, before.BenhNhan_Id, true);
    return closeSession(tx, saved, 'ketThuc', { on, writtenAt: set ? endedAt : null, reasons });
  });
}

/** Writes a save together with the end that follows; answers the session as it stands between the two. */
async function saveAndEnd(
  tx: Tx,
  before: KhamBenhRow,
  set: Partial<KhamBenhRow>,
  endedAt: Date,
): Promise<KhamBenhRow> {
  const { TrangThai, NgayKetThuc, version } = before;
  const ended = { TrangThai: 'DaKham', NgayKetThuc: endedAt } as const; // where the act `ketThuc` leads
  const after = await updateRow(tx, table, before._id, { ...set, ...ended }, 2);
  return tellSaved(tx, before, after && { ...after, TrangThai, NgayKetThuc, version: version + 1 });
}

/** How a session is ended: from the state that was seen, with reasons for what its drugs are warned of by now. */
type Ending = { expected?: string; reasons?: readonly WarningReason[] };

type Closing = {
  /** What stands on it, where that was read. */
  on?: OnSession | null;
  /** Its row has been written as closed at this instant. */
  writtenAt?: Date | null;
  reasons?: readonly WarningReason[];
};

/** Closes a session by one of its acts: its order and ticket are done, and what others do then follows. */
export async function closeSession(
  tx: Tx,
  locked: KhamBenhRow,
  action: 'ketThuc' | 'chuyenPhong',
  { on, writtenAt = null, reasons = [] }: Closing = {},
): Promise<KhamBenhRow> {
  const session = await transition(tx, khamBenhActs, table, locked._id, action, {
    locked,
    unwritten: writtenAt !== null,
    facts: on === undefined ? sessionFacts : (same, row) => factsWith(same, row, on),
    set: { NgayKetThuc: writtenAt ?? tx.now() },
  });
  await changeSlipState(tx, session.DichVuYeuCau_Id, 'ketThucKham', { consequence: true });
  if (session.Ve_Id) await finishTicket(tx, session.Ve_Id);
  for (const run of whenSessionEnds.all()) await run(tx, locked._id, reasons);
  await announceSession(tx, session, 'update');
  return session;
}

/** Verifies a session in the state that was seen; one that is still examined is ended by it. Errors: STATE_CHANGED, those of the end. */
export async function verifyKhamBenh(
  ctx: Ctx,
  id: string,
  currentState: string,
  reasons: readonly WarningReason[] = [],
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if (currentState === 'DangKham') await endKhamBenh(tx, id, null, { expected: currentState, reasons });
    await transition(tx, khamBenhActs, table, id, 'duyet', {
      expected: currentState === 'DangKham' ? 'DaKham' : currentState,
      facts: sessionFacts,
      set: { DaDuyet: true },
      auditAction: 'APPROVED',
      after: (same, row) => announceSession(same, row, 'update'),
    });
  });
}

/**
 * Cancels a session for a reason of the catalogue (kind HuyKham): an examined one by `huy`, one opened by mistake by `xoa`; its ticket
 * waits again, and a death that it told is taken back. Errors: BAD_INPUT at LyDo_Id, EXAM_OF_ANOTHER_DOCTOR, EXAM_HAS_ORDERS,
 * TRANSFER_NOT_CANCELLED, the refusal of another paper in use, STATE_CHANGED.
 */
export async function cancelKhamBenh(
  ctx: Ctx,
  id: string,
  action: 'huy' | 'xoa',
  { LyDo_Id, LyDo }: CancelReason,
): Promise<void> {
  const reason = await reasonOfKind(ctx, 'HuyKham', LyDo_Id);
  await inTransaction(ctx, async (tx) => {
    const session = await transition(tx, khamBenhActs, table, id, action, {
      auditAction: 'CANCEL',
      facts: sessionFacts,
      set: { LyDoHuy_Id: reason, LyDoHuy: LyDo?.trim() || null },
    });
    if (session.NgayKetThuc && (await resolutionKind(tx, session.HuongGiaiQuyet_Id)) === 'TuVong')
      await markDeath(tx, session.BenhNhan_Id, false);
    await changeSlipState(tx, session.DichVuYeuCau_Id, 'huyKham', { consequence: true });
    if (session.Ve_Id) await reopenTicket(tx, session.Ve_Id);
    await announceSession(tx, session, 'delete');
  });
}

/** Locks a session. Errors: NOT_FOUND. */
export async function lockSession(tx: Tx, id: string): Promise<KhamBenhRow> {
  return lockExisting(tx, table, id, 'KhamBenh');
}

/** Locks a session for a paper or an order that one of its acts lets through. Errors: NOT_FOUND, those of the act. */
export async function lockSessionFor(tx: Tx, id: string, action: KhamBenhAction): Promise<KhamBenhRow> {
  const [session, on] = await Promise.all([lockSession(tx, id), onSession(tx, id)]);
  requireAct(tx, khamBenhActs, action, await factsWith(tx, session, on));
  return session;
}

function patchOf(before: KhamBenhRow, input: KhamBenhPatch): Written {
  const given = Object.fromEntries(
    written.filter((field) => input[field] !== undefined).map((field) => [field, input[field]]),
  ) as Partial<Written>; // only fields of the list, as the schema typed them
  return {
    ...(Object.fromEntries(written.map((field) => [field, before[field]])) as Written), // the same fields of the row
    ...given,
    BenhManTinh: given.BenhManTinh ?? before.BenhManTinh,
    ChanDoanPhuICD_Ids: given.ChanDoanPhuICD_Ids ?? before.ChanDoanPhuICD_Ids,
  };
}
