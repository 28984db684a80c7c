import { sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { reportRows } from '../../engine/database/reporting.ts';
import { listedPlace } from '../recordAccess/visible.ts';

export type Diagnosed = { ICD_Id: string; soLuot: number };

/** Diseases of a list that is shown whole. */
const most = 10;

/** The main diseases of a day's sessions (today when empty), the most frequent first; cancelled sessions aside. One statement. */
export async function topDiagnoses(ctx: Ctx, ngay?: string | null): Promise<Diagnosed[]> {
  const rows = await reportRows<Diagnosed>(
    ctx,
    sql`
    select k.chan_doan_icd_id as "ICD_Id", count(*)::int as "soLuot" from main.kham_benh k
    where k.ngay = ${ngay ?? today(ctx)} and k.trang_thai <> 'DaHuy' and k.chan_doan_icd_id is not null
      and ${await listedPlace(ctx, sql`k.phong_ban_id`)}
    group by k.chan_doan_icd_id order by 2 desc, 1 limit ${most}::int`,
  );
  return rows;
}
