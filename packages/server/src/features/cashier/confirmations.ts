import { type ConfirmFacts, mayConfirm } from '@sen/domain/cashier/vienPhi';
import { type TinhTrangXacNhan, tinhTrangXacNhan } from '@sen/domain/cashier/xacNhanBHYT';
import { errorText } from '@sen/domain/errors/errors';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { confirmationRows } from '../insurance/sql.ts';
import { type Desk, type DeskArgs, type DeskRow, visitsOfDesk } from './visitDesk.ts';

/** A visit that the fund pays for, as the desk of confirmation shows it. Money as decimal text. */
export type VisitToConfirm = DeskRow<TinhTrangXacNhan> & Own & { vuongMac: string | null };

type Own = Pick<ConfirmFacts, 'BHChiTra' | 'theChuaXacMinh' | 'chuaThucHien'> & {
  MaDoiTuongKCB: string | null;
  ThanhTien: string;
  BNCCT: string;
  ConLai: string;
  NgayXacNhan: Date | null;
  NguoiXacNhan_Id: string | null;
};

/** The states repeat the conditions of the act itself (`mayConfirm`), which says what stops a visit. */
const desk: Desk<TinhTrangXacNhan> = {
  states: Object.keys(tinhTrangXacNhan) as TinhTrangXacNhan[], // its keys
  state: sql`case when t.da_xac_nhan_bhyt then 'DaXacNhan' when a.the_chua_xac_minh or l.ten is not null then 'ChuaDu' else 'SanSang' end`,
  columns: sql`t.ma_doi_tuong_kcb as "MaDoiTuongKCB", a.thanh_tien as "ThanhTien", a.bh_chi_tra as "BHChiTra", a.bncct as "BNCCT",
    a.con_lai as "ConLai", a.the_chua_xac_minh as "theChuaXacMinh", l.ten as "chuaThucHien", x.ngay_xac_nhan as "NgayXacNhan",
    x.nguoi_xac_nhan_id as "NguoiXacNhan_Id"`,
  joins: sql`
    left join ${confirmationRows} x on x.tiep_nhan_id = t.id and x.trang_thai = 'HieuLuc'
    left join lateral (
      select d.ten from main.vien_phi_dong d
      where d.tiep_nhan_id = t.id and d.trang_thai = 'DangSuDung' and d.bh_chi_tra > 0 and not d.thuc_hien
      order by d.ngay_y_lenh, d.id limit 1) l on true`,
  where: sql`(a.bh_chi_tra > 0 or t.da_xac_nhan_bhyt)`,
  sum: sql`f."BHChiTra"`,
};

/**
 * Visits of some days that the fund pays for, with how many there are in each state and what stops each. One statement. Errors:
 * BAD_INPUT.
 */
export async function confirmationList(ctx: Ctx, args: DeskArgs<TinhTrangXacNhan>) {
  const found = await visitsOfDesk<TinhTrangXacNhan, Own>(ctx, desk, args);
  const data = found.data.map((row) => ({ ...row, vuongMac: stops(ctx, row) }));
  return { ...found, data, tongBHChiTra: found.tong };
}

/** What stops a confirmation, in words; a confirmed visit is where it should be. */
function stops(ctx: Ctx, row: DeskRow<TinhTrangXacNhan> & Own): string | null {
  if (row.DaXacNhanBHYT) return null;
  const refused = mayConfirm({ ...row, visit: row });
  return refused ? errorText(refused.code, ctx.language, refused.details) : null;
}
