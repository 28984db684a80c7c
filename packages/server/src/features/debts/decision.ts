import { and, eq, sql } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Tx } from '../../engine/context.ts';
import { type CongNoRow, type XoaNoRow, xoaNoTable } from './tables.ts';

type Decision = Pick<XoaNoRow, 'TrangThai'> &
  Partial<Pick<XoaNoRow, 'YKien' | 'NguoiDuyet_Id' | 'NgayDuyet'>>;

/** Decides on the request to write a debt off that waits, and answers it; null where none does. */
export async function decideWriteOff(
  tx: Tx,
  { _id, BenhNhan_Id }: Pick<CongNoRow, '_id' | 'BenhNhan_Id'>,
  decision: Decision,
): Promise<XoaNoRow | null> {
  const [asked] = await tx.db
    .update(xoaNoTable)
    .set({ ...decision, version: sql`${xoaNoTable.version} + 1`, ...changed(tx) })
    .where(and(eq(xoaNoTable.CongNo_Id, _id), eq(xoaNoTable.TrangThai, 'ChoDuyet')))
    .returning();
  if (!asked) return null;
  await audit(tx, {
    action: decision.TrangThai === 'DaDuyet' ? 'APPROVED' : 'UPDATE',
    ...{ entity: 'XoaNo', entityId: asked._id, BenhNhan_Id },
    ...{ before: { TrangThai: 'ChoDuyet' }, after: decision },
  });
  return asked;
}

/** When a row was changed, and by whom. */
export const changed = (tx: Tx) => ({ NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) });
