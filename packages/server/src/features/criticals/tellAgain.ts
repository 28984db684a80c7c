import { capBaoLai, timesToTell } from '@sen/domain/criticals/nguyHiem';
import { sql } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import type { Ctx, Tx } from '../../engine/context.ts';
import { updateRow } from '../../engine/sql/rows.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { noticeOfWaiting } from '../notifications/causes.ts';
import { slipById } from '../orders/queries.ts';
import { liveLines } from '../orders/states.ts';
import { readSettings } from '../system/queries.ts';
import { announce } from './commands.ts';
import { type NguyHiemRow, nguyHiemTable as table } from './tables.ts';

/** So many findings are told of again in one run: the rest follows a minute later. */
const mostAtOnce = 100;

/**
 * Tells of critical findings again that nobody has acknowledged: the doctors of the place that ordered once the minutes of the facility are
 * over, the room that found them after as many more. Answers how many notices were due.
 */
export async function tellAgain(ctx: Ctx): Promise<number> {
  const { phutNguyHiem } = (await readSettings(ctx)).facility;
  return inTransaction(ctx, async (tx) => {
    const rows = await tx.db
      .select()
      .from(table)
      .where(
        sql`trang_thai = 'ChoXacNhan' and lan_bao_lai < ${capBaoLai.length}
          and ngay_bao <= ${tx.now()}::timestamptz - make_interval(mins => (lan_bao_lai + 1) * ${phutNguyHiem})`,
      )
      .orderBy(table.NgayBao)
      .limit(mostAtOnce)
      .for('update', { skipLocked: true });
    let told = 0;
    for (const row of rows) told += await tellOne(tx, row, phutNguyHiem);
    return told;
  });
}

async function tellOne(tx: Tx, row: NguyHiemRow, minutes: number): Promise<number> {
  const LanBaoLai = timesToTell(tx.now().getTime() - row.NgayBao.getTime(), minutes);
  const levels = capBaoLai.slice(row.LanBaoLai, LanBaoLai);
  const slip = await slipById(tx, row.DichVuYeuCau_Id);
  const names = (await liveLines(tx, slip._id)).map(({ TenDichVu }) => TenDichVu);
  for (const level of levels) await noticeOfWaiting(tx, slip, { _id: row._id, level, noiDung: names });
  await updateRow(tx, table, row._id, { LanBaoLai, NgayCapNhat: tx.now() });
  await audit(tx, {
    action: 'UPDATE',
    entity: 'KetQuaNguyHiem',
    entityId: row._id,
    BenhNhan_Id: row.BenhNhan_Id,
    before: { LanBaoLai: row.LanBaoLai },
    after: { LanBaoLai },
  });
  await announce(tx, row, 'update');
  return levels.length;
}
