import { type SQL, sql } from 'drizzle-orm';
import { tokens } from '../../engine/catalogue/queries.ts';
import { type Ctx, today } from '../../engine/context.ts';
import type { QueryDanhSachCapPhatArgs } from '../../gql/pharmacy.ts';
import { requireStore } from './stores.ts';

export type SupplyTab = 'ChoThanhToan' | 'ChoCap' | 'DaCap' | 'DaHuy';

export type SupplyRow = {
  _id: string;
  MaDonThuoc: string;
  LoaiToa: string;
  TrangThai: string;
  BenhNhan_Id: string;
  TenBenhNhan: string;
  MaYTe: string;
  NgayKe: string;
  soDong: number;
  tab: SupplyTab;
};

export type SupplyCounts = Record<SupplyTab, number>;
export type SupplyList = { data: SupplyRow[]; counts: SupplyCounts };

/**
 * The prescriptions that a store hands out, between two days (today when empty), with the counts of all tabs: one statement.
 * A word is looked for in the patient's name and code and in the code of the prescription. Errors: NOT_FOUND, NODE_NOT_GRANTED.
 */
export async function supplyList(ctx: Ctx, args: QueryDanhSachCapPhatArgs): Promise<SupplyList> {
  await requireStore(ctx, args.idStore);
  const from = args.startDate ?? today(ctx);
  const to = args.endDate ?? from;
  const { rows } = await ctx.db.execute<{
    data: SupplyRow[] | null;
    counts: Partial<SupplyCounts> | null;
  }>(sql`
    with found as (
      select t.id as "_id", t.ma_don_thuoc as "MaDonThuoc", t.loai_toa as "LoaiToa", t.trang_thai as "TrangThai",
        t.benh_nhan_id as "BenhNhan_Id", b.ten_benh_nhan as "TenBenhNhan", b.ma_y_te as "MaYTe", t.ngay_ke as "NgayKe",
        s.lines as "soDong",
        case when t.trang_thai in ('DaCap', 'DaHuy') then t.trang_thai
          when t.loai_toa = 'BHYT' or s.paid then 'ChoCap' else 'ChoThanhToan' end as tab
      from main.toa_thuoc t join main.benh_nhan b on b.id = t.benh_nhan_id
      join lateral (
        select count(*)::int as lines, bool_and(c.da_thu_tien or coalesce(v.con_lai = 0, false)) as paid,
          bool_or(c.kho_id is null or c.kho_id = ${args.idStore}) as here
        from main.toa_thuoc_chi_tiet c left join main.vien_phi_dong v on v.source_id = c.id and v.trang_thai = 'DangSuDung'
        where c.toa_thuoc_id = t.id and (c.trang_thai = 'DangSuDung' or t.trang_thai = 'DaHuy')
      ) s on s.here
      where t.trang_thai <> 'Nhap' and t.loai_toa <> 'MuaNgoai'
        and t.ngay_ke >= (${from}::date)::timestamp at time zone 'Asia/Ho_Chi_Minh'
        and t.ngay_ke < (${to}::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh'
        and ${keywordFits(args.keyword ?? '')}
    )
    select (select json_agg(f) from (select * from found where tab = ${args.tab ?? 'ChoCap'} order by "NgayKe", "_id" limit 500) f) as data,
      (select json_object_agg(tab, n) from (select tab, count(*)::int as n from found group by tab) c) as counts`);
  const empty: SupplyCounts = { ChoThanhToan: 0, ChoCap: 0, DaCap: 0, DaHuy: 0 };
  return { data: rows[0]?.data ?? [], counts: { ...empty, ...rows[0]?.counts } };
}

function keywordFits(keyword: string): SQL {
  const whole = keyword.trim();
  if (whole === '') return sql`true`;
  const words = tokens(whole).map((word) => sql`b.ten_khong_dau ilike ${`%${word}%`}`);
  return sql`(${whole} in (t.ma_don_thuoc, b.ma_y_te, t.id::text) or (${sql.join([sql`true`, ...words], sql` and `)}))`;
}
