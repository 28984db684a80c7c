import { type SQL, sql } from 'drizzle-orm';

/** Who owes a debt `c` of the patient `b` with the company `g`, as lists name it. */
export const debtorName: SQL = sql`case c.loai_nguoi_no when 'BenhNhan' then b.ten_benh_nhan when 'CongTy' then g.ten_cong_ty
  when 'BHXH' then 'BHXH' else coalesce(c.nguoi_bao_lanh, g.ten_cong_ty) end`;

/** What tells one debtor from another in a row `c` of debts. */
export const debtorKey: SQL = sql`case when c.loai_nguoi_no = 'BHXH' then 'BHXH'
  when c.loai_nguoi_no <> 'BenhNhan' and c.cong_ty_id is not null then 'CongTy:' || c.cong_ty_id
  when c.loai_nguoi_no = 'BaoLanh' then 'BaoLanh:' || lower(c.nguoi_bao_lanh) || ' ' || coalesce(c.so_dien_thoai, '')
  else 'BenhNhan:' || c.benh_nhan_id end`;

/** A day in Vietnam of a moment. */
export const dayOf = (moment: SQL): SQL => sql`(${moment} at time zone 'Asia/Ho_Chi_Minh')::date`;
/** Midnight in Vietnam at which a day begins, so many days later. */
export const midnight = (day: string, later = 0): SQL =>
  sql`((${day}::date + ${later}::int)::timestamp at time zone 'Asia/Ho_Chi_Minh')`;
