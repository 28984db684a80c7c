import type { BasketLine, LoaiDong } from '@sen/domain/promotions/basket';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { reportRows } from '../../engine/database/reporting.ts';
import { orderLineRows } from '../orders/sql.ts';
import { patientRows } from '../patients/sql.ts';
import type { BillOfDay } from '../promotions/points.ts';
import { receptionRows } from '../reception/sql.ts';
import { listedPlace } from '../recordAccess/visible.ts';

type Read = Omit<BillOfDay, 'lines'> & {
  lines: Array<Omit<BasketLine, 'loai' | 'coDinh'> & { NhomChiPhi: string }>;
};

/** The bills of a day with what their patients pay of each line by themselves, in the order of the visits: one statement. */
export async function promotedBills(ctx: Ctx, ngay: string): Promise<BillOfDay[]> {
  const rows = await reportRows<Read>(
    ctx,
    sql`
    select t.id as "TiepNhan_Id", t.ma_tiep_nhan as "MaTiepNhan", p.benh_nhan_id as "BenhNhan_Id",
      to_json(b.nhom_benh_nhan_ids) as "Nhom_Ids",
      json_agg(json_build_object('id', d.id, 'Ten', d.ten, 'NhomChiPhi', d.nhom_chi_phi, 'Muc_Id', coalesce(d.dich_vu_id, d.duoc_id),
        'SoLuong', d.so_luong::text, 'BNTT', d.bntt::text, 'Goi_Id', o.goi_id,
        'NgayYLenh', to_char(d.ngay_y_lenh at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD"T"HH24:MI:SS')) order by d.id) as lines
    from main.vien_phi p join ${receptionRows} t on t.id = p.tiep_nhan_id join ${patientRows} b on b.id = p.benh_nhan_id
    join main.vien_phi_dong d on d.tiep_nhan_id = t.id and d.trang_thai = 'DangSuDung' and d.bntt > 0 and not d.khong_thu_tien
    left join ${orderLineRows} o on o.id = d.source_id
    where p.ngay = ${ngay} and t.trang_thai <> 'DaHuy' and ${await listedPlace(ctx, sql`t.noi_tiep_nhan_id`)}
    group by t.id, t.ma_tiep_nhan, t.ngay_tiep_nhan, p.benh_nhan_id, b.nhom_benh_nhan_ids
    order by t.ngay_tiep_nhan, t.id`,
  );
  return rows.map(({ lines, ...bill }) => ({
    ...bill,
    lines: lines.map(({ NhomChiPhi, ...line }) => ({ ...line, loai: kindOf(NhomChiPhi), coDinh: null })),
  }));
}

/** What a group of costs is for promotions: medicines and goods by themselves, services of the kind "other" are no care. */
export function kindOf(NhomChiPhi: string): LoaiDong {
  if (NhomChiPhi === 'Thuoc') return 'Thuoc';
  if (NhomChiPhi === 'VatTu') return 'SanPham';
  return NhomChiPhi === 'Khac' ? 'DichVuKhac' : 'KCB';
}
