import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aVisit, cash, charge, payAll } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { removeCharges } from './charges.ts';
import { collect } from './collect.ts';

let site: TestSite;
let cashier: Ctx;
let token: string;
beforeAll(async () => {
  site = await openTestSite();
  cashier = await site.ctx('thungan1', { node: 'QT01' });
  token = await site.token('thungan1');
});
afterAll(() => site.close());

const fresh = () => ({ ...cashier, loaders: new Map() });

it('isEWH shows what was withdrawn from a bill, with by whom and when; its sums stay', async () => {
  const visit = await aVisit(site);
  const [, blood] = await charge(site, fresh(), visit, [
    { ma: 'KB-NOI', donGia: '45000' },
    { ma: 'XN-CBC', donGia: '49700' },
  ]);
  await inTransaction(fresh(), (tx) => removeCharges(tx, [blood ?? '']));
  const query = `query ($b: ID!, $t: ID!, $whole: Boolean, $limit: Int) { v: loadDataByOnSelectBenhNhan(BenhNhan_Id: $b, TiepNhan_Id: $t, isEWH: $whole) {
    ThanhTien ConLai dongs(limit: $limit) { MaDV DaHuy NgayHuy nguoiHuy hanhDongs { action refusal } } } }`;
  const read = async (whole: boolean | null, limit: number | null = null) => {
    const variables = { b: visit.BenhNhan_Id, t: visit.TiepNhan_Id, whole, limit };
    const { data, errors } = await site.graphql('main', query, variables, token);
    expect(errors).toBeUndefined();
    return data.v;
  };
  for (const usual of [await read(null), await read(false)])
    expect(usual).toMatchObject({
      ConLai: '45000.00',
      dongs: [{ MaDV: 'KB-NOI', DaHuy: false, NgayHuy: null, nguoiHuy: null }],
    });
  for (const limit of [null, 1]) {
    const whole = await read(true, limit);
    expect(whole).toMatchObject({ ThanhTien: '45000.00', ConLai: '45000.00' });
    expect(whole.dongs.map((line: { MaDV: string; DaHuy: boolean }) => [line.MaDV, line.DaHuy])).toEqual([
      ['KB-NOI', false],
      ['XN-CBC', true],
    ]);
    expect(whole.dongs[1]).toMatchObject({ nguoiHuy: 'Phạm Thu Trang', NgayHuy: expect.any(String) });
    // nothing can be done with it any more
    const acts: Array<{ refusal: string | null }> = whole.dongs[1].hanhDongs;
    expect(acts.filter((act) => act.refusal === null)).toEqual([]);
  }
});

it('ViewMode narrows the receipts of a patient to a visit, to some days, or to nothing', async () => {
  const visit = await aVisit(site);
  await charge(site, fresh(), visit, [{ ma: 'KB-NOI', donGia: '45000' }]);
  const today = await payAll(site, fresh(), visit);
  const made = await aVisit(site, { BenhNhan_Id: visit.BenhNhan_Id });
  const earlier = { ...made, BenhNhan_Id: visit.BenhNhan_Id };
  const then = { ...fresh(), now: () => new Date('2026-03-02T02:00:00Z') };
  const before = await collect(then, {
    ...{ requestId: v7(), ...earlier, LoaiBienLai: 'TamUng', SoTien: '100000.00' },
    thanhToans: [await cash(site, '100000.00')],
  });
  const query = `query ($b: ID!, $t: ID, $mode: String, $start: Date, $end: Date) {
    list: getBienLai_ByBenhNhanId(BenhNhan_Id: $b, TiepNhan_Id: $t, ViewMode: $mode, start: $start, end: $end) { _id } }`;
  const ids = async (args: object) => {
    const variables = { b: visit.BenhNhan_Id, t: visit.TiepNhan_Id, ...args };
    const { data, errors } = await site.graphql('main', query, variables, token);
    expect(errors).toBeUndefined();
    return data.list.map(({ _id }: { _id: string }) => _id);
  };
  expect(await ids({})).toEqual([today, before]);
  expect(await ids({ mode: 'BenhNhan' })).toEqual([today, before]);
  expect(await ids({ mode: 'TiepNhan' })).toEqual([today]);
  expect(await ids({ mode: 'TiepNhan', t: earlier.TiepNhan_Id })).toEqual([before]);
  expect(await ids({ mode: 'Ngay' })).toEqual([today]);
  expect(await ids({ mode: 'Ngay', start: '2026-03-01', end: '2026-03-02' })).toEqual([before]);
  expect(await ids({ mode: 'Ngay', start: '2026-03-03' })).toEqual([today]);
  const wrong = await site.graphql('main', query, { b: visit.BenhNhan_Id, mode: 'Thang' }, token);
  expect(wrong.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_INPUT',
    details: { issues: [{ path: 'ViewMode', code: 'NOT_IN_LIST' }] },
  });
});
