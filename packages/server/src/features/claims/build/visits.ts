import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../engine/context.ts';
import { accountRows, receiptRows } from '../../cashier/sql.ts';
import { confirmationRows } from '../../insurance/sql.ts';
import { patientRows } from '../../patients/sql.ts';
import { cardRows, receptionRows } from '../../reception/sql.ts';
import { dayOf, ids, minuteOf } from './sqlParts.ts';

export type Card = {
  SoTheBHYT: string;
  BHYTNgayHieuLuc: string;
  BHYTNgayHetHieuLuc: string | null;
  NgayDu5Nam: string | null;
  maDKBD: string | null;
};

/** What a confirmation kept of a line. */
export type KeptLine = { _id: string } & Readonly<Record<string, unknown>>;

/** A visit with its patient, its cards and its confirmation. Times as the tables have them, days as YYYY-MM-DD. */
export type VisitRow = {
  _id: string;
  MaTiepNhan: string;
  BenhNhan_Id: string;
  DoiTuong_Id: string;
  NgayTiepNhan: string;
  ngayVao: string;
  maCSKCB: string | null;
  SoTheBHYT: string | null;
  BHYTNgayHieuLuc: string | null;
  BHYTNgayHetHieuLuc: string | null;
  NgayDu5Nam: string | null;
  TrinhTheLuc: string | null;
  MaDoiTuongKCB: string | null;
  TuyenKCB: string | null;
  KhuVucSinhSong: string | null;
  maDKBD: string | null;
  maNoiDi: string | null;
  SoGiayChuyen: string | null;
  SoGiayHen: string | null;
  MienCungChiTra: boolean;
  NgayGiayMien: string | null;
  CungChiTraLuyKe: string;
  NgayGiayLuyKe: string | null;
  SoGiayKhaiSinh: string | null;
  LyDoKham: string | null;
  theThem: readonly Card[];
  XacNhan_Id: string | null;
  NoiTiepNhan_Id: string | null;
  dongs: readonly KeptLine[] | null;
  ngayTToan: string | null;
  trongPhamViTruoc: string;
  MaYTe: string;
  TenBenhNhan: string;
  CMNDHoacHoChieu: string | null;
  SoDienThoai: string | null;
  ngaySinh: string;
  GioiTinh: string;
  nhomMau: string | null;
  quocTich: string | null;
  danToc: string | null;
  ngheNghiep: string | null;
  DonVi: string | null;
  diaChi: string | null;
  maTinh: string | null;
  maXa: string | null;
};

/** Visits with all that their summary needs of reception, patient and bill. One statement. */
export async function readVisits(ctx: Ctx, visits: readonly string[]): Promise<VisitRow[]> {
  const { rows } = await ctx.db.execute<VisitRow>(sql`
    select t.id as "_id", t.ma_tiep_nhan as "MaTiepNhan", t.benh_nhan_id as "BenhNhan_Id", t.doi_tuong_id as "DoiTuong_Id",
      t.ngay_tiep_nhan as "NgayTiepNhan", ${minuteOf(sql`t.ngay_tiep_nhan`)} as "ngayVao",
      (with recursive above as (
          select id, parent_id, category, ma_cskcb, 1 as step from auth.node where id = t.noi_tiep_nhan_id
          union all select n.id, n.parent_id, n.category, n.ma_cskcb, a.step + 1 from auth.node n join above a on n.id = a.parent_id)
        select nullif(ma_cskcb, '') from above where category = 'HOSPITAL' order by step limit 1) as "maCSKCB",
      t.so_the_bhyt as "SoTheBHYT", t.bhyt_ngay_hieu_luc as "BHYTNgayHieuLuc", t.bhyt_ngay_het_hieu_luc as "BHYTNgayHetHieuLuc",
      t.ngay_du5_nam as "NgayDu5Nam", t.trinh_the_luc as "TrinhTheLuc", t.ma_doi_tuong_kcb as "MaDoiTuongKCB", t.tuyen_kcb as "TuyenKCB",
      t.khu_vuc_sinh_song as "KhuVucSinhSong", dk.ma_cskcb as "maDKBD", di.ma_cskcb as "maNoiDi", t.so_giay_chuyen as "SoGiayChuyen",
      t.so_giay_hen as "SoGiayHen", t.mien_cung_chi_tra as "MienCungChiTra", t.ngay_giay_mien as "NgayGiayMien",
      t.cung_chi_tra_luy_ke as "CungChiTraLuyKe", t.ngay_giay_luy_ke as "NgayGiayLuyKe", t.so_giay_khai_sinh as "SoGiayKhaiSinh",
      t.ly_do_kham as "LyDoKham",
      coalesce((select json_agg(json_build_object('SoTheBHYT', c.so_the_bhyt, 'BHYTNgayHieuLuc', c.bhyt_ngay_hieu_luc,
          'BHYTNgayHetHieuLuc', c.bhyt_ngay_het_hieu_luc, 'NgayDu5Nam', c.ngay_du5_nam, 'maDKBD', h.ma_cskcb) order by c.id)
        from ${cardRows} c left join main.benh_vien h on h.id = c.benh_vien_kcb_id
        where t.so_the_them > 0 and c.tiep_nhan_id = t.id and c.trang_thai = 'HieuLuc'), '[]'::json) as "theThem",
      x.id as "XacNhan_Id", t.noi_tiep_nhan_id as "NoiTiepNhan_Id", x.dongs,
      case when a.con_lai = 0 then coalesce(
        (select ${minuteOf(sql`max(r.ngay_bien_lai)`)} from ${receiptRows} r
          where r.tiep_nhan_id = t.id and r.loai_bien_lai = 'ThuTien' and r.trang_thai not in ('ChuaThuTien', 'DaHuy')),
        ${minuteOf(sql`x.ngay_xac_nhan`)}) end as "ngayTToan",
      (select coalesce(sum(o.bh_chi_tra + o.bncct), 0)::text from ${accountRows} o join ${receptionRows} e on e.id = o.tiep_nhan_id
        where t.so_the_bhyt is not null and o.benh_nhan_id = t.benh_nhan_id and o.bh_chi_tra > 0 and e.ngay = t.ngay
          and e.trang_thai <> 'DaHuy' and (e.ngay_tiep_nhan, e.id) < (t.ngay_tiep_nhan, t.id)) as "trongPhamViTruoc",
      b.ma_y_te as "MaYTe", b.ten_benh_nhan as "TenBenhNhan", b.cmnd_hoac_ho_chieu as "CMNDHoacHoChieu", b.so_dien_thoai as "SoDienThoai",
      coalesce(case when b.thoi_diem_sinh > t.ngay_tiep_nhan - interval '28 days' then ${minuteOf(sql`b.thoi_diem_sinh`)} end,
        ${dayOf(sql`b.ngay_sinh`)} || '0000', b.nam_sinh || '00000000') as "ngaySinh",
      b.gioi_tinh as "GioiTinh", nm.ma_nhom_mau || case when rh.ma_yeu_to_rh ilike any(array['duong%', '+', 'rh+', 'pos%']) then '+'
        when rh.ma_yeu_to_rh ilike any(array['am%', '-', 'rh-', 'neg%']) then '-' else '' end as "nhomMau", q.ma_xml as "quocTich", d.ma_xml as "danToc",
      n.ma_xml as "ngheNghiep", b.don_vi as "DonVi",
      coalesce(nullif(b.full_address, ''), nullif(concat_ws(', ', nullif(b.so_nha, ''), xa.ten_don_vi, tinh.ten_don_vi), '')) as "diaChi",
      case when xa.cap = 1 then xa.ma_xml else tinh.ma_xml end as "maTinh", case when xa.cap = 2 then xa.ma_xml end as "maXa"
    from ${receptionRows} t
    join ${patientRows} b on b.id = t.benh_nhan_id
    left join ${accountRows} a on a.tiep_nhan_id = t.id
    left join ${confirmationRows} x on x.tiep_nhan_id = t.id and x.trang_thai = 'HieuLuc'
    left join main.benh_vien dk on dk.id = t.benh_vien_kcb_id
    left join main.benh_vien di on di.id = t.benh_vien_chuyen_id
    left join main.don_vi_hanh_chinh xa on xa.id = b.dia_chi_id
    left join main.don_vi_hanh_chinh tinh on tinh.id = xa.cha_id
    left join main.quoc_tich q on q.id = b.quoc_tich_id
    left join main.dan_toc d on d.id = b.dan_toc_id
    left join main.nghe_nghiep n on n.id = b.nghe_nghiep_id
    left join main.nhom_mau nm on nm.id = b.nhom_mau_id
    left join main.yeu_to_rh rh on rh.id = b.yeu_to_rh_id
    where t.id = any(${ids(visits)})`);
  return rows;
}
