import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../engine/context.ts';
import { readSetting } from '../../system/queries.ts';
import { accountOf } from '../formats.ts';

/** An account on which the house takes money, its number in letters and digits alone. */
export type HouseAccount = { SoTaiKhoan: string; TenNganHang: string | null };

/** The accounts of the house: those of the catalogue, and that of the settings. */
export async function houseAccounts(ctx: Ctx): Promise<HouseAccount[]> {
  const [{ accountNumber }, { rows }] = await Promise.all([
    readSetting(ctx, 'bank'),
    ctx.db.execute<HouseAccount>(sql`
      select so_tai_khoan as "SoTaiKhoan", ten_ngan_hang as "TenNganHang" from main.tai_khoan_ngan_hang
      where trang_thai = 'DangSuDung' order by mac_dinh desc, ma_tai_khoan`),
  ]);
  const found = new Map<string, HouseAccount>();
  for (const { SoTaiKhoan, TenNganHang } of rows) {
    const number = accountOf(SoTaiKhoan);
    if (!found.has(number)) found.set(number, { SoTaiKhoan: number, TenNganHang });
  }
  const set = accountOf(accountNumber);
  if (set !== '' && !found.has(set)) found.set(set, { SoTaiKhoan: set, TenNganHang: null });
  return [...found.values()];
}
