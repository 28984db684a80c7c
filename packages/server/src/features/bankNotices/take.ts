import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { emit } from '../../engine/events/events.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { Told } from './formats.ts';
import { matchNotice } from './match.ts';
import { type GiaoDichNganHangRow, giaoDichNganHangTable as table } from './tables.ts';

/**
 * Takes a transfer that is told of, and collects what it pays. One that is known already, by its source or by the bank's reference, does
 * nothing, also when both come at once. What could not be collected for a fault of the machine is tried again by the job.
 */
export async function takeNotice(ctx: Ctx, Nguon: GiaoDichNganHangRow['Nguon'], told: Told): Promise<void> {
  const id = await inTransaction(ctx, async (tx) => {
    const made = await keepNotice(tx, Nguon, told);
    if (made !== null) await emit(tx, { module: 'GiaoDichNganHang', process: 'create', data: { _id: made } });
    return made;
  });
  if (id === null) return;
  try {
    await matchNotice(ctx, id);
  } catch (error) {
    ctx.logger.error({ err: error, notice: id }, 'bank notice');
  }
}

/** Keeps a transfer; null when it is known already. Who calls it tells the screens. */
export async function keepNotice(
  tx: Tx,
  Nguon: GiaoDichNganHangRow['Nguon'],
  told: Told,
): Promise<string | null> {
  const [made] = await tx.db
    .insert(table)
    .values({ Nguon, ...told, NguoiTao_Id: actor(tx) })
    .onConflictDoNothing()
    .returning({ _id: table._id });
  if (!made) return null;
  const { MaNguon, MaThamChieu, SoTaiKhoan, NgayGiaoDich, SoTien, NoiDung } = told;
  await audit(tx, {
    action: 'CREATE',
    entity: 'GiaoDichNganHang',
    entityId: made._id,
    after: { Nguon, MaNguon, MaThamChieu, SoTaiKhoan, NgayGiaoDich, SoTien, NoiDung },
  });
  return made._id;
}
