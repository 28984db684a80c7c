import { sql } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { updateRow } from '../../engine/sql/rows.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { stayById } from '../admission/queries.ts';
import { noticeOfLateAnswer } from '../notifications/causes.ts';
import { announce } from './commands.ts';
import { phieuChamSocTable as table } from './tables.ts';

/** So many warnings are told of in one run: the rest follows a minute later. */
const mostAtOnce = 100;

/** Tells the doctors of the ward of warnings that nobody answered in time, once each. Answers how many. */
export async function tellLate(ctx: Ctx): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const rows = await tx.db
      .select()
      .from(table)
      .where(
        sql`trang_thai = 'HieuLuc' and han_tra_loi is not null and tra_loi_luc is null and not da_bao_qua_han
          and han_tra_loi <= ${tx.now()}`,
      )
      .orderBy(table.HanTraLoi)
      .limit(mostAtOnce)
      .for('update', { skipLocked: true });
    for (const row of rows) {
      const { _id, BenhNhan_Id, NhapVien_Id } = row;
      const stay = await stayById(tx, NhapVien_Id);
      await noticeOfLateAnswer(tx, { ...row, Khoa_Id: stay.Khoa_Id ?? row.Khoa_Id });
      await updateRow(tx, table, _id, { DaBaoQuaHan: true, NgayCapNhat: tx.now() });
      await audit(tx, {
        ...{ action: 'UPDATE', entity: 'PhieuChamSoc', entityId: _id, BenhNhan_Id },
        before: { DaBaoQuaHan: false },
        after: { DaBaoQuaHan: true },
      });
      await announce(tx, stay, _id, 'update');
    }
    return rows.length;
  });
}
