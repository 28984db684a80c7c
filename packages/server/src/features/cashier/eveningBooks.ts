import type { LoaiBienLai } from '@sen/domain/cashier/shift';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { type EveningScope, type Found, foundColumns, foundIn, inScope } from './eveningFindings.ts';
import { eveningRows } from './forEvening.ts';

/** The numbers of a receipt book on a day. */
export type BookOfDay = {
  QuyenBienLai_Id: string;
  KyHieu: string;
  LoaiBienLai: LoaiBienLai;
  TuSo: number;
  DenSo: number;
  soLuong: number;
  soHuys: number[];
  soKhuyets: number[];
};

/** Numbers that are looked for after the last one of a day at most: a book may be set to begin anywhere. */
const gapMost = 10_000;

/**
 * The books of a day: first and last number, which are cancelled, which are missing since the last number of the day before, and up to the
 * number that the book has come to. One statement.
 */
export async function booksOfDay(
  ctx: Ctx,
  scope: EveningScope,
): Promise<{ quyens: BookOfDay[]; khuyet: Found }> {
  const [found] = await eveningRows<{ quyens: BookOfDay[]; khuyet: Found }>(
    ctx,
    scope,
    sql`
    with u as (select b.quyen_bien_lai_id as book, b.ky_hieu, b.loai_bien_lai, min(b.so_bien_lai) as lo, max(b.so_bien_lai) as hi,
        count(*)::int as n, max(b.ngay_bien_lai) as luc, (array_agg(b.nguoi_thu_id order by b.so_bien_lai desc))[1] as who,
        coalesce(array_agg(b.so_bien_lai order by b.so_bien_lai) filter (where b.trang_thai = 'DaHuy'), '{}') as cancelled
      from main.bien_lai b where ${scope.during(sql`b.ngay_bien_lai`)} and ${inScope(scope, sql`b.quay_thu_id`, sql`b.nguoi_thu_id`)}
      group by 1, 2, 3),
    run as (select u.*, coalesce((select max(p.so_bien_lai) + 1 from main.bien_lai p
          where p.quyen_bien_lai_id = u.book and p.so_bien_lai < u.lo), u.lo) as since,
        case when exists (select from main.bien_lai p where p.quyen_bien_lai_id = u.book and p.so_bien_lai > u.hi) then u.hi
          else greatest(u.hi, least(coalesce(q.current_number, 0)::int, u.hi + ${gapMost})) end as until
      from u join main.quyen_bien_lai q on q.id = u.book),
    gone as (select r.book, s as number, r.ky_hieu, r.luc, r.who from run r
      cross join lateral generate_series(r.since, r.until) s
      where r.until - r.since + 1 > r.n and not exists (select from main.bien_lai x where x.quyen_bien_lai_id = r.book and x.so_bien_lai = s)),
    f as (select ${foundColumns({
      id: sql`g.book || '.' || g.number`,
      luc: sql`g.luc`,
      so: sql`g.ky_hieu || ' ' || lpad(g.number::text, 7, '0')`,
      so_tien: sql`0`,
      nhan_vien_id: sql`g.who`,
    })} from gone g)
    select coalesce((select json_agg(json_build_object('QuyenBienLai_Id', r.book, 'KyHieu', r.ky_hieu, 'LoaiBienLai', r.loai_bien_lai,
        'TuSo', r.lo, 'DenSo', r.hi, 'soLuong', r.n, 'soHuys', r.cancelled,
        'soKhuyets', coalesce((select json_agg(g.number order by g.number) from gone g where g.book = r.book), '[]'::json))
        order by r.ky_hieu, r.loai_bien_lai, r.book) from run r), '[]'::json) as quyens,
      ${foundIn('f')} as khuyet`,
  );
  if (!found) throw new Error('sums without a row');
  return found;
}
