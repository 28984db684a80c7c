import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayBefore } from '../../../seeds/demo/random.ts';
import type { DemoStay } from '../../../seeds/demo/stays.ts';
import { type DemoVisit, handsOut } from '../../../seeds/demo/visits.ts';
import { unnamedFields, unnamedValues } from '../../../test/auditNames.ts';
import { marksOfNumbers } from '../../../test/marksOfNumbers.ts';
import { openTestSite, systemContext, type TestSite } from '../../../test/testSite.ts';
import { audit } from '../../engine/audit/audit.ts';
import { sealAudit } from '../../engine/audit/auditSeal.ts';
import { verifyAudit } from '../../engine/audit/auditVerify.ts';
import { localDay } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { openSession } from '../../features/identity/session.ts';
import { type Simulator, startSimulator } from '../../features/insurance/simulator.ts';
import { imbalances } from '../../features/stock/ledger.ts';
import { makeMonth } from './month.ts';

let site: TestSite;
let portal: Simulator;
beforeAll(async () => {
  portal = await startSimulator();
  site = await openTestSite({ SEN_INSURANCE_PORTAL: portal.url });
});
afterAll(async () => {
  await site.close();
  await portal.close();
});

function source() {
  return {
    config: site.config,
    logger: pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
    db: site.database.db,
    openSession,
  };
}

async function one<T>(statement: ReturnType<typeof sql>): Promise<T> {
  const { rows } = await site.database.db.execute<{ value: T }>(statement);
  const [row] = rows;
  if (!row) throw new Error('no row');
  return row.value;
}

const counts = () =>
  one<Record<string, number>>(sql`select json_build_object(
    'visits', (select count(*) from main.tiep_nhan), 'patients', (select count(*) from main.benh_nhan),
    'receipts', (select count(*) from main.bien_lai), 'slips', (select count(*) from main.dich_vu_yeu_cau),
    'stays', (select count(*) from main.tiep_nhan_nhap_vien), 'entries', (select count(*) from main.to_dieu_tri),
    'supplies', (select count(*) from pharmacy.phieu_cap), 'audits', (select count(*) from main.audit)) as value`);

// three finished visits of each kind, whichever day it is, and one of each that is cut short
const chosen = new Map<string, number>();
const only = (visit: DemoVisit) => {
  const { stage, tests, room, illness } = visit;
  if (illness.tanSuat === 0) return true;
  const done = stage !== 'Xong' ? stage : tests.length > 0 ? 'XongXetNghiem' : 'Xong';
  const drugs = stage === 'Xong' && handsOut(visit) ? 'CoThuoc' : '';
  const procedure = stage === 'Xong' && illness.thamDo?.includes('TT-APXE') ? 'ThuThuat' : '';
  const kind = `${done}${drugs}${procedure}${room.startsWith('PKS') ? 'PhongKham' : ''}`;
  const count = (chosen.get(kind) ?? 0) + 1;
  chosen.set(kind, count);
  return count <= (kind.startsWith('Xong') ? 3 : 1);
};

// a week of the wards: an accepted transfer, a stay that is over, one that waits for its payment, a mother with her newborn, one expected
const wanted = new Set([
  'viem-tui-mat DangNam',
  'viem-ruot-thua Xong',
  'sot-xuat-huyet ThanhToan',
  'sinh-thuong DangNam',
  'so-sinh DangNam',
  'viem-tieu-phe-quan ChoNhan',
]);
const onlyStays = ({ benh, stage, visit }: DemoStay) =>
  wanted.has(`${benh.ma} ${stage}`) && visit.day >= dayBefore(localDay(new Date()), 6);

test('a run that is cut goes on where it stopped, refuses nothing, and a rerun adds nothing', async () => {
  let asked = 0;
  const before = await makeMonth(source(), {
    ...{ only, onlyStays },
    signal: {
      get aborted() {
        asked += 1;
        return asked > 12;
      },
    },
  });
  await inTransaction(systemContext(site), (tx) =>
    audit(tx, { action: 'LOGIN', entity: 'Account', entityId: null }),
  );
  await sealAudit({ db: site.database.db, config: site.config });
  chosen.clear();
  const rest = await makeMonth(source(), { only, onlyStays });
  expect(before.acts).toBe(12);
  expect(rest.acts).toBeGreaterThan(0);
  expect([before.refused, rest.refused]).toEqual([0, 0]);
  const made = await counts();
  chosen.clear();
  expect(await makeMonth(source(), { only, onlyStays })).toEqual({ acts: 0, refused: 0 });
  expect(await counts()).toEqual(made);
});

test('finished visits are examined, paid, supplied and closed', async () => {
  const open = await one<number>(sql`
    select count(*)::int as value from main.tiep_nhan t join main.kham_benh k on k.tiep_nhan_id = t.id
    join main.vien_phi f on f.tiep_nhan_id = t.id
    where t.da_xac_nhan_chi_phi and (k.trang_thai <> 'DaKham' or f.con_lai > f.cong_no)`);
  expect(open).toBe(0);
  const closed = await one<number>(
    sql`select count(*)::int as value from main.tiep_nhan where da_xac_nhan_chi_phi`,
  );
  expect(closed).toBeGreaterThanOrEqual(8);
});

test('insured costs of past days are confirmed, one visit was opened again, and a payer changed and changed back', async () => {
  const found = await one<Record<string, number>>(sql`select json_build_object(
    'confirmed', (select count(*) from main.xac_nhan_bhyt where trang_thai = 'HieuLuc'),
    'opened', (select count(*) from main.xac_nhan_bhyt where trang_thai = 'DaHuy'),
    'waiting', (select count(*) from main.tiep_nhan t join main.vien_phi a on a.tiep_nhan_id = t.id
      where a.bh_chi_tra > 0 and not t.da_xac_nhan_bhyt and t.trang_thai <> 'DaHuy'),
    'back', (select count(*) from (select from main.doi_doi_tuong group by tiep_nhan_id having count(*) = 2) v)) as value`);
  expect(found['confirmed']).toBeGreaterThan(2);
  expect(found['waiting']).toBeGreaterThan(0);
  expect(found).toMatchObject({ opened: 1, back: 1 });
  const differing = await one<number>(sql`select count(*)::int as value from (
    select from main.doi_doi_tuong c group by c.tiep_nhan_id having count(*) = 2 and min(c.benh_nhan_tt_truoc) <> min(c.benh_nhan_tt_sau)) d`);
  expect(differing).toBe(0);
});

test('some visits are owed, old and new, by patients, a company and guarantors, and the account says so', async () => {
  const found = await one<Record<string, number>>(sql`select json_build_object(
    'debtors', (select count(distinct loai_nguoi_no) from main.cong_no), 'overdue', (select count(*) from main.cong_no where con_lai > 0 and ngay_han < now()::date),
    'collected', (select count(*) from main.cong_no where da_thu > 0), 'reminded', (select count(*) from main.cong_no where lan_nhac > 0),
    'differing', (select count(*) from main.vien_phi a where a.cong_no <> coalesce((select sum(con_lai) from main.cong_no c where c.tiep_nhan_id = a.tiep_nhan_id), 0))) as value`);
  expect(found['differing']).toBe(0);
  for (const one of ['debtors', 'overdue', 'reminded']) expect(found[one]).toBeGreaterThan(0);
});

test('the wards have stays of each kind, with a sheet for every day and signs for every shift', async () => {
  const states = await one<Record<string, number>>(sql`select json_object_agg(state, n) as value from (
    select trang_thai as state, count(*)::int as n from main.tiep_nhan_nhap_vien group by 1) s`);
  expect(states).toEqual({ MoiVaoVien: 1, DangDieuTri: 3, ChoThanhToan: 1, DaRaVien: 1 });
  const found = await one<Record<string, number>>(sql`select json_build_object(
    'accepted', (select count(*) from main.phieu_chuyen_khoa where trang_thai = 'DaNhan'),
    'shared', (select count(*) from main.dot_giuong where cho = 2), 'drugs', (select count(*) from main.y_lenh_thuoc where lap_tu_id is not null),
    'unwritten', (select count(*) from main.dot_giuong b cross join generate_series(b.tu_luc, coalesce(b.den_luc, now()) - interval '1 day', interval '1 day') d
      where not exists (select from main.to_dieu_tri t where t.nhap_vien_id = b.nhap_vien_id and t.thoi_gian between d and d + interval '1 day')),
    'unmeasured', (select count(*) from main.dot_giuong b cross join generate_series(b.tu_luc, coalesce(b.den_luc, now()) - interval '1 day', interval '1 day') d
      where (select count(*) from main.phieu_cham_soc c where c.nhap_vien_id = b.nhap_vien_id and c.thoi_gian between d and d + interval '1 day') < 2)) as value`);
  expect(found).toMatchObject({ accepted: 1, shared: 1, unwritten: 0, unmeasured: 0 });
  expect(found['drugs']).toBeGreaterThan(5);
});

test('procedures are reported by a team that shares their pay', async () => {
  const teams = await one<number[][]>(sql`
    select json_agg((select json_agg((k ->> 'TyLe')::int) from jsonb_array_elements(r.kip) k)) as value
    from main.pttt_tuong_trinh r join main.dich_vu_yeu_cau s on s.id = r.dich_vu_yeu_cau_id
    where s.trang_thai in ('CoKetQua', 'DaXemKetQua')`);
  expect(teams.length).toBeGreaterThan(0);
  for (const team of teams) expect(team).toEqual([70, 30]);
});

test('who got drugs was called to the counter and served there before they were handed out', async () => {
  const { supplies, jumped } = await one<{ supplies: number; jumped: number }>(sql`
    select json_build_object('supplies', count(*), 'jumped', count(*) filter (where v.trang_thai is distinct from 'xong'
      or v.goi_luc is null or v.goi_luc < v.ngay_tao or v.goi_luc > p.ngay_tao or v.thu_tu_goi is null)) as value
    from pharmacy.phieu_cap p left join main.hang_doi_ve v on v.source_id = p.toa_thuoc_id and v.hang_doi = 'CapPhatThuoc'`);
  expect(supplies).toBeGreaterThan(3);
  expect(jumped).toBe(0);
  const acts = await one<string[]>(sql`
    select json_agg(distinct acts) as value from (select string_agg(a.after ->> 'action', ' ' order by a.at, a.id) as acts
      from main.audit a join main.hang_doi_ve v on v.id::text = a.entity_id
      where v.hang_doi = 'CapPhatThuoc' and v.trang_thai = 'xong' and a.action = 'UPDATE' group by v.id) moves`);
  expect(acts).toEqual(['goi batDau xong']);
});

test('receipts are numbered without gaps in order of time, and the stock is nowhere negative', async () => {
  const books = await one<number[][]>(sql`select json_agg(numbers) as value from (
    select json_agg(so_bien_lai order by ngay_bien_lai, so_bien_lai) as numbers from main.bien_lai group by quyen_bien_lai_id) book`);
  expect(books.flat().length).toBeGreaterThan(3);
  for (const numbers of books) expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  const short = await one<number>(
    sql`select count(*)::int as value from pharmacy.ton_kho where so_luong < 0 or so_luong_giu < 0 or so_luong_giu > so_luong`,
  );
  expect(short).toBe(0);
});

test('today nobody has the first number where a first visit is tried: a room of general medicine, cashier, samples, pharmacy', async () => {
  const taken = await one<string[] | null>(sql`
    select json_agg(distinct n.code || ' ' || v.ky_hieu) as value from main.hang_doi_ve v join auth.node n on n.id = v.node_id
    where v.ngay = (select ((value ->> 'at')::timestamptz at time zone 'Asia/Ho_Chi_Minh')::date from main.setting where section = 'demoMonth')
      and n.code in ('PK01', 'PK02', 'QT01', 'QT02', 'XN01', 'NHATHUOC')`);
  expect(taken).toBeNull();
  const waiting = await one<number>(
    sql`select count(*)::int as value from main.hang_doi_ve where trang_thai = 'cho'`,
  );
  expect(waiting).toBeGreaterThan(5);
});

test('the stores have papers of each kind, one transfer still waits, and the ledger adds up', async () => {
  const papers = await one<Record<string, number>>(sql`select json_object_agg(k, n) as value from (
    select loai_phieu || ' ' || trang_thai as k, count(*)::int as n from pharmacy.phieu_kho group by 1) p`);
  expect(papers).toEqual({
    'NhapMua DaXacNhan': 2,
    'ChuyenKho DaNhan': 2,
    'ChuyenKho DaTuChoi': 1,
    'ChuyenKho DangChuyen': 1,
    'KiemKe DaXacNhan': 1,
  });
  expect(await imbalances(systemContext(site))).toEqual([]);
});

test('the operation log is sealed whole, although somebody signed in meanwhile', async () => {
  expect(await verifyAudit({ db: site.database.db, config: site.config })).toMatchObject({
    unsealed: 0,
    broken: null,
  });
});

test('every number that was taken with its commit stands wherever it is told', async () => {
  expect(await marksOfNumbers(site.database)).toEqual([]);
});

test('every field that a day of work leaves in the operation log has a name there', async () => {
  expect(await unnamedFields(site.database)).toEqual([]);
});

test('every id, fixed value and amount that a day of work leaves there is told in words', async () => {
  expect(await unnamedValues(systemContext(site), site.database)).toEqual([]);
});

test('the past tells no screen anything, and leaves no session behind', async () => {
  const late = await one<number>(sql`
    select count(*)::int as value from main.event e join main.tiep_nhan t on t.id = (e.data ->> 'TiepNhan_Id')::uuid
    where t.ngay < (select ((value ->> 'at')::timestamptz at time zone 'Asia/Ho_Chi_Minh')::date from main.setting where section = 'demoMonth')`);
  expect(late).toBe(0);
  expect(await one<number>(sql`select count(*)::int as value from auth.session`)).toBe(0);
});
