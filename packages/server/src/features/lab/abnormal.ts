import { sql } from 'drizzle-orm';
import type { AbnormalCount } from '../orders/points.ts';

/** Laboratory values outside the normal range in the newest version of a slip's result. */
export const labAbnormal: AbnormalCount = {
  kind: 'XetNghiem',
  ofSlip: (slipId) => sql`
    select count(*) filter (where k.co_ket_qua in ('H', 'HH'))::int as cao, count(*) filter (where k.co_ket_qua in ('L', 'LL'))::int as thap,
      count(*) filter (where k.co_ket_qua in ('LL', 'HH'))::int as nguy_hiem
    from main.xet_nghiem_ket_qua k where k.dich_vu_yeu_cau_id = ${slipId}
      and k.phien_ban = (select max(x.phien_ban) from main.xet_nghiem_phien_ban x where x.dich_vu_yeu_cau_id = ${slipId})`,
};
