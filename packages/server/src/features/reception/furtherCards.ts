import { and, eq, sql } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { insertRow } from '../../engine/sql/rows.ts';
import { furtherCards, type TiepNhan } from './queries.ts';
import { type TheTrongDotRow, theTrongDotTable as table } from './tables.ts';

export const logEntity = 'TheTrongDot';

type NewCard = Omit<
  typeof table.$inferInsert,
  '_id' | 'TiepNhan_Id' | 'BenhNhan_Id' | 'NguoiTao_Id' | 'NguoiCapNhat_Id'
>;

/** Keeps a further card of a visit, with its row in the log. */
export async function insertCard(tx: Tx, visit: TiepNhan, card: NewCard): Promise<TheTrongDotRow> {
  const row = await insertRow(tx, table, {
    ...card,
    TiepNhan_Id: visit._id,
    BenhNhan_Id: visit.BenhNhan_Id,
    NguoiTao_Id: actor(tx),
    NguoiCapNhat_Id: actor(tx),
  });
  await audit(tx, {
    action: 'CREATE',
    entity: logEntity,
    entityId: row._id,
    BenhNhan_Id: visit.BenhNhan_Id,
    after: row,
  });
  return row;
}

/** Changes a further card that counts. Errors: STATE_CHANGED when it was taken back meanwhile. */
export async function changeCard(
  tx: Tx,
  before: TheTrongDotRow,
  set: Partial<typeof table.$inferInsert>,
): Promise<TheTrongDotRow> {
  const [after] = await tx.db
    .update(table)
    .set({
      ...set,
      version: sql`${table.version} + 1`,
      NgayCapNhat: tx.now(),
      NguoiCapNhat_Id: actor(tx),
    })
    .where(and(eq(table._id, before._id), eq(table.TrangThai, 'HieuLuc')))
    .returning();
  if (!after) throw new DomainError('STATE_CHANGED', { state: before.TrangThai });
  await audit(tx, {
    action: 'UPDATE',
    entity: logEntity,
    entityId: before._id,
    BenhNhan_Id: before.BenhNhan_Id,
    before,
    after,
  });
  return after;
}

/** Takes every further card of a visit back; they stay readable with the reason. */
export async function dropCards(tx: Tx, visit: TiepNhan, LyDoHuy: string): Promise<void> {
  for (const card of await furtherCards(tx, visit))
    await changeCard(tx, card, { TrangThai: 'DaHuy', LyDoHuy });
}
