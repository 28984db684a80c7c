import { and, eq, ne, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { loadOne } from '../../engine/loaders.ts';
import { drawNumber } from '../../engine/sql/numbering.ts';
import { insertRow, lockExisting, updateRow } from '../../engine/sql/rows.ts';
import type { NhapVienRow } from '../admission/tables.ts';
import { receptionById } from '../reception/queries.ts';
import { cancelEpisodes, closeEpisode, openEpisode, reopenLast } from './episodes.ts';
import { announceRecord } from './locked.ts';
import { soBenhAnNoiTru } from './numbers.ts';
import { type BenhAnRow, benhAnTable as table } from './tables.ts';

const entity = 'BenhAn';

/** Opens the record of a stay with what its order says and its first episode, the patient having come to the ward at a time; its number. */
export async function openRecordOfStay(
  tx: Tx,
  stay: NhapVienRow,
  at: Date,
  { Khoa_Id, BacSi_Id }: { Khoa_Id: string; BacSi_Id: string },
): Promise<string> {
  const { BenhNhan_Id, TiepNhan_Id } = stay;
  const row = await insertRow(tx, table, {
    _id: v7(),
    SoBenhAn: (await drawNumber(tx, soBenhAnNoiTru)).text,
    BenhNhan_Id,
    TiepNhan_Id,
    KhamBenh_Id: stay.KhamBenh_Id,
    NhapVien_Id: stay._id,
    LoaiBenhAn_Id: stay.LoaiBenhAn_Id,
    PhongBan_Id: Khoa_Id,
    BacSi_Id,
    ThoiGianVaoVien: at,
    Mach: stay.Mach,
    NhietDo: stay.NhietDo,
    HuyetApCao: stay.HuyetApCao,
    HuyetApThap: stay.HuyetApThap,
    NhipTho: stay.NhipTho,
    ChieuCao: stay.ChieuCao,
    CanNang: stay.CanNang,
    LyDoVaoVien: stay.LyDoVaoVien,
    QuaTrinhBenhLy: stay.QuaTrinhBenhLy,
    TienSuBenh: stay.TienSuBanThan,
    TienSuGiaDinh: stay.TienSuGiaDinh,
    KhamLamSang: [stay.KhamToanThan, stay.KhamBoPhan].filter(Boolean).join('\n') || null,
    TomTatCanLamSang: stay.TomTatCanLamSang,
    ChanDoanICD_Id: stay.ChanDoanICD_Id,
    NguoiTao_Id: actor(tx),
  });
  await audit(tx, { action: 'CREATE', entity, entityId: row._id, BenhNhan_Id, after: row });
  await openEpisode(tx, row, at, await receptionById(tx, TiepNhan_Id));
  await announceRecord(tx, row, 'create');
  return row.SoBenhAn;
}

/** The ward and the doctor of a stay are others now: they keep its record. */
export async function moveRecordOfStay(
  tx: Tx,
  NhapVien_Id: string,
  to: { Khoa_Id?: string; BacSi_Id?: string },
): Promise<void> {
  const before = await lockRecordOfStay(tx, NhapVien_Id);
  const set = {
    ...(to.Khoa_Id ? { PhongBan_Id: to.Khoa_Id } : {}),
    ...(to.BacSi_Id ? { BacSi_Id: to.BacSi_Id } : {}),
  };
  await change(tx, before, set, 'UPDATE');
  await announceRecord(tx, { ...before, ...set });
}

/** Cancels the record of a stay whose taking in was taken back. */
export async function cancelRecordOfStay(tx: Tx, NhapVien_Id: string, LyDoHuy: string): Promise<void> {
  const before = await lockRecordOfStay(tx, NhapVien_Id);
  await cancelEpisodes(tx, before);
  await change(tx, before, { TrangThai: 'DaHuy', LyDoHuy }, 'CANCEL');
  await announceRecord(tx, before, 'delete');
}

/** The record of a stay that is over is ended, its episode at the moment of the discharge. */
export async function endRecordOfStay(tx: Tx, NhapVien_Id: string, at: Date): Promise<void> {
  const before = await lockRecordOfStay(tx, NhapVien_Id);
  await closeEpisode(tx, before, at);
  await change(tx, before, { TrangThai: 'DaKetThuc' }, 'UPDATE');
  await announceRecord(tx, before);
}

/** The record of a stay that is opened again is under treatment again. */
export async function reopenRecordOfStay(tx: Tx, NhapVien_Id: string): Promise<void> {
  const before = await lockRecordOfStay(tx, NhapVien_Id);
  await reopenLast(tx, before);
  await change(tx, before, { TrangThai: 'DangDieuTri' }, 'UPDATE');
  await announceRecord(tx, before);
}

/** The whole record of a stay. Errors: NOT_FOUND. */
export async function wholeRecordOfStay(ctx: Ctx, NhapVien_Id: string): Promise<BenhAnRow> {
  const [row] = await ctx.db
    .select()
    .from(table)
    .where(and(eq(table.NhapVien_Id, NhapVien_Id), ne(table.TrangThai, 'DaHuy')));
  if (!row) throw new DomainError('NOT_FOUND', { entity });
  return row;
}

/** The record of a stay in short. */
export type RecordOfStay = { _id: string; SoBenhAn: string; ThoiGianVaoVien: Date; daKhoa: boolean };

/** The record of a stay; of a list in one statement. */
export function recordOfStay(ctx: Ctx, NhapVien_Id: string): Promise<RecordOfStay | null> {
  return loadOne(ctx, 'medicalRecord:ofStay', NhapVien_Id, async (of, ids) => {
    const { rows } = await of.db.execute<
      Omit<RecordOfStay, 'ThoiGianVaoVien'> & { stay: string; at: Date | string }
    >(sql`
      select nhap_vien_id as stay, id as "_id", so_benh_an as "SoBenhAn", thoi_gian_vao_vien as at, khoa_luc is not null as "daKhoa"
      from main.benh_an where nhap_vien_id = any(${sql.param([...ids])}::uuid[]) and trang_thai <> 'DaHuy'`);
    return new Map(rows.map(({ stay, at, ...one }) => [stay, { ...one, ThoiGianVaoVien: new Date(at) }]));
  });
}

/** The number of the record of a stay; of a list in one statement. */
export async function recordNumberOfStay(ctx: Ctx, NhapVien_Id: string): Promise<string | null> {
  return (await recordOfStay(ctx, NhapVien_Id))?.SoBenhAn ?? null;
}

/** The id of the record of a stay. Errors: NOT_FOUND. */
export async function recordIdOfStay(ctx: Ctx, NhapVien_Id: string): Promise<string> {
  const { rows } = await ctx.db.execute<{ id: string }>(
    sql`select id from main.benh_an where nhap_vien_id = ${NhapVien_Id} and trang_thai <> 'DaHuy'`,
  );
  if (!rows[0]) throw new DomainError('NOT_FOUND', { entity });
  return rows[0].id;
}

/** Locks the record of a stay for who writes into it. Errors: NOT_FOUND. */
export async function lockRecordOfStay(tx: Tx, NhapVien_Id: string): Promise<BenhAnRow> {
  return lockExisting(tx, table, await recordIdOfStay(tx, NhapVien_Id), entity);
}

async function change(
  tx: Tx,
  { _id, BenhNhan_Id, PhongBan_Id, BacSi_Id, TrangThai }: BenhAnRow,
  set: Partial<BenhAnRow>,
  action: 'UPDATE' | 'CANCEL',
): Promise<void> {
  await updateRow(tx, table, _id, { ...set, NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) });
  const before = { PhongBan_Id, BacSi_Id, TrangThai };
  await audit(tx, { action, entity, entityId: _id, BenhNhan_Id, before, after: set });
}
