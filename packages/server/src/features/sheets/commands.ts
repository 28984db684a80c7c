import { dangNamVien, type PhieuChamSocFacts, phieuChamSocActs } from '@sen/domain/sheets/phieuChamSoc';
import type { SheetValues } from '@sen/domain/sheets/sheet';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { requireAct } from '../../engine/acts/acts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import { transition } from '../../engine/acts/transition.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { insertRow, lockExisting } from '../../engine/sql/rows.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import type { DinhChinhPhieuInput, PhieuChamSocInput } from '../../gql/main.ts';
import { lockStay } from '../admission/commands.ts';
import type { NhapVienRow } from '../admission/tables.ts';
import { recordIdOfStay } from '../medicalRecords/ofStay.ts';
import { noticeOfEarlyWarning } from '../notifications/causes.ts';
import { wardOf } from '../stays/commands.ts';
import { type Judged, judgeEntry } from './entry.ts';
import { entryById } from './queries.ts';
import { type PhieuChamSocRow, phieuChamSocTable as table } from './tables.ts';

const entity = phieuChamSocActs.name;
const answerMost = 500;

/** What the acts on an entry decide on: where the patient lies now, whichever ward wrote it. */
export const entryFacts = (
  row: Pick<PhieuChamSocRow, 'TrangThai' | 'HanTraLoi' | 'TraLoiLuc'>,
  stay: Pick<NhapVienRow, 'TrangThai' | 'Khoa_Id'>,
): PhieuChamSocFacts => ({
  TrangThai: row.TrangThai,
  node: stay.Khoa_Id,
  dangNam: dangNamVien(stay.TrangThai),
  choTraLoi: row.HanTraLoi !== null && row.TraLoiLuc === null,
});

/** Writes an entry of a sheet. Errors: NOT_FOUND, those of the act, BAD_INPUT by field, REQUEST_ID_REUSED. */
export function writeEntry(ctx: Ctx, input: PhieuChamSocInput): Promise<string> {
  const request = { id: input.requestId, operation: 'createPhieuChamSoc', content: input };
  return once(ctx, request, async (tx) => {
    const stay = await lockStay(tx, input.NhapVien_Id);
    requireAct(tx, phieuChamSocActs, 'ghi', entryFacts(blank, stay));
    const judged = await judgeEntry(tx, stay, input.Loai, writtenOf(tx, input));
    const row = await insertEntry(tx, stay, { ...judged, Loai: input.Loai });
    await tell(tx, stay, row, 'create');
    return row._id;
  });
}

/**
 * Corrects an entry: a new version stands instead of it, the old one stays readable. Answers the id of the new one. Errors: NOT_FOUND, those
 * of the act, CONFLICT, BAD_INPUT by field or without a reason.
 */
export function correctEntry(ctx: Ctx, id: string, input: DinhChinhPhieuInput): Promise<string> {
  const request = { id: input.requestId, operation: 'updatePhieuChamSoc', content: { id, input } };
  return once(ctx, request, async (tx) => {
    const { stay, row: old } = await lockEntry(tx, id, 'dinhChinh', input.version);
    const LyDo = givenReason(input.LyDo);
    const judged = await judgeEntry(tx, stay, old.Loai, writtenOf(tx, input, old.ThoiGian), old);
    await move(tx, old, stay, 'dinhChinh', {});
    const answered = answerOf(old, judged);
    const row = await insertEntry(tx, stay, {
      ...judged,
      ...answered,
      Loai: old.Loai,
      DinhChinhCho_Id: id,
      LyDo,
    });
    await tell(tx, stay, row, 'update');
    return row._id;
  });
}

/** Cancels an entry that was written by mistake. Errors: NOT_FOUND, those of the act, CONFLICT, BAD_INPUT without a reason. */
export function cancelEntry(ctx: Ctx, id: string, version: number, LyDo: string): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const { stay, row } = await lockEntry(tx, id, 'huy', version);
    await move(tx, row, stay, 'huy', { LyDo: givenReason(LyDo) });
    await tell(tx, stay, { ...row, HanTraLoi: null }, 'delete');
    return id;
  });
}

/**
 * A doctor answers what an early warning said: what is done. Earlier warnings of the stay that nobody answered are answered with it. Errors:
 * NOT_FOUND, those of the act unless the same person says the same again, BAD_INPUT at TraLoi.
 */
export async function answerWarning(ctx: Ctx, id: string, said: string): Promise<string> {
  const TraLoi = said.trim();
  refuseIssues(
    TraLoi === ''
      ? [{ path: 'TraLoi', code: 'REQUIRED' }]
      : TraLoi.length > answerMost
        ? [{ path: 'TraLoi', code: 'TOO_LONG', details: { max: answerMost } }]
        : [],
  );
  return inTransaction(ctx, async (tx) => {
    const stay = await lockStay(tx, (await entryById(tx, id)).NhapVien_Id);
    const row = await lockExisting(tx, table, id, entity);
    const NguoiTraLoi_Id = tx.user?.NhanVien_Id ?? null;
    if (row.TraLoi === TraLoi && row.NguoiTraLoi_Id === NguoiTraLoi_Id) return id;
    const set = { TraLoi, TraLoiLuc: tx.now(), NguoiTraLoi_Id };
    await move(tx, row, stay, 'traLoi', set);
    for (const earlier of await waitingBefore(tx, row)) await move(tx, earlier, stay, 'traLoi', set);
    await announce(tx, stay, id, 'update');
    return id;
  });
}

/** What is yet to be written. */
export const blank = { TrangThai: 'HieuLuc', HanTraLoi: null, TraLoiLuc: null } as const;

type Sent = { ThoiGian?: Date | null; GiaTri: unknown; daXacNhan?: readonly string[] | null };

/** What was sent, at the moment that was given. Errors: BAD_INPUT where the values are no object. */
function writtenOf(tx: Tx, { ThoiGian, GiaTri, daXacNhan }: Sent, before?: Date) {
  if (typeof GiaTri !== 'object' || GiaTri === null || Array.isArray(GiaTri))
    throw new DomainError('BAD_INPUT', { issues: [{ path: 'GiaTri', code: 'REQUIRED' }] });
  const values = GiaTri as SheetValues; // judged field by field
  return { ThoiGian: ThoiGian ?? before ?? tx.now(), GiaTri: values, daXacNhan: daXacNhan ?? [] };
}

/** A correction keeps the deadline of the warning that it corrects, and what a doctor has answered. */
function answerOf(old: PhieuChamSocRow, judged: Judged): Partial<PhieuChamSocRow> {
  if (!judged.HanTraLoi || !old.HanTraLoi) return {};
  const { HanTraLoi, TraLoiLuc, NguoiTraLoi_Id, TraLoi, DaBaoQuaHan } = old;
  return { HanTraLoi, TraLoiLuc, NguoiTraLoi_Id, TraLoi, DaBaoQuaHan };
}

async function insertEntry(
  tx: Tx,
  stay: NhapVienRow,
  written: Judged & Pick<PhieuChamSocRow, 'Loai'> & Partial<PhieuChamSocRow>,
): Promise<PhieuChamSocRow> {
  const { _id: NhapVien_Id, BenhNhan_Id } = stay;
  const row = await insertRow(tx, table, {
    _id: v7(),
    NhapVien_Id,
    BenhNhan_Id,
    BenhAn_Id: await recordIdOfStay(tx, NhapVien_Id),
    Khoa_Id: wardOf(stay),
    NguoiGhi_Id: tx.user?.NhanVien_Id ?? null,
    NgayTao: tx.now(),
    NguoiTao_Id: actor(tx),
    ...written,
  });
  await audit(tx, { action: 'CREATE', entity, entityId: row._id, BenhNhan_Id, after: row });
  return row;
}

/** Locks an entry with its stay, the stay first. Errors: NOT_FOUND, those of the act, CONFLICT. */
async function lockEntry(tx: Tx, id: string, action: 'dinhChinh' | 'huy', seen: number) {
  const stay = await lockStay(tx, (await entryById(tx, id)).NhapVien_Id);
  const row = await lockExisting(tx, table, id, entity);
  requireAct(tx, phieuChamSocActs, action, entryFacts(row, stay));
  if (row.version !== seen) throw new DomainError('CONFLICT', { entity, current: row });
  return { stay, row };
}

function move(
  tx: Tx,
  locked: PhieuChamSocRow,
  stay: NhapVienRow,
  action: 'dinhChinh' | 'huy' | 'traLoi',
  set: Partial<PhieuChamSocRow>,
): Promise<PhieuChamSocRow> {
  return transition(tx, phieuChamSocActs, table, locked._id, action, {
    locked,
    facts: (_tx, row) => entryFacts(row, stay),
    set,
  });
}

async function waitingBefore(
  tx: Tx,
  { _id, NhapVien_Id, ThoiGian }: PhieuChamSocRow,
): Promise<PhieuChamSocRow[]> {
  return tx.db
    .select()
    .from(table)
    .where(
      sql`${table.NhapVien_Id} = ${NhapVien_Id} and ${table.TrangThai} = 'HieuLuc' and ${table.HanTraLoi} is not null
        and ${table.TraLoiLuc} is null and ${table._id} <> ${_id} and ${table.ThoiGian} <= ${ThoiGian}`,
    )
    .for('update');
}

/** Tells the ward, and the treating doctor of a warning. */
async function tell(
  tx: Tx,
  stay: NhapVienRow,
  row: PhieuChamSocRow,
  process: 'create' | 'update' | 'delete',
): Promise<void> {
  await announce(tx, stay, row._id, process);
  if (row.HanTraLoi && !row.TraLoiLuc)
    await noticeOfEarlyWarning(tx, { ...row, BacSi_Id: stay.BacSiDieuTri_Id });
}

/** Tells the ward in which the patient lies. */
export async function announce(
  tx: Tx,
  { _id, Khoa_Id }: Pick<NhapVienRow, '_id' | 'Khoa_Id'>,
  entry: string,
  process: 'create' | 'update' | 'delete',
): Promise<void> {
  await emit(tx, { module: 'ChamSoc', process, idNode: Khoa_Id, data: { _id: entry, NhapVien_Id: _id } });
}
