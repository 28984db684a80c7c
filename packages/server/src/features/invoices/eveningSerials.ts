import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { type EveningScope, type Found, foundColumns, foundIn } from '../cashier/eveningFindings.ts';
import { eveningRows } from '../cashier/forEvening.ts';
import { hoaDonTable as invoices } from './tables.ts';

/** The numbers of a serial on a day. */
export type SerialOfDay = {
  TaiKhoan_Id: string;
  MauSo: string;
  KyHieu: string;
  TuSo: number;
  DenSo: number;
  soLuong: number;
  soKhuyets: number[];
};

/** The serials in which invoices of a day stand, with the numbers that are missing since the last one before. One statement. */
export async function serialsOfDay(
  ctx: Ctx,
  scope: EveningScope,
): Promise<{ kyHieus: SerialOfDay[]; khuyet: Found }> {
  const [found] = await eveningRows<{ kyHieus: SerialOfDay[]; khuyet: Found }>(
    ctx,
    scope,
    sql`
    with u as (select h.tai_khoan_id as account, h.pattern, h.serial, min(h.so_hoa_don) as lo, max(h.so_hoa_don) as hi, count(*)::int as n,
        max(h.ngay_tao) as luc
      from ${invoices} h where h.ngay_hoa_don = ${scope.day}::date and h.so_hoa_don is not null and ${scope.place(sql`h.quay_thu_id`)}
      group by 1, 2, 3),
    run as materialized (select u.*, coalesce((select max(p.so_hoa_don) + 1 from ${invoices} p
        where p.tai_khoan_id = u.account and p.pattern = u.pattern and p.serial = u.serial and p.so_hoa_don < u.lo), u.lo) as since from u),
    gone as materialized (select r.account, r.pattern, r.serial, r.luc, s as number from run r cross join lateral generate_series(r.since, r.hi) s
      where r.hi - r.since + 1 > r.n and not exists (select from ${invoices} x
        where x.tai_khoan_id = r.account and x.pattern = r.pattern and x.serial = r.serial and x.so_hoa_don = s)),
    f as (select ${foundColumns({
      id: sql`g.account || '.' || g.serial || '.' || g.number`,
      luc: sql`g.luc`,
      so: sql`g.pattern || g.serial || ' ' || g.number`,
      so_tien: sql`0`,
    })} from gone g)
    select coalesce((select json_agg(json_build_object('TaiKhoan_Id', r.account, 'MauSo', r.pattern, 'KyHieu', r.serial, 'TuSo', r.lo,
        'DenSo', r.hi, 'soLuong', r.n, 'soKhuyets', coalesce((select json_agg(g.number order by g.number) from gone g
          where g.account = r.account and g.pattern = r.pattern and g.serial = r.serial), '[]'::json))
        order by r.pattern, r.serial, r.account) from run r), '[]'::json) as "kyHieus",
      ${foundIn('f')} as khuyet`,
  );
  if (!found) throw new Error('sums without a row');
  return found;
}
