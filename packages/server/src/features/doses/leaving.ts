import type { VuongMac } from '@sen/domain/discharges/vuongMac';
import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import type { EndingStay } from '../discharges/points.ts';
import { thucHienThuocTable as table } from './tables.ts';

/** Infusions that run stand against leaving until somebody says how much ran in. One statement. */
export async function infusionsStanding(
  ctx: Ctx,
  stays: readonly EndingStay[],
): Promise<ReadonlyMap<string, readonly VuongMac[]>> {
  const ids = stays.map(({ _id }) => _id);
  const running = await ctx.db
    .select({ _id: table._id, stay: table.NhapVien_Id, name: table.TenDuoc })
    .from(table)
    .where(and(inArray(table.NhapVien_Id, ids), eq(table.TrangThai, 'DangTruyen')))
    .orderBy(table.ThoiGian);
  const found = new Map<string, VuongMac[]>();
  for (const { _id, stay, name } of running) {
    const where = { Noi_Id: null, KhamBenh_Id: null, traSau: false };
    const line: VuongMac = { Loai: 'DangTruyen', _id, Ma: name, NoiDung: '', ...where };
    found.set(stay, [...(found.get(stay) ?? []), line]);
  }
  return found;
}
