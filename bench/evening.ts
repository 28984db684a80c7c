import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Database } from '../packages/server/src/engine/database/database.ts';
import { inBulk, unchecked } from './bulk.ts';
import { signIn } from './facts.ts';
import { spread, timed } from './measure.ts';
import { type Site, type Started, today, withSen } from './site.ts';

/** The evening of a day of so many receipts, a quarter of them of insured visits that were confirmed on it. */
const { values } = parseArgs({
  options: {
    evening: { type: 'boolean' },
    receipts: { type: 'string', default: '20000' },
    patients: { type: 'string', default: '50000' },
    turns: { type: 'string', default: '15' },
    data: { type: 'string' },
  },
});
const receipts = Number(values.receipts);
const turns = Number(values.turns);
/** The most that the page may take. */
const limit = 1000;

const found = 'loai soLuong SoTien dongs { _id So Ai SoTien NenLa DangLa }';
const page = `{ doiChieuNgay { khop soLech pheps { loai trai { loai SoTien } phai { loai SoTien } lech khop } nhoms { ${found} }
  thuNgans { NguoiThu HinhThuc Thu Chi Con ButToan CaDaKet } tamUng { TonDau DaThu DaDung HoanLai TonCuoi }
  hoaDon { DaThu HoaDon TongHop ChuaLap } quy { soLuot DaXacNhan HoSo } quyens { KyHieu TuSo DenSo soKhuyets } kyHieus { KyHieu soKhuyets } } }`;
const takings = `{ thuTrongNgay { tong gios { gio SoTien thuongLe } doiTuongs { ten SoTien } khoas { ten SoTien } nhomChiPhis { ten SoTien } } }`;

const day = `>= '${today}'::date::timestamp at time zone 'Asia/Ho_Chi_Minh'`;
/** The sums of the same day, bare: nothing is compared, nothing named. */
const bare = [
  `select b.nguoi_thu_id, t.hinh_thuc_thanh_toan_id, sum(t.so_tien) from main.bien_lai b join main.bien_lai_thanh_toan t on t.bien_lai_id = b.id
    where b.ngay_bien_lai ${day} group by 1, 2`,
  `select sum(so_tien) from main.but_toan where ngay = '${today}'`,
  `select h.loai_hoa_don, sum(l.so_tien) from main.bien_lai b join main.hoa_don_bien_lai l on l.bien_lai_id = b.id
    join main.hoa_don_dien_tu h on h.id = l.hoa_don_id where b.ngay_bien_lai ${day} group by 1`,
  `select sum(c.so_tien) from main.bien_lai b join main.bien_lai_chi_tiet c on c.bien_lai_id = b.id where b.ngay_bien_lai ${day}`,
  `select sum(d.bh_chi_tra) from main.xac_nhan_bhyt x join main.vien_phi_dong d on d.tiep_nhan_id = x.tiep_nhan_id where x.ngay_xac_nhan ${day}`,
];

await withSen({ patients: Number(values.patients), visits: receipts, acts: 10 }, bench, values.data);

async function bench(sen: Started, site: Site): Promise<void> {
  await fillDay(site.database, receipts);
  const session = await signIn(sen.base, 'ketoan');
  const ask = async (query: string) => {
    const answer = await fetch(`${sen.base}/graphql/main`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...session },
      body: JSON.stringify({ query }),
    });
    const { data, errors } = (await answer.json()) as {
      data?: { doiChieuNgay?: { khop: boolean; soLech: number } };
      errors?: unknown;
    }; // the API's shape
    if (errors) throw new Error(JSON.stringify(errors));
    return data?.doiChieuNgay;
  };
  console.log(`a day of ${receipts} receipts, ${turns} readings each, one client; ${today}

| reading | p50 ms | p95 |
|---|---|---|`);
  const row = async (name: string, read: () => Promise<unknown>) => {
    const times: number[] = [];
    for (let turn = -3; turn < turns; turn += 1) {
      const took = await timed(read);
      if (turn >= 0) times.push(took);
    }
    const { p50, p95 } = spread(times);
    console.log(`| ${name} | ${p50.toFixed(0)} | ${p95.toFixed(0)}${p95 > limit ? ' (too much)' : ''} |`);
  };
  const named = (await ask(page))?.soLech;
  await row(`the evening, ${named} things named`, () => ask(page));
  await row('its sums, bare SQL', async () => {
    await Promise.all(bare.map((statement) => site.database.pool.query(statement)));
  });
  await site.database.pool.query(
    `delete from main.but_toan where ngay = '${today}' and ('x' || right(id::text, 2))::bit(8)::int < 26`,
  );
  const broken = (await ask(page))?.soLech;
  await row(`the evening, ${broken} things named`, () => ask(page));
  await row('takings of home', () => ask(takings));
}

/**
 * A receipt of each visit over both of its lines, written today at one of eight counters into its cashier's book, three of four in cash; entered,
 * in closed shifts, in summaries. A quarter of the visits is insured: 80 % of the fund, confirmed today.
 */
async function fillDay(database: Database, count: number): Promise<void> {
  const { rows } = await database.db.execute<{ n: number }>(
    sql`select count(*)::int as n from main.bien_lai`,
  );
  if ((rows[0]?.n ?? 0) > 0) return;
  const tables = [
    'bien_lai',
    'bien_lai_thanh_toan',
    'bien_lai_chi_tiet',
    'but_toan',
    'hoa_don_bien_lai',
    'xac_nhan_bhyt',
  ];
  await inBulk(database, tables, () =>
    unchecked(database, async (db) => {
      await db.execute(sql`
        create temp table r on commit drop as
        select uuidv7() as receipt, uuidv7() as payment, n, visit, patient, insured, case when insured then 40000 else 200000 end as value,
          1 + n % 8 as desk, n % 4 = 0 as by_bank,
          (${today}::date::timestamp + make_interval(secs => n::double precision)) at time zone 'Asia/Ho_Chi_Minh' as at
        from (select row_number() over (order by t.id) as n, t.id as visit, t.benh_nhan_id as patient, t.id::text ~ '[0-3]$' as insured
          from main.tiep_nhan t where t.ma_tiep_nhan like 'TNB-%' and exists (select from main.vien_phi_dong d
            where d.tiep_nhan_id = t.id and d.ma = 'XN-CBC') order by t.id limit ${count}) v`);
      await db.execute(sql`
        create temp table c on commit drop as
        select desk, uuidv7() as shift, uuidv7() as invoice, uuidv7() as book, (select array_agg(id order by ma_nhan_vien) from main.nhan_vien)[desk] as who
        from generate_series(1, 8) desk`);
      await db.execute(sql`
        insert into main.quyen_bien_lai (id, ma_quyen_bien_lai, ten_quyen_bien_lai, ky_hieu, loai, min_number, max_number, current_number, nguoi_su_dung_id, hieu_luc)
        select book, 'QB' || desk, 'QB' || desk, 'BENCH' || desk, 'ThuTien', 1, 9999999, (select max(n) from r where r.desk = c.desk), who, true from c`);
      await db.execute(sql`
        insert into main.ca_thu (id, nhan_vien_id, tu_luc, den_luc, so_lieu)
        select shift, who, min(at), max(at), jsonb_build_object('tong', sum(value)::numeric(18, 2)::text,
          'nopQuy', coalesce(sum(value) filter (where not by_bank), 0)::numeric(18, 2)::text)
        from c join r using (desk) group by shift, who`);
      await db.execute(sql`
        insert into main.bien_lai (id, ma_bien_lai, quyen_bien_lai_id, ky_hieu, so_bien_lai, loai_bien_lai, benh_nhan_id, tiep_nhan_id, ngay_bien_lai,
          gia_tri_bien_lai, hach_toan, trang_thai, nguoi_thu_id, quay_thu_id, ca_thu_id)
        select receipt, 'BENCH' || desk || '-' || n, book, 'BENCH' || desk, (n - 1) / 8 + 1, 'ThuTien', patient, visit, at, value, value, 'HachToanToanBo', who,
          (select id from auth.node where code = 'QT01'), shift from r join c using (desk)`);
      await db.execute(sql`update main.quyen_bien_lai q set current_number = (select max(so_bien_lai) from main.bien_lai b where b.quyen_bien_lai_id = q.id)
        where ma_quyen_bien_lai like 'QB%'`);
      await db.execute(sql`
        insert into main.bien_lai_thanh_toan (id, bien_lai_id, hinh_thuc_thanh_toan_id, loai, so_tien)
        select payment, receipt, h.id, h.loai, value from r join main.hinh_thuc_thanh_toan h on h.ma_hinh_thuc_thanh_toan = case when by_bank then 'CK' else 'TM' end`);
      await db.execute(sql`
        insert into main.but_toan (id, bien_lai_id, thanh_toan_id, loai_but_toan, ngay, tai_khoan_no, tai_khoan_co, so_tien, ty_gia)
        select uuidv7(), receipt, payment, 'Ghi', ${today}, '1111', '5113', value, 1 from r`);
      await db.execute(sql`
        update main.vien_phi_dong d set bh_chi_tra = 80000, bncct = 20000, bntt = 0, benh_nhan_tt = 20000, hach_toan = 20000, la_bhyt = true, pham_vi = 1,
          don_gia_bhyt = 100000, muc_huong = '80', thuc_hien = true from r where r.insured and d.tiep_nhan_id = r.visit`);
      await db.execute(sql`
        update main.vien_phi a set bh_chi_tra = 160000, bncct = 40000, bntt = 0, benh_nhan_tt = 40000, hach_toan = 40000, da_thu = 40000
        from r where r.insured and a.tiep_nhan_id = r.visit`);
      await db.execute(sql`
        insert into main.bien_lai_chi_tiet (id, bien_lai_id, vien_phi_dong_id, so_tien, ngay_tao)
        select uuidv7(), receipt, d.id, d.hach_toan, at from r join main.vien_phi_dong d on d.tiep_nhan_id = r.visit order by at`);
      await db.execute(sql`
        insert into main.xac_nhan_bhyt (id, tiep_nhan_id, benh_nhan_id, ngay_xac_nhan, thanh_tien, bh_chi_tra, bncct, bntt, nguon_khac, dongs)
        select uuidv7(), visit, patient, at, 200000, 160000, 40000, 0, 0, (select jsonb_agg(jsonb_build_object('_id', d.id, 'SoLuong', d.so_luong::text,
          'DonGia', d.don_gia::text, 'DonGiaBHYT', d.don_gia_bhyt::text, 'tyLeDV', 100, 'tyLeBH', 100, 'mucHuong', '80', 'ThanhTien', d.thanh_tien::text,
          'BHChiTra', d.bh_chi_tra::text, 'BNCCT', d.bncct::text, 'BNTT', d.bntt::text, 'NguonKhac', d.nguon_khac::text)) from main.vien_phi_dong d where d.tiep_nhan_id = r.visit)
        from r where insured`);
      await db.execute(
        sql`update main.tiep_nhan t set da_xac_nhan_bhyt = true, da_xac_nhan_chi_phi = true from r where r.insured and t.id = r.visit`,
      );
      await db.execute(sql`
        insert into main.hoa_don_dien_tu (id, ma_hoa_don, loai_hoa_don, tai_khoan_id, pattern, serial, so_hoa_don, ngay_hoa_don, quay_thu_id, hinh_thuc_thanh_toan,
          tong_tien, trang_thai)
        select invoice, 'BENCH' || desk, 'TongHop', (select id from main.tai_khoan_hoa_don order by id limit 1), '1', 'C26TBB', desk, ${today},
          (select id from auth.node where code = 'QT01'), 'TM/CK', sum(value), 'DaPhatHanh' from c join r using (desk) group by invoice, desk`);
      await db.execute(sql`
        insert into main.hoa_don_dong (id, hoa_don_id, stt, ten, thanh_tien) select uuidv7(), id, 1, 'Dịch vụ', tong_tien from main.hoa_don_dien_tu
        where ma_hoa_don like 'BENCH%'`);
      await db.execute(sql`
        insert into main.hoa_don_bien_lai (id, hoa_don_id, bien_lai_id, so_tien) select uuidv7(), invoice, receipt, value from r join c using (desk)`);
    }),
  );
  for (const table of ['vien_phi', 'vien_phi_dong', 'tiep_nhan', 'hoa_don_dien_tu', 'ca_thu'])
    await database.db.execute(sql.raw(`vacuum analyze main.${table}`));
}
