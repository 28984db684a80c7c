import { nhomChiPhi } from '@sen/domain/invoices/invoiceLines';
import { sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { reportRows } from '../../engine/database/reporting.ts';
import type { ThuTrongNgay } from '../../gql/main.ts';
import { accountRows, chargeRows, moneyRows, postingRows } from '../cashier/sql.ts';
import { sessionRows } from '../examination/sql.ts';
import { orderLineRows, slipRows } from '../orders/sql.ts';
import { receptionRows } from '../reception/sql.ts';
import { type EveningAsked, eveningScope } from './scope.ts';

/** So many earlier weeks tell what is usual of a weekday. */
const weeks = 4;

/**
 * What was taken on a day: by the hour beside the mean of the same weekday in the weeks before, without days on which nothing was; what
 * stands on services by payer, department and cost group; what of the day's visits was let off, let go owing and is due. One statement.
 */
export async function takingsOfDay(ctx: Ctx, asked: EveningAsked): Promise<ThuTrongNgay> {
  const { day, during, place } = await eveningScope(ctx, { ngay: asked.ngay ?? today(ctx) });
  const parts = (name: string) =>
    sql.raw(`coalesce((select json_agg(json_build_object('ten', g.ten, 'SoTien', g.tien::text) order by g.tien desc, g.ten)
      from (select ${name} as ten, sum(so_tien)::numeric(18, 2) as tien from paid group by 1) g where g.tien <> 0), '[]'::json)`);
  const [found] = await reportRows<ThuTrongNgay & Record<string, unknown>>(
    ctx,
    sql`
    with days as (select ${day}::date - 7 * w as ngay from generate_series(0, ${weeks}::int) w),
    money as (
      select d.ngay, extract(hour from m.luc at time zone 'Asia/Ho_Chi_Minh')::int as gio, sum(m.tien) as tien
      from days d join ${moneyRows} m on m.luc >= d.ngay::timestamp at time zone 'Asia/Ho_Chi_Minh'
        and m.luc < (d.ngay + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh'
      where ${place(sql`m.quay_thu_id`)} group by 1, 2),
    before as (select greatest(count(distinct ngay), 1) as days from money where ngay < ${day}::date),
    hours as (select h.gio, sum(m.tien) filter (where m.ngay = ${day}::date) as tien,
        (coalesce(sum(m.tien) filter (where m.ngay < ${day}::date), 0) / b.days) as usual
      from generate_series(0, 23) h (gio) cross join before b join money m on m.gio = h.gio group by h.gio, b.days),
    paid as materialized (
      select c.so_tien, coalesce(n.ten_nhom_doi_tuong, o.ten_doi_tuong) as payer, l.nhom_chi_phi as kind,
        coalesce(case when room.category = 'DEPARTMENT' then room.name else above.name end, room.name) as department
      from ${postingRows} c join ${chargeRows} l on l.id = c.vien_phi_dong_id
      join ${receptionRows} t on t.id = l.tiep_nhan_id
      left join main.dm_doi_tuong o on o.id = t.doi_tuong_id
      left join main.nhom_doi_tuong n on n.id = o.nhom_doi_tuong_id
      left join ${orderLineRows} i on l.source = 'DichVu' and i.id = l.source_id
      left join ${slipRows} s on s.id = i.dich_vu_yeu_cau_id
      left join ${sessionRows} k on k.id = l.kham_benh_id
      left join auth.node room on room.id = coalesce(s.noi_thuc_hien_id, k.phong_ban_id)
      left join auth.node above on above.id = room.parent_id
      where ${during(sql`c.ngay_tao`)} and c.trang_thai = 'HieuLuc' and ${place(sql`t.noi_tiep_nhan_id`)})
    select (select coalesce(sum(h.tien), 0)::numeric(18, 2)::text from hours h) as "tong",
      coalesce((select json_agg(json_build_object('gio', h.gio, 'SoTien', h.tien::numeric(18, 2)::text,
        'thuongLe', round(h.usual)::numeric(18, 2)::text) order by h.gio) from hours h), '[]'::json) as "gios",
      ${parts('payer')} as "doiTuongs", ${parts('department')} as "khoas", ${parts('kind')} as "nhomChiPhis",
      a.*
    from (select coalesce(sum(a.mien_giam), 0)::numeric(18, 2)::text as "MienGiam", coalesce(sum(a.khuyen_mai), 0)::numeric(18, 2)::text as "KhuyenMai",
        coalesce(sum(a.cong_no), 0)::numeric(18, 2)::text as "CongNo",
        coalesce(sum(greatest(a.con_lai - a.cong_no, 0)), 0)::numeric(18, 2)::text as "ConPhaiThu",
        coalesce(sum(a.bh_chi_tra), 0)::numeric(18, 2)::text as "QuyBHYT"
      from ${accountRows} a join ${receptionRows} t on t.id = a.tiep_nhan_id
      where a.ngay = ${day}::date and t.trang_thai <> 'DaHuy' and ${place(sql`t.noi_tiep_nhan_id`)}) a`,
  );
  if (!found) throw new Error('sums without a row');
  const named = found.nhomChiPhis.map(({ ten, SoTien }) => ({
    ten: (ten && nhomChiPhi[ten]?.[ctx.language]) ?? ten ?? null,
    SoTien,
  }));
  return { ...found, nhomChiPhis: named };
}
