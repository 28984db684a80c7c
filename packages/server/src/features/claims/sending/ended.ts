import { type SQL, sql } from 'drizzle-orm';
import { accountRows } from '../../cashier/sql.ts';
import { sessionRows } from '../../examination/sql.ts';
import { confirmationRows } from '../../insurance/sql.ts';
import { receptionRows } from '../../reception/sql.ts';
import { hoSoBHYTTable } from '../tables.ts';

/**
 * Visits that owe the portal a claim, as `v`: those of every payer whose examinations have all ended and whose insured costs, if any, are
 * confirmed. `ended` is when the last examination did; `claim` the version that stands; `changed` that its costs were confirmed anew since.
 */
export const endedVisits = (visits: SQL): SQL => sql`(
  select t.id, t.ma_tiep_nhan, t.benh_nhan_id, t.noi_tiep_nhan_id, t.ngay, t.ngay_tiep_nhan, t.so_the_bhyt, t.ma_doi_tuong_kcb,
    e.ended, a.con_lai, a.bh_chi_tra, h.id as claim, h.trang_thai as claim_state, h.da_thanh_toan, h.han_gui,
    (h.id is not null and h.xac_nhan_id is distinct from x.id) as changed
  from ${receptionRows} t
  join lateral (
    select max(k.ngay_ket_thuc) as ended, bool_and(k.ngay_ket_thuc is not null) as all_ended
    from ${sessionRows} k where k.tiep_nhan_id = t.id and k.trang_thai <> 'DaHuy') e on e.all_ended
  left join ${accountRows} a on a.tiep_nhan_id = t.id
  left join ${confirmationRows} x on x.tiep_nhan_id = t.id and x.trang_thai = 'HieuLuc'
  left join ${hoSoBHYTTable} h on h.tiep_nhan_id = t.id and h.loai_ho_so = 'HoSo' and h.trang_thai <> 'DaThayThe'
  where t.trang_thai <> 'DaHuy' and ${visits} and (t.da_xac_nhan_bhyt or coalesce(a.bh_chi_tra, 0) = 0 or h.id is not null))`;
