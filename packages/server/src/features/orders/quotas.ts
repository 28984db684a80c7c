import { type QuotaLine, type QuotaWarning, quotaWarnings } from '@sen/domain/orders/quotas';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { facilityOf, nodesOfFacility } from '../organisation/facility.ts';
import { freeSupplies } from './points.ts';

/** What the stores of the orderer's facility lack for services of an order, by the catalogue of service quotas; nothing is written. */
export async function suppliesLacking(
  ctx: Ctx,
  idNode: string,
  asked: ReadonlyArray<{ DichVu_Id: string; SoLuong: string }>,
): Promise<QuotaWarning[]> {
  const quotas = await quotasOf(
    ctx,
    asked.map((one) => one.DichVu_Id),
  );
  const [free] = freeSupplies.all();
  if (quotas.length === 0 || !free) return [];
  const facility = await facilityOf(ctx, idNode);
  const nodes = facility ? await nodesOfFacility(ctx, facility) : [];
  const supplies = [...new Set(quotas.map((one) => one.Duoc_Id))];
  return quotaWarnings(asked, quotas, await free(ctx, nodes, supplies));
}

/** What services use up by the catalogue of service quotas. One statement. */
export async function quotasOf(ctx: Ctx, ids: readonly string[]): Promise<QuotaLine[]> {
  const { rows } = await ctx.db.execute<QuotaLine>(sql`
    select q.dich_vu_id as "DichVu_Id", d.id as "Duoc_Id", d.ten_duoc as "TenDuoc", line ->> 'SoLuong' as "SoLuong",
      line ->> 'MucCanhBao' as "MucCanhBao"
    from main.dinh_muc_dich_vu q cross join jsonb_array_elements(q.chi_tiets) line
    join pharmacy.duoc d on d.id = (line ->> 'Duoc_Id')::uuid
    where q.dich_vu_id = any(${sql.param([...ids])}::uuid[]) and q.trang_thai = 'DangSuDung' and not q.tam_ngung
    order by q.ma_dinh_muc, d.ten_duoc`);
  return rows;
}
