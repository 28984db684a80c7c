import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { type EveningScope, type Found, foundColumns, foundIn, inScope } from '../cashier/eveningFindings.ts';
import { eveningRows } from '../cashier/forEvening.ts';
import { moneyRows, receiptRows } from '../cashier/sql.ts';
import { entryOfMoney, isItsEntry } from './entryOfMoney.ts';
import { butToanTable as entries } from './tables.ts';

export type LedgerOfDay = {
  /** Entries of the day, those of money that came in less those of money that went out. */
  tong: string;
  dongs: Array<{ NguoiThu_Id: string; HinhThucThanhToan_Id: string; SoTien: string }>;
  chuaDinhKhoan: Found;
  butToanLech: Found;
  butToanThua: Found;
};

/** The entries of a day beside the money of that day: what has none, another amount or another day, and entries without money. One statement. */
export async function ledgerOfDay(ctx: Ctx, scope: EveningScope): Promise<LedgerOfDay> {
  const receipt = (table: string) => ({
    bien_lai_id: sql.raw(`${table}.bien_lai_id`),
    benh_nhan_id: sql.raw(`${table}.benh_nhan_id`),
    luc: sql.raw(`${table}.luc`),
    so: sql.raw(`${table}.ma_bien_lai`),
  });
  const [found] = await eveningRows<LedgerOfDay>(
    ctx,
    scope,
    sql`
    with m as materialized (
      select m.bien_lai_id, m.benh_nhan_id, m.ma_bien_lai, m.luc, m.thanh_toan_id, m.dao, m.so_tien, m.tien, m.nguoi_thu_id, m.hinh_thuc_thanh_toan_id,
        e.id as entry, e.so_tien as entered, e.ngay
      from ${moneyRows} m left join ${entryOfMoney}
      where ${scope.during(sql`m.luc`)} and ${inScope(scope, sql`m.quay_thu_id`, sql`m.nguoi_thu_id`)}),
    alone as materialized (
      select e.id as entry, e.bien_lai_id, r.benh_nhan_id, r.ma_bien_lai, r.ngay_bien_lai as luc, e.so_tien,
        case when r.loai_bien_lai in ('ThuTien', 'TamUng') = (e.loai_but_toan = 'Ghi') then e.so_tien else -e.so_tien end as tien
      from ${entries} e join ${receiptRows} r on r.id = e.bien_lai_id
      where e.ngay = ${scope.day}::date and ${inScope(scope, sql`r.quay_thu_id`, sql`r.nguoi_thu_id`)}
        and not exists (select from m where m.entry = e.id)
        and not exists (select from ${moneyRows} m where m.bien_lai_id = e.bien_lai_id and ${isItsEntry} and ${scope.during(sql`m.luc`)})),
    chua as (select ${foundColumns({
      ...receipt('m'),
      id: sql`m.thanh_toan_id || case when m.dao then '.Dao' else '.Ghi' end`,
      so_tien: sql`m.tien`,
    })} from m where m.entry is null),
    lech as (select ${foundColumns({
      ...receipt('m'),
      id: sql`m.entry`,
      so_tien: sql`case when m.ngay = ${scope.day}::date then m.so_tien - m.entered else m.so_tien end`,
      nen_la: sql`m.so_tien`,
      dang_la: sql`m.entered`,
      ghi_chu: sql`case when m.ngay <> ${scope.day}::date then to_char(m.ngay, 'DD/MM/YYYY') end`,
    })} from m where m.entry is not null and (m.entered <> m.so_tien or m.ngay <> ${scope.day}::date)),
    thua as (select ${foundColumns({ ...receipt('a'), id: sql`a.entry`, so_tien: sql`a.tien` })} from alone a)
    select (coalesce((select sum(sign(m.tien) * m.entered) from m where m.ngay = ${scope.day}::date), 0)
        + coalesce((select sum(a.tien) from alone a), 0))::numeric(18, 2)::text as tong,
      coalesce((select json_agg(json_build_object('NguoiThu_Id', g.nguoi_thu_id, 'HinhThucThanhToan_Id', g.hinh_thuc_thanh_toan_id,
          'SoTien', g.tien::text))
        from (select m.nguoi_thu_id, m.hinh_thuc_thanh_toan_id, sum(sign(m.tien) * m.entered)::numeric(18, 2) as tien
          from m where m.ngay = ${scope.day}::date group by 1, 2) g), '[]'::json) as dongs,
      ${foundIn('chua')} as "chuaDinhKhoan", ${foundIn('lech')} as "butToanLech", ${foundIn('thua')} as "butToanThua"`,
  );
  if (!found) throw new Error('sums without a row');
  return found;
}
