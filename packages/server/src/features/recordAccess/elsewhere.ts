import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { loadOne } from '../../engine/loaders.ts';
import { nodesOfFacility } from '../organisation/facility.ts';
import { receptionRows } from '../reception/sql.ts';
import { ownFacilities } from './decide.ts';

/**
 * A place of a facility that is not the caller's own at which a patient was received, the latest; null where there is none. One statement
 * for all patients of a tick.
 */
export function placeElsewhere(ctx: Ctx, BenhNhan_Id: string): Promise<string | null> {
  return loadOne(ctx, 'recordAccess:elsewhere', BenhNhan_Id, async (of, patients) => {
    const own = await Promise.all([...(await ownFacilities(of))].map((one) => nodesOfFacility(of, one)));
    const { rows } = await of.db.execute<{ id: string; place: string }>(sql`
      select distinct on (t.benh_nhan_id) t.benh_nhan_id as id, t.noi_tiep_nhan_id as place from ${receptionRows} t
      where t.benh_nhan_id = any(${sql.param([...patients])}::uuid[]) and t.trang_thai <> 'DaHuy'
        and t.noi_tiep_nhan_id <> all(${sql.param(own.flat())}::uuid[])
      order by t.benh_nhan_id, t.ngay_tiep_nhan desc`);
    return new Map(rows.map(({ id, place }) => [id, place]));
  });
}
