import type { ErrorCode } from '@sen/domain/errors/errors';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { prepared } from '../../engine/prepared.ts';
import { benhNhanTable as table } from './tables.ts';

const read = prepared((db) =>
  db
    .select({ TuVong: table.TuVong, MaYTe: table.MaYTe })
    .from(table)
    .where(eq(table._id, sql.placeholder('id'))),
);

/** Whether a patient is recorded as deceased, as this transaction sees it. */
export async function hasDied(tx: Tx, id: string): Promise<boolean> {
  const [row] = await read(tx.db, { id });
  return row?.TuVong === true;
}

/** Refuses what cannot be done for the deceased, each door with its own code. */
export async function requireLiving(tx: Tx, id: string, refusal: ErrorCode): Promise<void> {
  if (await hasDied(tx, id)) throw new DomainError(refusal, { BenhNhan_Id: id });
}
