import { type SQL, sql } from 'drizzle-orm';

/**
 * The rows of the notifiable diseases that diseases (alias `i` of main.icd) fall under, whenever they are in force, as a select: `icd`,
 * `ten`, `nhom`, `so_gio`, `can_cu`, and what `dutyOn` chooses by.
 */
export const notifiableRows = (diseases: SQL): SQL => sql`
  select i.id as icd, r.ten_benh_bao_cao as ten, r.nhom_benh as nhom, r.so_gio::int as so_gio, r.can_cu, r.id, r.hieu_luc_tu, r.hieu_luc_den,
    case when p = '*' then 0 else length(p) end as exact
  from main.icd i cross join main.benh_phai_bao_cao r cross join lateral regexp_split_to_table(r.cac_ma_icd, '[[:space:],;]+') p
  where ${diseases} and r.trang_thai = 'DangSuDung' and not r.tam_ngung
    and p <> '' and case when p = '*' then i.truyen_nhiem else starts_with(i.ma_icd, upper(p)) end`;

/** Of such rows, the one of a disease on a day: that of the longest beginning of its code, of several the one in force last. */
export const dutyOn = (rows: SQL, disease: SQL, day: SQL): SQL => sql`
  select d.* from ${rows} d
  where d.icd = ${disease} and d.hieu_luc_tu <= ${day} and (d.hieu_luc_den is null or ${day} <= d.hieu_luc_den)
  order by d.exact desc, d.hieu_luc_tu desc, d.id
  limit 1`;

/** Days within which a further diagnosis of the same disease belongs to the episode that was reported. */
export const sameEpisodeDays = 30;

/**
 * Whether a live report of the patient tells of the same disease (first three characters of its code) in the days around `day`, as a
 * select of the reports: number and day.
 */
export const reportsOfEpisode = (of: { patient: SQL; code: SQL; day: SQL; except: SQL }): SQL => sql`
  select c.so_bao_cao as "SoBaoCao", c.ngay_bao_cao as "Ngay", c.tiep_nhan_id as "TiepNhan_Id"
  from main.bao_cao_ca_benh c join main.icd ci on ci.id = c.chan_doan_icd_id
  where c.benh_nhan_id = ${of.patient} and c.trang_thai in ('Nhap', 'DaGui') and left(ci.ma_icd, 3) = left(${of.code}, 3)
    and abs(c.ngay_bao_cao - ${of.day}::date) <= ${sameEpisodeDays}::int and ${of.except}
  order by c.ngay_bao_cao desc, c.id`;
