import { benhAnActs, episodeIssues } from '@sen/domain/medicalRecords/benhAn';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { requireAct } from '../../engine/acts/acts.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { insertRow, updateRow } from '../../engine/sql/rows.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { lockSession } from '../examination/commands.ts';
import { putIntoRecord } from '../examination/inRecord.ts';
import { sessionRows } from '../examination/sql.ts';
import { receptionsOfPatient } from '../reception/queries.ts';
import type { TiepNhanRow } from '../reception/tables.ts';
import { recordFacts } from './facts.ts';
import { announceRecord, lockRecord, refuseInRecord } from './locked.ts';
import { episodesOf } from './queries.ts';
import { type BenhAnRow, type DotDieuTriRow, dotDieuTriTable as table } from './tables.ts';

/** Opens the next episode of a record that this transaction has locked, with the insurance card of a visit. */
export async function openEpisode(
  tx: Tx,
  { _id: BenhAn_Id, BenhNhan_Id }: BenhAnRow,
  ThoiGianBatDau: Date,
  visit: Pick<TiepNhanRow, 'SoTheBHYT' | 'BHYTNgayHieuLuc' | 'BHYTNgayHetHieuLuc'> | null,
): Promise<string> {
  const row = await insertRow(tx, table, {
    _id: v7(),
    BenhAn_Id,
    BenhNhan_Id,
    DotThu: (await episodesOf(tx, BenhAn_Id)).length + 1,
    ThoiGianBatDau,
    SoTheBHYT: visit?.SoTheBHYT ?? null,
    BHYTNgayHieuLuc: visit?.BHYTNgayHieuLuc ?? null,
    BHYTNgayHetHieuLuc: visit?.BHYTNgayHetHieuLuc ?? null,
    NguoiTao_Id: actor(tx),
  });
  await audit(tx, { action: 'CREATE', entity: 'DotDieuTri', entityId: row._id, BenhNhan_Id, after: row });
  return row._id;
}

/** Begins the next episode of a record, with the card of the patient's latest visit. Errors: NOT_FOUND, CONFLICT, MEDICAL_RECORD_CLOSED, TREATMENT_EPISODE_OPEN, BAD_INPUT at ThoiGianBatDau. */
export function beginEpisode(ctx: Ctx, id: string, version: number, ThoiGianBatDau: Date): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const record = await lockSeen(tx, id, version);
    requireAct(tx, benhAnActs, 'batDauDot', await recordFacts(tx, record));
    const last = (await episodesOf(tx, id)).at(-1);
    const from = last?.ThoiGianKetThuc ?? record.ThoiGianVaoVien;
    refuseIssues(episodeIssues('ThoiGianBatDau', ThoiGianBatDau, from, tx.now()));
    const [visit] = await receptionsOfPatient(tx, record.BenhNhan_Id, 1);
    await openEpisode(tx, record, ThoiGianBatDau, visit ?? null);
    await announceRecord(tx, record);
    return id;
  });
}

/** Ends the open episode of a record. Errors: NOT_FOUND, CONFLICT, MEDICAL_RECORD_CLOSED, NO_TREATMENT_EPISODE, BAD_INPUT at ThoiGianKetThuc. */
export function endEpisode(ctx: Ctx, id: string, version: number, ThoiGianKetThuc: Date): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const record = await lockSeen(tx, id, version);
    requireAct(tx, benhAnActs, 'ketThucDot', await recordFacts(tx, record));
    const open = await openOne(tx, id);
    refuseIssues(episodeIssues('ThoiGianKetThuc', ThoiGianKetThuc, open.ThoiGianBatDau, tx.now()));
    await closeEpisode(tx, record, ThoiGianKetThuc);
    await announceRecord(tx, record);
    return id;
  });
}

/** Ends the episode of a locked record that is open, if one is. */
export async function closeEpisode(tx: Tx, record: BenhAnRow, ThoiGianKetThuc: Date): Promise<void> {
  const open = (await episodesOf(tx, record._id)).find(isOpen);
  if (open) await changeEpisode(tx, open, { TrangThai: 'DaKetThuc', ThoiGianKetThuc });
}

/** Opens the last episode of a locked record again: its discharge was taken back. */
export async function reopenLast(tx: Tx, record: BenhAnRow): Promise<void> {
  const last = (await episodesOf(tx, record._id)).at(-1);
  if (last && !isOpen(last))
    await changeEpisode(tx, last, { TrangThai: 'DangDieuTri', ThoiGianKetThuc: null });
}

/** Cancels the episodes of a locked record that was opened by mistake. */
export async function cancelEpisodes(tx: Tx, record: BenhAnRow): Promise<void> {
  for (const one of await episodesOf(tx, record._id)) await changeEpisode(tx, one, { TrangThai: 'DaHuy' });
}

/** Puts an examination into the open episode of a record of the same patient. Errors: NOT_FOUND, EXAM_ENDED, MEDICAL_RECORD_CLOSED, NO_TREATMENT_EPISODE, MEDICAL_RECORD_OTHER_PATIENT, MEDICAL_RECORD_HAS_SESSION. */
export function addSession(ctx: Ctx, id: string, KhamBenh_Id: string): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const session = await lockSession(tx, KhamBenh_Id);
    const record = await lockRecord(tx, id);
    requireAct(tx, benhAnActs, 'ghiKham', await recordFacts(tx, record, session.PhongBan_Id));
    if (session.BenhNhan_Id !== record.BenhNhan_Id) throw new DomainError('MEDICAL_RECORD_OTHER_PATIENT');
    if (session.TrangThai === 'DaHuy') throw new DomainError('EXAM_ENDED');
    await refuseInRecord(tx, session);
    const open = await openOne(tx, id);
    await putIntoRecord(tx, session, { BenhAn_Id: id, DotDieuTri_Id: open._id });
    await announceRecord(tx, record);
    return id;
  });
}

/** Takes an examination out of its record. Errors: NOT_FOUND, MEDICAL_RECORD_CLOSED, MEDICAL_RECORD_OPENED_HERE. */
export function removeSession(ctx: Ctx, id: string, KhamBenh_Id: string): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const session = await lockSession(tx, KhamBenh_Id);
    const record = await lockRecord(tx, id);
    if (session.BenhAn_Id !== id) throw new DomainError('NOT_FOUND', { entity: 'KhamBenh' });
    requireAct(tx, benhAnActs, 'boKham', await recordFacts(tx, record, session.PhongBan_Id));
    if (record.KhamBenh_Id === KhamBenh_Id) throw new DomainError('MEDICAL_RECORD_OPENED_HERE');
    await putIntoRecord(tx, session, { BenhAn_Id: null, DotDieuTri_Id: null });
    await announceRecord(tx, record);
    return id;
  });
}

/** Refuses to cancel orders of sessions whose record has ended. Errors: MEDICAL_RECORD_BLOCKS_ORDER. */
export async function refuseOrdersOfEnded(tx: Tx, sessions: readonly string[]): Promise<void> {
  const { rows } = await tx.db.execute<{ number: string }>(sql`
    select b.so_benh_an as number from ${sessionRows} k join main.benh_an b on b.id = k.benh_an_id
    where k.id = any(${sql.param([...sessions])}::uuid[]) and b.trang_thai <> 'DangDieuTri' limit 1`);
  if (rows[0]) throw new DomainError('MEDICAL_RECORD_BLOCKS_ORDER', { SoBenhAn: rows[0].number });
}

async function lockSeen(tx: Tx, id: string, version: number): Promise<BenhAnRow> {
  const record = await lockRecord(tx, id);
  if (record.version !== version)
    throw new DomainError('CONFLICT', { entity: benhAnActs.name, current: record });
  return record;
}

async function openOne(tx: Tx, BenhAn_Id: string): Promise<DotDieuTriRow> {
  const open = (await episodesOf(tx, BenhAn_Id)).find(isOpen);
  if (!open) throw new DomainError('NO_TREATMENT_EPISODE');
  return open;
}

const isOpen = ({ TrangThai }: DotDieuTriRow) => TrangThai === 'DangDieuTri';

async function changeEpisode(
  tx: Tx,
  { _id, BenhNhan_Id, TrangThai, ThoiGianKetThuc }: DotDieuTriRow,
  set: Partial<DotDieuTriRow>,
): Promise<void> {
  await updateRow(tx, table, _id, { ...set, NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) });
  const before = { TrangThai, ThoiGianKetThuc };
  await audit(tx, { action: 'UPDATE', entity: 'DotDieuTri', entityId: _id, BenhNhan_Id, before, after: set });
}
