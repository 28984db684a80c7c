import { neededKinds } from '@sen/domain/setup/receiptBooks';
import type { SetupFigures } from '@sen/domain/setup/steps';
import { type SQL, sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import type { DoiTuongThietLap } from '../../gql/main.ts';

import { accountRows } from '../identity/sql.ts';
import { backupProofRows, backupRows } from '../operations/sql.ts';
import { shelfRows } from '../pharmacy/sql.ts';
import { priceListRows, servicePriceRows } from '../pricing/sql.ts';
import { parameterRows, settingRows } from '../system/sql.ts';
import { collectors } from './receiptBooks.ts';

type ThietLap = SetupFigures & {
  dangThietLap: boolean;
  daAn: boolean;
  coMaCSKCB: boolean;
  doiTuong: DoiTuongThietLap[];
};

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
        select 1 from ${servicePriceRows} g join ${priceListRows} b on b.id = g.bang_gia_id
        where g.dich_vu_id = d.id and ${inForce(day)})) as "soDichVuCoGia",
      (select count(*)::int from pharmacy.duoc where ${inUse}) as "soThuoc",
      (select count(*)::int from ${shelfRows} t where so_luong > 0) as "soLoTon",
      (select count(*)::int from main.nhan_vien where ${inUse}) as "soNhanVien",
      (select count(*)::int from ${accountRows} a where not is_locked and not is_integration) as "soTaiKhoan",
      (select count(*)::int from main.dm_doi_tuong where ${inUse}) as "soDoiTuong",
      (${payers(day)}) as "doiTuong",
      exists (select 1 from ${settingRows} s where section = 'facility' and coalesce(value ->> 'MaCSKCB', '') <> '') as "coMaCSKCB",
      (select gia_tri from ${parameterRows} p where ma = 'LCS' and tu_ngay <= ${day} order by tu_ngay desc limit 1) as "luongCoSo",
      (select count(*)::int from main.quyen_bien_lai where ${inUse} and hieu_luc and nguoi_su_dung_id is not null) as "soQuyenBienLai",
      (select count(*)::int from (${collectors}) c) as "soThuNgan",
      (select count(*)::int from (${collectors}) c where not c.loais @> ${sql.param([...neededKinds])}::text[]) as "soThuNganThieuQuyen",
      exists (select 1 from auth.node where ${inUse} and logo is not null) as "coBieuTrung",
      (select count(*)::int from ${backupRows} b where trang_thai = 'Xong') as "soSaoLuu",
      (select count(distinct sao_luu_id)::int from ${backupProofRows} k where trang_thai = 'Dat') as "soKiemChung"`);
  const [row] = rows;
  if (!row) throw new Error('a state without a row');
  return row;
}

/** The payers in use by code as JSON, each with its price types and how many services these price on a day. */
function payers(day: string): SQL {
  return sql`
    select coalesce(json_agg(json_build_object('_id', d.id, 'TenDoiTuong', d.ten_doi_tuong,
      'laBHYT', n.ma_nhom_doi_tuong = 'BaoHiemYTe',
      'loaiGia', (select coalesce(json_agg(json_build_object('TenLoaiGia', l.ten_loai_gia, 'soDichVuCoGia', (
          select count(distinct g.dich_vu_id) from ${servicePriceRows} g
            join ${priceListRows} b on b.id = g.bang_gia_id join main.dm_dich_vu s on s.id = g.dich_vu_id
          where b.loai_gia_id = l.id and ${inForce(day)} and s.trang_thai = 'DangSuDung' and not s.tam_ngung)) order by t.at), '[]'::json)
        from unnest(d.loai_gia_ids) with ordinality as t(id, at) join main.loai_gia l on l.id = t.id)
      ) order by d.mac_dinh desc nulls last, d.ma_doi_tuong), '[]'::json)
    from main.dm_doi_tuong d join main.nhom_doi_tuong n on n.id = d.nhom_doi_tuong_id
    where d.trang_thai = 'DangSuDung' and not d.tam_ngung`;
}

function inForce(day: string): SQL {
  return sql`b.trang_thai = 'DaPhatHanh' and b.tu_ngay <= ${day}::date and (b.den_ngay is null or b.den_ngay >= ${day}::date)`;
}
