import type { SetupFigures } from '@sen/domain/setup/steps';
import { sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';

type ThietLap = SetupFigures & { dangThietLap: boolean; daAn: boolean };

/** What the site holds by now, and whether it was begun by the assistant and still shows its steps. One statement. */
export async function setupState(ctx: Ctx): Promise<ThietLap> {
  const day = today(ctx);
  const inUse = sql`trang_thai = 'DangSuDung' and not tam_ngung`;
  const rooms = (type: string) =>
    sql`(select count(*)::int from auth.node where ${inUse} and category = 'ROOM' and room_type = ${type})`;
  const { rows } = await ctx.db.execute<ThietLap>(sql`
    select exists (select 1 from main.thiet_lap where done_at is not null) as "dangThietLap",
      exists (select 1 from main.thiet_lap where hidden_at is not null) as "daAn",
      ${rooms('receive')} as "soTiepNhan", ${rooms('examine')} as "soPhongKham", ${rooms('counter')} as "soQuayThu",
      (select count(*)::int from pharmacy.kho where ${inUse}) as "soKho",
      (select count(*)::int from main.don_vi_hanh_chinh where ${inUse} and cap = 2) as "soXa",
      (select count(*)::int from main.icd where ${inUse}) as "soICD",
      (select count(*)::int from main.dm_dich_vu where ${inUse}) as "soDichVu",
      (select count(*)::int from main.dm_dich_vu d where ${inUse} and exists (
        select 1 from main.gia_dich_vu g join main.bang_gia b on b.id = g.bang_gia_id
        where g.dich_vu_id = d.id and b.trang_thai = 'DaPhatHanh' and b.tu_ngay <= ${day}::date
          and (b.den_ngay is null or b.den_ngay >= ${day}::date))) as "soDichVuCoGia",
      (select count(*)::int from pharmacy.duoc where ${inUse}) as "soThuoc",
      (select count(*)::int from main.nhan_vien where ${inUse}) as "soNhanVien",
      (select count(*)::int from auth.account where not is_locked and not is_integration) as "soTaiKhoan",
      (select count(*)::int from main.dm_doi_tuong where ${inUse}) as "soDoiTuong",
      (select gia_tri from main.tham_so where ma = 'LCS' and tu_ngay <= ${day} order by tu_ngay desc limit 1) as "luongCoSo",
      (select count(*)::int from main.quyen_bien_lai where ${inUse} and hieu_luc) as "soQuyenBienLai",
      exists (select 1 from auth.node where ${inUse} and logo is not null) as "coBieuTrung",
      (select count(*)::int from main.sao_luu where trang_thai = 'Xong') as "soSaoLuu",
      (select count(distinct sao_luu_id)::int from main.kiem_chung_sao_luu where trang_thai = 'Dat') as "soKiemChung"`);
  const [row] = rows;
  if (!row) throw new Error('a state without a row');
  return row;
}
