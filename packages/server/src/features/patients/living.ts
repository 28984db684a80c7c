import type { ErrorCode } from '@sen/domain/errors/errors';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { forgetIn, knownIn, noteIn } from '../../engine/sql/known.ts';
import { prepared } from '../../engine/sql/prepared.ts';
import { benhNhanTable as table } from './tables.ts';

const read = prepared((db) =>
  db
    .select({ TuVong: table.TuVong })
    .from(table)
    .where(eq(table._id, sql.placeholder('id'))),
);

/** Whether a patient is recorded as deceased, as this transaction sees it. */
export async function hasDied(tx: Tx, id: string): Promise<boolean> {
  const known = knownIn<boolean>(tx, diedName, id);
  if (known !== undefined) return known;
  const [row] = await read(tx.db, { id });
  return noteIn(tx, diedName, id, row?.TuVong === true);
}

const diedName = 'patient died';

/** Notes of a patient, just read in this transaction, whether they have died. */
export function noteLiving(tx: Tx, { _id, TuVong }: { _id: string; TuVong: boolean }): void {
  noteIn(tx, diedName, _id, TuVong);
}

/** Whoever writes whether a patient lives says so: it is read anew. */
export function forgetLiving(tx: Tx, id: string): void {
  forgetIn(tx, diedName, id);
}

/** Refuses what cannot be done for the deceased, each door with its own code. */
export async function requireLiving(tx: Tx, id: string, refusal: ErrorCode): Promise<void> {
  if (await hasDied(tx, id)) throw new DomainError(refusal, { BenhNhan_Id: id });
}
