import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { dischargeOfStay } from '../discharges/queries.ts';
import type { RaVienNoiTruRow } from '../discharges/tables.ts';
import { lockSession } from '../examination/commands.ts';
import { loadSession } from '../examination/queries.ts';
import type { KhamBenhRow } from '../examination/tables.ts';
import {
  dischargesOf,
  episodesOf,
  loadRecord,
  recordById,
  sessionsOfEpisode,
} from '../medicalRecords/queries.ts';
import type { BenhAnRow, RaVienRow } from '../medicalRecords/tables.ts';
import type { YeuCauRow } from './tables.ts';

/** What a summary is of: an examination, or a record with its examinations and how it ended; a stay's begins with the examination that ordered it. */
export type Target =
  | { session: KhamBenhRow; record: null }
  | {
      session: null;
      record: BenhAnRow;
      sessions: KhamBenhRow[];
      discharge: RaVienRow | RaVienNoiTruRow | null;
    };

type Named = { KhamBenh_Id?: string | null | undefined; BenhAn_Id?: string | null | undefined };

/** What the record and its patient are kept under. */
export type OfRecord = Pick<
  YeuCauRow,
  'BenhNhan_Id' | 'TiepNhan_Id' | 'KhamBenh_Id' | 'BenhAn_Id' | 'PhongBan_Id'
>;

/** The record that a request names, a session locked. Errors: NOT_FOUND, STATE_CHANGED when it was cancelled. */
export async function recordOf(tx: Tx, { KhamBenh_Id, BenhAn_Id }: Named): Promise<OfRecord> {
  const row = KhamBenh_Id ? await lockSession(tx, KhamBenh_Id) : await recordById(tx, BenhAn_Id ?? '');
  if (row.TrangThai === 'DaHuy') throw new DomainError('STATE_CHANGED', { state: row.TrangThai });
  return {
    BenhNhan_Id: row.BenhNhan_Id,
    TiepNhan_Id: row.TiepNhan_Id,
    KhamBenh_Id: KhamBenh_Id ?? null,
    BenhAn_Id: KhamBenh_Id ? null : row._id,
    PhongBan_Id: row.PhongBan_Id,
  };
}

/** What is known of the record. Errors: NOT_FOUND. */
export async function targetOf(ctx: Ctx, { KhamBenh_Id, BenhAn_Id }: Named): Promise<Target> {
  const session = await loadSession(ctx, KhamBenh_Id ?? null);
  if (session) return { session, record: null };
  const record = await loadRecord(ctx, BenhAn_Id ?? null);
  if (!record) throw new DomainError('NOT_FOUND', { entity: 'BenhAn' });
  if (record.NhapVien_Id) {
    const first = await loadSession(ctx, record.KhamBenh_Id);
    const discharge = await dischargeOfStay(ctx, record.NhapVien_Id);
    return { session: null, record, sessions: first ? [first] : [], discharge };
  }
  const episodes = await episodesOf(ctx, record._id);
  const sessions = await Promise.all(episodes.map(({ _id }) => sessionsOfEpisode(ctx, _id)));
  const discharge = (await dischargesOf(ctx, record._id)).find((one) => one.TrangThai === 'DangSuDung');
  return { session: null, record, sessions: sessions.flat(), discharge: discharge ?? null };
}
