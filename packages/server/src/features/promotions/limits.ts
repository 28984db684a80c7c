import { dec, toMoney } from '@sen/domain/money/decimal';
import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../../engine/context.ts';
import { isLimited } from './queries.ts';
import { type ChuongTrinhRow, chuongTrinhTable } from './tables.ts';

/** What is taken of a programme, or given back to it. */
export type Amount = { units: number; money: string };

/**
 * A programme that is taken from: locked where it has a limit of all bills. One without is only held as it is, so that its release is not
 * taken back meanwhile: those who take it do not wait for each other.
 */
export async function heldProgramme(tx: Tx, id: string): Promise<ChuongTrinhRow | undefined> {
  const read = () => tx.db.select().from(chuongTrinhTable).where(eq(chuongTrinhTable._id, id));
  const [known] = await read(); // limits do not change after the release
  const [row] = await (known && isLimited(known) ? read().for('update') : read().for('share'));
  return row;
}

/** Counts what is taken of a held programme on its row; false where its limits do not leave so much. Without limits nothing is counted. */
export async function countOn(tx: Tx, row: ChuongTrinhRow, { units, money }: Amount): Promise<boolean> {
  if (!isLimited(row)) return true;
  const SoLuongDaKhuyenMai = row.SoLuongDaKhuyenMai + units;
  const total = dec(row.SoTienDaKhuyenMai).plus(money);
  const { SoLuongDichVuKhuyenMaiToiDa: mostUnits, TongTienKhuyenMaiToiDa: mostMoney } = row;
  if ((mostUnits !== null && SoLuongDaKhuyenMai > mostUnits) || (mostMoney !== null && total.gt(mostMoney)))
    return false;
  await tx.db
    .update(chuongTrinhTable)
    .set({ SoLuongDaKhuyenMai, SoTienDaKhuyenMai: toMoney(total) })
    .where(eq(chuongTrinhTable._id, row._id));
  return true;
}

/** Gives units and money back to the limits of a programme. */
export async function freeLimits(tx: Tx, id: string, { units, money }: Amount): Promise<void> {
  await tx.db
    .update(chuongTrinhTable)
    .set({
      SoLuongDaKhuyenMai: sql`so_luong_da_khuyen_mai - ${units}`,
      SoTienDaKhuyenMai: sql`so_tien_da_khuyen_mai - ${money}::numeric`,
    })
    .where(and(eq(chuongTrinhTable._id, id), hasLimit));
}

const hasLimit = or(
  isNotNull(chuongTrinhTable.SoLuongDichVuKhuyenMaiToiDa),
  isNotNull(chuongTrinhTable.TongTienKhuyenMaiToiDa),
);
