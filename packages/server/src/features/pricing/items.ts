import { sql } from 'drizzle-orm';
import { andKeyHolds } from '../../engine/catalogue/words.ts';

/** What a price list prices: a service or a treatment course. */
export type LoaiMuc = 'DichVu' | 'LieuTrinh';

/** Services and treatment courses that were not removed, as one relation. */
export const items = sql`(
  select 'DichVu' as loai, d.id, d.ma_dich_vu as ma, d.ten_dich_vu as ten, n.ten_nhom_dich_vu as nhom,
    d.nhom_dich_vu_id as nhom_id, d.search_key, d.tam_ngung
  from main.dm_dich_vu d left join main.nhom_dich_vu n on n.id = d.nhom_dich_vu_id where d.trang_thai = 'DangSuDung'
  union all
  select 'LieuTrinh', l.id, l.ma_lieu_trinh, l.ten_lieu_trinh, null, null::uuid, l.search_key, l.tam_ngung
  from main.lieu_trinh l where l.trang_thai = 'DangSuDung')`;

/** The prices of services and of treatment courses, as one relation. */
export const itemPrices = sql`(
  select bang_gia_id, dich_vu_id as muc_id, don_gia from main.gia_dich_vu
  union all
  select bang_gia_id, lieu_trinh_id, don_gia from main.gia_lieu_trinh)`;

/** What a page of items is narrowed to; `keyWord` is read without accents. */
export type ItemFilter = {
  keyWord?: string | null | undefined;
  Loai?: LoaiMuc | null | undefined;
  NhomDichVu_Id?: string | null | undefined;
};

/** The condition on an item `i`. */
export function itemFits({ keyWord, Loai, NhomDichVu_Id }: ItemFilter) {
  return sql`true ${andKeyHolds(sql`i.search_key`, keyWord ?? '')}
    ${Loai ? sql`and i.loai = ${Loai}` : sql``}
    ${NhomDichVu_Id ? sql`and i.nhom_id = ${NhomDichVu_Id}::uuid` : sql``}`;
}

/** Rows of a page and how many come before it. At most 500 rows. */
export function pageOf(args: { page?: number | null | undefined; limit?: number | null | undefined }) {
  const limit = Math.min(Math.max(args.limit ?? 100, 1), 500);
  const page = Math.min(Math.max(args.page ?? 1, 1), 1_000_000);
  return { limit, offset: (page - 1) * limit };
}
