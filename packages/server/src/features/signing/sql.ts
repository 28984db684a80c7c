import { sql } from 'drizzle-orm';

/** Each act that asks for a position, with the positions that may do it. */
export const positionRulesSql = sql`
  select p.hanh_vi as act, json_agg(distinct jsonb_build_object('_id', c.id, 'ma', c.ma_chuc_vu, 'ten', c.ten_chuc_vu)) as allowed
  from main.chuc_vu_cho_phep p join main.dm_chuc_vu c on c.id = any(p.chuc_vu_ids)
  where p.trang_thai = 'DangSuDung' and not p.tam_ngung
  group by p.hanh_vi`;
