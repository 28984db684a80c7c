import { dec, sum, toMoney } from '@sen/domain/money/decimal';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../engine/context.ts';
import { addVoucherOn, vouchersOn, vouchersTakenBackBy, withdrawVouchers } from '../promotions/commands.ts';
import { readSetting } from '../system/queries.ts';
import { type Account, lockLines } from './account.ts';
import { settleAccount } from './recompute.ts';

/**
 * Gives the uses of the vouchers of a bill back once a receipt has paid the last money of its lines back; what they took off is due again.
 * A surplus that is paid back does not count: nothing of its line is due afterwards, or it was performed. The caller has the bill worked
 * out (promotions 14).
 */
export async function giveVouchersBack(
  tx: Tx,
  { row: { TiepNhan_Id, KhuyenMai } }: Account,
  BienLaiHoan_Id: string | null,
): Promise<void> {
  if (dec(KhuyenMai).eq(0)) return;
  if (!(await readSetting(tx, 'promotions')).traVoucher) return;
  const reduced = new Set((await vouchersOn(tx, TiepNhan_Id)).map((one) => one.VienPhiDong_Id));
  if (reduced.size === 0) return;
  const lines = await lockLines(tx, TiepNhan_Id);
  if (lines.some((line) => dec(line.HachToan).gt(0))) return;
  const open = lines.filter((line) => reduced.has(line._id));
  if (open.some((line) => line.ThucHien || dec(line.ConLai).eq(0))) return;
  await takeVouchersOff(tx, TiepNhan_Id, { BienLaiHoan_Id });
}

/** Takes vouchers off a bill as it stands, paid or not: what they took off its lines is due. The caller has the bill worked out. */
export async function takeVouchersOff(
  tx: Tx,
  TiepNhan_Id: string,
  which: { BienLaiHoan_Id: string | null; Voucher_Ids?: readonly string[] },
): Promise<void> {
  const taken = await withdrawVouchers(tx, TiepNhan_Id, which);
  const ids = [...new Set(taken.map((one) => one.VienPhiDong_Id))];
  const amounts = ids.map((id) =>
    toMoney(sum(taken.filter((one) => one.VienPhiDong_Id === id).map(({ SoTien }) => SoTien))),
  );
  await tx.db.execute(sql`
    update main.vien_phi_dong d set khuyen_mai = d.khuyen_mai - t.amount,
      con_lai = greatest(d.benh_nhan_tt - d.khuyen_mai + t.amount - d.mien_giam - d.hach_toan, 0),
      thu_thua = greatest(d.hach_toan - d.benh_nhan_tt + d.khuyen_mai - t.amount + d.mien_giam, 0)
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(amounts)}::numeric[]) as t(id, amount) where d.id = t.id`);
}

/**
 * Before a receipt that gave money back is cancelled: the vouchers that came back with it are used on the bill again, as far as there is
 * something of them, while its lines are still open.
 */
export async function useVouchersAgain(tx: Tx, account: Account, BienLaiHoan_Id: string): Promise<void> {
  const { TiepNhan_Id } = account.row;
  const ids = await vouchersTakenBackBy(tx, BienLaiHoan_Id);
  if (ids.length === 0) return;
  for (const id of ids) addVoucherOn(tx, TiepNhan_Id, id);
  await settleAccount(tx, account);
}
