import { sql } from 'drizzle-orm';
import { logged } from '../../engine/audit/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { chargeRows } from '../cashier/sql.ts';
import { madeOfSlip } from '../orders/queries.ts';
import { orderLineRows, slipRows } from '../orders/sql.ts';
import { visibleRecords } from '../recordAccess/visible.ts';
import { sessionRows } from './sql.ts';

/** A package or a course that a customer ordered as one, or a service of several sessions: what of it is paid, and what is performed. */
export type PrepaidRow = {
  _id: string;
  /** The package; null for a service that is ordered by itself. */
  Goi_Id: string | null;
  /** Its service, the first of several. */
  TenDichVu: string;
  laLieuTrinh: boolean;
  BenhNhan_Id: string;
  TiepNhan_Id: string;
  Ngay: string;
  NoiYeuCau_Id: string;
  /** Services of a package, sessions of a course. */
  soPhan: number;
  daThucHien: number;
  /** What the customer pays for it after promotions and exemptions. */
  phaiTra: string;
  daTra: string;
  conLai: string;
};

const shownMax = 100;

/**
 * What a customer bought to have over time, at the facilities that the caller may see: that with something to pay or to perform first, the
 * newest first. One statement; the reading is logged. A course whose price does not divide stands in two lines: its sessions are counted once.
 */
export function prepaidOf(ctx: Ctx, BenhNhan_Id: string): Promise<PrepaidRow[]> {
  return logged(
    ctx,
    { entity: 'VienPhi', entityId: BenhNhan_Id, BenhNhan_Id },
    readPrepaid(ctx, BenhNhan_Id),
  );
}

async function readPrepaid(ctx: Ctx, BenhNhan_Id: string): Promise<PrepaidRow[]> {
  const { rows } = await ctx.db.execute<PrepaidRow>(sql`
    with lines as (
      select c.id, coalesce(c.lan_goi_id, c.id) as bought, c.goi_id, c.ten_dich_vu, c.thu_tu, c.so_lan_thuc_hien as times, c.ngay_yeu_cau,
        s.tiep_nhan_id, s.noi_yeu_cau_id, c.so_lan_thuc_hien > 1 or t.id is not null as in_sessions
      from ${slipRows} s join ${orderLineRows} c on c.dich_vu_yeu_cau_id = s.id
      left join main.lieu_trinh t on t.id = c.goi_id
      where s.benh_nhan_id = ${BenhNhan_Id} and c.trang_thai not in ('Nhap', 'DaHuy')
        and (c.lan_goi_id is not null or c.so_lan_thuc_hien > 1)
    ), paid as (
      select l.id, coalesce(sum(p.benh_nhan_tt - p.khuyen_mai - p.mien_giam), 0) as owed, coalesce(sum(p.hach_toan), 0) as paid,
        coalesce(sum(p.con_lai), 0) as due, coalesce(bool_and(p.thuc_hien), false) as performed
      from lines l left join ${chargeRows} p on p.source_id = l.id and p.trang_thai = 'DangSuDung' group by l.id
    ), held as (
      select l.id, count(b.id)::int as sessions
      from lines l left join ${sessionRows} b on b.dich_vu_yeu_cau_chi_tiet_id = l.id and b.trang_thai = 'DaLam' group by l.id
    ), bought as (
      select l.bought as _id, (array_agg(l.goi_id))[1] as "Goi_Id", (array_agg(l.ten_dich_vu order by l.thu_tu, l.id))[1] as "TenDichVu",
        bool_and(l.in_sessions) as "laLieuTrinh", l.tiep_nhan_id as "TiepNhan_Id",
        to_char(min(l.ngay_yeu_cau) at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD') as "Ngay", min(l.ngay_yeu_cau) as at,
        (array_agg(l.noi_yeu_cau_id))[1] as "NoiYeuCau_Id", sum(l.times)::int as "soPhan",
        sum(case when l.in_sessions then h.sessions when m.performed then 1 else 0 end)::int as "daThucHien",
        sum(m.owed)::numeric(18, 2) as "phaiTra", sum(m.paid)::numeric(18, 2) as "daTra", sum(m.due)::numeric(18, 2) as "conLai"
      from lines l join paid m on m.id = l.id join held h on h.id = l.id group by l.bought, l.tiep_nhan_id
    )
    select * from bought order by ("conLai" > 0 or "daThucHien" < "soPhan") desc, at desc, _id limit ${shownMax}`);
  const named = rows.map((row) => ({ ...row, BenhNhan_Id }));
  return visibleRecords(ctx, named, madeOfSlip);
}
