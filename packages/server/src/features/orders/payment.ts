import { inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../engine/context.ts';
import { emit } from '../../engine/events.ts';
import { dichVuYeuCauChiTietTable as lines, dichVuYeuCauTable as slips } from './tables.ts';

/** Notes on order lines whether they are paid and may be performed; the rooms of their slips are told. */
export async function setPaymentState(
  tx: Tx,
  lineIds: readonly string[],
  state: { DaThuTien?: boolean; DuocPhepThucHien?: boolean },
): Promise<void> {
  if (lineIds.length === 0) return;
  const written = await tx.db
    .update(lines)
    .set({ ...state, version: sql`${lines.version} + 1`, NgayCapNhat: tx.now() })
    .where(inArray(lines._id, [...lineIds]))
    .returning({ slip: lines.DichVuYeuCau_Id });
  const slipIds = [...new Set(written.map((one) => one.slip))];
  if (slipIds.length === 0) return;
  const found = await tx.db
    .select({ _id: slips._id, TiepNhan_Id: slips.TiepNhan_Id, room: slips.NoiThucHien_Id })
    .from(slips)
    .where(inArray(slips._id, slipIds));
  for (const room of new Set(found.map((one) => one.room))) {
    const here = found.filter((one) => one.room === room);
    await emit(tx, {
      module: 'DichVuYeuCau',
      process: 'account',
      idNode: room,
      data: { DichVuYeuCau_Ids: here.map((one) => one._id), TiepNhan_Id: here[0]?.TiepNhan_Id ?? null },
    });
  }
}
