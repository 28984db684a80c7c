import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { sortOf } from '../../engine/sql/sortOf.ts';
import { type ItemFilter, itemFits, itemPrices, items, type LoaiMuc, pageOf } from './items.ts';

/** An item in two lists; money as text, null where a list has no price. `phanTram` with one decimal. */
export type DongSoSanh = {
  Loai: LoaiMuc;
  Muc_Id: string;
  Ma: string;
  Ten: string;
  Nhom: string | null;
  giaTruoc: string | null;
  giaSau: string | null;
  chenhLech: string | null;
  phanTram: string | null;
};
export type LocSoSanh = 'TatCa' | 'ThayDoi' | 'Tang' | 'Giam' | 'ChiTruoc' | 'ChiSau';
export type SoSanh = {
  data: DongSoSanh[];
  totalRows: number;
  tang: number;
  giam: number;
  giuNguyen: number;
  chiTruoc: number;
  chiSau: number;
};

const shows: Record<LocSoSanh, SQL> = {
  TatCa: sql`true`,
  ThayDoi: sql`truoc is distinct from sau`,
  Tang: sql`sau > truoc`,
  Giam: sql`sau < truoc`,
  ChiTruoc: sql`sau is null`,
  ChiSau: sql`truoc is null`,
};

const columns = {
  Ma: sql`ma`,
  Ten: sql`ten`,
  giaTruoc: sql`truoc`,
  giaSau: sql`sau`,
  chenhLech: sql`sau - truoc`,
  phanTram: sql`(sau - truoc) / nullif(truoc, 0)`,
};

/** Two lists beside each other, by code unless sorted otherwise: a page of the rows that `loc` shows, and how many of each sort there are. One statement. */
export async function soSanhBangGia(
  ctx: Ctx,
  truoc: string,
  sau: string,
  args: ItemFilter & {
    loc?: LocSoSanh | null | undefined;
    page?: number | null | undefined;
    limit?: number | null | undefined;
    sortInput?: Parameters<typeof sortOf>[0];
  },
): Promise<SoSanh> {
  const { limit, offset } = pageOf(args);
  const order = sql.join([...sortOf(args.sortInput, columns), sql`loai, ma, id`], sql`, `);
  const { rows } = await ctx.db.execute<Omit<SoSanh, 'data'> & DongSoSanh>(sql`
    with a as (select g.muc_id, g.don_gia as truoc from ${itemPrices} g where g.bang_gia_id = ${truoc}::uuid),
    b as (select g.muc_id, g.don_gia as sau from ${itemPrices} g where g.bang_gia_id = ${sau}::uuid),
    both_lists as (
      select i.loai, i.id, i.ma, i.ten, i.nhom, a.truoc, b.sau from a full join b on b.muc_id = a.muc_id
      join ${items} i on i.id = coalesce(a.muc_id, b.muc_id) where ${itemFits(args)}),
    counts as (
      select count(*) filter (where ${shows.Tang}) as tang, count(*) filter (where ${shows.Giam}) as giam,
        count(*) filter (where truoc = sau) as same, count(*) filter (where ${shows.ChiTruoc}) as only_a,
        count(*) filter (where ${shows.ChiSau}) as only_b, count(*) filter (where ${shows[args.loc ?? 'ThayDoi']}) as total
      from both_lists),
    page as (
      select *, row_number() over (order by ${order}) as place from both_lists
      where ${shows[args.loc ?? 'ThayDoi']} order by place limit ${limit} offset ${offset})
    select c.tang::int as tang, c.giam::int as giam, c.same::int as "giuNguyen", c.only_a::int as "chiTruoc",
      c.only_b::int as "chiSau", c.total::int as "totalRows", p.loai as "Loai", p.id as "Muc_Id", p.ma as "Ma",
      p.ten as "Ten", p.nhom as "Nhom", p.truoc as "giaTruoc", p.sau as "giaSau", p.sau - p.truoc as "chenhLech",
      round((p.sau - p.truoc) * 100 / nullif(p.truoc, 0), 1)::text as "phanTram"
    from counts c left join page p on true order by p.place`);
  const [first] = rows;
  const { tang = 0, giam = 0, giuNguyen = 0, chiTruoc = 0, chiSau = 0, totalRows = 0 } = first ?? {};
  const data = rows.flatMap(
    ({ tang: _a, giam: _b, giuNguyen: _c, chiTruoc: _d, chiSau: _e, totalRows: _f, ...row }) =>
      row.Muc_Id === null ? [] : [row],
  );
  return { data, totalRows, tang, giam, giuNguyen, chiTruoc, chiSau };
}
