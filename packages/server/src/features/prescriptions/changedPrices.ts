import { dec } from '@sen/domain/money/decimal';
import { inArray } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import type { ChangedPrice } from '../cashier/points.ts';
import { drugPrices } from '../pharmacy/drugFacts.ts';
import { toaThuocChiTietTable as lineTable } from './tables.ts';

/**
 * Drugs and supplies whose price in the catalogue has become another one since they were prescribed: the sale price, or that of the fund
 * where it is billed to it. A line that has another price than the catalogue had then is nobody's oversight.
 */
export async function changedDrugPrices(
  ctx: Ctx,
  charges: ReadonlyArray<{ source_Id: string; Ten: string; DonGia: string }>,
): Promise<ChangedPrice[]> {
  const ids = charges.map(({ source_Id }) => source_Id);
  const lines = await ctx.db.select().from(lineTable).where(inArray(lineTable._id, ids));
  const drugs = await drugPrices(ctx, [...new Set(lines.map(({ Duoc_Id }) => Duoc_Id))]);
  return charges.flatMap(({ source_Id, Ten, DonGia }): ChangedPrice[] => {
    const line = lines.find(({ _id }) => _id === source_Id);
    const drug = line && drugs.get(line.Duoc_Id);
    if (!line || !drug) return [];
    const then = line.LaBHYT ? line.DonGiaBHYTGoc : line.DonGiaGoc;
    const now = line.LaBHYT ? drug.GiaBHYT : drug.GiaBan;
    if (now === null || !dec(then).eq(DonGia) || dec(now).eq(then)) return [];
    return [{ Ten, DonGia: dec(then).toFixed(2), DonGiaMoi: dec(now).toFixed(2) }];
  });
}
