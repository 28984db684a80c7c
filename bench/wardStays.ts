import { sql } from 'drizzle-orm';
import { unchecked } from './bulk.ts';
import type { Facts } from './case.ts';
import type { Site } from './site.ts';
import { makeStay } from './stays.ts';

export type WardFacts = { ward: string; stay: string; record: string; visit: string };

/** How many lie in the ward, how long the longest of them, with how many drugs in each entry of a day. */
export const ward = { lying: 60, days: 60, drugs: 6, signs: 3 };
const aYear = 365;
/** A stay of the year is so long. */
const usual = 5;

/**
 * A ward of 60 beds in which 60 people lie, one of them for 60 days with an entry, drugs and signs of every day, and a year of stays of
 * five days in each of its beds before. Written in bulk.
 */
export async function makeWard(site: Site, facts: Facts): Promise<WardFacts> {
  const { database } = site;
  const stays: Array<{ visit: string; patient: string; session: string; days: number }> = [];
  for (let number = 0; number < ward.lying; number += 1) {
    const days = number === 0 ? ward.days : 1 + (number % usual);
    const lines = days * 4;
    stays.push({ ...(await makeStay(site, facts, { payer: 'THUPHI', lines, days, number })), days });
  }
  await unchecked(database, async (db) => {
    await db.execute(sql`
      create temp table w on commit drop as select k.id as ward, r.id as room, s.id as doctor, l.id as kind, i.id as icd, d.id as service,
        g.id as drug, u.id as route
      from auth.node k, auth.node r, main.nhan_vien s, main.loai_benh_an l, main.icd i, main.dm_dich_vu d, pharmacy.duoc g, main.duong_dung u
      where k.code = 'KNOI' and r.code = 'NOI303' and s.ma_nhan_vien = 'NV026' and l.ma_loai_benh_an = 'NOI' and i.ma_icd = 'J18.9'
        and d.ma_dich_vu = 'NG-NOI2' and g.ma_duoc = 'T001' and u.ma_duong_dung = '1.01'`);
    await db.execute(sql`
      create temp table b on commit drop as select n, uuidv7() as bed from generate_series(1, ${ward.lying}::int) n`);
    await db.execute(sql`
      insert into main.giuong_benh (id, ma_giuong, ten_giuong, loai_giuong, phong_ban_id, dich_vu_id)
      select bed, 'B' || lpad(n::text, 3, '0'), 'Giường B' || n, 'Thuong', room, service from b, w`);
    // 1. Who lies there now.
    await db.execute(sql`
      create temp table s on commit drop as select n, bed, uuidv7() as stay, uuidv7() as record, x.visit, x.patient, x.session,
        now() - make_interval(days => x.days) as begin, x.days
      from b join json_to_recordset(${JSON.stringify(stays.map((one, at) => ({ n: at + 1, ...one })))}::json)
        as x (n int, visit uuid, patient uuid, session uuid, days int) using (n)`);
    await stayRows(db, 'DangDieuTri');
    await db.execute(sql`
      insert into main.benh_an (id, so_benh_an, trang_thai, benh_nhan_id, tiep_nhan_id, kham_benh_id, nhap_vien_id, loai_benh_an_id, phong_ban_id,
        bac_si_id, thoi_gian_vao_vien, chan_doan_icd_id)
      select record, 'BAB-' || n, 'DangDieuTri', patient, visit, session, stay, kind, ward, doctor, begin, icd from s, w`);
    await db.execute(sql`
      insert into main.dot_dieu_tri (id, benh_an_id, benh_nhan_id, dot_thu, thoi_gian_bat_dau) select uuidv7(), record, patient, 1, begin from s`);
    await db.execute(sql`
      create temp table e on commit drop as select uuidv7() as entry, s.*, d, begin + make_interval(days => d, mins => 30) as at
      from s, lateral generate_series(0, days - 1) d`);
    await db.execute(sql`
      insert into main.to_dieu_tri (id, trang_thai, so_thu_tu, nhap_vien_id, benh_an_id, benh_nhan_id, tiep_nhan_id, khoa_id, thoi_gian, bac_si_id,
        tinh_trang, dien_bien, cap_cham_soc, hieu_luc_den)
      select entry, 'DangSuDung', d + 1, stay, record, patient, visit, ward, at, doctor, 'OnDinh', 'Đỡ sốt, đỡ ho, ăn ngủ được', 'II', at + interval '1 day'
      from e, w`);
    await db.execute(sql`
      insert into main.y_lenh_thuoc (id, to_dieu_tri_id, nhap_vien_id, benh_nhan_id, thu_tu, duoc_id, ten_duoc, lieu, duong_dung_id, cach_dung, gios,
        tu_luc, den_luc)
      select uuidv7(), entry, stay, patient, nth, drug, 'Paracetamol Sen 500 mg', 1, route, 'TheoGio', '08:00, 20:00', at, at + interval '1 day'
      from e, w, generate_series(1, ${ward.drugs}::int) as t (nth)`);
    await db.execute(sql`
      insert into main.phieu_cham_soc (id, nhap_vien_id, benh_an_id, benh_nhan_id, khoa_id, loai, thoi_gian, gia_tri, thang_diem, diem, muc_do)
      select uuidv7(), stay, record, patient, ward, 'ChucNangSong', at + make_interval(hours => h * 6),
        '{"Mach": 80, "NhietDo": 36.8, "HuyetApCao": 120, "HuyetApThap": 80, "NhipTho": 16, "SpO2": 98, "KhiTho": "KhiTroi", "YThuc": "A"}',
        'NEWS2', 0, 'BinhThuong' from e, w, generate_series(1, ${ward.signs}::int) as t (h)`);
    // 2. Who lay there in the year before.
    await db.execute(sql`drop table s`);
    await db.execute(sql`
      create temp table s on commit drop as select 1000 + row_number() over () as n, bed, uuidv7() as stay, uuidv7() as record, uuidv7() as visit,
        uuidv7() as patient, uuidv7() as session, now() - make_interval(days => ${ward.days + 2}::int + d) as begin, ${usual}::int as days
      from b, generate_series(${usual}::int, ${aYear}::int, ${usual}::int) d`);
    await stayRows(db, 'DaRaVien');
  });
  const tables =
    'giuong_benh tiep_nhan_nhap_vien dot_khoa dot_giuong benh_an to_dieu_tri y_lenh_thuoc phieu_cham_soc';
  for (const table of tables.split(' ')) await database.db.execute(sql.raw(`vacuum analyze main.${table}`));
  const { rows } = await database.pool.query<WardFacts>(
    `select n.khoa_id as ward, n.id as stay, b.id as record, n.tiep_nhan_id as visit from main.tiep_nhan_nhap_vien n
     join main.benh_an b on b.nhap_vien_id = n.id where n.ma_nhap_vien = 'NVB-1'`,
  );
  const [found] = rows;
  if (!found) throw new Error('the long stay was not made');
  return found;
}

/** The stays of table `s` with their times; those that are over end after their days. */
async function stayRows(
  db: Parameters<Parameters<typeof unchecked>[1]>[0],
  state: 'DangDieuTri' | 'DaRaVien',
): Promise<void> {
  const end = state === 'DaRaVien' ? sql`begin + make_interval(days => days)` : sql`null::timestamptz`;
  await db.execute(sql`
    insert into main.tiep_nhan_nhap_vien (id, ma_nhap_vien, trang_thai, kham_benh_id, benh_nhan_id, tiep_nhan_id, khoa_nhap_vien_id, loai_benh_an_id,
      bac_si_chi_dinh_id, chan_doan_icd_id, thoi_gian_vao_vien, ly_do_vao_vien, khoa_id, ngay_vao_khoa, bac_si_dieu_tri_id)
    select stay, 'NVB-' || n, ${state}, session, patient, visit, ward, kind, doctor, icd, begin, 'Sốt, ho', ward, begin, doctor from s, w`);
  await db.execute(sql`
    insert into main.dot_khoa (id, nhap_vien_id, benh_nhan_id, khoa_id, bac_si_dieu_tri_id, tu_luc, den_luc)
    select uuidv7(), stay, patient, ward, doctor, begin, ${end} from s, w`);
  await db.execute(sql`
    insert into main.dot_giuong (id, nhap_vien_id, benh_nhan_id, khoa_id, giuong_id, dich_vu_id, cho, tu_luc, den_luc)
    select uuidv7(), stay, patient, ward, bed, service, 1, begin, ${end} from s, w`);
}
