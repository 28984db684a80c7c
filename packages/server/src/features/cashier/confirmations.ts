import { type ConfirmFacts, mayConfirm } from '@sen/domain/cashier/vienPhi';
import type { TinhTrangXacNhan } from '@sen/domain/cashier/xacNhanBHYT';
import { errorText } from '@sen/domain/errors/errors';
import { sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { periodRows } from '../../engine/database/reporting.ts';
import type { QueryDanhSachXacNhanBHYTArgs } from '../../gql/main.ts';
import { confirmationRows } from '../insurance/sql.ts';
import { patientRows } from '../patients/sql.ts';
import { kindOfVisit, ofKind, receptionRows } from '../reception/sql.ts';
import { listedPlace } from '../recordAccess/visible.ts';
import { visitFits } from './visitFits.ts';

/** A visit that the fund pays for, as the desk of confirmation shows it. Money as decimal text. */
export type VisitToConfirm = {
  _id: string;
  TiepNhan_Id: string;
  BenhNhan_Id: string;
  MaTiepNhan: string;
  NgayTiepNhan: Date;
  MaYTe: string;
  TenBenhNhan: string;
  SoTheBHYT: string | null;
  MaDoiTuongKCB: string | null;
  ThanhTien: string;
  BHChiTra: string;
  BNCCT: string;
  ConLai: string;
  TinhTrang: TinhTrangXacNhan;
  vuongMac: string | null;
  NgayXacNhan: Date | null;
  NguoiXacNhan_Id: string | null;
};

type Facts = Omit<ConfirmFacts, 'visit'> & ConfirmFacts['visit'];
type Counts = Record<TinhTrangXacNhan, number> & { totalRows: number; tongBHChiTra: string };

/**
 * Visits of some days that the fund pays for, the oldest first, with how many there are in each state; what stops one is said by the rule
 * of the act itself (`mayConfirm`), whose conditions the states of the statement repeat. One statement. Errors: BAD_INPUT.
 */
export async function confirmationList(ctx: Ctx, args: QueryDanhSachXacNhanBHYTArgs) {
  const from = args.tuNgay ?? today(ctx);
  const to = args.denNgay ?? from;
  const limit = Math.min(Math.max(args.limit ?? 50, 1), 500);
  const offset = (Math.max(args.page ?? 1, 1) - 1) * limit;
  const shown = args.TinhTrang ? sql`f."TinhTrang" = ${args.TinhTrang}` : sql`true`;
  const kind = kindOfVisit(args.LoaiTiepNhan);
  const rows = await periodRows<Counts & VisitToConfirm & Facts & { at: number | null }>(
    ctx,
    { from, to },
    sql`
    with found as materialized (
      select t.id as "_id", t.id as "TiepNhan_Id", t.benh_nhan_id as "BenhNhan_Id", t.ma_tiep_nhan as "MaTiepNhan",
        t.ngay_tiep_nhan as "NgayTiepNhan", t.so_the_bhyt as "SoTheBHYT", t.ma_doi_tuong_kcb as "MaDoiTuongKCB",
        t.trang_thai as "TrangThai", t.da_xac_nhan_bhyt as "DaXacNhanBHYT",
        p.ma_y_te as "MaYTe", p.ten_benh_nhan as "TenBenhNhan",
        a.thanh_tien as "ThanhTien", a.bh_chi_tra as "BHChiTra", a.bncct as "BNCCT", a.con_lai as "ConLai",
        a.the_chua_xac_minh as "theChuaXacMinh", l.ten as "chuaThucHien",
        x.ngay_xac_nhan as "NgayXacNhan", x.nguoi_xac_nhan_id as "NguoiXacNhan_Id",
        case when t.da_xac_nhan_bhyt then 'DaXacNhan' when a.the_chua_xac_minh or l.ten is not null then 'ChuaDu' else 'SanSang' end as "TinhTrang"
      from ${receptionRows} t
      join ${patientRows} p on p.id = t.benh_nhan_id
      join main.vien_phi a on a.tiep_nhan_id = t.id
      left join ${confirmationRows} x on x.tiep_nhan_id = t.id and x.trang_thai = 'HieuLuc'
      left join lateral (
        select d.ten from main.vien_phi_dong d
        where d.tiep_nhan_id = t.id and d.trang_thai = 'DangSuDung' and d.bh_chi_tra > 0 and not d.thuc_hien
        order by d.ngay_y_lenh, d.id limit 1) l on true
      where t.trang_thai <> 'DaHuy' and t.ngay between ${from}::date and ${to}::date and (a.bh_chi_tra > 0 or t.da_xac_nhan_bhyt)
        and ${await listedPlace(ctx, sql`t.noi_tiep_nhan_id`)} and ${ofKind(kind)} and ${visitFits(args.keyword)}),
    counts as (select
      (count(*) filter (where f."TinhTrang" = 'SanSang'))::int as "SanSang", (count(*) filter (where f."TinhTrang" = 'ChuaDu'))::int as "ChuaDu",
      (count(*) filter (where f."TinhTrang" = 'DaXacNhan'))::int as "DaXacNhan", (count(*) filter (where ${shown}))::int as "totalRows",
      coalesce(sum(f."BHChiTra") filter (where ${shown}), 0)::numeric(18, 2) as "tongBHChiTra" from found f),
    page as (select f.*, row_number() over (order by f."NgayTiepNhan", f._id) as at from found f where ${shown}
      order by f."NgayTiepNhan", f._id limit ${limit} offset ${offset})
    select counts.*, page.* from counts left join page on true order by page.at`,
  );
  const [first] = rows;
  if (!first) throw new Error('counts have one row');
  const { SanSang, ChuaDu, DaXacNhan, totalRows, tongBHChiTra } = first;
  const data = rows.filter((row) => row.at !== null).map((row) => ({ ...row, vuongMac: stops(ctx, row) }));
  return { data, totalRows, tongBHChiTra, SanSang, ChuaDu, DaXacNhan };
}

/** What stops a confirmation, in words; a confirmed visit is where it should be. */
function stops(ctx: Ctx, { TrangThai, DaXacNhanBHYT, BHChiTra, theChuaXacMinh, chuaThucHien }: Facts) {
  if (DaXacNhanBHYT) return null;
  const visit = { TrangThai, DaXacNhanBHYT };
  const refused = mayConfirm({ visit, BHChiTra, theChuaXacMinh, chuaThucHien });
  return refused ? errorText(refused.code, ctx.language, refused.details) : null;
}
