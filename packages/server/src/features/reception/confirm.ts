import { eq, sql } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Tx } from '../../engine/context.ts';
import { emit } from '../../engine/events/events.ts';
import { forgetReception, lockAnyReception, type TiepNhan } from './queries.ts';
import { tiepNhanTable as table } from './tables.ts';

export type Confirmation = Partial<Pick<TiepNhan, 'DaXacNhanChiPhi' | 'DaXacNhanBHYT' | 'DaHoanUng'>>;

/** Notes that the money of a visit is settled, or open again; the act that calls this has decided. Errors: NOT_FOUND. */
export async function confirmReception(
  tx: Tx,
  id: string,
  set: Confirmation,
  LyDo: string | null = null,
): Promise<void> {
  const before = await lockAnyReception(tx, id);
  forgetReception(tx, id);
  await tx.db
    .update(table)
    .set({ ...set, version: sql`${table.version} + 1`, NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) })
    .where(eq(table._id, id));
  const { BenhNhan_Id, DaXacNhanChiPhi, DaXacNhanBHYT, DaHoanUng } = before;
  await audit(tx, {
    action: 'UPDATE',
    entity: 'TiepNhan',
    entityId: id,
    BenhNhan_Id,
    before: { DaXacNhanChiPhi, DaXacNhanBHYT, DaHoanUng },
    after: { ...set, LyDo },
  });
  await emit(tx, {
    module: 'TiepNhan',
    process: 'update',
    idNode: before.NoiTiepNhan_Id,
    data: { TiepNhan_Id: id, BenhNhan_Id },
  });
}
