import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../engine/context.ts';
import { chargeRows } from '../../cashier/sql.ts';
import { sessionRows } from '../../examination/sql.ts';
import { orderLineRows, slipRows } from '../../orders/sql.ts';
import { prescriptionLineRows, prescriptionRows } from '../../prescriptions/sql.ts';
import { returnedReadings } from '../../readings/sql.ts';
import { departmentOf, ids, minuteOf, staffCode, substanceOfDrug } from './sqlParts.ts';
import type { VisitRow } from './visits.ts';

/** Money and quantities of a line of the bill, as it was settled. */
type Settled = {
  SoLuong: string;
  DonGia: string;
  DonGiaBHYT: string;
  tyLeDV: number;
  tyLeBH: number;
  mucHuong: string | null;
  ThanhTien: string;
  BHChiTra: string;
  BNCCT: string;
  BNTT: string;
  NguonKhac: string;
};

/** A line of the bill with its order or prescription. Times as the tables have them. */
export type BillLine = Settled & {
  _id: string;
  TiepNhan_Id: string;
  source_Id: string;
  Ma: string;
  Ten: string;
  NhomChiPhi: string;
  DonViTinh: string | null;
  phamVi: number;
  LaBHYT: boolean;
  ngayYL: string;
  khoa: string | null;
  /** The examination that ordered or prescribed it. */
  KhamBenh_Id: string | null;
  /** The room, and the speciality of a service. */
  phong: string | null;
  chuyenKhoa: string | null;
  bacSi: string | null;
  nguoiThucHien: readonly string[];
  ngayTH: string | null;
  ngayKQ: string | null;
  icd: string | null;
  /** Of a service. */
  maBHYT: string | null;
  maICD9: string | null;
  maMay: string | null;
  /** Of a drug or a supply. */
  thuoc: {
    maThuoc: string | null;
    hamLuong: string | null;
    soDangKy: string | null;
    ttThau: string | null;
    duongDung: string | null;
    sang: string | null;
    trua: string | null;
    chieu: string | null;
    toi: string | null;
    soNgay: number | null;
    cachDung: string | null;
  } | null;
};

/** The lines of the bills of visits that cost something, those of confirmed visits as they were confirmed. One statement. */
export async function readLines(
  ctx: Ctx,
  visits: ReadonlyArray<Pick<VisitRow, '_id' | 'dongs'>>,
): Promise<BillLine[]> {
  const of = ids(visits.map((visit) => visit._id));
  const { rows } = await ctx.db.execute<BillLine>(sql`
    select d.id as "_id", d.tiep_nhan_id as "TiepNhan_Id", d.source_id as "source_Id", d.ma as "Ma", d.ten as "Ten",
      d.nhom_chi_phi as "NhomChiPhi", d.don_vi_tinh as "DonViTinh", d.pham_vi as "phamVi", d.la_bhyt as "LaBHYT",
      d.so_luong as "SoLuong", d.don_gia as "DonGia", d.don_gia_bhyt as "DonGiaBHYT", d.ty_le_dv as "tyLeDV", d.ty_le_bh as "tyLeBH",
      d.muc_huong as "mucHuong", d.thanh_tien as "ThanhTien", d.bh_chi_tra as "BHChiTra", d.bncct as "BNCCT", d.bntt as "BNTT",
      d.nguon_khac as "NguonKhac", ${minuteOf(sql`d.ngay_y_lenh`)} as "ngayYL",
      ${departmentOf(sql`coalesce(s.noi_thuc_hien_id, s.noi_yeu_cau_id, m.phong_ban_id)`)} as khoa,
      coalesce(k.id, m.id) as "KhamBenh_Id", coalesce(k.phong_ban_id, s.noi_thuc_hien_id, m.phong_ban_id) as phong, d.chuyen_khoa_id as "chuyenKhoa",
      ${staffCode(sql`coalesce(s.bac_si_chi_dinh_id, k.bac_si_kham_id, p.bac_si_id)`)} as "bacSi",
      array(select nullif(w.ma_so_bhxh, '') from unnest(case when k.id is not null then array[k.bac_si_kham_id]
          when cardinality(r.nguoi_thuc_hien_ids) > 0 then r.nguoi_thuc_hien_ids else array[s.nguoi_thuc_hien_id] end) with ordinality u (id, at)
        join main.nhan_vien w on w.id = u.id where w.ma_so_bhxh <> '' order by u.at) as "nguoiThucHien",
      ${minuteOf(sql`coalesce(k.ngay_kham, r.thoi_gian_thuc_hien, s.ngay_thuc_hien)`)} as "ngayTH",
      ${minuteOf(sql`coalesce(k.ngay_ket_thuc, s.ngay_ket_qua)`)} as "ngayKQ",
      (select i.ma_icd from main.icd i where i.id = coalesce(m.chan_doan_icd_id, k.chan_doan_icd_id)) as icd,
      nullif(v.ma_bhyt, '') as "maBHYT", nullif(v.ma_icd9, '') as "maICD9", nullif(y.ma_may_bhyt, '') as "maMay",
      case when g.id is not null then json_build_object(
        'maThuoc', ${substanceOfDrug},
        'hamLuong', nullif(g.ham_luong, ''), 'soDangKy', nullif(g.so_dang_ky, ''), 'ttThau', nullif(g.tt_thau, ''), 'duongDung', nullif(dd.ma_xml, ''),
        'sang', pl.sang::text, 'trua', pl.trua::text, 'chieu', pl.chieu::text, 'toi', pl.toi::text, 'soNgay', pl.so_ngay,
        'cachDung', nullif(pl.cach_dung, '')) end as thuoc
    from ${chargeRows} d
    left join ${orderLineRows} l on d.source = 'DichVu' and l.id = d.source_id
    left join ${slipRows} s on s.id = l.dich_vu_yeu_cau_id
    left join ${sessionRows} k on k.dich_vu_yeu_cau_id = s.id and k.trang_thai <> 'DaHuy'
    left join ${prescriptionLineRows} pl on d.source = 'Thuoc' and pl.id = d.source_id
    left join ${prescriptionRows} p on p.id = pl.toa_thuoc_id
    left join ${sessionRows} m on m.id = coalesce(p.kham_benh_id, s.kham_benh_id)
    left join ${returnedReadings()} r on r.chi_tiet_id = l.id
    left join main.thiet_bi y on y.id = r.thiet_bi_id
    left join main.dm_dich_vu v on v.id = d.dich_vu_id
    left join pharmacy.duoc g on g.id = d.duoc_id
    left join main.duong_dung dd on dd.id = coalesce(pl.duong_dung_id, g.duong_dung_id)
    where d.tiep_nhan_id = any(${of}) and d.trang_thai = 'DangSuDung' and not d.khong_thu_tien
    order by d.ngay_y_lenh, d.id`);
  const kept = new Map(visits.flatMap(({ dongs }) => dongs ?? []).map((line) => [line._id, line]));
  return rows.map((row) => ({ ...row, ...settledOf(kept.get(row._id)) }));
}

const settledNames = [
  ...(['SoLuong', 'DonGia', 'DonGiaBHYT', 'tyLeDV', 'tyLeBH', 'mucHuong'] as const),
  ...(['ThanhTien', 'BHChiTra', 'BNCCT', 'BNTT', 'NguonKhac'] as const),
];

/** What the confirmation kept of a line counts, not what stands there since. */
function settledOf(line: Readonly<Record<string, unknown>> | undefined): Partial<Settled> {
  if (!line) return {};
  return Object.fromEntries(settledNames.flatMap((name) => (name in line ? [[name, line[name]]] : [])));
}
