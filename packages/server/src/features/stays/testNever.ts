import { toiDaMotGiuong } from '@sen/domain/stays/beds';

/** What never is: each asks for the rows that break it. */
export const never = {
  'somebody in two beds at once': `select a.id from main.dot_giuong a join main.dot_giuong b on b.benh_nhan_id = a.benh_nhan_id and b.id <> a.id
    where not a.da_huy and not b.da_huy and tstzrange(a.tu_luc, a.den_luc) && tstzrange(b.tu_luc, b.den_luc)`,
  'more in a bed than it has places': `select a.id from main.dot_giuong a join main.dot_giuong b on b.giuong_id = a.giuong_id and not b.da_huy
    and b.tu_luc <= a.tu_luc and (b.den_luc is null or b.den_luc > a.tu_luc) where not a.da_huy group by a.id having count(*) > ${toiDaMotGiuong}`,
  'a place that two hold': `select a.id from main.dot_giuong a join main.dot_giuong b on b.giuong_id = a.giuong_id and b.cho = a.cho and b.id <> a.id
    where not a.da_huy and not b.da_huy and tstzrange(a.tu_luc, a.den_luc) && tstzrange(b.tu_luc, b.den_luc)`,
  'a gap between beds': gapIn('dot_giuong'),
  'a gap between wards': gapIn('dot_khoa'),
  'a stay without its open ward and bed': `select n.id from main.tiep_nhan_nhap_vien n where n.trang_thai = 'DangDieuTri' and not exists (
    select from main.dot_khoa k join main.dot_giuong g on g.nhap_vien_id = k.nhap_vien_id and g.khoa_id = k.khoa_id and g.den_luc is null
      and not g.da_huy where k.nhap_vien_id = n.id and k.den_luc is null and not k.da_huy and k.khoa_id = n.khoa_id and k.tu_luc = n.ngay_vao_khoa)`,
  'times of who is not in the ward': `select d.id from main.dot_giuong d join main.tiep_nhan_nhap_vien n on n.id = d.nhap_vien_id
    where not d.da_huy and d.den_luc is null and n.trang_thai <> 'DangDieuTri'`,
  'a bed time outside its ward time': `select g.id from main.dot_giuong g where not g.da_huy and not exists (select from main.dot_khoa k
    where k.nhap_vien_id = g.nhap_vien_id and not k.da_huy and k.khoa_id = g.khoa_id and tstzrange(k.tu_luc, k.den_luc) @> tstzrange(g.tu_luc, g.den_luc))`,
  'a shared bed in isolation': `select a.id from main.dot_giuong a join main.dot_giuong b on b.giuong_id = a.giuong_id and b.id <> a.id
    join main.giuong_benh g on g.id = a.giuong_id where not a.da_huy and not b.da_huy and g.cach_ly is not null
      and tstzrange(a.tu_luc, a.den_luc) && tstzrange(b.tu_luc, b.den_luc)`,
  'a stay whose record another ward keeps': `select n.id from main.tiep_nhan_nhap_vien n where n.trang_thai = 'DangDieuTri' and not exists (
    select from main.benh_an b where b.nhap_vien_id = n.id and b.phong_ban_id = n.khoa_id and b.trang_thai = 'DangDieuTri')`,
  'a stay that ends at another moment than its discharge': `select n.id from main.tiep_nhan_nhap_vien n where ${left('n')} and not exists (
    select from main.ra_vien_noi_tru r join main.dot_giuong g on g.nhap_vien_id = n.id and not g.da_huy and g.den_luc = r.thoi_gian_ra_vien
      join main.dot_khoa k on k.nhap_vien_id = n.id and not k.da_huy and k.den_luc = r.thoi_gian_ra_vien
    where r.nhap_vien_id = n.id and r.trang_thai = 'DangSuDung'
      and not exists (select from main.dot_giuong x where x.nhap_vien_id = n.id and not x.da_huy and x.tu_luc >= g.den_luc))`,
  'a discharge of who lies in the ward': `select r.id from main.ra_vien_noi_tru r join main.tiep_nhan_nhap_vien n on n.id = r.nhap_vien_id
    where r.trang_thai = 'DangSuDung' and not ${left('n')}`,
  'a record that ends at another time than its stay': `select b.id from main.benh_an b join main.tiep_nhan_nhap_vien n on n.id = b.nhap_vien_id
    where b.trang_thai <> 'DaHuy' and (n.trang_thai = 'DaRaVien') <> (b.trang_thai = 'DaKetThuc')`,
  'a patient in two stays': `select n.id from main.tiep_nhan_nhap_vien n join main.tiep_nhan_nhap_vien m on m.benh_nhan_id = n.benh_nhan_id and m.id <> n.id
    where n.trang_thai in ('DangDieuTri', 'ChiDinhRaVien', 'ChoThanhToan') and m.trang_thai in ('DangDieuTri', 'ChiDinhRaVien', 'ChoThanhToan')`,
  'somebody in two wards at once': `select a.id from main.dot_khoa a join main.dot_khoa b on b.benh_nhan_id = a.benh_nhan_id and b.id <> a.id
    where not a.da_huy and not b.da_huy and tstzrange(a.tu_luc, a.den_luc) && tstzrange(b.tu_luc, b.den_luc)`,
  'episodes that overlap, leave a gap or go beyond the stay': `select b.id from main.benh_an b join main.tiep_nhan_nhap_vien n on n.id = b.nhap_vien_id
    where b.trang_thai <> 'DaHuy' and (
      (select range_agg(tstzrange(d.thoi_gian_bat_dau, d.thoi_gian_ket_thuc)) from main.dot_dieu_tri d where d.benh_an_id = b.id and d.trang_thai <> 'DaHuy')
        is distinct from (select tstzmultirange(tstzrange(min(k.tu_luc), case when n.trang_thai = 'DaRaVien' then max(k.den_luc) end))
          from main.dot_khoa k where k.nhap_vien_id = n.id and not k.da_huy)
      or exists (select from main.dot_dieu_tri d join main.dot_dieu_tri e on e.benh_an_id = d.benh_an_id and e.id <> d.id and e.trang_thai <> 'DaHuy'
        where d.benh_an_id = b.id and d.trang_thai <> 'DaHuy'
          and tstzrange(d.thoi_gian_bat_dau, d.thoi_gian_ket_thuc) && tstzrange(e.thoi_gian_bat_dau, e.thoi_gian_ket_thuc)))`,
  'an order without its state at the end': `select s.id from main.tiep_nhan_nhap_vien n join main.dich_vu_yeu_cau s on s.tiep_nhan_id = n.tiep_nhan_id
    where n.trang_thai in ('ChoThanhToan', 'DaRaVien') and s.trang_thai in ('Nhap', 'SanSang', 'ChuaKetQua')
      and exists (select from main.dich_vu_yeu_cau_chi_tiet l where l.dich_vu_yeu_cau_id = s.id and l.trang_thai <> 'DaHuy' and not l.khong_den) and not exists (select from main.tra_ket_qua_sau t
      where t.dich_vu_yeu_cau_id = s.id and t.trang_thai = 'DangSuDung' and s.trang_thai = 'ChuaKetQua')`,
  'a prescription that nobody handed out at the end': `select t.id from main.tiep_nhan_nhap_vien n join main.toa_thuoc t on t.tiep_nhan_id = n.tiep_nhan_id
    where n.trang_thai in ('ChoThanhToan', 'DaRaVien') and t.loai_toa <> 'MuaNgoai' and t.trang_thai in ('Nhap', 'DaKe', 'YeuCauThanhToan')`,
  'a drug that is given on after the discharge': `select y.id from main.tiep_nhan_nhap_vien n join main.ra_vien_noi_tru r on r.nhap_vien_id = n.id and r.trang_thai = 'DangSuDung'
    join main.y_lenh_thuoc y on y.nhap_vien_id = n.id and y.trang_thai = 'DangDung' and y.den_luc > r.thoi_gian_ra_vien where ${left('n')}`,
  'a transfer that waits where none is asked': `select n.id from main.tiep_nhan_nhap_vien n left join main.phieu_chuyen_khoa c
    on c.nhap_vien_id = n.id and c.trang_thai = 'DangChuyen' where n.chuyen_den_id is distinct from c.khoa_den_id`,
};
export type Never = keyof typeof never;

/** That the discharge of a stay was ordered. */
function left(row: string): string {
  return `${row}.trang_thai in ('ChiDinhRaVien', 'ChoThanhToan', 'DaRaVien')`;
}

/** Times that neither begin a stay nor begin where another ends, and those that end before the stay does. */
function gapIn(table: string): string {
  return `select a.id from main.${table} a left join main.${table} b on b.nhap_vien_id = a.nhap_vien_id and b.den_luc = a.tu_luc and not b.da_huy
    where not a.da_huy and (b.id is null) <> (a.noi_tiep is null)
    union all select a.id from main.${table} a join main.tiep_nhan_nhap_vien n on n.id = a.nhap_vien_id
    where not a.da_huy and a.den_luc is not null and n.trang_thai = 'DangDieuTri'
      and not exists (select from main.${table} b where b.nhap_vien_id = a.nhap_vien_id and b.tu_luc = a.den_luc and not b.da_huy)`;
}

/** For each of them what makes it so. */
export const spoilt: Record<Never, string> = {
  'somebody in two beds at once': `update main.dot_giuong set benh_nhan_id = (select benh_nhan_id from main.dot_giuong
    where not da_huy and den_luc is null limit 1) where not da_huy and den_luc is null`,
  'more in a bed than it has places': `update main.dot_giuong set giuong_id = (select giuong_id from main.dot_giuong where not da_huy and den_luc is null limit 1)
    where not da_huy and den_luc is null`,
  'a place that two hold': `update main.dot_giuong set cho = 1, giuong_id = (select giuong_id from main.dot_giuong where not da_huy and den_luc is null limit 1)
    where not da_huy and den_luc is null`,
  'a gap between beds': `update main.dot_giuong set tu_luc = tu_luc + interval '1 microsecond' where not da_huy and noi_tiep is not null`,
  'a gap between wards': `update main.dot_khoa set tu_luc = tu_luc + interval '1 microsecond' where not da_huy and noi_tiep is not null`,
  'a stay without its open ward and bed': `update main.dot_khoa set den_luc = now() + interval '1 day' where not da_huy and den_luc is null`,
  'times of who is not in the ward': `update main.tiep_nhan_nhap_vien set trang_thai = 'DaHuy' where trang_thai = 'DangDieuTri'`,
  'a bed time outside its ward time': `update main.dot_giuong set khoa_id = (select id from auth.node where code = 'KNHI') where not da_huy`,
  'a shared bed in isolation': `update main.giuong_benh set cach_ly = 'TiepXuc'`,
  'a stay whose record another ward keeps': `update main.benh_an set phong_ban_id = (select id from auth.node where code = 'KNHI') where nhap_vien_id is not null`,
  'a stay that ends at another moment than its discharge': `update main.ra_vien_noi_tru set thoi_gian_ra_vien = thoi_gian_ra_vien - interval '1 second'`,
  'a discharge of who lies in the ward': `update main.tiep_nhan_nhap_vien set trang_thai = 'DangDieuTri' where trang_thai <> 'MoiVaoVien'`,
  'a record that ends at another time than its stay': `update main.benh_an set trang_thai = 'DaKetThuc' where nhap_vien_id is not null and trang_thai = 'DangDieuTri'`,
  'a patient in two stays': `update main.tiep_nhan_nhap_vien set benh_nhan_id = (select benh_nhan_id from main.tiep_nhan_nhap_vien where trang_thai = 'DangDieuTri' limit 1)`,
  'somebody in two wards at once': `update main.dot_khoa set benh_nhan_id = (select benh_nhan_id from main.dot_khoa where not da_huy and den_luc is null limit 1)
    where not da_huy and den_luc is null`,
  'episodes that overlap, leave a gap or go beyond the stay': `update main.dot_dieu_tri set thoi_gian_bat_dau = thoi_gian_bat_dau - interval '1 second'`,
  'an order without its state at the end': `update main.dich_vu_yeu_cau set trang_thai = 'SanSang'`,
  'a prescription that nobody handed out at the end': `insert into main.toa_thuoc (id, kham_benh_id, tiep_nhan_id, benh_nhan_id, ma_don_thuoc, loai_toa, so_ngay, ngay_ke)
    select gen_random_uuid(), kham_benh_id, tiep_nhan_id, benh_nhan_id, 'X1', 'NgoaiTru', 3, now() from main.tiep_nhan_nhap_vien where trang_thai = 'DaRaVien' limit 1`,
  'a drug that is given on after the discharge': `update main.y_lenh_thuoc set trang_thai = 'DangDung', ngung_luc = null, den_luc = den_luc + interval '1 year'`,
  'a transfer that waits where none is asked': `update main.tiep_nhan_nhap_vien set chuyen_den_id = (select id from auth.node where code = 'KNHI') where trang_thai = 'DangDieuTri'`,
};

/** What the database itself refuses, by the constraint that does. */
export const refused: Record<string, string> = {
  tiep_nhan_nhap_vien_lying: spoilt['a patient in two stays'],
  ra_vien_noi_tru_stay: `update main.ra_vien_noi_tru set trang_thai = 'DangSuDung', nhap_vien_id = (select nhap_vien_id from main.ra_vien_noi_tru limit 1)`,
  ra_vien_noi_tru_death: `update main.ra_vien_noi_tru set ket_qua_dieu_tri = 'TuVong'`,
  ra_vien_noi_tru_escape: `update main.ra_vien_noi_tru set loai_ra_vien = 'BoDieuTri'`,
  dot_giuong_place: `update main.dot_giuong set cho = 1, giuong_id = (select giuong_id from main.dot_giuong where not da_huy and den_luc is null limit 1)
    where not da_huy and den_luc is null`,
  dot_giuong_joined: spoilt['a gap between beds'],
  dot_khoa_joined: spoilt['a gap between wards'],
  dot_giuong_first: `update main.dot_giuong set noi_tiep = null where not da_huy`,
  dot_khoa_open: `update main.dot_khoa set den_luc = null where not da_huy`,
  dot_giuong_forward: `update main.dot_giuong set den_luc = tu_luc where not da_huy and den_luc is null`,
  dot_giuong_place_of_three: `update main.dot_giuong set cho = 4`,
  dot_giuong_follows: `update main.dot_giuong set den_luc = den_luc - interval '1 microsecond' where not da_huy and den_luc is not null`,
  dot_khoa_follows: `update main.dot_khoa set den_luc = den_luc - interval '1 microsecond' where not da_huy and den_luc is not null`,
  tiep_nhan_nhap_vien_in_bed: `update main.tiep_nhan_nhap_vien set khoa_id = null where trang_thai = 'DangDieuTri'`,
};
