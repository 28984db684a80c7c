import { afterAll, beforeAll, expect, test } from 'vitest';
import { aVisit, bill, type Charge, charge, payAll, type Visit } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';

let site: TestSite;
let visit: Visit;
let token: string;
/** The lines of the visit in order of time; the first three are not paid. */
let all: string[];
beforeAll(async () => {
  site = await openTestSite();
  token = await site.token('thungan1');
  const cashier = await site.ctx('thungan1', { node: 'QT01' });
  visit = await aVisit(site);
  const tests = Array.from({ length: 12 }, (): Charge => ({ ma: 'XN-CBC', donGia: '50000' }));
  for (const [minute, one] of tests.entries()) {
    const now = new Date(Date.parse('2026-11-20T01:00:00Z') + minute * 60_000);
    await charge(site, { ...cashier, now: () => now }, visit, [one]);
  }
  all = (await bill(cashier, visit)).dongs.map((line) => line._id);
  await payAll(site, { ...cashier, loaders: new Map() }, visit, { VienPhiDong_Ids: all.slice(3) });
});
afterAll(() => site.close());

const query = `query ($b: ID!, $t: ID!, $page: Int, $limit: Int) {
  loadDataByOnSelectBenhNhan(BenhNhan_Id: $b, TiepNhan_Id: $t) { soDong ThanhTien dongs(page: $page, limit: $limit) { _id } } }`;

async function read(page: number | null, limit: number | null) {
  const variables = { b: visit.BenhNhan_Id, t: visit.TiepNhan_Id, page, limit };
  return site.graphql('main', query, variables, token);
}

async function idsOf(page: number | null, limit: number | null): Promise<string[]> {
  const { data } = await read(page, limit);
  return data.loadDataByOnSelectBenhNhan.dongs.map((line: { _id: string }) => line._id);
}

test('a page of a bill holds what is due first, then the newest lines, in order of time', async () => {
  expect(await idsOf(null, null)).toEqual(all);
  expect(await idsOf(1, 5)).toEqual([...all.slice(0, 3), ...all.slice(-2)]);
  expect(await idsOf(2, 5)).toEqual(all.slice(5, 10));
  expect(await idsOf(3, 5)).toEqual(all.slice(3, 5));
  expect(await idsOf(4, 5)).toEqual([]);
});

test('the sums and the number of lines are those of the whole bill', async () => {
  const { data } = await read(1, 2);
  expect(data.loadDataByOnSelectBenhNhan).toMatchObject({ soDong: 12, ThanhTien: '600000.00' });
});

test.each([
  [0, 5, 'page'],
  [1, 0, 'limit'],
  [1, 501, 'limit'],
])('page %i of %i lines is refused', async (page, limit, path) => {
  const { errors } = await read(page, limit);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', details: { issues: [{ path }] } });
});
