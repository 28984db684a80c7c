import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../engine/context.ts';
import { appointmentRows } from '../../followUps/sql.ts';
import { leaveRows } from '../../sickLeave/sql.ts';
import { transferRows } from '../../transfers/sql.ts';
import { ids, staffCode } from './sqlParts.ts';

export type TransferPaper = Readonly<
  Record<
    | 'TiepNhan_Id'
    | 'MaChuyenVien'
    | 'SoChuyenVien'
    | 'noiDen'
    | 'LyDoChuyen'
    | 'DauHieuLamSang'
    | 'KetQuaLamSang'
    | 'PhuongPhapDungDieuTri'
    | 'TinhTrangBenhNhan'
    | 'HuongDieuTri'
    | 'PhuongTienVanChuyen'
    | 'HoTenNguoiDuaDi'
    | 'bacSi',
    string | null
  >
>;
export type AppointmentPaper = Readonly<
  Record<'TiepNhan_Id' | 'SoGiayHen' | 'NgayHen' | 'NgayCap' | 'bacSi', string | null>
>;
export type LeavePaper = {
  TuoiThai: number | null;
} & Readonly<
  Record<
    | 'TiepNhan_Id'
    | 'SoKCB'
    | 'SoSeri'
    | 'LoaiNghi'
    | 'NguyenNhanDinhChi'
    | 'TuNgay'
    | 'DenNgay'
    | 'NgayCap'
    | 'MaSoBHXH'
    | 'DonViLamViec'
    | 'ChanDoan'
    | 'PhuongPhapDieuTri'
    | 'HoTenCha'
    | 'HoTenMe'
    | 'bacSi',
    string | null
  >
>;
export type Papers = {
  transfers: readonly TransferPaper[];
  appointments: readonly AppointmentPaper[];
  leaves: readonly LeavePaper[];
};

/** The papers of visits that are in force. Days as YYYY-MM-DD. One statement. */
export async function readPapers(ctx: Ctx, visits: readonly string[]): Promise<Papers> {
  const of = ids(visits);
  const { rows } = await ctx.db.execute<Papers>(sql`
    select
      coalesce((select json_agg(f) from (
        select p.tiep_nhan_id as "TiepNhan_Id", p.ma_chuyen_vien as "MaChuyenVien", p.so_chuyen_vien as "SoChuyenVien", h.ma_cskcb as "noiDen",
          p.ly_do_chuyen as "LyDoChuyen", p.dau_hieu_lam_sang as "DauHieuLamSang", p.ket_qua_lam_sang as "KetQuaLamSang",
          p.phuong_phap_dung_dieu_tri as "PhuongPhapDungDieuTri", p.tinh_trang_benh_nhan as "TinhTrangBenhNhan",
          p.huong_dieu_tri as "HuongDieuTri", p.phuong_tien_van_chuyen as "PhuongTienVanChuyen",
          p.ho_ten_nguoi_dua_di as "HoTenNguoiDuaDi", ${staffCode(sql`p.bac_si_kham_id`)} as "bacSi"
        from ${transferRows} p join main.benh_vien h on h.id = p.benh_vien_id
        where p.tiep_nhan_id = any(${of}) and p.trang_thai = 'DangSuDung' order by p.ngay_chuyen desc) f), '[]'::json) as transfers,
      coalesce((select json_agg(f) from (
        select p.tiep_nhan_id as "TiepNhan_Id", p.so_giay_hen as "SoGiayHen", p.ngay_hen as "NgayHen", p.ngay_cap as "NgayCap",
          ${staffCode(sql`p.bac_si_id`)} as "bacSi"
        from ${appointmentRows} p where p.tiep_nhan_id = any(${of}) and p.trang_thai in ('HieuLuc', 'DaDung')) f), '[]'::json) as appointments,
      coalesce((select json_agg(f) from (
        select p.tiep_nhan_id as "TiepNhan_Id", p.so_kcb as "SoKCB", p.so_seri as "SoSeri", p.loai_nghi as "LoaiNghi", p.tuoi_thai as "TuoiThai",
          p.nguyen_nhan_dinh_chi as "NguyenNhanDinhChi", p.tu_ngay as "TuNgay", p.den_ngay as "DenNgay", p.ngay_cap as "NgayCap",
          p.ma_so_bhxh as "MaSoBHXH", p.don_vi_lam_viec as "DonViLamViec", p.chan_doan as "ChanDoan",
          p.phuong_phap_dieu_tri as "PhuongPhapDieuTri", p.ho_ten_cha as "HoTenCha", p.ho_ten_me as "HoTenMe",
          ${staffCode(sql`p.bac_si_id`)} as "bacSi"
        from ${leaveRows} p where p.tiep_nhan_id = any(${of}) and p.trang_thai = 'DangSuDung' order by p.ngay_cap desc) f), '[]'::json) as leaves`);
  return rows[0] ?? { transfers: [], appointments: [], leaves: [] };
}
