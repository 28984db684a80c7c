import type { WrittenBoxes } from '@sen/domain/examination/tomTat';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../engine/context.ts';
import { sessionRows } from '../../examination/sql.ts';
import { dayOf, departmentOf, ids, minuteOf, staffCode } from './sqlParts.ts';

/** An examination of a visit, in order of time. Times as the tables have them. */
export type SessionRow = WrittenBoxes & {
  _id: string;
  TiepNhan_Id: string;
  MaKhamBenh: string;
  TrangThai: string;
  batDau: string;
  ketThuc: string | null;
  khoa: string | null;
  bacSi: string | null;
  LyDoKham: string | null;
  TrieuChungLamSang: string | null;
  ChanDoan: string | null;
  icd: string | null;
  tenIcd: string | null;
  icdPhu: readonly string[];
  huong: string | null;
  tenHuong: string | null;
  ngayTaiKham: string | null;
  LoiDan: string | null;
  CanNang: string | null;
  BenhAn_Id: string | null;
};

/** The examinations of visits. One statement. */
export async function readSessions(ctx: Ctx, visits: readonly string[]): Promise<SessionRow[]> {
  const { rows } = await ctx.db.execute<SessionRow>(sql`
    select k.id as "_id", k.tiep_nhan_id as "TiepNhan_Id", k.ma_kham_benh as "MaKhamBenh", k.trang_thai as "TrangThai",
      ${minuteOf(sql`k.ngay_kham`)} as "batDau", ${minuteOf(sql`k.ngay_ket_thuc`)} as "ketThuc",
      ${departmentOf(sql`k.phong_ban_id`)} as khoa, ${staffCode(sql`k.bac_si_kham_id`)} as "bacSi",
      k.ly_do_kham as "LyDoKham", k.trieu_chung_lam_sang as "TrieuChungLamSang", k.chan_doan as "ChanDoan",
      i.ma_icd as icd, i.ten_icd as "tenIcd",
      array(select o.ma_icd from unnest(k.chan_doan_phu_icd_ids) with ordinality u (id, at) join main.icd o on o.id = u.id order by u.at) as "icdPhu",
      h.loai as huong, h.ten_huong_giai_quyet as "tenHuong", ${dayOf(sql`k.ngay_tai_kham`)} as "ngayTaiKham",
      k.loi_dan as "LoiDan", k.can_nang::text as "CanNang", k.benh_an_id as "BenhAn_Id",
      k.qua_trinh_benh_ly as "QuaTrinhBenhLy", k.ket_qua_can_lam_sang as "KetQuaCanLamSang",
      k.phuong_phap_dieu_tri as "PhuongPhapDieuTri", k.huong_dieu_tri as "HuongDieuTri"
    from ${sessionRows} k
    left join main.icd i on i.id = k.chan_doan_icd_id
    left join main.huong_giai_quyet h on h.id = k.huong_giai_quyet_id
    where k.tiep_nhan_id = any(${ids(visits)}) and k.trang_thai <> 'DaHuy'
    order by k.ngay_kham, k.id`);
  return rows;
}
