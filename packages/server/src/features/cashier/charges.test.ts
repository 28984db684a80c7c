import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aVisit, bill, cash, charge, payAll } from '../../../test/cashierVisits.ts';
import { morningIn, openTestSite, type TestSite } from '../../../test/testSite.ts';
import { withPermission } from '../../../test/withPermission.ts';
import { type Ctx, localDay } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { addCharges, recompute, removeCharges, updateChargeQuantity } from './charges.ts';
import { collect } from './collect.ts';
import { listVisits } from './list.ts';
import { receiptsOfVisit } from './queries.ts';
import { refund } from './refund.ts';

let site: TestSite;
let cashier: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  cashier = await site.ctx('thungan1', { node: 'QT01' });
});
afterAll(() => site.close());

const on = (day: string): Promise<Ctx> =>
  site.ctx('thungan1', { node: 'QT01', now: new Date(`${day}T09:00:00+07:00`) });
const insuredOn = (day: string) =>
  aVisit(site, { payer: 'BHYT', NgayTiepNhan: new Date(`${day}T08:00:00+07:00`) });

describe('an insured visit', () => {
  it('pays nothing below 15 % of the base salary and may be performed at once (E1)', async () => {
    const ctx = await on('2025-11-10');
    const visit = await insuredOn('2025-11-10');
    await charge(site, ctx, visit, [
      { ma: 'KB-NOI', donGia: '50600' },
      { ma: 'XN-CBC', donGia: '49700' },
      { ma: 'SA-BUNG', donGia: '12000', soLuong: '20' },
    ]);
    const after = await bill(ctx, visit);
    expect(after).toMatchObject({
      ThanhTien: '340300.00',
      BHChiTra: '340300.00',
      BenhNhanTT: '0.00',
      duoiNguong: true,
    });
    expect(after.dongs.every((line) => line.DuocPhepThucHien && !line.DaThuTien)).toBe(true);
  });

  it('co-pays every line once it crosses the limit, and again nothing after a line is taken off (E2)', async () => {
    const ctx = await on('2025-11-10');
    const visit = await insuredOn('2025-11-10');
    const [, , drug = ''] = await charge(site, ctx, visit, [
      { ma: 'KB-NOI', donGia: '50600' },
      { ma: 'XN-CBC', donGia: '49700' },
      { ma: 'SA-BUNG', donGia: '12000', soLuong: '30' },
    ]);
    const above = await bill(ctx, visit);
    expect(above).toMatchObject({
      BHChiTra: '368240.00',
      BNCCT: '92060.00',
      ConLai: '92060.00',
      duoiNguong: false,
    });
    expect(above.dongs.map((line) => line.BNCCT)).toEqual(['10120.00', '9940.00', '72000.00']);
    expect(above.dongs.map((line) => line.DuocPhepThucHien)).toEqual([false, false, false]);
    await inTransaction(ctx, (tx) => updateChargeQuantity(tx, drug, '20'));
    expect(await bill(ctx, visit)).toMatchObject({ BNCCT: '0.00', duoiNguong: true });
    await inTransaction(ctx, (tx) => updateChargeQuantity(tx, drug, '30'));
    await inTransaction(ctx, (tx) => removeCharges(tx, [drug]));
    expect(await bill(ctx, visit)).toMatchObject({ BNCCT: '0.00', BHChiTra: '100300.00', soDong: 2 });
  });

  it('of a payer with limits of its own is shared by them, tier by tier (E2d)', async () => {
    const ctx = await on('2025-11-10');
    const tiers = [
      { GioiHan: '100000', TyLe: '100' },
      { GioiHan: '300000', TyLe: '95' },
    ];
    const { rows } = await site.database.pool.query<{ id: string }>(
      `insert into main.dm_doi_tuong (id, ma_doi_tuong, ten_doi_tuong, nhom_doi_tuong_id, loai_gia_ids, gioi_han_ngoai_tru, search_key)
       select $1, 'BHYT-GH', 'BHYT có giới hạn', nhom_doi_tuong_id, loai_gia_ids, $2::jsonb, '' from main.dm_doi_tuong
       where ma_doi_tuong = 'BHYT' returning id`,
      [v7(), JSON.stringify(tiers)],
    );
    const DoiTuong_Id = rows[0]?.id ?? '';
    const visit = await aVisit(site, {
      payer: 'BHYT',
      NgayTiepNhan: new Date('2025-11-10T08:00:00+07:00'),
      DoiTuong_Id,
    });
    await charge(site, ctx, visit, [{ ma: 'KB-NOI', donGia: '50600' }]);
    expect(await bill(ctx, visit)).toMatchObject({ BHChiTra: '50600.00', BNCCT: '0.00', duoiNguong: true });
    await charge(site, ctx, visit, [{ ma: 'XN-CBC', donGia: '149400' }]);
    expect(await bill(ctx, visit)).toMatchObject({
      BHChiTra: '190000.00',
      BNCCT: '10000.00',
      duoiNguong: false,
    });
    await charge(site, ctx, visit, [{ ma: 'SA-BUNG', donGia: '100000' }]);
    expect(await bill(ctx, visit)).toMatchObject({ BHChiTra: '240000.00', BNCCT: '60000.00' });
  });

  it('owes a difference by a further receipt and gets one back by a refund; no receipt changes', async () => {
    const ctx = await on('2025-11-10');
    const visit = await insuredOn('2025-11-10');
    const [, drug = ''] = await charge(site, ctx, visit, [
      { ma: 'KB-NOI', donGia: '50600' },
      { ma: 'SA-BUNG', donGia: '12000', soLuong: '30' },
    ]);
    await payAll(site, ctx, visit);
    expect(await bill(ctx, visit)).toMatchObject({ HachToan: '82120.00', ConLai: '0.00' });
    await charge(site, ctx, visit, [{ ma: 'XN-CBC', donGia: '49700' }]);
    expect(await bill(ctx, visit)).toMatchObject({ ConLai: '9940.00' });
    await payAll(site, ctx, visit);
    await inTransaction(ctx, (tx) => updateChargeQuantity(tx, drug, '15'));
    const surplus = await bill(ctx, visit);
    expect(surplus).toMatchObject({ BenhNhanTT: '0.00', ThuThua: '92060.00', duoiNguong: true });
    await refund(ctx, {
      requestId: v7(),
      TiepNhan_Id: visit.TiepNhan_Id,
      dongs: surplus.dongs.map((line) => ({ VienPhiDong_Id: line._id })),
      LyDo: 'Giảm số lượng',
      thanhToans: [await cash(site, '92060')],
    });
    expect(await bill(ctx, visit)).toMatchObject({ ThuThua: '0.00', ConLai: '0.00', DaThu: '0.00' });
    expect(
      (await receiptsOfVisit(ctx, visit.TiepNhan_Id))
        .map((one) => [one.LoaiBienLai, one.GiaTriBienLai, one.TrangThai])
        .sort(),
    ).toEqual([
      ['HoanTien', '92060.00', 'HachToanToanBo'],
      ['ThuTien', '82120.00', 'HachToanToanBo'],
      ['ThuTien', '9940.00', 'HachToanToanBo'],
    ]);
  });

  it('pays the second exam of a day at 30 %, one of the same speciality not at all', async () => {
    const ctx = await on('2025-11-10');
    const visit = await insuredOn('2025-11-10');
    await charge(
      site,
      ctx,
      visit,
      ['KB-NOI', 'KB-MAT', 'KB-NOI'].map((ma) => ({ ma, donGia: '50600' })),
    );
    expect((await bill(ctx, visit)).dongs.map((line) => line.ThanhTien)).toEqual([
      '50600.00',
      '15180.00',
      '0.00',
    ]);
  });

  it('follows the base salary of its day (E2c)', async () => {
    for (const [day, copay] of [
      ['2025-11-10', '72860.00'],
      ['2026-08-10', '0.00'],
    ] as const) {
      const ctx = await on(day);
      const visit = await insuredOn(day);
      await charge(site, ctx, visit, [{ ma: 'KB-NOI', donGia: '364300' }]);
      expect(await bill(ctx, visit)).toMatchObject({ BNCCT: copay });
    }
  });

  it('pays the difference to the price on request by the patient', async () => {
    const ctx = await on('2025-11-10');
    const visit = await insuredOn('2025-11-10');
    await charge(site, ctx, visit, [{ ma: 'HA-MRISONAO', donGia: '2500000', donGiaBHYT: '1341500' }]);
    expect(await bill(ctx, visit)).toMatchObject({
      BHChiTra: '1073200.00',
      BNCCT: '268300.00',
      BNTT: '1158500.00',
      BenhNhanTT: '1426800.00',
    });
  });
});

describe('a line without charge', () => {
  it('costs the patient nothing and may be performed', async () => {
    const visit = await aVisit(site);
    const director = await site.ctx('giamdoc', { node: 'BVS' }); // whom no limit of exemptions holds
    await charge(site, withPermission(director, 'VIEN_PHI_MIEN_GIAM'), visit, [
      { ma: 'KB-NOI', khongThuTien: true },
    ]);
    const after = await bill(cashier, visit);
    expect(after).toMatchObject({ BenhNhanTT: '100000.00', MienGiam: '100000.00', ConLai: '0.00' });
    expect(after.dongs[0]?.DuocPhepThucHien).toBe(true);
  });

  it('an emergency is performed before it is paid, a payer free of charge pays nothing', async () => {
    const emergency = await aVisit(site, { CapCuu: true });
    await charge(site, cashier, emergency, [{ ma: 'KB-NOI' }]);
    expect((await bill(cashier, emergency)).dongs[0]).toMatchObject({
      DuocPhepThucHien: true,
      ConLai: '100000.00',
    });
    const free = await aVisit(site, { payer: 'MIENPHI' });
    await charge(site, cashier, free, [{ ma: 'KB-NOI' }]);
    expect(await bill(cashier, free)).toMatchObject({ ConLai: '0.00' });
  });
});

describe('the cashier list', () => {
  it('holds a visit in the tab of its money, with the counts of all tabs, by one statement', async () => {
    const [NgayTiepNhan, dayAfter] = [morningIn(400), localDay(morningIn(401))];
    const day = localDay(NgayTiepNhan);
    const [due, paid, advance] = [
      await aVisit(site, { NgayTiepNhan }),
      await aVisit(site, { NgayTiepNhan }),
      await aVisit(site, { NgayTiepNhan }),
    ];
    for (const visit of [due, paid]) await charge(site, cashier, visit, [{ ma: 'KB-NOI' }]);
    await payAll(site, cashier, paid);
    await collect(cashier, {
      requestId: v7(),
      ...advance,
      LoaiBienLai: 'TamUng',
      SoTien: '50000',
      thanhToans: [await cash(site, '50000')],
    });
    const expectTab = async (tab: Parameters<typeof listVisits>[1]['tab'], ids: string[]) => {
      const found = await listVisits(cashier, { tab, start: day, end: day });
      expect(found.counts).toEqual({ ChoThanhToan: 1, DaKham: 3, DaThu: 1, ChuaHachToan: 1 });
      expect(found.data.map((row) => row.TiepNhan_Id).sort()).toEqual(ids.sort());
    };
    await expectTab('ChoThanhToan', [due.TiepNhan_Id]);
    await expectTab('DaThu', [paid.TiepNhan_Id]);
    await expectTab('ChuaHachToan', [advance.TiepNhan_Id]);
    await expectTab(
      'DaKham',
      [due, paid, advance].map((one) => one.TiepNhan_Id),
    );
    expect((await listVisits(cashier, { tab: 'DaThu', start: dayAfter, end: dayAfter })).counts.DaKham).toBe(
      0,
    );
    expect(await site.countQueries(() => listVisits(cashier, { tab: 'DaKham', start: day, end: day }))).toBe(
      1,
    );
  });
});

it('gives a visit that owes more after its examination one number of the cashier, done once it is paid', async () => {
  const visit = await aVisit(site, { NoiTiepNhan_Id: await site.id('auth.node', 'TN01') });
  const input = {
    source: 'DichVu' as const,
    DichVu_Id: await site.id('main.dm_dich_vu', 'XN-CBC'),
    SoLuong: '1',
    DonGia: '49700',
    DonGiaBHYT: '49700',
    NgayYLenh: new Date(),
  };
  for (let at = 0; at < 2; at++) {
    await inTransaction(cashier, (tx) =>
      addCharges(tx, visit.TiepNhan_Id, [{ ...input, source_Id: v7(), KhamBenh_Id: v7() }]),
    );
  }
  const states = async () =>
    (
      await site.database.db.execute<{ trang_thai: string }>(
        sql`select trang_thai from main.hang_doi_ve where tiep_nhan_id = ${visit.TiepNhan_Id} and hang_doi = 'VienPhi'`,
      )
    ).rows.map((row) => row.trang_thai);
  expect(await states()).toEqual(['cho']);
  await payAll(site, cashier, visit);
  expect(await states()).toEqual(['xong']);
});

it('reads the insurance facts anew when the payer of a visit changes', async () => {
  const visit = await aVisit(site);
  await charge(site, cashier, visit, [{ ma: 'KB-NOI', donGia: '600000' }]);
  const card = sql`so_the_bhyt = 'DN4010123456789', bhyt_ngay_hieu_luc = '2020-01-01', ma_doi_tuong_kcb = '1.1'`;
  const payer = await site.id('main.dm_doi_tuong', 'BHYT');
  await site.database.db.execute(
    sql`update main.tiep_nhan set doi_tuong_id = ${payer}, ${card} where id = ${visit.TiepNhan_Id}`,
  );
  await inTransaction(cashier, (tx) => recompute(tx, visit.TiepNhan_Id));
  expect(await bill(cashier, visit)).toMatchObject({ BHChiTra: '480000.00', ConLai: '120000.00' });
});
