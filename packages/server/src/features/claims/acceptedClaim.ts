import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { loadOne } from '../../engine/loaders.ts';
import { hoSoBHYTTable as table } from './tables.ts';

/** Whether the portal has accepted a claim of a visit, and not returned it; of a list in one statement. */
export async function hasAcceptedClaim(ctx: Ctx, TiepNhan_Id: string): Promise<boolean> {
  const found = await loadOne(ctx, 'claims:accepted', TiepNhan_Id, async (of, ids) => {
    const rows = await of.db
      .selectDistinct({ id: table.TiepNhan_Id })
      .from(table)
      .where(
        and(
          inArray(table.TiepNhan_Id, [...ids]),
          eq(table.LoaiHoSo, 'HoSo'),
          inArray(table.TrangThai, ['DaNhan', 'HopLe']),
        ),
      );
    return new Map(rows.map(({ id }) => [id, true]));
  });
  return found ?? false;
}
