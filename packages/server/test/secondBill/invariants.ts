import { sql } from 'drizzle-orm';
import type { Database } from '../../src/engine/database/database.ts';

/** What no bill of a site may break, each as a statement that finds the rows that do. */
const rules: Readonly<Record<string, string>> = {
  'the parts of a line add up': `select id from main.vien_phi_dong where thanh_tien <> bh_chi_tra + bncct + bntt + nguon_khac
      or con_lai - thu_thua <> benh_nhan_tt - khuyen_mai - mien_giam - hach_toan or con_lai * thu_thua <> 0`,
  'a visit is the sum of its lines': `select v.id from main.vien_phi v left join main.vien_phi_dong d on d.tiep_nhan_id = v.tiep_nhan_id and d.trang_thai = 'DangSuDung'
      group by v.id having v.thanh_tien <> coalesce(sum(d.thanh_tien), 0) or v.bh_chi_tra <> coalesce(sum(d.bh_chi_tra), 0)
        or v.khuyen_mai <> coalesce(sum(d.khuyen_mai), 0) or v.mien_giam <> coalesce(sum(d.mien_giam), 0)
        or v.hach_toan <> coalesce(sum(d.hach_toan), 0) or v.con_lai <> coalesce(sum(d.con_lai), 0)
        or v.thu_thua <> coalesce(sum(d.thu_thua), 0)`,
  'what stands on a line is what was posted to it': `select d.id from main.vien_phi_dong d left join main.bien_lai_chi_tiet c on c.vien_phi_dong_id = d.id and c.trang_thai = 'HieuLuc'
      group by d.id having d.hach_toan <> coalesce(sum(c.so_tien), 0)`,
  'money in less money out is on lines or waits': `select v.id from main.vien_phi v left join main.bien_lai b on b.tiep_nhan_id = v.tiep_nhan_id and b.trang_thai <> 'DaHuy'
      group by v.id having v.hach_toan + v.tam_ung_con <> coalesce(sum((b.gia_tri_bien_lai - b.chenh_lech_lam_tron)
        * case when b.loai_bien_lai in ('HoanTien', 'HoanUng') then -1 else 1 end), 0)`,
  'no receipt gives more than it holds': `select id from main.bien_lai where trang_thai <> 'DaHuy' and hach_toan > gia_tri_bien_lai - chenh_lech_lam_tron`,
  'a number of a book is given once, and none is left out': `select quyen_bien_lai_id as id from main.bien_lai group by quyen_bien_lai_id, ky_hieu
      having count(*) <> max(so_bien_lai) - min(so_bien_lai) + 1 or count(*) <> count(distinct so_bien_lai)`,
  'a line is reduced by what stands applied on it': `select d.id from main.vien_phi_dong d left join main.ap_dung_khuyen_mai a on a.vien_phi_dong_id = d.id and a.trang_thai = 'HieuLuc'
      group by d.id having case when d.trang_thai = 'DangSuDung' then d.khuyen_mai else 0 end <> coalesce(sum(a.so_tien), 0)`,
  'promotions reduce the own part alone, never a co-payment':
    'select id from main.vien_phi_dong where khuyen_mai > bntt',
  'no line that is not a gift is reduced by more than half': `select d.id from main.vien_phi_dong d join main.ap_dung_khuyen_mai a on a.vien_phi_dong_id = d.id and a.trang_thai = 'HieuLuc'
      left join main.chuong_trinh_khuyen_mai p on p.id = a.chuong_trinh_khuyen_mai_id
      where coalesce(p.loai_chuong_trinh_khuyen_mai, '') not like 'MuaX%' group by d.id having sum(a.so_tien) * 2 > d.bntt`,
  'medicines are never promoted': `select d.id from main.vien_phi_dong d join main.ap_dung_khuyen_mai a on a.vien_phi_dong_id = d.id where d.nhom_chi_phi = 'Thuoc'`,
  'a line has one programme of lines, one combo, one of the bill': `select vien_phi_dong_id as id from main.ap_dung_khuyen_mai where trang_thai = 'HieuLuc' and buoc <> 'Voucher'
      group by vien_phi_dong_id, buoc having count(distinct chuong_trinh_khuyen_mai_id) > 1`,
  'a voucher is used as often as bills have it, and never more often than there are': `select v.id from main.voucher v left join main.ap_dung_khuyen_mai a on a.voucher_id = v.id and a.trang_thai = 'HieuLuc'
      group by v.id having v.so_luong_da_dung <> count(distinct a.tiep_nhan_id) or v.so_luong_da_dung > v.so_luong`,
  'a programme with a limit counts what it gave, and stays within it': `select p.id from main.chuong_trinh_khuyen_mai p
      left join main.ap_dung_khuyen_mai a on a.chuong_trinh_khuyen_mai_id = p.id and a.trang_thai = 'HieuLuc'
      group by p.id having sum(a.so_luong) > p.so_luong_dich_vu_khuyen_mai_toi_da or sum(a.so_tien) > p.tong_tien_khuyen_mai_toi_da
        or ((p.so_luong_dich_vu_khuyen_mai_toi_da is not null or p.tong_tien_khuyen_mai_toi_da is not null)
          and (p.so_luong_da_khuyen_mai <> coalesce(sum(a.so_luong), 0) or p.so_tien_da_khuyen_mai <> coalesce(sum(a.so_tien), 0)))`,
  'nobody has more of a promotion than one patient may': `select a.benh_nhan_id as id from main.ap_dung_khuyen_mai a
      left join main.chuong_trinh_khuyen_mai p on p.id = a.chuong_trinh_khuyen_mai_id left join main.voucher v on v.id = a.voucher_id
      where a.trang_thai = 'HieuLuc' group by a.benh_nhan_id, p.id, v.id, p.so_lan_toi_da_moi_khach, v.so_lan_toi_da_moi_khach
      having count(distinct a.tiep_nhan_id) > coalesce(p.so_lan_toi_da_moi_khach, v.so_lan_toi_da_moi_khach)`,
};

/** The rules that a site breaks, with how many rows do. */
export async function brokenRules({ db }: Pick<Database, 'db'>): Promise<string[]> {
  const broken: string[] = [];
  for (const [rule, statement] of Object.entries(rules)) {
    const { rows } = await db.execute<{ id: string }>(sql.raw(statement));
    if (rows.length > 0) broken.push(`${rule}: ${rows.length}, ${rows[0]?.id}`);
  }
  return broken;
}
