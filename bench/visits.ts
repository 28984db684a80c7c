import { sql } from 'drizzle-orm';
import type { Database } from '../packages/server/src/engine/database/database.ts';
import { inBulk, unchecked } from './bulk.ts';

/** Visits of one transaction. */
const chunk = 250_000;

const tables = [
  'tiep_nhan',
  'dich_vu_yeu_cau',
  'dich_vu_yeu_cau_chi_tiet',
  'kham_benh',
  'hang_doi_ve',
  'xet_nghiem_phien_ban',
  'xet_nghiem_ket_qua',
  'vien_phi',
  'vien_phi_dong',
];

/**
 * Fills finished visits of the year before `today` in bulk: reception, examination, a laboratory slip of one service with five
 * values, the account with two charges. `waiting` of today's first visits to room PK01 still wait with a ticket.
 */
export async function fillVisits(
  database: Database,
  count: number,
  today: string,
  waiting: number,
): Promise<void> {
  await database.db.execute(sql`
    create table main.people as select id, row_number() over (order by id) as place from main.benh_nhan`);
  await database.db.execute(sql`create index on main.people (place)`);
  await database.db.execute(sql`analyze main.people`);
  await inBulk(database, tables, async () => {
    for (let done = 0; done < count; done += chunk) {
      await fillSome(database, { from: done + 1, to: Math.min(count, done + chunk), today, waiting });
      process.stderr.write(`\r${Math.min(count, done + chunk)} visits`);
    }
    process.stderr.write('\n');
  });
  await database.db.execute(sql`drop table main.people`);
  await database.db.execute(sql`vacuum analyze`);
}

type Some = { from: number; to: number; today: string; waiting: number };

function fillSome(database: Database, { from, to, today, waiting }: Some): Promise<void> {
  return unchecked(database, async (db) => {
    await db.execute(sql`
      create temp table v on commit drop as
      select n, uuidv7() as visit, uuidv7() as slip, uuidv7() as slip_line, uuidv7() as session, uuidv7() as ticket,
        uuidv7() as lab, uuidv7() as lab_line, uuidv7() as account, p.id as patient,
        case when n <= ${waiting} then 'PK01' else 'PK0' || (1 + n % 9) end as room_code,
        (${today}::date - (case when n <= 700 then 0 else 1 + n % 365 end))::timestamp + interval '7 hours' + make_interval(mins => n % 540) as at
      from generate_series(${from}::int, ${to}::int) n
      join main.people p on p.place = 1 + (n::bigint * 7919) % (select count(*) from main.people)`);
    await db.execute(sql`alter table v add column waits boolean, add column room uuid, add column day date`);
    await db.execute(
      sql`update v set waits = n <= ${waiting}, day = at::date, room = (select id from auth.node where code = v.room_code)`,
    );
    await db.execute(sql`
      insert into main.tiep_nhan (id, ma_tiep_nhan, benh_nhan_id, ngay_tiep_nhan, ngay, so_thu_tu, doi_tuong_id, noi_tiep_nhan_id, trang_thai)
      select visit, 'TNB-' || n, patient, at at time zone 'Asia/Ho_Chi_Minh', day, n % 1000,
        (select id from main.dm_doi_tuong where ma_doi_tuong = 'THUPHI'), (select id from auth.node where code = 'TN01'), 'DaTiepNhan' from v`);
    await insertOrders(db);
    await insertSessions(db);
    await insertResults(db);
    await insertAccounts(db);
  });
}

type Transaction = Parameters<Parameters<Database['db']['transaction']>[0]>[0];

async function insertOrders(db: Transaction): Promise<void> {
  await db.execute(sql`
    insert into main.dich_vu_yeu_cau (id, so_phieu_yeu_cau, so_thu_tu, loai, benh_nhan_id, tiep_nhan_id, kham_benh_id, noi_yeu_cau_id,
      noi_thuc_hien_id, trang_thai, ngay_yeu_cau, ngay_ket_qua)
    select slip, 'YCB-' || n, 1, 'KhamBenh', patient, visit, null, (select id from auth.node where code = 'TN01'), room,
      case when waits then 'SanSang' else 'DaXemKetQua' end, at at time zone 'Asia/Ho_Chi_Minh', null from v
    union all
    select lab, 'YCX-' || n, 1, 'XetNghiem', patient, visit, session, room, (select id from auth.node where code = 'XN01'),
      'DaXemKetQua', (at + interval '20 minutes') at time zone 'Asia/Ho_Chi_Minh', (at + interval '1 hour') at time zone 'Asia/Ho_Chi_Minh'
    from v where not waits`);
  const line = (id: string, slip: string, code: string, where: string) =>
    sql.raw(`select ${id}, ${slip}, d.id, d.ma_dich_vu, d.ten_dich_vu, l.id, l.id, 100000, 100000, 1,
      case when waits then 'SanSang' else 'DaXemKetQua' end, true, true, at at time zone 'Asia/Ho_Chi_Minh'
    from v, main.dm_dich_vu d, main.loai_gia l where d.ma_dich_vu = '${code}' and l.ma_loai_gia = 'BHYT' and ${where}`);
  await db.execute(sql`
    insert into main.dich_vu_yeu_cau_chi_tiet (id, dich_vu_yeu_cau_id, dich_vu_id, ma_dich_vu, ten_dich_vu, loai_gia_id, bang_gia_id,
      don_gia, don_gia_bhyt, so_luong, trang_thai, da_thu_tien, duoc_phep_thuc_hien, ngay_yeu_cau)
    ${line('slip_line', 'slip', 'KB-NOI', 'true')} union all ${line('lab_line', 'lab', 'XN-CBC', 'not waits')}`);
}

async function insertSessions(db: Transaction): Promise<void> {
  await db.execute(sql`
    insert into main.kham_benh (id, ma_kham_benh, benh_nhan_id, tiep_nhan_id, dich_vu_yeu_cau_id, phong_ban_id, trang_thai, ngay_kham, ngay,
      bac_si_kham_id, mach, nhiet_do, huyet_ap_cao, huyet_ap_thap, can_nang, chan_doan, chan_doan_icd_id, da_duyet)
    select session, 'KBB-' || n, patient, visit, slip, room, 'DaKham', (at + interval '10 minutes') at time zone 'Asia/Ho_Chi_Minh', day,
      (select id from main.nhan_vien where ma_nhan_vien = 'NV005'), 60 + n % 40, 36.5, 110 + n % 40, 70 + n % 20, 45 + n % 40,
      'Viêm họng cấp', (select id from main.icd where ma_icd = 'J02.9'), true
    from v where not waits`);
  await db.execute(sql`
    insert into main.hang_doi_ve (id, hang_doi, node_id, ngay, so_thu_tu, ky_hieu, trang_thai, benh_nhan_id, tiep_nhan_id, source_id, vi_tri)
    select ticket, 'KhamBenh', room, day, n + 1000000, 'A' || n, 'cho', patient, visit, slip, n from v where waits`);
}

async function insertResults(db: Transaction): Promise<void> {
  await db.execute(sql`
    insert into main.xet_nghiem_phien_ban (id, dich_vu_yeu_cau_id, phien_ban, ngay_tra)
    select uuidv7(), lab, 1, (at + interval '1 hour') at time zone 'Asia/Ho_Chi_Minh' from v where not waits`);
  await db.execute(sql`
    insert into main.xet_nghiem_ket_qua (id, dich_vu_yeu_cau_id, phien_ban, chi_tiet_id, benh_nhan_id, ma_chi_so, ten_chi_so, kieu_du_lieu,
      ket_qua, don_vi_tinh, muc_binh_thuong, co_ket_qua, thu_tu, ngay_ket_qua)
    select uuidv7(), lab, 1, lab_line, patient, i.ma, i.ma, 'So', ((n + i.place) % 90)::text, 'g/L', '4 - 10', 'N', i.place,
      (at + interval '1 hour') at time zone 'Asia/Ho_Chi_Minh'
    from v, (values (1, 'WBC'), (2, 'RBC'), (3, 'HGB'), (4, 'HCT'), (5, 'PLT')) i(place, ma) where not waits`);
}

async function insertAccounts(db: Transaction): Promise<void> {
  await db.execute(sql`
    insert into main.vien_phi (id, tiep_nhan_id, benh_nhan_id, ngay, thanh_tien, bntt, benh_nhan_tt, hach_toan, so_dong, da_thu)
    select account, visit, patient, day, total, total, total, total, total / 100000, total
    from (select *, case when waits then 100000 else 200000 end as total from v) v`);
  await db.execute(sql`
    insert into main.vien_phi_dong (id, tiep_nhan_id, benh_nhan_id, source, source_id, dich_vu_id, ma, ten, nhom_chi_phi, so_luong, don_gia,
      ngay_y_lenh, thanh_tien, bntt, benh_nhan_tt, hach_toan, da_thu_tien, duoc_phep_thuc_hien)
    select uuidv7(), visit, patient, 'DichVu', line, d.id, d.ma_dich_vu, d.ten_dich_vu, 'KhamBenh', 1, 100000,
      at at time zone 'Asia/Ho_Chi_Minh', 100000, 100000, 100000, 100000, true, true
    from v, lateral (values (slip_line, 'KB-NOI'), (lab_line, 'XN-CBC')) c(line, code) join main.dm_dich_vu d on d.ma_dich_vu = c.code
    where not (waits and c.code = 'XN-CBC')`);
}
