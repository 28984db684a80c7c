import { sql } from 'drizzle-orm';
import { tokens } from '../../engine/catalogue/queries.ts';
import { type Ctx, today } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import { type Abnormal, abnormalOfSlip } from '../orders/abnormal.ts';
import { orderLineRows, slipRows } from '../orders/sql.ts';
import { patientRows } from '../patients/sql.ts';
import { ticketRows } from '../queues/sql.ts';
import { requireVisiblePlace } from '../recordAccess/visible.ts';

export type Tab = 'ChoKham' | 'DangKham' | 'DaKham' | 'KhongDen';

/** A patient in the work list of a room: the exam order, its ticket, its session. */
export type WorkLine = {
  DichVuYeuCau_Id: string;
  SoPhieuYeuCau: string;
  BenhNhan_Id: string;
  TiepNhan_Id: string;
  KhamBenh_Id: string | null;
  Ve_Id: string | null;
  KyHieu: string | null;
  TrangThaiVe: string | null;
  isPriority: boolean;
  isEmergency: boolean;
  /** Why the ticket has priority: a key of the legal reasons, or words. */
  LyDoUuTien: string | null;
  soLanGoi: number;
  duocPhepThucHien: boolean;
  /** Results of the session that the doctor has not seen. */
  soKetQuaMoi: number;
  /** What lies outside the normal range in those; null without one. */
  ketQuaBatThuong: Abnormal | null;
  soChoKetQua: number;
  DangCho: string;
};

export type WorkList = {
  dongs: WorkLine[];
  ChoKham: number;
  DangKham: number;
  DaKham: number;
  KhongDen: number;
};

type WorkListArgs = {
  idRoom: string;
  tab: Tab;
  ngay?: string | null | undefined;
  keyword?: string | null | undefined;
};

/** The rows of a phone's screens; its list is narrowed by words rather than scrolled further. */
const phoneRows = 50;

/** The same for a phone: no more rows than it shows. Errors: BAD_INPUT for a limit beyond 1 to 100. */
export async function phoneList(
  ctx: Ctx,
  { limit, ...args }: WorkListArgs & { limit?: number | null | undefined },
): Promise<WorkList> {
  const most = limit ?? phoneRows;
  refuseIssues([
    ...(most < 1 ? [{ path: 'limit', code: 'TOO_SMALL', details: { min: 1 } }] : []),
    ...(most > 100 ? [{ path: 'limit', code: 'TOO_LARGE', details: { max: 100 } }] : []),
  ]);
  const list = await workList(ctx, args);
  return { ...list, dongs: list.dongs.slice(0, most) };
}

/** One tab of a room's work list with the counts of all four: one statement. The waiting stand in calling order. */
export async function workList(ctx: Ctx, args: WorkListArgs): Promise<WorkList> {
  await requireVisiblePlace(ctx, args.idRoom);
  const day = args.ngay ?? today(ctx);
  const text = args.keyword?.trim() ?? '';
  const words = tokens(text).map((word) => sql`and ' ' || ten_khong_dau ilike ${`% ${word}%`}`);
  const found = sql`("MaYTe" = ${text} or (true ${sql.join(words, sql` `)}))`;
  const { rows } = await ctx.db.execute<Record<Tab, number> & { dongs: WorkLine[] }>(sql`
    with lines as (
      select s.id as "DichVuYeuCau_Id", s.so_phieu_yeu_cau as "SoPhieuYeuCau", s.benh_nhan_id as "BenhNhan_Id", s.tiep_nhan_id as "TiepNhan_Id",
        k.id as "KhamBenh_Id", v.id as "Ve_Id", v.ky_hieu as "KyHieu", v.trang_thai as "TrangThaiVe", p.ten_khong_dau, p.ma_y_te as "MaYTe",
        coalesce(v.is_priority, false) as "isPriority", coalesce(v.is_emergency, s.la_khan_cap) as "isEmergency", v.ly_do_uu_tien as "LyDoUuTien", coalesce(v.so_lan_goi, 0) as "soLanGoi",
        not exists (select 1 from ${orderLineRows} c where c.dich_vu_yeu_cau_id = s.id and c.trang_thai <> 'DaHuy'
          and not c.duoc_phep_thuc_hien) as "duocPhepThucHien",
        (select count(*)::int from ${slipRows} o where o.kham_benh_id = k.id and o.trang_thai = 'CoKetQua') as "soKetQuaMoi",
        (select json_build_object('cao', sum(b.cao), 'thap', sum(b.thap), 'nguyHiem', sum(b.nguy_hiem)) from ${slipRows} o
          cross join lateral (${abnormalOfSlip(sql`o.id`)}) b
          where o.kham_benh_id = k.id and o.trang_thai = 'CoKetQua' having count(*) > 0) as "ketQuaBatThuong",
        (select count(*)::int from ${slipRows} o where o.kham_benh_id = k.id and o.trang_thai in ('SanSang', 'ChuaKetQua')) as "soChoKetQua",
        coalesce(k.ngay_kham, s.ngay_yeu_cau) as "DangCho", v.vi_tri, v.is_returning,
        case when k.trang_thai is not null then k.trang_thai when coalesce(v.trang_thai = 'vang', exists (select 1 from ${orderLineRows} c where c.dich_vu_yeu_cau_id = s.id and c.khong_den)) then 'KhongDen' else 'ChoKham' end as tab
      from ${slipRows} s
      join ${patientRows} p on p.id = s.benh_nhan_id
      left join main.kham_benh k on k.dich_vu_yeu_cau_id = s.id and k.trang_thai <> 'DaHuy'
      left join ${ticketRows} v on v.source_id = s.id and v.trang_thai not in ('chuyen', 'huy')
        and not exists (select 1 from ${ticketRows} w where w.source_id = s.id and w.trang_thai not in ('chuyen', 'huy')
          and (w.ngay_tao, w.id) > (v.ngay_tao, v.id))
      where s.loai = 'KhamBenh' and s.noi_thuc_hien_id = ${args.idRoom} and s.trang_thai not in ('DaHuy', 'Nhap')
        and s.ngay_yeu_cau >= (${day}::date)::timestamp at time zone 'Asia/Ho_Chi_Minh'
        and s.ngay_yeu_cau < (${day}::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh'
    )
    select count(*) filter (where tab = 'ChoKham')::int as "ChoKham", count(*) filter (where tab = 'DangKham')::int as "DangKham",
      count(*) filter (where tab = 'DaKham')::int as "DaKham", count(*) filter (where tab = 'KhongDen')::int as "KhongDen",
      coalesce(json_agg(lines order by ("TrangThaiVe" = 'dang_goi') desc nulls last, "isEmergency" desc, "isPriority" desc, vi_tri nulls last, "DangCho")
        filter (where tab = ${args.tab} and ${found}), '[]') as dongs
    from lines`);
  const [list] = rows;
  if (!list) throw new Error('a count answers one row');
  return list;
}
