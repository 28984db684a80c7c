import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { type Ctx, localDay } from '../../engine/context.ts';
import { estimate } from '../cashier/estimate.ts';
import { registeredAt } from './commands.ts';
import { checkCard } from './portal.ts';
import { meaningOf, portalPassword } from './portalProtocol.ts';
import { benefitOf } from './queries.ts';
import { type Simulator, startSimulator } from './simulator.ts';

let site: TestSite;
let desk: Ctx;
let portal: Simulator;
beforeAll(async () => {
  site = await openTestSite();
  portal = await startSimulator();
  const ctx = await site.ctx('tiepdon', { node: 'TN01' });
  desk = { ...ctx, config: { ...ctx.config, insurancePortal: portal.url } };
});
afterAll(async () => {
  await portal.close();
  await site.close();
});

const person = { hoTen: 'Nguyễn Thị An', ngaySinh: '1985-08-15' };

describe('the portal', () => {
  it('signs in with an upper-case MD5 and answers the card with days of our form', async () => {
    expect(portalPassword('demo')).toBe('FE01CE2A7FBAC8FAFAED7C982A04E229');
    const check = await checkCard(desk, { maThe: 'DN4010123456789', ...person });
    const year = localDay(new Date()).slice(0, 4);
    expect(check).toMatchObject({
      reachable: true,
      hopLe: true,
      maKetQua: '000',
      maThe: 'DN4010123456789',
      maDKBD: '01999',
      gtTheTu: `${year}-01-01`,
      ngaySinh: '1985-08-15',
    });
  });

  it('knows the cards of the year that has begun in Vietnam, when it is still the old one in Greenwich', async () => {
    const newYear = await startSimulator(() => new Date('2026-12-31T18:00:00Z'));
    try {
      const there = { ...desk, config: { ...desk.config, insurancePortal: newYear.url } };
      const check = await checkCard(there, { maThe: 'DN4010123456789', ...person });
      expect([check.gtTheTu, check.gtTheDen]).toEqual(['2027-01-01', '2027-12-31']);
    } finally {
      await newYear.close();
    }
  });

  it('tells the whole number of a card that is known by ten digits or by the citizen id', async () => {
    expect((await checkCard(desk, { maThe: '0123456789', ...person })).maThe).toBe('DN4010123456789');
    expect((await checkCard(desk, { maThe: '001185012345', ...person })).maThe).toMatch(/^DN4\d{12}$/);
  });

  it.each([
    ['DN4010199999110', '110', true, false],
    ['DN4010199999060', '060', true, false],
    ['DN4010199999003', '003', true, true],
    ['DN4010199999101', '101', false, false],
  ])('answers %s with the code %s', async (maThe, code, reachable, hopLe) => {
    expect(await checkCard(desk, { maThe, ...person })).toMatchObject({ maKetQua: code, reachable, hopLe });
  });

  it('that cannot be reached, refuses the account or is not set up stops nobody; each look-up is kept', async () => {
    const nobody = { ...desk, config: { ...desk.config, insurancePortal: 'http://127.0.0.1:9' } };
    expect(await checkCard(nobody, { maThe: 'DN4010123456788', ...person })).toMatchObject({
      reachable: false,
      hopLe: false,
      maKetQua: null,
    });
    const stranger = { ...desk, config: { ...desk.config, insurancePassword: 'wrong' } };
    expect(await checkCard(stranger, { maThe: 'DN4010123456788', ...person })).toMatchObject({
      reachable: false,
    });
    expect(
      await checkCard(
        { ...desk, config: { ...desk.config, insurancePortal: undefined } },
        { maThe: 'DN4010123456788', ...person },
      ),
    ).toMatchObject({ reachable: false });
    const { rows } = await site.database.db.execute<{ n: number }>(
      sql`select count(*)::int as n from main.tra_cuu_the where ma_the = 'DN4010123456788' and not reachable`,
    );
    expect(rows[0]?.n).toBe(3);
  });

  it('is not blamed on the card when it fails itself', () => {
    expect(['000', '010', '100'].map(meaningOf)).toEqual(['good', 'bad', 'unknown']);
  });
});

describe('the facility at which a card is registered', () => {
  it('is kept as its code where the list does not have it, once, and judged like every other one', async () => {
    const fresh = () => ({ ...desk, loaders: new Map() });
    const [first, second] = await Promise.all([
      registeredAt(fresh(), '48123'),
      registeredAt(fresh(), ' 48123 '),
    ]);
    expect(first).toMatchObject({ ma: '48123', ten: expect.stringContaining('48123') });
    expect(second?._id).toBe(first?._id);
    expect(await registeredAt(fresh(), '01999')).toMatchObject({ ten: expect.not.stringContaining('01999') });
    expect([await registeredAt(fresh(), 'ABC'), await registeredAt(fresh(), null)]).toEqual([null, null]);
    const card = { SoTheBHYT: 'DN4010123456789', ngay: '2026-06-30' };
    expect(await benefitOf(fresh(), { ...card, BenhVien_KCB_Id: first?._id ?? null })).toEqual(
      await benefitOf(fresh(), { ...card, maDKBD: '48123' }),
    );
    const { rows } = await site.database.pool.query(
      `select action from main.audit where entity = 'BenhVien' and entity_id = $1`,
      [first?._id],
    );
    expect(rows).toHaveLength(1);
  });
});

describe('the benefit of a card', () => {
  const facility = (value: object) =>
    site.database.db.execute(sql`
      insert into main.setting (id, section, value) values (gen_random_uuid(), 'facility', ${JSON.stringify(value)}::jsonb)
      on conflict (section) do update set value = excluded.value`);
  const basic = { MaCSKCB: '01999', capCMKT: 'CoBan', diemXepCap: 62, tuyenTruoc2025: 'Tinh' };

  it('follows facility, route and day', async () => {
    await facility(basic);
    const ask = (over: object) =>
      benefitOf(desk, { SoTheBHYT: 'DN4010123456789', ngay: '2026-06-30', ...over });
    expect(await ask({ maDKBD: '01999' })).toMatchObject({
      MaDoiTuongKCB: '1.1',
      TuyenKCB: 'DungTuyen',
      MucHuong: 80,
    });
    expect(await ask({ maDKBD: '01995' })).toMatchObject({
      MaDoiTuongKCB: '1.13',
      TuyenKCB: 'TraiTuyen',
      MucHuong: 0,
    });
    expect(await ask({ maDKBD: '01995', ngay: '2026-07-01' })).toMatchObject({ tyLeTuyen: 50, MucHuong: 40 });
    expect(await ask({ maDKBD: '01995', CapCuu: true })).toMatchObject({ MaDoiTuongKCB: '2', MucHuong: 80 });
    expect(await ask({ maDKBD: '01995', CoGiayChuyen: true })).toMatchObject({ MaDoiTuongKCB: '1.3' });
    expect(await ask({ SoTheBHYT: '0123456789', maDKBD: '01999' })).toMatchObject({
      muc: null,
      theChuaXacMinh: true,
    });
    expect(await benefitOf(desk, { SoTheBHYT: 'no card' })).toBeNull();
  });

  it('is used by the estimate as by the bill', async () => {
    await facility(basic);
    const lines = [{ DichVu_Id: await site.id('main.dm_dich_vu', 'HA-MRISONAO') }];
    const insured = await estimate(desk, {
      DoiTuong_Id: await site.id('main.dm_doi_tuong', 'BHYT'),
      SoTheBHYT: 'DN4010123456789',
      BHYTNgayHieuLuc: '2020-01-01',
      maDKBD: '01999',
      lines,
    });
    expect(insured).toMatchObject({
      ThanhTien: '1341500.00',
      BHChiTra: '1073200.00',
      BenhNhanTT: '268300.00',
    });
    const own = await estimate(desk, { DoiTuong_Id: await site.id('main.dm_doi_tuong', 'DICHVU'), lines });
    expect(own).toMatchObject({ BHChiTra: '0.00', BenhNhanTT: '2000000.00', quyenLoi: null });
  });
});
