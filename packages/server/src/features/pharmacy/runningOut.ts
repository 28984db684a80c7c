import { sql } from 'drizzle-orm';
import { type Tx, today } from '../../engine/context.ts';
import { noticeOfLowStock } from '../notifications/causes.ts';

/** A drug runs out when what is free lasts no longer than this at the pace of as many days before (notifications 2.3). */
const daysOfUse = 7;

/** Tells a store of those drugs just given out that run out there: one statement for all, a notice for each. */
export async function tellRunningOut(
  tx: Tx,
  { Kho_Id, idNode, Duoc_Ids }: { Kho_Id: string; idNode: string; Duoc_Ids: readonly string[] },
): Promise<void> {
  if (Duoc_Ids.length === 0) return;
  const day = today(tx);
  const { rows } = await tx.db.execute<{ Duoc_Id: string; TenDuoc: string }>(sql`
    select d.id as "Duoc_Id", d.ten_duoc as "TenDuoc" from pharmacy.duoc d
    where d.id = any(${sql.param([...Duoc_Ids])}::uuid[]) and (
      select coalesce(sum(t.so_luong - t.so_luong_giu), 0) from pharmacy.ton_kho t join pharmacy.lo l on l.id = t.lo_id
      where t.duoc_id = d.id and t.kho_id = ${Kho_Id} and l.han_dung >= ${day}::date) <= (
      select coalesce(-sum(k.so_luong), 0) from pharmacy.lo l join pharmacy.the_kho k on k.lo_id = l.id and k.kho_id = ${Kho_Id}
      where l.duoc_id = d.id and k.ly_do in ('CapThuoc', 'HuyCap', 'SuDung', 'HuySuDung')
        and k.ngay_tao > ${tx.now()}::timestamptz - make_interval(days => ${daysOfUse}))
    order by d.ten_duoc`);
  for (const drug of rows) await noticeOfLowStock(tx, { ...drug, idNode, day });
}
