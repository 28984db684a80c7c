import type { LoaiThanhToan } from '@sen/domain/cashier/payments';
import type { LoaiBienLai } from '@sen/domain/cashier/shift';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { today } from '../../engine/context.ts';
import { periodRows } from '../../engine/database/reporting.ts';
import { type EveningScope, type Found, foundColumns, foundIn, inScope } from './eveningFindings.ts';
import { moneyRows } from './sql.ts';

/** What one cashier took and gave back by one way of paying and kind of receipt; `daKet` is what closed shifts hold of it. */
export type TakenMoney = {
  NguoiThu_Id: string;
  NguoiThu: string | null;
  HinhThucThanhToan_Id: string;
  HinhThuc: string | null;
  Loai: LoaiThanhToan;
  LoaiBienLai: LoaiBienLai;
  dao: boolean;
  soLuong: number;
  /** In less out. */
  SoTien: string;
  daKet: string;
};

export type MoneyOfDay = {
  dongs: TakenMoney[];
  chuaKet: Found;
  thanhToanLech: Found;
  /** Transfers that were prepared and are awaited still. */
  choChuyen: { soLuong: number; SoTien: string };
};

/**
 * The money of a day by cashier, way of paying and kind, what of it no shift has closed, and receipts that their payments do not add up
 * to. One statement.
 */
export async function moneyOfDay(ctx: Ctx, scope: EveningScope): Promise<MoneyOfDay> {
  const [found] = await eveningRows<MoneyOfDay>(
    ctx,
    scope,
    sql`
    with m as materialized (
      select m.* from ${moneyRows} m
      where ${scope.during(sql`m.luc`)} and ${inScope(scope, sql`m.quay_thu_id`, sql`m.nguoi_thu_id`)}),
    mo as (select ${foundColumns({
      id: sql`m.nguoi_thu_id`,
      luc: sql`min(m.luc)`,
      so_tien: sql`sum(m.tien)`,
      so_luong: sql`count(distinct m.bien_lai_id)`,
      nhan_vien_id: sql`m.nguoi_thu_id`,
    })} from m where m.ca is null group by m.nguoi_thu_id),
    khac as (select ${foundColumns({
      id: sql`b.id`,
      luc: sql`b.ngay_bien_lai`,
      so: sql`b.ma_bien_lai`,
      so_tien: sql`b.gia_tri_bien_lai - coalesce(sum(t.so_tien), 0)`,
      nen_la: sql`b.gia_tri_bien_lai`,
      dang_la: sql`coalesce(sum(t.so_tien), 0)`,
      bien_lai_id: sql`b.id`,
      tiep_nhan_id: sql`b.tiep_nhan_id`,
      benh_nhan_id: sql`b.benh_nhan_id`,
    })} from main.bien_lai b left join main.bien_lai_thanh_toan t on t.bien_lai_id = b.id
      where ${scope.during(sql`b.ngay_bien_lai`)} and ${inScope(scope, sql`b.quay_thu_id`, sql`b.nguoi_thu_id`)} and b.trang_thai <> 'ChuaThuTien'
      group by b.id having b.gia_tri_bien_lai <> coalesce(sum(t.so_tien), 0))
    select coalesce((select json_agg(json_build_object('NguoiThu_Id', g.nguoi_thu_id, 'NguoiThu', n.ten_nhan_vien,
        'HinhThucThanhToan_Id', g.hinh_thuc_thanh_toan_id, 'HinhThuc', h.ten_hinh_thuc_thanh_toan, 'Loai', g.loai_thanh_toan,
        'LoaiBienLai', g.loai_bien_lai, 'dao', g.dao, 'soLuong', g.n, 'SoTien', g.tien::text, 'daKet', g.closed::text)
        order by n.ten_nhan_vien, g.nguoi_thu_id, h.ma_hinh_thuc_thanh_toan, g.loai_bien_lai, g.dao)
      from (select nguoi_thu_id, hinh_thuc_thanh_toan_id, loai_thanh_toan, loai_bien_lai, dao, count(distinct bien_lai_id)::int as n,
          sum(tien)::numeric(18, 2) as tien, coalesce(sum(tien) filter (where ca is not null), 0)::numeric(18, 2) as closed
        from m group by 1, 2, 3, 4, 5) g
      left join main.nhan_vien n on n.id = g.nguoi_thu_id
      left join main.hinh_thuc_thanh_toan h on h.id = g.hinh_thuc_thanh_toan_id), '[]'::json) as dongs,
      ${foundIn('mo')} as "chuaKet", ${foundIn('khac')} as "thanhToanLech",
      (select json_build_object('soLuong', count(*)::int, 'SoTien', coalesce(sum(g.so_tien), 0)::numeric(18, 2)::text)
        from main.giao_dich_tam g where g.trang_thai = 'ChuaThuTien' and g.het_han_luc > ${ctx.now().toISOString()}::timestamptz
          and ${scope.during(sql`g.ngay_tao`)}) as "choChuyen"`,
  );
  if (!found) throw new Error('sums without a row');
  return found;
}

/** Closed shifts of a day whose figures differ from the money that they hold by now. One statement. */
export async function shiftsThatDiffer(ctx: Ctx, scope: EveningScope): Promise<Found> {
  const [found] = await eveningRows<{ found: Found }>(
    ctx,
    scope,
    sql`
    with c as materialized (select * from main.ca_thu c where c.tu_luc < ${scope.end} and c.den_luc >= ${scope.start}
      ${scope.NguoiThu_Id ? sql`and c.nhan_vien_id = ${scope.NguoiThu_Id}::uuid` : sql``}),
    held as (select m.ca, sum(m.tien) as tien, coalesce(sum(m.tien) filter (where m.loai_thanh_toan = 'TienMat'), 0) as tien_mat,
        bool_or(${scope.during(sql`m.luc`)} and ${inScope(scope, sql`m.quay_thu_id`, sql`m.nguoi_thu_id`)}) as here
      from ${moneyRows} m where m.luc >= (select min(tu_luc) from c) and m.luc <= (select max(den_luc) from c) group by m.ca),
    f as (select ${foundColumns({
      id: sql`c.id`,
      luc: sql`c.den_luc`,
      so_tien: sql`h.tien - (c.so_lieu ->> 'tong')::numeric`,
      nen_la: sql`(c.so_lieu ->> 'tong')::numeric`,
      dang_la: sql`h.tien`,
      nhan_vien_id: sql`c.nhan_vien_id`,
    })} from c join held h on h.ca = c.id and h.here
      where h.tien <> (c.so_lieu ->> 'tong')::numeric or h.tien_mat <> (c.so_lieu ->> 'nopQuy')::numeric)
    select ${foundIn('f')} as found`,
  );
  if (!found) throw new Error('sums without a row');
  return found.found;
}

/** The rows of a statement of an evening: one long past is read as reports are. */
export function eveningRows<R extends Record<string, unknown>>(
  ctx: Ctx,
  { day }: EveningScope,
  statement: SQL,
): Promise<R[]> {
  return periodRows<R>(ctx, { from: day, to: today(ctx) }, statement);
}
