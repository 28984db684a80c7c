import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Database } from '../packages/server/src/engine/database/database.ts';
import { screenDocument } from '../packages/server/test/screenDocument.ts';
import type { SessionHeaders } from '../packages/server/test/sessionHeaders.ts';
import { inBulk, unchecked } from './bulk.ts';
import { readFacts, signIn } from './facts.ts';
import { spread, timed } from './measure.ts';
import { cpuSeconds, megabytes } from './processes.ts';
import { type Site, type Started, startSen, stopSen, today, withSen } from './site.ts';
import { makeStay } from './stays.ts';

/** Claims of so many insured visits, written, checked, signed and kept as the desk does it; and what the checks cost while a doctor orders. */
const { values } = parseArgs({
  options: {
    claims: { type: 'boolean' },
    visits: { type: 'string', default: '1000' },
    patients: { type: 'string', default: '5000' },
    /** Visits that are sent together. */
    together: { type: 'string', default: '50' },
    turns: { type: 'string', default: '40' },
    data: { type: 'string' },
  },
});
const visits = Number(values.visits);
const together = Number(values.together);
const turns = Number(values.turns);
/** The most that all of them may take, in seconds. */
const limit = 60;
const services = ['XN-CBC', 'XN-GLU', 'XN-HBA1C', 'XN-URE', 'XN-PT', 'XN-APTT'];
const drugs = ['T001', 'T027', 'T037'];
const findings = 'query ($id: ID!) { hoSoBHYTCuaTiepNhan(TiepNhan_Id: $id) { phatHiens { noiDung } } }';
const send = `mutation ($ids: [ID!]!) { guiHoSoBHYTs(TiepNhan_Ids: $ids) { TiepNhan_Id loi thongBao } }`;

// a hundred for the first requests, which no figure holds
const all = visits + 100;
await withSen({ patients: Number(values.patients), visits: all + 200, acts: 10 }, bench, values.data);

async function bench(sen: Started, site: Site): Promise<void> {
  const ids = await fillClaims(site.database, all);
  const accountant = { ...(await signIn(sen.base, 'ketoan')) };
  console.log(
    `claims of ${visits} insured visits, ${together} together, one client; load average ${load()}; ${today}\n`,
  );
  for (let at = visits; at < all; at += together)
    await sendSome(sen, accountant, ids.slice(at, at + together));
  const cpu = cpuSeconds(sen.child.pid);
  const memory: string[] = [];
  const began = performance.now();
  for (let at = 0; at < visits; at += together) {
    await sendSome(sen, accountant, ids.slice(at, at + together));
    if ((at / together + 1) % Math.max(1, Math.round(visits / together / 10)) === 0)
      memory.push(`${at + together}: ${megabytes(sen.child.pid, 'VmRSS')}`);
  }
  const seconds = (performance.now() - began) / 1000;
  const { rows } = await site.database.pool.query<{ n: number; kb: number }>(
    `select count(*)::int as n, (avg(length(t.tep_xml)) / 1024)::int as kb from main.ho_so_bhyt h join main.ho_so_bhyt_tep t on t.ho_so_id = h.id`,
  );
  console.log(`${seconds.toFixed(1)} s${seconds > limit ? ' (too much)' : ''}, of these ${(cpuSeconds(sen.child.pid) - cpu).toFixed(1)} s of Sen's own processor; ${rows[0]?.n} signed files of ${rows[0]?.kb} kB in all
memory of Sen in MB after so many: ${memory.join(', ')}; load average ${load()}\n`);
  await orders(sen, site);
}

function load(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}

async function sendSome(sen: Started, session: SessionHeaders, ids: readonly string[]): Promise<void> {
  const { guiHoSoBHYTs } = (await ask(sen, session, send, { ids })) as {
    guiHoSoBHYTs: Array<{ TiepNhan_Id: string; loi: string | null; thongBao: string | null }>;
  }; // the API's shape
  const refused = guiHoSoBHYTs.find(({ loi }) => loi !== null);
  if (!refused) return;
  const found = await ask(sen, session, findings, { id: refused.TiepNhan_Id });
  throw new Error(`${refused.loi} ${refused.thongBao}: ${JSON.stringify(found)}`);
}

/** Previews of an order for an insured visit: with services of the fund, which are checked, and with the same ones out of scope, which are not. */
async function orders(sen: Started, site: Site): Promise<void> {
  const facts = await readFacts(sen.base, site);
  const stay = await makeStay(site, facts, { payer: 'BHYT', lines: 5, days: 0, number: 1 });
  const { rows } = await site.database.pool.query<{ id: string }>(
    'select id from main.dm_dich_vu where ma_dich_vu = any($1)',
    [services],
  );
  const query = screenDocument('XemTruocChiDinh');
  const variables = {
    TiepNhan_Id: stay.visit,
    NoiYeuCau_Id: facts.ids.room,
    chiTiets: rows.map(({ id }) => ({ DichVu_Id: id })),
  };
  const timesOf = async (from: Started) => {
    const session = await signIn(from.base, 'bsnoi1');
    const times: number[] = [];
    for (let turn = -5; turn < turns; turn += 1) {
      const took = await timed(() => ask(from, session, query, variables));
      if (turn >= 0) times.push(took);
    }
    return spread(times);
  };
  const row = (name: string, { p50, p95 }: { p50: number; p95: number }) =>
    console.log(`| ${name} | ${p50.toFixed(1)} | ${p95.toFixed(1)} |`);
  console.log(`${turns} previews of an order of ${rows.length} services for an insured visit

| preview | p50 ms | p95 |
|---|---|---|`);
  row('services of the fund, checked', await timesOf(sen));
  await site.database.pool.query(
    `update main.dm_dich_vu set pham_vi_bhyt = 'NgoaiPhamVi' where ma_dich_vu = any($1)`,
    [services],
  );
  const other = await startSen(site.url);
  try {
    row('the same out of scope, not checked', await timesOf(other));
  } finally {
    await stopSen(other);
  }
}

async function ask(
  { base }: Started,
  session: SessionHeaders,
  query: string,
  variables: object,
): Promise<unknown> {
  const answer = await fetch(`${base}/graphql/main`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...session },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as { data?: unknown; errors?: unknown }; // the API's shape
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

function finished(count: number) {
  return sql`select t.id as visit, t.benh_nhan_id as patient from main.tiep_nhan t
  join main.kham_benh k on k.tiep_nhan_id = t.id where t.ma_tiep_nhan like 'TNB-%' and k.trang_thai = 'DaKham' order by t.id limit ${count}`;
}

/** So many insured visits that have ended, by their ids; made where there are none. */
async function fillClaims(database: Database, count: number): Promise<string[]> {
  const { rows: before } = await database.db.execute<{ n: number }>(
    sql`select count(*)::int as n from main.xac_nhan_bhyt`,
  );
  if ((before[0]?.n ?? 0) < count) await insure(database, count);
  const { rows } = await database.db.execute<{ visit: string }>(finished(count));
  return rows.map(({ visit }) => visit);
}

/**
 * Makes finished visits insured: an examination, a laboratory test of five values and three drugs each, settled at 80 %, confirmed and paid.
 */
async function insure(database: Database, count: number): Promise<void> {
  const tables = [
    'toa_thuoc',
    'toa_thuoc_chi_tiet',
    'tiep_nhan',
    'kham_benh',
    'vien_phi',
    'vien_phi_dong',
    'xac_nhan_bhyt',
    'dich_vu_yeu_cau',
  ];
  await inBulk(database, tables, () =>
    unchecked(database, async (db) => {
      await db.execute(sql`create temp table c on commit drop as ${finished(count)}`);
      await db.execute(sql`
        update main.tiep_nhan t set doi_tuong_id = (select id from main.dm_doi_tuong where ma_doi_tuong = 'BHYT'), so_the_bhyt = 'DN4010123456789',
          bhyt_ngay_hieu_luc = '2020-01-01', bhyt_ngay_het_hieu_luc = '2099-12-31', ma_doi_tuong_kcb = '1.1', tuyen_kcb = 'DungTuyen', ly_do_kham = 'Sốt',
          benh_vien_kcb_id = (select b.id from main.benh_vien b where b.ma_cskcb <> '' order by b.ma_cskcb limit 1), da_xac_nhan_bhyt = true,
          da_xac_nhan_chi_phi = true
        from c where t.id = c.visit`);
      await db.execute(sql`
        update main.benh_nhan b set quoc_tich_id = coalesce(b.quoc_tich_id, (select id from main.quoc_tich where ma_xml = '000')),
          dan_toc_id = coalesce(b.dan_toc_id, (select id from main.dan_toc where ma_xml = '01')),
          nghe_nghiep_id = coalesce(b.nghe_nghiep_id, (select id from main.nghe_nghiep where ma_xml is not null order by ma_xml limit 1)),
          dia_chi_id = coalesce(b.dia_chi_id, (select id from main.don_vi_hanh_chinh where cap = 2 and ma_xml is not null order by id limit 1))
        from c where b.id = c.patient`);
      await db.execute(sql`
        update main.kham_benh k set ngay_ket_thuc = k.ngay_kham + interval '90 minutes', huong_giai_quyet_id = (select id from main.huong_giai_quyet
            where loai is null or loai <> 'ChuyenVien' order by id limit 1), ly_do_kham = 'Sốt', qua_trinh_benh_ly = 'Sốt ba ngày, đau họng',
          ket_qua_can_lam_sang = 'Công thức máu bình thường', phuong_phap_dieu_tri = 'Thuốc theo đơn', huong_dieu_tri = 'Nghỉ ngơi'
        from c where k.tiep_nhan_id = c.visit`);
      await db.execute(sql`
        update main.dich_vu_yeu_cau s set bac_si_chi_dinh_id = (select id from main.nhan_vien where ma_nhan_vien = 'NV005'),
          nguoi_thuc_hien_id = (select id from main.nhan_vien where ma_nhan_vien = 'NV005'),
          nguoi_duyet_id = (select id from main.nhan_vien where ma_nhan_vien = 'NV005'),
          ngay_thuc_hien = s.ngay_yeu_cau + interval '10 minutes'
        from c where s.tiep_nhan_id = c.visit`);
      await db.execute(sql`
        create temp table p on commit drop as select c.*, k.id as session, uuidv7() as prescription, k.ngay_kham + interval '80 minutes' as at
        from c join main.kham_benh k on k.tiep_nhan_id = c.visit`);
      await db.execute(sql`
        insert into main.toa_thuoc (id, ma_don_thuoc, kham_benh_id, benh_nhan_id, tiep_nhan_id, bac_si_id, loai_toa, so_ngay, ngay_ke)
        select prescription, 'TTB-' || session, session, patient, visit, (select id from main.nhan_vien where ma_nhan_vien = 'NV005'), 'BHYT', 5, at from p`);
      await db.execute(sql`
        create temp table d on commit drop as select p.*, uuidv7() as line, u.id as drug, u.ma_duoc as code, u.ten_duoc as name
        from p join pharmacy.duoc u on u.ma_duoc in (${sql.join(
          drugs.map((drug) => sql`${drug}`),
          sql`, `,
        )})`);
      await db.execute(sql`
        insert into main.toa_thuoc_chi_tiet (id, toa_thuoc_id, duoc_id, ten_duoc, so_luong, so_ngay, sang, toi, la_bhyt)
        select line, prescription, drug, name, 10, 5, 1, 1, true from d`);
      await db.execute(sql`
        insert into main.vien_phi_dong (id, tiep_nhan_id, benh_nhan_id, kham_benh_id, source, source_id, duoc_id, ma, ten, nhom_chi_phi, don_vi_tinh, so_luong,
          don_gia, ngay_y_lenh, thanh_tien, bntt, benh_nhan_tt, hach_toan, da_thu_tien, duoc_phep_thuc_hien)
        select uuidv7(), visit, patient, session, 'Thuoc', line, drug, code, name, 'Thuoc', 'Viên', 10, 10000, at, 100000, 100000, 100000, 100000, true, true
        from d`);
      await db.execute(sql`
        update main.vien_phi_dong d set bh_chi_tra = 80000, bncct = 20000, bntt = 0, benh_nhan_tt = 20000, hach_toan = 20000, la_bhyt = true, pham_vi = 1,
          don_gia_bhyt = d.don_gia, muc_huong = '80', thuc_hien = true, don_vi_tinh = coalesce(d.don_vi_tinh, 'Lần'), nhom_chi_phi = case when d.ma = 'XN-CBC' then 'XetNghiem' else d.nhom_chi_phi end
        from c where d.tiep_nhan_id = c.visit`);
      await db.execute(sql`
        update main.vien_phi a set thanh_tien = 500000, bh_chi_tra = 400000, bncct = 100000, bntt = 0, benh_nhan_tt = 100000, hach_toan = 100000,
          da_thu = 100000, so_dong = 5 from c where a.tiep_nhan_id = c.visit`);
      await db.execute(sql`
        insert into main.xac_nhan_bhyt (id, tiep_nhan_id, benh_nhan_id, ngay_xac_nhan, thanh_tien, bh_chi_tra, bncct, bntt, nguon_khac, dongs)
        select uuidv7(), visit, patient, now(), 500000, 400000, 100000, 0, 0, (select jsonb_agg(jsonb_build_object('_id', d.id, 'SoLuong', d.so_luong::text,
          'DonGia', d.don_gia::text, 'DonGiaBHYT', d.don_gia_bhyt::text, 'tyLeDV', 100, 'tyLeBH', 100, 'mucHuong', '80', 'ThanhTien', d.thanh_tien::text,
          'BHChiTra', d.bh_chi_tra::text, 'BNCCT', d.bncct::text, 'BNTT', d.bntt::text, 'NguonKhac', d.nguon_khac::text))
          from main.vien_phi_dong d where d.tiep_nhan_id = c.visit)
        from c`);
    }),
  );
  await database.db.execute(sql`vacuum analyze`);
}
