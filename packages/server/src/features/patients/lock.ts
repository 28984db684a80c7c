import { benhNhanActs } from '@sen/domain/reception/benhNhanActs';
import { lockForAct } from '../../engine/acts/lockForAct.ts';
import type { Tx } from '../../engine/context.ts';
import { lockExisting } from '../../engine/sql/rows.ts';
import { patientFacts } from './queries.ts';
import { type BenhNhanRow, benhNhanTable } from './tables.ts';

/** Locks a patient until the transaction ends and reads the record as it is now. Errors: NOT_FOUND. */
export function lockedPatient(tx: Tx, id: string): Promise<BenhNhanRow> {
  return lockExisting(tx, benhNhanTable, id, benhNhanActs.name);
}

/** Locks a patient who is to bear an act, whatever version was seen. Errors: NOT_FOUND, FORBIDDEN, the refusals of the act. */
export function lockPatientFor(
  tx: Tx,
  id: string,
  action: keyof typeof benhNhanActs.acts,
): Promise<BenhNhanRow> {
  return lockForAct(tx, benhNhanActs, action, benhNhanTable, id, {
    facts: (_tx, row) => patientFacts(row),
    version: null,
  });
}
