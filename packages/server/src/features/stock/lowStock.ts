import { deXuatNhap, sapHet } from '@sen/domain/stock/duTru';
import { sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { reportRows } from '../../engine/database/reporting.ts';
import type { QueryThuocSapHetArgs, ThuocSapHet } from '../../gql/pharmacy.ts';
import { lotRows, movementRows, shelfRows } from '../pharmacy/sql.ts';
import { requireStore } from '../pharmacy/stores.ts';

const usualDays = 30;

/**
 * Drugs of a store that have limits or were supplied within some days, with what should be brought in; those that run out first. What
 * is promised or expired does not count as free. One statement. Errors: NOT_FOUND, NODE_NOT_GRANTED.
 */
export async function lowStock(ctx: Ctx, args: QueryThuocSapHetArgs): Promise<ThuocSapHet[]> {
  const { idStore } = args;
  await requireStore(ctx, idStore);
  const days = Math.min(Math.max(args.soNgay ?? usualDays, 1), 365);
  const day = today(ctx);
  const rows = await reportRows<Omit<ThuocSapHet, 'deXuat' | 'sapHet'>>(
    ctx,
    sql`
    with used as (
      select m.duoc_id, -sum(m.so_luong) as so from ${movementRows} m
      where m.kho_id = ${idStore} and m.ly_do in ('CapThuoc', 'HuyCap', 'SuDung', 'HuySuDung')
        and m.ngay_tao > ${ctx.now()}::timestamptz - make_interval(days => ${days}) group by 1
    ), coming as (
      select c.duoc_id, sum(c.so_luong) as so from pharmacy.phieu_kho p
      join pharmacy.phieu_kho_chi_tiet c on c.phieu_kho_id = p.id
      where p.kho_nhan_id = ${idStore} and p.trang_thai = 'DangChuyen' group by 1
    ), free as (
      select t.duoc_id, sum(t.so_luong - t.so_luong_giu) as so from ${shelfRows} t join ${lotRows} l on l.id = t.lo_id
      where t.kho_id = ${idStore} and l.han_dung >= ${day} group by 1
    )
    select d.id as "_id", d.id as "Duoc_Id", d.ma_duoc as "MaDuoc", d.ten_duoc as "TenDuoc", d.ham_luong as "HamLuong",
      u.ten_don_vi_tinh as "DonViTinh", m.ton_toi_thieu::text as "TonToiThieu", m.ton_toi_da::text as "TonToiDa",
      coalesce(f.so, 0)::text as "SoLuongKhaDung", coalesce(c.so, 0)::text as "SoLuongDangChuyen",
      coalesce(s.so, 0)::text as "SoLuongDaDung"
    from pharmacy.duoc d
    left join pharmacy.dinh_muc_kho m on m.duoc_id = d.id and m.kho_id = ${idStore}
    left join used s on s.duoc_id = d.id left join coming c on c.duoc_id = d.id left join free f on f.duoc_id = d.id
    left join main.don_vi_tinh u on u.id = d.don_vi_tinh_id
    where (m.id is not null or s.so > 0) and d.trang_thai = 'DangSuDung'
    order by coalesce(f.so, 0) < m.ton_toi_thieu desc nulls last, coalesce(f.so, 0) / nullif(s.so, 0) nulls last, d.ten_duoc
    limit 1000`,
  );
  const judged = rows.map((row) => {
    const need = {
      free: row.SoLuongKhaDung,
      coming: row.SoLuongDangChuyen,
      least: row.TonToiThieu ?? null,
      most: row.TonToiDa ?? null,
      used: row.SoLuongDaDung,
      days,
    };
    return { ...row, deXuat: deXuatNhap(need), sapHet: sapHet(need) };
  });
  return [...judged.filter((row) => row.sapHet), ...judged.filter((row) => !row.sapHet)];
}
