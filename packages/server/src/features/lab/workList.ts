import type { LyDoTuChoiMau } from '@sen/domain/lab/sampleRejection';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { orderLineRows } from '../orders/sql.ts';
import { type WorkLine, type WorkListArgs, workListOf } from '../orders/workList.ts';
import { requireVisiblePlace } from '../recordAccess/visible.ts';

export type Tab = 'ChoLayMau' | 'DangLam' | 'DaTra' | 'KhongDen';

/** A slip in the work list of a laboratory. */
export type LabLine = WorkLine & {
  soDaNhap: number;
  soChiSo: number;
  coNguyHiem: boolean;
  soMauTuChoi: number;
  LyDoTuChoi: LyDoTuChoiMau | null;
  chayLais: string[];
};

export type LabList = Record<Tab, number> & { dongs: LabLine[] };

export type LabListArgs = Omit<WorkListArgs, 'tab'> & { tab: Tab };

/** One tab of a laboratory's list with the counts of all four: one statement. The waiting stand in calling order. */
export async function labList(ctx: Ctx, { tab, ...args }: LabListArgs): Promise<LabList> {
  await requireVisiblePlace(ctx, args.idRoom);
  const asked = { ...args, tab: tab === 'ChoLayMau' ? ('Cho' as const) : tab };
  const { Cho, ...list } = await workListOf<LabLine>(ctx, asked, { kinds: ['XetNghiem'], details: progress });
  return { ...list, ChoLayMau: Cho };
}

/**
 * How many values a slip needs, how many the newest version of its result has, whether one of those is critical, and which samples of
 * it were rejected, which values wait for a rerun.
 */
const progress = sql`
  select i.needed as "soChiSo", r.entered as "soDaNhap", r.critical as "coNguyHiem",
    m.rejected as "soMauTuChoi", m.reason as "LyDoTuChoi", a.again as "chayLais" from (
    select coalesce(sum(greatest(1, (select count(*) from main.gia_tri_tham_chieu g where g.dich_vu_id = c.dich_vu_id
      and g.trang_thai = 'DangSuDung' and not g.tam_ngung))), 0)::int as needed
    from ${orderLineRows} c where c.dich_vu_yeu_cau_id = s.id and c.trang_thai <> 'DaHuy') i
  cross join (
    select count(*)::int as entered, coalesce(bool_or(k.co_ket_qua in ('LL', 'HH')), false) as critical
    from main.xet_nghiem_ket_qua k where k.dich_vu_yeu_cau_id = s.id
      and k.phien_ban = (select max(x.phien_ban) from main.xet_nghiem_phien_ban x where x.dich_vu_yeu_cau_id = s.id)) r
  cross join (
    select count(*)::int as rejected, (array_agg(t.ly_do order by t.ngay_tu_choi desc))[1] as reason
    from main.xet_nghiem_mau_tu_choi t where t.dich_vu_yeu_cau_id = s.id) m
  cross join (
    select coalesce(array_agg(t.ten_chi_so order by t.id), '{}') as again
    from main.xet_nghiem_chay_lai t where t.dich_vu_yeu_cau_id = s.id and t.trang_thai = 'ChoChay') a`;
