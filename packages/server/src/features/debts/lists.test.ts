import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aVisit, charge, performAll } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { type Ctx, today } from '../../engine/context.ts';
import { csvOf } from '../../engine/exportTable.ts';
import { confirmInsurance } from '../cashier/confirmInsurance.ts';
import { listVisits } from '../cashier/list.ts';
import { exportedReceivables, receivablesTable, unpaidTable } from './exports.ts';
import { debtList } from './list.ts';
import { receivables } from './receivables.ts';
import { testDebts } from './testDebts.ts';
import { unpaidOrders } from './unpaid.ts';
import { approveWriteOff, askWriteOff } from './writeOffs.ts';

let site: TestSite;
let cashier: Ctx;
let accountant: Ctx;
let of: ReturnType<typeof testDebts>;
let day: (ago: number) => string;
const made: Record<string, string> = {};
beforeAll(async () => {
  site = await openTestSite();
  cashier = await site.ctx('thungan1', { node: 'QT01' });
  accountant = await site.ctx('ketoan', { node: 'PTC' });
  of = testDebts(site, cashier);
  day = (ago) => today({ now: () => new Date(cashier.now().getTime() - ago * 86_400_000) });
  const nobodys = sql`(select id from auth.node where code = 'PKSQT')`;
  await site.database.db.execute(sql`update main.cong_no set noi_tiep_nhan_id = ${nobodys}`); // those of the demo stand elsewhere
  await site.database.db.execute(
    sql`update main.tiep_nhan set noi_tiep_nhan_id = ${nobodys} where id in (select tiep_nhan_id from main.xac_nhan_bhyt)`,
  );
  const CongTy_Id = await site.id('main.cong_ty', (await firstCompany()) ?? '');
  const debts = {
    notDue: await of.owing('100000', { NguoiBaoLanh: 'Lý Bảo Lãnh' }),
    overdue: await of.owing('200000', { LoaiNguoiNo: 'CongTy', CongTy_Id }),
    long: await of.owing('300000', {
      LoaiNguoiNo: 'BaoLanh',
      NguoiBaoLanh: 'Đặng Thế Chấp',
      SoDienThoai: '0987654321',
    }),
    asked: await of.owing('400000'),
    paid: await of.owing('500000'),
  };
  for (const [name, { id }] of Object.entries(debts)) made[name] = id;
  await of.dueOn(made['overdue'] ?? '', day(10));
  await of.dueOn(made['long'] ?? '', day(100));
  await askWriteOff(accountant, { requestId: v7(), id: made['asked'] ?? '', LyDo: 'Bỏ đi' });
  await of.collect([made['paid'] ?? ''], '500000');
});
afterAll(() => site.close());

const fresh = (who: Ctx = cashier): Ctx => ({ ...who, loaders: new Map() });
async function firstCompany(): Promise<string | undefined> {
  const { rows } = await site.database.db.execute<{ code: string }>(
    sql`select ma_cong_ty as code from main.cong_ty order by 1 limit 1`,
  );
  return rows[0]?.code;
}

describe('the list of debts', () => {
  it('holds those longest due first, counts every state, and sums what is left by age', async () => {
    const found = await debtList(fresh(), {});
    expect(found.data.map(({ _id, TinhTrang }) => [nameOf(_id), TinhTrang])).toEqual([
      ['long', 'QuaHan'],
      ['overdue', 'QuaHan'],
      ['notDue', 'ConHan'],
      ['asked', 'ChoDuyet'],
      ['paid', 'TatToan'],
    ]);
    expect(found).toMatchObject({
      ...{ totalRows: 5, QuaHan: 2, ConHan: 1, ChoDuyet: 1, TatToan: 1, DaXoaNo: 0, DaHuy: 0 },
      ConLai: '1000000.00',
      TuoiNo: {
        ChuaDenHan: '500000.00',
        Ngay1Den30: '200000.00',
        Ngay31Den60: '0.00',
        TrenNgay90: '300000.00',
      },
    });
    expect(found.data[0]).toMatchObject({
      ...{ NguoiNo: 'Đặng Thế Chấp', SoDienThoai: '0987654321', LoaiNguoiNo: 'BaoLanh', soNgayQuaHan: 100 },
      ...{ NguoiChoNo: expect.any(String), NgayNo: expect.any(Date), LanNhac: 0, NhacLuc: null },
    });
  });

  it('is asked for by state, age, debtor, days and words', async () => {
    const names = async (args: Parameters<typeof debtList>[1]) =>
      (await debtList(fresh(), args)).data.map(({ _id }) => nameOf(_id)).sort();
    expect(await names({ TinhTrang: 'QuaHan' })).toEqual(['long', 'overdue']);
    expect(await names({ Cot: 'TrenNgay90' })).toEqual(['long']);
    expect(await names({ LoaiNguoiNo: 'CongTy' })).toEqual(['overdue']);
    expect(await names({ LoaiNguoiNo: 'BHXH' })).toEqual([]);
    expect(await names({ tuNgay: day(-1) })).toEqual([]);
    expect(await names({ tuNgay: day(0), denNgay: day(0) })).toHaveLength(5);
    expect(await names({ keyword: 'đặng thế' })).toEqual(['long']);
    expect(await names({ keyword: 'lý bảo' })).toEqual(['notDue']);
    const { MaCongNo } = await of.debt(made['asked'] ?? '');
    expect(await names({ keyword: MaCongNo })).toEqual(['asked']);
  });

  it('is one statement beside the settings, however many rows', async () => {
    await debtList(fresh(), {});
    const ctx = fresh();
    expect(await site.countQueries(() => debtList(ctx, {}))).toBeLessThanOrEqual(3);
  });

  it('shows what the insurance owes of confirmed costs, which nobody is reminded of', async () => {
    const visit = await aVisit(site, { payer: 'BHYT', NgayTiepNhan: cashier.now() });
    await charge(site, cashier, visit, [{ ma: 'HA-MRISONAO', donGia: '2000000' }]);
    await performAll(cashier, visit);
    await confirmInsurance(fresh(), visit.TiepNhan_Id);
    const { data, ConHan } = await debtList(fresh(), { LoaiNguoiNo: 'BHXH' });
    expect(data).toMatchObject([
      {
        LoaiNguoiNo: 'BHXH',
        NguoiNo: 'BHXH',
        TinhTrang: 'ConHan',
        TiepNhan_Id: visit.TiepNhan_Id,
        NgayHan: day(-90),
      },
    ]);
    expect(ConHan).toBe(1);
    const { data: debtors } = await receivables(fresh(), {
      startDate: day(0),
      endDate: day(0),
      LoaiNguoiNo: 'BHXH',
    });
    expect(debtors).toMatchObject([
      { LoaiNguoiNo: 'BHXH', PhatSinh: data[0]?.ConLai, CuoiKy: data[0]?.ConLai },
    ]);
  });
});

describe('what debtors owe over some days', () => {
  it('before + added - collected - written off - adjusted = left, by age at the end', async () => {
    const { data, tong } = await receivables(fresh(), { startDate: day(0), endDate: day(0) });
    for (const one of [...data, tong]) {
      const { DauKy, PhatSinh, DaThu, DaXoa, DaGiam, CuoiKy } = one;
      expect(Number(DauKy) + Number(PhatSinh) - Number(DaThu) - Number(DaXoa) - Number(DaGiam)).toBe(
        Number(CuoiKy),
      );
      const { ChuaDenHan, Ngay1Den30, Ngay31Den60, Ngay61Den90, TrenNgay90 } = one;
      const ages = [ChuaDenHan, Ngay1Den30, Ngay31Den60, Ngay61Den90, TrenNgay90].map(Number);
      expect(ages.reduce((total, age) => total + age, 0)).toBe(Number(CuoiKy));
    }
    const guarantor = data.find(({ NguoiNo }) => NguoiNo === 'Đặng Thế Chấp');
    expect(guarantor).toMatchObject({ soKhoan: 1, TrenNgay90: '300000.00', HanCuNhat: day(100) });
    const before = await receivables(fresh(), { startDate: day(2), endDate: day(1) });
    expect(before).toMatchObject({ data: [], totalRows: 0, tong: { CuoiKy: '0.00' } });
    const after = await receivables(fresh(), { startDate: day(-1), endDate: day(-2) });
    expect(after.tong).toMatchObject({ DauKy: tong.CuoiKy, PhatSinh: '0.00', CuoiKy: tong.CuoiKy });
    await expect(receivables(fresh(), { startDate: day(0), endDate: day(1) })).rejects.toMatchObject({
      code: 'BAD_INPUT',
    });
  });

  it('is exported whole, by a logged act, and a debt that was written off is told as such', async () => {
    await approveWriteOff(await site.ctx('giamdoc', { node: 'BVS' }), { id: made['asked'] ?? '' });
    const args = { startDate: day(0), endDate: day(0) };
    const { tong } = await exportedReceivables(fresh(accountant), args);
    expect(tong.DaXoa).toBe('400000.00');
    const file = csvOf(await receivablesTable(fresh(accountant), args));
    expect(file.split('\r\n')[0]).toContain('Trên 90 ngày');
    expect(file).toContain('Đặng Thế Chấp');
    const { rows } = await site.database.db.execute<{ count: number }>(
      sql`select count(*)::int as count from main.audit where entity = 'CongNoPhaiThu' and action = 'EXPORT'`,
    );
    expect(rows[0]?.count).toBe(2);
  });
});

it('what is not paid is told by order, let go or not; the cashier waits for what was not let go alone', async () => {
  const visit = await aVisit(site);
  await charge(site, cashier, visit, [{ ma: 'XN-CBC', donGia: '70000' }]);
  const args = { startDate: day(0), endDate: day(0), limit: 1000 };
  const of1 = async (more: { GhiNo?: boolean } = {}) =>
    (await unpaidOrders(fresh(), { ...args, ...more })).data.filter(
      (row) => row.TiepNhan_Id === visit.TiepNhan_Id,
    );
  expect(await of1()).toMatchObject([
    { Ten: expect.any(String), ConLai: '70000.00', GhiNo: false, source: 'DichVu' },
  ]);
  const waits = async () =>
    (await listVisits(fresh(), { tab: 'ChoThanhToan', limit: 500 })).data.some(
      (row) => row.TiepNhan_Id === visit.TiepNhan_Id,
    );
  expect(await waits()).toBe(true);
  await of.letGo(visit);
  expect(await waits()).toBe(false);
  expect(await of1({ GhiNo: true })).toMatchObject([{ GhiNo: true }]);
  expect(await of1({ GhiNo: false })).toEqual([]);
  const { rows, total } = await unpaidTable(fresh(accountant), { startDate: day(0), endDate: day(0) });
  expect(rows.find((cells) => cells.includes(70_000))).toMatchObject({
    8: 1,
    9: 70_000,
    10: 70_000,
    11: 'x',
  });
  expect(total[10]).toBe(rows.reduce((sum, cells) => sum + Number(cells[10]), 0));
  const logged = await site.database.db.execute(
    sql`select 1 from main.audit where entity = 'ChiDinhChuaThu' and action = 'EXPORT'`,
  );
  expect(logged.rows).toHaveLength(1);
  await expect(unpaidOrders(fresh(), { ...args, startDate: '2020-01-01' })).rejects.toMatchObject({
    code: 'BAD_INPUT',
  });
});

const nameOf = (id: string) => Object.entries(made).find(([, one]) => one === id)?.[0];
