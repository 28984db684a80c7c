import { afterAll, beforeAll, expect, it } from 'vitest';
import { aVisit, charge, payAll, type Visit } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { type Ctx, localDay } from '../../engine/context.ts';

let site: TestSite;
let token: string;
let cashier: Ctx;
let desk: string;
beforeAll(async () => {
  site = await openTestSite();
  token = await site.token('thungan1');
  cashier = await site.ctx('thungan1', { node: 'QT01' });
  desk = await site.id('auth.node', 'TN01');
});
afterAll(() => site.close());

const daysAgo = (days: number) => new Date(cashier.now().getTime() - days * 86_400_000);
const owing = async (days: number, over: Parameters<typeof aVisit>[1] = {}): Promise<Visit> => {
  const visit = await aVisit(site, { NgayTiepNhan: daysAgo(days), NoiTiepNhan_Id: desk, ...over });
  await charge(site, cashier, visit, [{ ma: 'XN-CBC', donGia: '49700' }]);
  return visit;
};
const ids = async (field: string, args = '', who = token, headers = {}): Promise<string[]> => {
  const query = `{ list: ${field}(tab: DaKham ${args}) { data { TiepNhan_Id } } }`;
  const { data } = await site.graphql('main', query, {}, who, headers);
  return data.list.data.map((row: Visit) => row.TiepNhan_Id);
};
const old = 'loadBenhNhanFromTransactionWithTimeLookUpOld';

it('finds the visits before today that still have money open, within bounds where they are given', async () => {
  const [late, later, settled, now] = [await owing(40), await owing(3), await owing(5), await owing(0)];
  await payAll(site, cashier, settled);
  const found = await ids(old);
  expect(found).toEqual(expect.arrayContaining([late.TiepNhan_Id, later.TiepNhan_Id]));
  expect(found).not.toContain(settled.TiepNhan_Id);
  expect(found).not.toContain(now.TiepNhan_Id);
  const since = await ids(old, `startDate: "${localDay(daysAgo(10))}"`);
  expect(since).toContain(later.TiepNhan_Id);
  expect(since).not.toContain(late.TiepNhan_Id);
  expect(await ids(old, `endDate: "${localDay(daysAgo(10))}"`)).not.toContain(later.TiepNhan_Id);
  expect(await ids('loadBenhNhanFromTransactionWithTime', `startDate: "${localDay(daysAgo(40))}"`)).toContain(
    late.TiepNhan_Id,
  );
  expect(await ids('loadBenhNhanFromTransactionByMonth', `startDate: "${localDay(daysAgo(40))}"`)).toContain(
    late.TiepNhan_Id,
  );
});

it('lists no visits of another facility', async () => {
  const visit = await owing(2);
  const clinic = await site.token('dieuduongpk');
  const headers = { 'current-node': await site.id('auth.node', 'PKS01') };
  expect(await ids(old, '', clinic, headers)).not.toContain(visit.TiepNhan_Id);
  expect(await ids(old)).toContain(visit.TiepNhan_Id);
});

it('opens the newest visit of a patient code that is not cancelled', async () => {
  const first = await owing(9);
  const { BenhNhan_Id } = first;
  await owing(1, { BenhNhan_Id, TrangThai: 'DaHuy' }).catch(() => undefined); // a cancelled visit is charged nothing
  const { rows } = await site.database.pool.query<{ code: string }>(
    'select ma_y_te as code from main.benh_nhan where id = $1',
    [BenhNhan_Id],
  );
  const query =
    'query Newest($code: String!) { loadDataByOnSelectBenhNhan_MaYTe(MaYTe: $code) { TiepNhan_Id } }';
  const newest = async (code: string) =>
    (await site.graphql('main', query, { code }, token)).data.loadDataByOnSelectBenhNhan_MaYTe;
  expect(await newest(rows[0]?.code ?? '')).toEqual({ TiepNhan_Id: first.TiepNhan_Id });
  expect(await newest('11.999999')).toBeNull();
});
