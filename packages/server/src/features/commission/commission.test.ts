import { sql } from 'drizzle-orm';
import library from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { type Ctx, today } from '../../engine/context.ts';
import { procedureReading } from '../procedures/procedureReading.ts';
import { procedureFactory } from '../procedures/testProcedures.ts';
import { takeBackResult } from '../readings/commands.ts';
import { code } from '../reception/testReception.ts';
import { doSession } from '../spa/commands.ts';
import { returnReport, takeReportBack } from '../spa/reportCommands.ts';
import { type SpaFactory, spaFactory } from '../spa/testSpa.ts';
import { dueOfStaff, performancesOf } from './queries.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof procedureFactory>>;
let spa: SpaFactory;
let accountant: Ctx;
let orderer: string;

beforeAll(async () => {
  site = await openTestSite({ masterCacheMs: '0' });
  at = await procedureFactory(site);
  spa = await spaFactory(site);
  accountant = await site.ctx('ketoan', { node: 'PTT' });
  orderer = at.orderer.user?.NhanVien_Id ?? '';
  await site.database.pool.query(
    `update main.dm_dich_vu set phan_tram_thuc_hien = 10, phan_tram_hoa_hong = null`,
  );
  await site.database.pool.query(`update main.nhan_vien set phan_tram_hoa_hong = 3 where id = $1`, [orderer]);
});
afterAll(() => site.close());

const fresh = () => at.fresh(accountant);
const days = () => ({ tuNgay: today(fresh()), denNgay: today(fresh()) });
const figures = (more: object = {}) => dueOfStaff(fresh(), { ...days(), ...more });
const linesOf = (NhanVien_Id: string, more: object = {}) =>
  performancesOf(fresh(), { ...days(), ...more }, NhanVien_Id);

/** Has the lines of a slip cost and collected, so much each. */
const paid = (slip: string, dong = 333_335) =>
  site.database.db.execute(sql`
    update main.vien_phi_dong v set thanh_tien = ${dong}, bh_chi_tra = 0, nguon_khac = 0, bncct = 0, bntt = ${dong}, benh_nhan_tt = ${dong},
      mien_giam = 0, hach_toan = ${dong}, con_lai = 0, thu_thua = 0
    from main.dich_vu_yeu_cau_chi_tiet c where c.id = v.source_id and c.dich_vu_yeu_cau_id = ${slip}`);
const numberOf = async (slip: string) => (await at.read(slip)).DichVuYeuCau.SoPhieuYeuCau;
async function lineOf(person: string, slip: string) {
  const number = await numberOf(slip);
  return (await linesOf(person)).find((line) => line.SoPhieuYeuCau === number);
}

describe('an operation', () => {
  it('pays its team by their shares to the dong, and who ordered it by their own percentage', async () => {
    const { slip } = await at.answered();
    await paid(slip);
    await site.database.db.execute(
      sql`update main.dich_vu_yeu_cau set bac_si_chi_dinh_id = ${orderer} where id = ${slip}`,
    );
    expect(await lineOf(at.staff.surgeon, slip)).toMatchObject({
      ThanhTien: '333335.00',
      TyLe: '70.00',
      PhanThucHien: '23334.00', // of 33,334: 23,333.8 and 10,000.2
      HoaHong: '0.00',
    });
    expect(await lineOf(at.staff.nurse, slip)).toMatchObject({ TyLe: '30.00', PhanThucHien: '10000.00' });
    expect(await lineOf(orderer, slip)).toMatchObject({
      thucHien: false,
      PhanThucHien: '0.00',
      HoaHong: '10000.00',
    });
    const all = await figures();
    const mine = all.dongs.find(({ NhanVien_Id }) => NhanVien_Id === at.staff.surgeon);
    expect(mine).toMatchObject({ soThucHien: 1, soChiDinh: 0, PhanThucHien: '23334.00', Tong: '23334.00' });
    expect(all).toMatchObject({ khongChia: '0.00', conNua: false });
  });

  it('counts no more once its report is taken back, and again when it is returned anew', async () => {
    const { slip } = await at.answered();
    await paid(slip);
    expect(await lineOf(at.staff.surgeon, slip)).toBeTruthy();
    await takeBackResult(at.fresh(at.doctor), procedureReading, slip, {
      oldState: 'CoKetQua',
      LyDo: 'Nhầm kíp',
    });
    expect(await lineOf(at.staff.surgeon, slip)).toBeUndefined();
  });

  it('counts neither while something of it is owed nor when it is given back or cancelled', async () => {
    const { slip } = await at.answered();
    await paid(slip);
    const set = (what: ReturnType<typeof sql>) =>
      site.database.db.execute(sql`
        update main.vien_phi_dong v set ${what} from main.dich_vu_yeu_cau_chi_tiet c
        where c.id = v.source_id and c.dich_vu_yeu_cau_id = ${slip}`);
    await set(sql`hach_toan = 0, con_lai = benh_nhan_tt`);
    expect(await lineOf(at.staff.surgeon, slip)).toBeUndefined();
    await set(sql`hach_toan = benh_nhan_tt, con_lai = 0`);
    expect(await lineOf(at.staff.surgeon, slip)).toBeTruthy();
    await set(sql`trang_thai = 'DaHuy'`);
    expect(await lineOf(at.staff.surgeon, slip)).toBeUndefined();
  });

  it('is found by its room, its service and its people, on its day', async () => {
    const { slip } = await at.answered();
    await paid(slip);
    const number = await numberOf(slip);
    const numbers = async (more: object) =>
      (await linesOf(at.staff.surgeon, more)).map(({ SoPhieuYeuCau }) => SoPhieuYeuCau);
    const [line] = await linesOf(at.staff.surgeon);
    expect(await numbers({ NoiThucHien_Id: at.room, DichVu_Id: line?.DichVu_Id })).toContain(number);
    expect(await numbers({ NoiThucHien_Id: await site.id('auth.node', 'XN01') })).toEqual([]);
    expect(await numbers({ DichVu_Id: await site.id('main.dm_dich_vu', 'XN-GLU') })).toEqual([]);
    expect(await numbers({ tuNgay: '2020-01-01', denNgay: '2020-01-31' })).toEqual([]);
    const { dongs } = await figures({ NhanVien_Id: at.staff.nurse });
    expect(dongs.map(({ NhanVien_Id }) => NhanVien_Id)).toEqual([at.staff.nurse]);
    expect(await code(figures({ tuNgay: '2026-02-01', denNgay: '2026-01-01' }))).toBe('BAD_INPUT');
    expect(await code(figures({ tuNgay: '2020-01-01', denNgay: '2026-01-01' }))).toBe('BAD_INPUT');
  });
});

describe('a session of a course', () => {
  const treated = () => spa.fresh().user?.NhanVien_Id ?? '';
  const ofCourse = async (number: string) =>
    (await linesOf(treated())).filter(({ SoPhieuYeuCau }) => SoPhieuYeuCau === number);

  it('pays whoever did it its part of the course, as soon as it is done where nothing is written of it', async () => {
    const course = await spa.bought({ sessions: 3, price: '1000000' });
    for (let lan = 0; lan < 3; lan += 1) await doSession(spa.fresh(), { DichVuYeuCauChiTiet_Id: course._id });
    await paid(course.DichVuYeuCau_Id, 1_000_000 / course.soDong);
    const lines = (await ofCourse(course.SoPhieuYeuCau)).sort((a, b) => (a.Lan ?? 0) - (b.Lan ?? 0));
    expect(lines.map(({ Lan, ThanhTien }) => [Lan, ThanhTien])).toEqual([
      [1, '333333.00'],
      [2, '333334.00'],
      [3, '333333.00'],
    ]);
  });

  it('that is reported counts when its report is returned, and no more when that is taken back', async () => {
    const course = await spa.reported();
    await paid(course.DichVuYeuCau_Id, 1_500_000 / course.soDong);
    expect(await ofCourse(course.SoPhieuYeuCau)).toEqual([]);
    await returnReport(spa.fresh(), course.report);
    expect(await ofCourse(course.SoPhieuYeuCau)).toMatchObject([
      { Lan: 1, ThanhTien: '150000.00', TyLe: '100.00', PhanThucHien: '15000.00' },
    ]);
    await takeReportBack(spa.fresh(), course.report, 'Ghi nhầm người làm');
    expect(await ofCourse(course.SoPhieuYeuCau)).toEqual([]);
  });
});

it('is told by the contract to who may see it, and to nobody else', async () => {
  const ask = async (username: string) =>
    site.graphql(
      'main',
      `query ($input: HoaHongInput!, $id: ID!) {
        bangHoaHong(input: $input) { soLuot dongs { NhanVien { ten } Tong } }
        dongHoaHongs(input: $input, NhanVien_Id: $id) { NoiThucHien { ma } PhanThucHien } }`,
      { input: days(), id: at.staff.nurse },
      await site.token(username),
    );
  const { data, errors } = await ask('ketoan');
  expect(errors).toBeUndefined();
  expect(data.bangHoaHong.dongs.length).toBeGreaterThan(0);
  expect(data.dongHoaHongs[0]).toMatchObject({ NoiThucHien: { ma: 'PTT' } });
  expect((await ask('bsnoi1')).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
});

it('is given as a workbook of people and their performances, and that is logged', async () => {
  const { app } = await site.app();
  const get = async (query: Record<string, string>, username = 'ketoan') =>
    app.inject({
      url: `/api/commission/export.xlsx?${new URLSearchParams(query)}`,
      headers: { 'access-token': await site.token(username) },
    });
  const answer = await get({ ...days(), NhanVien_Id: at.staff.surgeon });
  expect(answer.statusCode).toBe(200);
  const book = new library.Workbook();
  // exceljs declares an older Buffer type
  await book.xlsx.load(answer.rawPayload as unknown as Parameters<typeof book.xlsx.load>[0]);
  const sheet = book.worksheets[0];
  const { dongs } = await figures({ NhanVien_Id: at.staff.surgeon });
  expect(sheet?.getRow(3).getCell(1).text).toBe('Đặng Văn Thắng');
  expect(sheet?.getRow(3).getCell(12).value).toBe(Number(dongs[0]?.Tong));
  expect(sheet?.rowCount).toBe(2 + 1 + (dongs[0]?.soThucHien ?? 0) + 2);
  const { rows } = await site.database.pool.query(
    `select after -> 'rows' as rows from main.audit where action = 'EXPORT' and entity = 'BangHoaHong'`,
  );
  expect(rows).toEqual([{ rows: dongs[0]?.soThucHien }]);
  expect((await get({ tuNgay: 'x', denNgay: '2026-01-01' })).statusCode).toBe(400);
  expect((await get(days(), 'bsnoi1')).statusCode).toBe(403);
});
