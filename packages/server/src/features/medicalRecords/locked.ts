import { benhAnActs } from '@sen/domain/medicalRecords/benhAn';
import type { Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { lockExisting } from '../../engine/sql/rows.ts';
import type { KhamBenhRow } from '../examination/tables.ts';
import { recordById } from './queries.ts';
import { type BenhAnRow, benhAnTable as table } from './tables.ts';

/** Locks a record. Errors: NOT_FOUND. */
export async function lockRecord(tx: Tx, id: string): Promise<BenhAnRow> {
  return lockExisting(tx, table, id, benhAnActs.name);
}

/** Tells the room of a record that it was opened or changed. */
export async function announceRecord(
  tx: Tx,
  { _id, PhongBan_Id, BenhNhan_Id }: BenhAnRow,
  process: 'create' | 'update' | 'delete' = 'update',
): Promise<void> {
  await emit(tx, { module: 'BenhAn', process, idNode: PhongBan_Id, data: { BenhAn_Id: _id, BenhNhan_Id } });
}

/** Errors: MEDICAL_RECORD_HAS_SESSION where an examination belongs to a record already. */
export async function refuseInRecord(tx: Tx, { BenhAn_Id }: KhamBenhRow): Promise<void> {
  if (!BenhAn_Id) return;
  const { SoBenhAn } = await recordById(tx, BenhAn_Id);
  throw new DomainError('MEDICAL_RECORD_HAS_SESSION', { SoBenhAn });
}
