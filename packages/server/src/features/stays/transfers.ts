import { type ChuyenKhoaFacts, chuyenKhoaActs, chuyenKhoaIssues } from '@sen/domain/stays/chuyenKhoa';
import { stayTimeIssues } from '@sen/domain/stays/noiTru';
import { v7 } from 'uuid';
import { requireAct } from '../../engine/acts/acts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import { transition } from '../../engine/acts/transition.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { insertRow, lockExisting } from '../../engine/sql/rows.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import type { NhanChuyenKhoaInput, PhieuChuyenKhoaInput } from '../../gql/main.ts';
import { answerTransfer, lockStay, lockStayFor, moveStay } from '../admission/commands.ts';
import type { NhapVienRow } from '../admission/tables.ts';
import { isWardOf, tellWard } from '../admission/ward.ts';
import { moveRecordOfStay } from '../medicalRecords/ofStay.ts';
import { endReservation, markToClean } from './bedStates.ts';
import { wardOf } from './commands.ts';
import { giveBed } from './giveBed.ts';
import { transferById } from './queries.ts';
import { type PhieuChuyenKhoaRow, phieuChuyenKhoaTable as table } from './tables.ts';
import { nextWard, openTimes } from './times.ts';

const entity = chuyenKhoaActs.name;

/** What the acts on a transfer decide on. */
export const transferFacts = ({ TrangThai, KhoaDi_Id, KhoaDen_Id }: PhieuChuyenKhoaRow): ChuyenKhoaFacts => ({
  TrangThai,
  node: KhoaDi_Id,
  khoaDen: KhoaDen_Id,
});

/** Sends a patient to another ward, which is to answer. Errors: NOT_FOUND, those of the act, CONFLICT, BAD_INPUT by field. */
export function sendTransfer(ctx: Ctx, input: PhieuChuyenKhoaInput): Promise<string> {
  const request = { id: input.requestId, operation: 'createPhieuChuyenKhoa', content: input };
  return once(ctx, request, async (tx) => {
    const before = await lockStayFor(tx, input.NhapVien_Id, 'chuyenKhoa', input.version ?? 0);
    const KhoaDi_Id = wardOf(before);
    const texts = { LyDo: input.LyDo?.trim() || null, TomTat: input.TomTat?.trim() || null };
    const KhoaDen_Id = input.KhoaDen_Id ?? null;
    const laKhoaCuaCoSo = await isWardOf(tx, KhoaDen_Id, KhoaDi_Id);
    refuseIssues(chuyenKhoaIssues({ ...texts, KhoaDen_Id, KhoaDi_Id, laKhoaCuaCoSo }));
    if (!KhoaDen_Id || !texts.LyDo || !texts.TomTat) throw new Error('what must be filled was found there');
    const { _id: NhapVien_Id, BenhNhan_Id } = before;
    const row = await insertRow(tx, table, {
      _id: v7(),
      NhapVien_Id,
      BenhNhan_Id,
      KhoaDi_Id,
      KhoaDen_Id,
      ThoiGianGui: tx.now(),
      NguoiGui_Id: tx.user?.NhanVien_Id ?? null,
      LyDo: texts.LyDo,
      TomTat: texts.TomTat,
      ThuocBanGiao: input.ThuocBanGiao?.trim() || null,
      NguoiTao_Id: actor(tx),
    });
    await audit(tx, { action: 'CREATE', entity, entityId: row._id, BenhNhan_Id, after: row });
    const stay = await moveStay(tx, NhapVien_Id, 'chuyenKhoa', { ChuyenDen_Id: KhoaDen_Id });
    await tellBoth(tx, stay, row);
    return row._id;
  });
}

/**
 * Accepts a transfer to a bed of the ward that was asked: its time ends the time in the other ward. Errors: NOT_FOUND, those of the act,
 * CONFLICT, BAD_INPUT by field.
 */
export function acceptTransfer(ctx: Ctx, input: NhanChuyenKhoaInput): Promise<string> {
  const request = { id: input.requestId, operation: 'nhanPhieuChuyenKhoa', content: input };
  return once(ctx, request, async (tx) => {
    const { stay, transfer } = await lockTransfer(tx, input.PhieuChuyenKhoa_Id, 'nhan', input.version);
    const { bed: left } = await openTimes(tx, stay._id);
    const at = input.ThoiGian ?? tx.now();
    const Khoa_Id = transfer.KhoaDen_Id;
    const { BacSiDieuTri_Id } = input;
    const given = await giveBed(tx, stay, { ...input, Khoa_Id, at, CachLy: stay.CachLy });
    refuseIssues([
      ...(input.Giuong_Id ? [] : [{ path: 'Giuong_Id', code: 'REQUIRED' }]),
      ...(BacSiDieuTri_Id ? [] : [{ path: 'BacSiDieuTri_Id', code: 'REQUIRED' }]),
      ...stayTimeIssues(at, left.TuLuc, tx.now(), 'STAY_TIME_ORDER'),
      ...given.issues,
    ]);
    if (!given.bed || !BacSiDieuTri_Id) throw new Error('what must be filled was found there');
    const row = await answer(tx, transfer, 'nhan', null);
    const moved = await answerTransfer(tx, stay, 'chuyenKhoa', {
      Khoa_Id,
      NgayVaoKhoa: at,
      BacSiDieuTri_Id,
      ChuyenDen_Id: null,
      SoLanChuyen: stay.SoLanChuyen + 1,
    });
    await nextWard(tx, moved, at, { Khoa_Id, BacSiDieuTri_Id, PhieuChuyenKhoa_Id: row._id }, given.bed);
    await endReservation(tx, given.bed.Giuong_Id, stay._id);
    if (input.donDep) await markToClean(tx, left.Giuong_Id, transfer.KhoaDi_Id);
    await moveRecordOfStay(tx, stay._id, { Khoa_Id, BacSi_Id: BacSiDieuTri_Id });
    await tellBoth(tx, moved, row);
    return row._id;
  });
}

/** Refuses a transfer: the patient stays where they lie. Errors: NOT_FOUND, those of the act, CONFLICT, BAD_INPUT without a reason. */
export const refuseTransfer = (ctx: Ctx, id: string, version: number, LyDo: string) =>
  closeTransfer(ctx, id, version, 'tuChoi', LyDo);

/** Takes a transfer back that waits. Errors: NOT_FOUND, those of the act, CONFLICT, BAD_INPUT without a reason. */
export const withdrawTransfer = (ctx: Ctx, id: string, version: number, LyDo: string) =>
  closeTransfer(ctx, id, version, 'huy', LyDo);

function closeTransfer(
  ctx: Ctx,
  id: string,
  version: number,
  action: 'tuChoi' | 'huy',
  LyDo: string,
): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const { stay, transfer } = await lockTransfer(tx, id, action, version);
    const row = await answer(tx, transfer, action, givenReason(LyDo));
    const kept = await answerTransfer(tx, stay, 'capNhat', { ChuyenDen_Id: null });
    await tellBoth(tx, kept, row);
    return id;
  });
}

/** Locks a transfer with its stay, the stay first as every act on it does. Errors: NOT_FOUND, those of the act, CONFLICT. */
async function lockTransfer(tx: Tx, id: string, action: keyof typeof chuyenKhoaActs.acts, seen: number) {
  const stay = await lockStay(tx, (await transferById(tx, id)).NhapVien_Id);
  const transfer = await lockExisting(tx, table, id, entity);
  requireAct(tx, chuyenKhoaActs, action, transferFacts(transfer));
  if (transfer.version !== seen) throw new DomainError('CONFLICT', { entity, current: transfer });
  return { stay, transfer };
}

function answer(
  tx: Tx,
  locked: PhieuChuyenKhoaRow,
  action: keyof typeof chuyenKhoaActs.acts,
  LyDoTraLoi: string | null,
): Promise<PhieuChuyenKhoaRow> {
  const set = { ThoiGianTraLoi: tx.now(), NguoiTraLoi_Id: tx.user?.NhanVien_Id ?? null, LyDoTraLoi };
  return transition(tx, chuyenKhoaActs, table, locked._id, action, {
    locked,
    facts: (_tx, row) => transferFacts(row),
    set,
  });
}

async function tellBoth(
  tx: Tx,
  stay: NhapVienRow,
  { KhoaDi_Id, KhoaDen_Id }: PhieuChuyenKhoaRow,
): Promise<void> {
  for (const ward of [KhoaDi_Id, KhoaDen_Id]) await tellWard(tx, stay, 'update', ward);
}
