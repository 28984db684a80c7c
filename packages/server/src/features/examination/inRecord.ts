import { eq } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import type { Tx } from '../../engine/context.ts';
import { announceSession } from './open.ts';
import { type KhamBenhRow, khamBenhTable as table } from './tables.ts';

/** The record, and the episode of it, that a session belongs to; nulls where it belongs to none. */
export type InRecord = Pick<KhamBenhRow, 'BenhAn_Id' | 'DotDieuTri_Id'>;

/**
 * Puts a session that this transaction has locked into an outpatient record, or takes it out. What its doctor writes stays as it is, so
 * that its version does too.
 */
export async function putIntoRecord(tx: Tx, session: KhamBenhRow, to: InRecord): Promise<void> {
  const { BenhAn_Id, DotDieuTri_Id, BenhNhan_Id } = session;
  await tx.db.update(table).set(to).where(eq(table._id, session._id));
  await audit(tx, {
    action: 'UPDATE',
    entity: 'KhamBenh',
    entityId: session._id,
    BenhNhan_Id,
    before: { BenhAn_Id, DotDieuTri_Id },
    after: to,
  });
  await announceSession(tx, session, 'update');
}
