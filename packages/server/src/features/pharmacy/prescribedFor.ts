import { sql } from 'drizzle-orm';
import { refLabels } from '../../engine/catalogue/queries.ts';
import type { Ctx } from '../../engine/context.ts';
import { sessionRows } from '../examination/sql.ts';
import { prescriptionRows } from '../prescriptions/sql.ts';

/** Who prescribed for what, and the weight that doses are judged by: what the counter compares the drugs with. */
export type PrescribedFor = {
  BacSi: string | null;
  PhongKham: string | null;
  chanDoans: string[];
  CanNang: number | null;
};

type Found = Omit<PrescribedFor, 'chanDoans'> & { icds: string[]; ChanDoan: string | null };

/** What a prescription was written for. One statement beside the names of diseases. */
export async function prescribedFor(ctx: Ctx, ToaThuoc_Id: string): Promise<PrescribedFor> {
  const { rows } = await ctx.db.execute<Found>(sql`
    select s.ten_nhan_vien as "BacSi", n.name as "PhongKham", e.chan_doan as "ChanDoan",
      array_remove(e.chan_doan_icd_id || e.chan_doan_phu_icd_ids, null) as icds,
      (select w.can_nang::float8 from ${sessionRows} w
        where w.tiep_nhan_id = e.tiep_nhan_id and w.can_nang is not null and w.trang_thai <> 'DaHuy'
        order by w.id = e.id desc, w.ngay_kham desc limit 1) as "CanNang"
    from ${prescriptionRows} t join ${sessionRows} e on e.id = t.kham_benh_id
    left join main.nhan_vien s on s.id = t.bac_si_id left join auth.node n on n.id = e.phong_ban_id
    where t.id = ${ToaThuoc_Id}`);
  const [found] = rows;
  if (!found) return { BacSi: null, PhongKham: null, chanDoans: [], CanNang: null };
  const { icds, ChanDoan, ...rest } = found;
  const named = (await refLabels(ctx, 'ICD', icds)).map(({ ma, ten }) => [ma, ten].filter(Boolean).join(' '));
  return { ...rest, chanDoans: named.length > 0 ? named : [ChanDoan].filter((one) => one !== null) };
}
