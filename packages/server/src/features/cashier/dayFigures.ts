import { soBaoTruoc } from '@sen/domain/cashier/books';
import { sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { reportRows } from '../../engine/database/reporting.ts';
import { placesHere } from '../recordAccess/placesHere.ts';

/** The money of one day over all cashiers of the facility, cancelled receipts left out. */
export type DayFigures = {
  soBienLai: number;
  soHuy: number;
  tienMat: string;
  chuyenKhoan: string;
  quetThe: string;
  khac: string;
  /** Refunds and returned advances. */
  soHoan: number;
  hoan: string;
  /** Open books with few numbers left. */
  soQuyenSapHet: number;
};

/** Receipts of today, what came in by form of payment, what went back, books near their end (cashier 8.1), of the facility as the evening
 * takes it. One statement, beside that of the places. */
export async function dayFigures(ctx: Ctx): Promise<DayFigures> {
  const day = today(ctx);
  const here = await placesHere(ctx);
  const rows = await reportRows<DayFigures>(
    ctx,
    sql`
    with receipts as (
      select id, loai_bien_lai in ('ThuTien', 'TamUng') as came, trang_thai = 'DaHuy' as gone from main.bien_lai
      where ngay_bien_lai >= (${day}::date)::timestamp at time zone 'Asia/Ho_Chi_Minh'
        and ngay_bien_lai < (${day}::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh'
        and ${here(sql`quay_thu_id`)}
    ), paid as (
      select t.loai, r.came, t.so_tien from receipts r join main.bien_lai_thanh_toan t on t.bien_lai_id = r.id where not r.gone
    )
    select c.*, p.*, (select count(*)::int from main.quyen_bien_lai where trang_thai = 'DangSuDung' and hieu_luc and not tam_ngung
        and max_number - coalesce(current_number, 0) <= ${soBaoTruoc}) as "soQuyenSapHet"
    from (select count(*) filter (where not gone)::int as "soBienLai", count(*) filter (where gone)::int as "soHuy",
        count(*) filter (where not gone and not came)::int as "soHoan" from receipts) c,
      (select coalesce(sum(so_tien) filter (where came and loai = 'TienMat'), 0)::numeric(18, 2) as "tienMat",
        coalesce(sum(so_tien) filter (where came and loai = 'ChuyenKhoan'), 0)::numeric(18, 2) as "chuyenKhoan",
        coalesce(sum(so_tien) filter (where came and loai = 'QuetThe'), 0)::numeric(18, 2) as "quetThe",
        coalesce(sum(so_tien) filter (where came and loai = 'Khac'), 0)::numeric(18, 2) as "khac",
        coalesce(sum(so_tien) filter (where not came), 0)::numeric(18, 2) as "hoan" from paid) p`,
  );
  const [figures] = rows;
  if (!figures) throw new Error('figures without a row');
  return figures;
}
