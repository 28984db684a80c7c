import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aVisit, bill, charge, performAll, type Visit } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { updateSetting } from '../system/commands.ts';
import { confirmInsurance } from './confirmInsurance.ts';
import { estimate } from './estimate.ts';
import { recompute } from './recompute.ts';

let site: TestSite;
let cashier: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  cashier = await site.ctx('thungan1', { node: 'QT01' });
});
afterAll(() => site.close());

const morning = new Date('2026-07-06T01:00:00Z');
const noon = new Date('2026-07-06T05:00:00Z');
const at = (now: Date): Ctx => ({ ...cashier, loaders: new Map(), now: () => now });
const exam = (ma: string) => ({ ma, donGia: '100000' });

/** An insured visit that begins at an instant; of a known patient when one is given. */
async function insured(NgayTiepNhan: Date, of?: Visit, over: object = {}): Promise<Visit> {
  const known = of ? { BenhNhan_Id: of.BenhNhan_Id } : {};
  const visit = await aVisit(site, { payer: 'BHYT', NgayTiepNhan, ...known, ...over });
  return { ...visit, ...known };
}

const rates = async (visit: Visit) => (await bill(cashier, visit)).dongs.map((line) => line.tyLeDV);

describe('a route that pays nothing', () => {
  it.each(['3.1', '9'])('has the patient pay every examination in full: %s', async (MaDoiTuongKCB) => {
    const visit = await insured(morning, undefined, { MaDoiTuongKCB });
    await charge(site, at(morning), visit, [exam('KB-NOI'), exam('KB-NGOAI')]);
    expect(await bill(cashier, visit)).toMatchObject({ BHChiTra: '0.00', BenhNhanTT: '200000.00' });
    expect(await rates(visit)).toEqual([100, 100]);
  });

  it('is estimated as it is billed', async () => {
    const found = await estimate(at(morning), {
      DoiTuong_Id: await site.id('main.dm_doi_tuong', 'BHYT'),
      SoTheBHYT: 'DN4010123456789',
      BHYTNgayHieuLuc: '2020-01-01',
      MaDoiTuongKCB: '9',
      lines: [
        { DichVu_Id: await site.id('main.dm_dich_vu', 'KB-NOI') },
        { DichVu_Id: await site.id('main.dm_dich_vu', 'KB-NGOAI') },
      ],
    });
    expect(found.dongs.map((one) => one.BenhNhanTT)).toEqual(
      found.dongs.map((one) => `${Number(one.DonGia)}.00`),
    );
  });
});

describe('a visit before 2025', () => {
  it('is settled by the routes and the base salary of its day', async () => {
    const day = new Date('2024-12-30T03:00:00Z');
    const visit = await insured(day);
    await charge(site, at(day), visit, [{ ma: 'HA-MRISONAO', donGia: '1000000' }]);
    expect(await bill(cashier, visit)).toMatchObject({ BHChiTra: '800000.00', BNCCT: '200000.00' });
  });
});

describe('what is not known', () => {
  it('is refused by its field: an object code that is in no list', async () => {
    const asked = estimate(at(noon), {
      DoiTuong_Id: await site.id('main.dm_doi_tuong', 'BHYT'),
      SoTheBHYT: 'DN4010123456789',
      MaDoiTuongKCB: '99',
      lines: [{ DichVu_Id: await site.id('main.dm_dich_vu', 'KB-NOI') }],
    });
    await expect(asked).rejects.toMatchObject({
      code: 'BAD_INPUT',
      details: { issues: [{ path: 'MaDoiTuongKCB', code: 'NOT_IN_LIST' }] },
    });
  });
});

describe('a line', () => {
  const laBHYT = async ({ BenhNhan_Id, TiepNhan_Id }: Visit) => {
    const query = `query B($b: ID!, $t: ID!) { v: loadDataByOnSelectBenhNhan(BenhNhan_Id: $b, TiepNhan_Id: $t) { dongs { LaBHYT } } }`;
    const variables = { b: BenhNhan_Id, t: TiepNhan_Id };
    const { data } = await site.graphql('main', query, variables, await site.token('thungan1'));
    return data.v.dongs;
  };

  it('is billed to the insurance only where the payer is insured', async () => {
    const paying = await aVisit(site);
    const insuredOne = await insured(noon);
    for (const visit of [paying, insuredOne]) await charge(site, at(noon), visit, [exam('KB-NOI')]);
    expect([await laBHYT(paying), await laBHYT(insuredOne)]).toEqual([
      [{ LaBHYT: false }],
      [{ LaBHYT: true }],
    ]);
  });

  it('that the house does not collect keeps the formula of its parts', async () => {
    const found = await estimate(at(noon), {
      DoiTuong_Id: await site.id('main.dm_doi_tuong', 'MIENPHI'),
      lines: [{ DichVu_Id: await site.id('main.dm_dich_vu', 'KB-NOI') }],
    });
    expect(found).toMatchObject({ BNTT: '45000.00', BenhNhanTT: '45000.00', MienGiam: '45000.00' });
  });
});

describe('a second insured visit of a day', () => {
  it('goes on in the order of examinations, and a speciality that was seen counts no more', async () => {
    const first = await insured(morning);
    await charge(site, at(morning), first, [exam('KB-NOI')]);
    const second = await insured(noon, first);
    await charge(site, at(noon), second, [exam('KB-NGOAI')]);
    const third = await insured(noon, first);
    await charge(site, at(new Date(noon.getTime() + 60_000)), third, [exam('KB-NOI')]);
    expect([await rates(first), await rates(second), await rates(third)]).toEqual([[100], [30], [0]]);
    const tomorrow = new Date('2026-07-07T01:00:00Z');
    const next = await insured(tomorrow, first);
    await charge(site, at(tomorrow), next, [exam('KB-NGOAI')]);
    expect(await rates(next)).toEqual([100]);
  });

  it('leaves the first one as it is, and looks at insured visits alone', async () => {
    const paying = await aVisit(site, { NgayTiepNhan: morning });
    await charge(site, at(morning), paying, [exam('KB-NOI')]);
    const first = await insured(noon, paying);
    await charge(site, at(noon), first, [exam('KB-NOI')]);
    const later = new Date(noon.getTime() + 600_000);
    const second = await insured(later, paying);
    await charge(site, at(later), second, [exam('KB-NGOAI')]);
    await inTransaction(at(later), (tx) => recompute(tx, first.TiepNhan_Id));
    expect([await rates(first), await rates(second)]).toEqual([[100], [30]]);
  });

  it('counts what was in scope before for the rule of 15 %, unless the site says otherwise', async () => {
    const scan = { ma: 'HA-MRISONAO', donGia: '200000' };
    const first = await insured(morning);
    await charge(site, at(morning), first, [scan]);
    const second = await insured(noon, first);
    await charge(site, at(noon), second, [scan]);
    expect(await bill(cashier, first)).toMatchObject({ BNCCT: '0.00', duoiNguong: true });
    expect(await bill(cashier, second)).toMatchObject({ BNCCT: '40000.00', duoiNguong: false });
    await updateSetting(cashier, 'facility', { gopNguongTrongNgay: false });
    await inTransaction(at(noon), (tx) => recompute(tx, second.TiepNhan_Id));
    await updateSetting(cashier, 'facility', { gopNguongTrongNgay: true });
    expect(await bill(cashier, second)).toMatchObject({ BNCCT: '0.00', duoiNguong: true });
  });

  it('tells the desk before, which estimates by the same rules', async () => {
    const first = await insured(morning);
    await charge(site, at(morning), first, [exam('KB-NOI')]);
    const found = await estimate(at(noon), {
      BenhNhan_Id: first.BenhNhan_Id,
      DoiTuong_Id: await site.id('main.dm_doi_tuong', 'BHYT'),
      SoTheBHYT: 'DN4010123456789',
      BHYTNgayHieuLuc: '2020-01-01',
      CoGiayChuyen: true,
      lines: [{ DichVu_Id: await site.id('main.dm_dich_vu', 'KB-NGOAI') }],
    });
    expect(found).toMatchObject({ soLanTruoc: 1, dongs: [{ DonGia: '45000.00', ThanhTien: '13500.00' }] });
  });

  it('at another facility is one of its own', async () => {
    const first = await insured(morning);
    await charge(site, at(morning), first, [exam('KB-NOI')]);
    const second = await insured(noon, first);
    const desk = async (visit: Visit, code: string) =>
      site.database.pool.query('update main.tiep_nhan set noi_tiep_nhan_id = $2 where id = $1', [
        visit.TiepNhan_Id,
        await site.id('auth.node', code),
      ]);
    await desk(first, 'TN01');
    await desk(second, 'PKS01');
    await charge(site, at(noon), second, [exam('KB-NGOAI')]);
    expect(await rates(second)).toEqual([100]);
    await desk(second, 'QT01');
    await inTransaction(at(noon), (tx) => recompute(tx, second.TiepNhan_Id));
    expect(await rates(second)).toEqual([30]);
  });

  it('changes nothing of a visit whose insured costs are confirmed', async () => {
    const first = await insured(morning);
    await charge(site, at(morning), first, [exam('KB-NOI')]);
    const second = await insured(noon, first);
    await charge(site, at(noon), second, [exam('KB-NGOAI')]);
    await performAll(at(noon), second);
    await confirmInsurance(at(noon), second.TiepNhan_Id);
    await site.database.db.execute(
      sql`update main.tiep_nhan set trang_thai = 'DaHuy' where id = ${first.TiepNhan_Id}`,
    );
    const before = await bill(cashier, second);
    await inTransaction(at(noon), (tx) => recompute(tx, second.TiepNhan_Id));
    expect((await bill(cashier, second)).dongs).toEqual(before.dongs);
  });
});
