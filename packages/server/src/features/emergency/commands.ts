import { type CapCuuFacts, capCuuActs, tuTrangActs } from '@sen/domain/emergency/capCuu';
import type { MucCapCuu } from '@sen/domain/emergency/phanLoai';
import { requireAct } from '../../engine/acts/acts.ts';
import { transition } from '../../engine/acts/transition.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { insertRow, lockExisting, updateRow } from '../../engine/sql/rows.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { receptionById, type TiepNhan } from '../reception/queries.ts';
import { factsOf } from './queries.ts';
import { tuTrangTable as belongings, type CapCuuRow, capCuuTable as table } from './tables.ts';

/** Judges an arrival anew. Errors: NOT_FOUND, CONFLICT, those of the act. */
export async function judgeAnew(ctx: Ctx, id: string, version: number, Muc: MucCapCuu): Promise<void> {
  await change(ctx, id, 'phanLoai', (tx, row) => {
    if (row.version !== version) throw new DomainError('CONFLICT', { entity: capCuuActs.name, current: row });
    return { Muc, PhanLoaiLuc: tx.now(), NguoiPhanLoai_Id: tx.user?.NhanVien_Id ?? null };
  });
}

/** Notes that the commune was told. Errors: NOT_FOUND, BAD_INPUT, those of the act. */
export async function noteTold(ctx: Ctx, id: string, NoiBao: string): Promise<void> {
  const BaoXaNoi = words('NoiBao', NoiBao);
  await change(ctx, id, 'baoXa', (tx) => ({
    BaoXaNoi,
    BaoXaLuc: tx.now(),
    NguoiBaoXa_Id: tx.user?.NhanVien_Id ?? null,
  }));
}

/** Takes something into keeping. Errors: NOT_FOUND, BAD_INPUT, those of the act. */
export async function takeBelongings(ctx: Ctx, id: string, MoTa: string): Promise<void> {
  const text = words('MoTa', MoTa);
  await inTransaction(ctx, async (tx) => {
    const { row, visit } = await lockFor(tx, id, 'nhanTuTrang');
    await keep(tx, row, visit.BenhNhan_Id, text);
    await tell(tx, row, visit, 'update');
  });
}

/** Gives something back. Answers the arrival's id. Errors: NOT_FOUND, BAD_INPUT, those of the act. */
export async function giveBack(ctx: Ctx, id: string, TraCho: string): Promise<string> {
  const text = words('TraCho', TraCho);
  return inTransaction(ctx, async (tx) => {
    const thing = await lockExisting(tx, belongings, id, tuTrangActs.name);
    const row = await lockExisting(tx, table, thing.CapCuu_Id, capCuuActs.name);
    const visit = await receptionById(tx, row.TiepNhan_Id);
    await transition(tx, tuTrangActs, belongings, id, 'tra', {
      locked: thing,
      facts: () => ({ TrangThai: thing.TrangThai, node: visit.NoiTiepNhan_Id }),
      set: { TraCho: text, NgayTra: tx.now(), NguoiTra_Id: tx.user?.NhanVien_Id ?? null },
    });
    await tell(tx, row, visit, 'update');
    return row._id;
  });
}

/** Writes down what the house takes of a patient. */
export async function keep(
  tx: Tx,
  { _id: CapCuu_Id }: CapCuuRow,
  BenhNhan_Id: string,
  MoTa: string,
): Promise<void> {
  const row = await insertRow(tx, belongings, {
    CapCuu_Id,
    MoTa: words('MoTa', MoTa),
    NgayNhan: tx.now(),
    NguoiNhan_Id: tx.user?.NhanVien_Id ?? null,
    NguoiTao_Id: actor(tx),
  });
  await audit(tx, { action: 'CREATE', entity: tuTrangActs.name, entityId: row._id, BenhNhan_Id, after: row });
}

/** Tells the emergency reception of the visit's place. */
export function tell(
  tx: Tx,
  { _id, TiepNhan_Id }: CapCuuRow,
  { NoiTiepNhan_Id, BenhNhan_Id }: TiepNhan,
  process: 'create' | 'update',
): Promise<void> {
  return emit(tx, {
    module: 'CapCuu',
    process,
    idNode: NoiTiepNhan_Id,
    data: { CapCuu_Id: _id, TiepNhan_Id, BenhNhan_Id },
  });
}

async function lockFor(tx: Tx, id: string, action: keyof typeof capCuuActs.acts) {
  const row = await lockExisting(tx, table, id, capCuuActs.name);
  const visit = await receptionById(tx, row.TiepNhan_Id);
  const facts: CapCuuFacts = await factsOf(tx, row);
  requireAct(tx, capCuuActs, action, facts);
  return { row, visit };
}

async function change(
  ctx: Ctx,
  id: string,
  action: 'phanLoai' | 'baoXa',
  set: (tx: Tx, row: CapCuuRow) => Partial<CapCuuRow>,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { row, visit } = await lockFor(tx, id, action);
    const changed = set(tx, row);
    const after = await updateRow(tx, table, id, {
      ...changed,
      NgayCapNhat: tx.now(),
      NguoiCapNhat_Id: actor(tx),
    });
    const { BenhNhan_Id } = visit;
    await audit(tx, {
      action: 'UPDATE',
      entity: capCuuActs.name,
      entityId: id,
      BenhNhan_Id,
      before: row,
      after,
    });
    await tell(tx, row, visit, 'update');
  });
}

/** What was typed, without blanks around it. Errors: BAD_INPUT at its field. */
function words(path: string, text: string): string {
  const said = text.trim();
  if (said === '') refuseIssues([{ path, code: 'REQUIRED' }]);
  if (said.length > 500) refuseIssues([{ path, code: 'TOO_LONG', details: { max: '500' } }]);
  return said;
}
