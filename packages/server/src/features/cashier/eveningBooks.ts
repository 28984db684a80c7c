import type { LoaiBienLai } from '@sen/domain/cashier/shift';
import type { KhoangSo } from '@sen/domain/evening/gaps';
import { sql } from 'drizzle-orm';
import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { type EveningScope, inScope } from './eveningFindings.ts';
import { eveningRows } from './forEvening.ts';

/** The numbers of a receipt book on a day, when and by whom the last of them was written and at which counter. */
export type BookOfDay = {
  QuyenBienLai_Id: string;
  KyHieu: string;
  LoaiBienLai: LoaiBienLai;
  TuSo: number;
  DenSo: number;
  soLuong: number;
  soHuys: number[];
  /** What no receipt has, in order. */
  khuyets: KhoangSo[];
  luc: string;
  NguoiThu_Id: string;
  NguoiThu: string | null;
  QuayThu_Id: string | null;
};

/**
 * The books of a day: first and last number, which are cancelled, which are missing since the last number of the day before, and up to the
 * number that the book has come to. One statement.
 */
export async function booksOfDay(ctx: Ctx, scope: EveningScope): Promise<BookOfDay[]> {
  const [found] = await eveningRows<{ quyens: BookOfDay[] }>(
    ctx,
    scope,
    sql`
    with u as (select b.quyen_bien_lai_id as book, b.ky_hieu, b.loai_bien_lai, min(b.so_bien_lai) as lo, max(b.so_bien_lai) as hi,
        count(*)::int as n, max(b.ngay_bien_lai) as luc, (array_agg(b.nguoi_thu_id order by b.so_bien_lai desc))[1] as who,
        (array_agg(b.quay_thu_id order by b.so_bien_lai desc))[1] as counter,
        coalesce(array_agg(b.so_bien_lai order by b.so_bien_lai) filter (where b.trang_thai = 'DaHuy'), '{}') as cancelled
      from main.bien_lai b where ${scope.during(sql`b.ngay_bien_lai`)} and ${inScope(scope, sql`b.quay_thu_id`, sql`b.nguoi_thu_id`)}
      group by 1, 2, 3),
    run as (select u.*, coalesce((select max(p.so_bien_lai) + 1 from main.bien_lai p
          where p.quyen_bien_lai_id = u.book and p.so_bien_lai < u.lo), u.lo) as since,
        case when exists (select from main.bien_lai p where p.quyen_bien_lai_id = u.book and p.so_bien_lai > u.hi) then u.hi
          else greatest(u.hi, coalesce(q.current_number, 0)::int) end as until
      from u join main.quyen_bien_lai q on q.id = u.book),
    used as (
      select r.book, b.so_bien_lai as so from run r
      join main.bien_lai b on b.quyen_bien_lai_id = r.book and b.so_bien_lai between r.since and r.until
      union all select book, since - 1 from run
      union all select book, until + 1 from run),
    gone as (select n.book, json_agg(json_build_object('TuSo', n.so + 1, 'DenSo', n.next - 1) order by n.so) as khuyets
      from (select book, so, lead(so) over (partition by book order by so) as next from used) n where n.next > n.so + 1 group by n.book)
    select coalesce((select json_agg(json_build_object('QuyenBienLai_Id', r.book, 'KyHieu', r.ky_hieu, 'LoaiBienLai', r.loai_bien_lai,
        'TuSo', r.lo, 'DenSo', r.hi, 'soLuong', r.n, 'soHuys', r.cancelled, 'khuyets', coalesce(g.khuyets, '[]'::json),
        'luc', r.luc, 'NguoiThu_Id', r.who, 'NguoiThu', n.ten_nhan_vien, 'QuayThu_Id', r.counter)
        order by r.ky_hieu, r.loai_bien_lai, r.book)
      from run r left join gone g on g.book = r.book left join main.nhan_vien n on n.id = r.who), '[]'::json) as quyens`,
  );
  if (!found) throw new Error('sums without a row');
  return found.quyens;
}

/**
 * Locks a receipt book, so that two people do not explain the same of its numbers: its symbol, the counter of the receipt that stands nearest,
 * and whether all the numbers are missing, after its first receipt and up to where it has come. Errors: NOT_FOUND.
 */
export async function lockBookRun(
  tx: Tx,
  id: string,
  { TuSo, DenSo }: KhoangSo,
): Promise<{ KyHieu: string; QuayThu_Id: string | null; missing: boolean }> {
  await tx.db.execute(sql`select from main.quyen_bien_lai where id = ${id}::uuid for no key update`);
  const { rows } = await tx.db.execute<{ KyHieu: string; QuayThu_Id: string | null; missing: boolean }>(sql`
    select near.ky_hieu as "KyHieu", near.quay_thu_id as "QuayThu_Id",
      ${TuSo}::int > u.lo and ${DenSo}::int <= greatest(u.hi, coalesce(q.current_number, 0)::int) and not exists (select from main.bien_lai b
        where b.quyen_bien_lai_id = q.id and b.so_bien_lai between ${TuSo}::int and ${DenSo}::int) as missing
    from main.quyen_bien_lai q
    cross join lateral (select min(b.so_bien_lai) as lo, max(b.so_bien_lai) as hi from main.bien_lai b where b.quyen_bien_lai_id = q.id) u
    join lateral (select b.ky_hieu, b.quay_thu_id from main.bien_lai b where b.quyen_bien_lai_id = q.id
      order by b.so_bien_lai > ${TuSo}::int, abs(b.so_bien_lai - ${TuSo}::int) limit 1) near on true
    where q.id = ${id}::uuid`);
  const [found] = rows;
  if (!found) throw new DomainError('NOT_FOUND', { entity: 'QuyenBienLai' });
  return found;
}
