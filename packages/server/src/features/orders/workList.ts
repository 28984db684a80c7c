import type { SlipKind } from '@sen/domain/orders/orderKinds';
import { type SQL, sql } from 'drizzle-orm';
import { tokens } from '../../engine/catalogue/queries.ts';
import { type Ctx, today } from '../../engine/context.ts';
import type { TrangThaiDichVuYeuCau } from '../../gql/main.ts';
import { patientRows } from '../patients/sql.ts';
import { ticketRows } from '../queues/sql.ts';

/** Where a slip stands for the desk that performs it: ready, called and not there, in work, returned. */
export type WorkTab = 'Cho' | 'KhongDen' | 'DangLam' | 'DaTra';

/** A slip in the work list of a desk. */
export type WorkLine = {
  DichVuYeuCau_Id: string;
  SoPhieuYeuCau: string;
  TrangThai: TrangThaiDichVuYeuCau;
  SIDMau: string | null;
  BenhNhan_Id: string;
  TiepNhan_Id: string;
  dichVus: string[];
  TenNoiYeuCau: string | null;
  Ve_Id: string | null;
  KyHieu: string | null;
  TrangThaiVe: string | null;
  isPriority: boolean;
  isEmergency: boolean;
  soLanGoi: number;
  duocPhepThucHien: boolean;
  DangCho: string;
};

export type WorkList<L extends WorkLine> = Record<WorkTab, number> & { dongs: L[] };

export type WorkListArgs = {
  idRoom: string;
  tab: WorkTab;
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  keyword?: string | null | undefined;
};

/** What a list asks of its kinds. */
export type WorkListOf = {
  kinds: readonly SlipKind[];
  /** A select of one row beside a slip `s`, whose columns its line has too. */
  details: SQL;
  /** Slips `s` with it are left out. */
  except?: SQL;
  /** Without a range, slips of so many days back that are still in work, or were returned today, stand in the list too. */
  daysBack?: number;
};

/** One tab of a desk's list of some kinds of slips with the counts of all four: one statement. The waiting stand in calling order. */
export async function workListOf<L extends WorkLine>(
  ctx: Ctx,
  args: WorkListArgs,
  { kinds, details, except = sql`false`, daysBack = 7 }: WorkListOf,
): Promise<WorkList<L>> {
  const from = args.startDate ?? today(ctx);
  const to = args.endDate ?? (args.startDate ? from : today(ctx));
  const back = args.startDate ? 0 : daysBack;
  const code = (args.keyword ?? '').trim().toUpperCase();
  const words = tokens(args.keyword ?? '').map((word) => sql`and ' ' || ten_khong_dau ilike ${`% ${word}%`}`);
  const { rows } = await ctx.db.execute<WorkList<L>>(sql`
    with bounds as (
      select (${from}::date)::timestamp at time zone 'Asia/Ho_Chi_Minh' as since, (${to}::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh' as until
    ), lines as (
      select s.id as "DichVuYeuCau_Id", s.so_phieu_yeu_cau as "SoPhieuYeuCau", s.trang_thai as "TrangThai", s.sid_mau as "SIDMau",
        s.benh_nhan_id as "BenhNhan_Id", s.tiep_nhan_id as "TiepNhan_Id", n.name as "TenNoiYeuCau", p.ten_khong_dau, p.ma_y_te,
        v.id as "Ve_Id", v.ky_hieu as "KyHieu", v.trang_thai as "TrangThaiVe", v.vi_tri, coalesce(v.is_priority, false) as "isPriority",
        s.la_khan_cap or coalesce(v.is_emergency, false) as "isEmergency", coalesce(v.so_lan_goi, 0) as "soLanGoi",
        o.names as "dichVus", o.allowed as "duocPhepThucHien", d.*,
        case when s.trang_thai in ('CoKetQua', 'DaXemKetQua') then s.ngay_ket_qua
          when s.trang_thai = 'ChuaKetQua' then coalesce(s.ngay_lay_mau, s.ngay_thuc_hien, s.ngay_yeu_cau) else s.ngay_yeu_cau end as "DangCho",
        case when s.trang_thai = 'ChuaKetQua' then 'DangLam' when s.trang_thai in ('CoKetQua', 'DaXemKetQua') then 'DaTra'
          when coalesce(v.trang_thai = 'vang', o.absent) then 'KhongDen' else 'Cho' end as tab
      from bounds b
      join main.dich_vu_yeu_cau s on s.noi_thuc_hien_id = ${args.idRoom} and s.ngay_yeu_cau >= b.since - make_interval(days => ${back}::int) and s.ngay_yeu_cau < b.until
      join ${patientRows} p on p.id = s.benh_nhan_id
      left join auth.node n on n.id = s.noi_yeu_cau_id
      left join lateral (select * from ${ticketRows} t where t.source_id = s.id and t.trang_thai not in ('chuyen', 'huy')
        order by t.ngay_tao desc limit 1) v on true
      cross join lateral (
        select coalesce(json_agg(c.ten_dich_vu order by c.thu_tu), '[]') as names, coalesce(bool_and(c.duoc_phep_thuc_hien), true) as allowed,
          coalesce(bool_or(c.khong_den), false) as absent
        from main.dich_vu_yeu_cau_chi_tiet c where c.dich_vu_yeu_cau_id = s.id and c.trang_thai <> 'DaHuy') o
      cross join lateral (${details}) d
      where s.loai = any(${sql.param([...kinds])}::text[]) and s.trang_thai not in ('DaHuy', 'Nhap') and not (${except})
        and (s.ngay_yeu_cau >= b.since or s.trang_thai = 'ChuaKetQua' or s.ngay_ket_qua >= b.since)
    )
    select count(*) filter (where tab = 'Cho')::int as "Cho", count(*) filter (where tab = 'DangLam')::int as "DangLam",
      count(*) filter (where tab = 'DaTra')::int as "DaTra", count(*) filter (where tab = 'KhongDen')::int as "KhongDen",
      (select coalesce(json_agg(shown), '[]') from (
        select * from lines where tab = ${args.tab} and (${code} = '' or "SIDMau" = ${code} or "SoPhieuYeuCau" = ${code} or ma_y_te = ${code}
          or (true ${sql.join(words, sql` `)}))
        order by ("TrangThaiVe" = 'dang_goi' and tab = 'Cho') desc nulls last, case when tab = 'DaTra' then "DangCho" end desc,
          "isEmergency" desc, "isPriority" desc, vi_tri nulls last, "DangCho" limit 500) shown) as dongs
    from lines`);
  const found = rows[0];
  if (!found) throw new Error('a count answers one row');
  return found;
}
