import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aVisit, bill, type Charge, charge, payAll, type Visit } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { markPerformed } from './charges.ts';

let site: TestSite;
let cashier: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  cashier = await site.ctx('thungan1', { node: 'QT01' });
});
afterAll(() => site.close());

const fresh = () => ({ ...cashier, loaders: new Map() });
const tests = (count: number, donGia: string): Charge[] =>
  Array.from({ length: count }, () => ({ ma: 'XN-CBC', donGia }));

/** Runs an act on a visit and answers which of the lines that it had were locked or written by it. */
async function touchedBy(visit: Visit, act: () => Promise<unknown>): Promise<string[]> {
  const holders = async () => {
    const { rows } = await site.database.db.execute<{ id: string; held: string }>(sql`
      select id, xmax::text || ctid::text as held from main.vien_phi_dong where tiep_nhan_id = ${visit.TiepNhan_Id} order by ngay_tao, id`);
    return rows;
  };
  const before = await holders();
  await act();
  const after = new Map((await holders()).map((row) => [row.id, row.held]));
  return before.filter(({ id, held }) => after.get(id) !== held).map(({ id }) => id);
}

/** A visit whose co-payment is due already, far from every limit. */
async function aLongVisit(payer: 'BHYT' | 'THUPHI'): Promise<Visit> {
  const visit = await aVisit(site, { payer });
  await charge(site, fresh(), visit, tests(10, '100000'));
  return visit;
}

test.each(['BHYT', 'THUPHI'] as const)(
  'an act on some lines of a visit of %s leaves the others alone',
  async (payer) => {
    const visit = await aLongVisit(payer);
    expect(await touchedBy(visit, () => charge(site, fresh(), visit, tests(1, '50000')))).toEqual([]);
    const { dongs } = await bill(fresh(), visit);
    const line = dongs[3];
    if (!line) throw new Error('no line');
    const pay = () => payAll(site, fresh(), visit, { VienPhiDong_Ids: [line._id] });
    expect(await touchedBy(visit, pay)).toEqual([line._id]);
    const perform = () => inTransaction(fresh(), (tx) => markPerformed(tx, [line.source_Id], true));
    expect(await touchedBy(visit, perform)).toEqual([line._id]);
    const { ThanhTien, soDong } = await bill(fresh(), visit);
    expect([ThanhTien, soDong]).toEqual(['1050000.00', 11]);
  },
);

test('a line with which the co-payment begins changes the others too', async () => {
  const visit = await aVisit(site, { payer: 'BHYT' });
  await charge(site, fresh(), visit, tests(2, '100000'));
  expect((await bill(fresh(), visit)).BNCCT).toBe('0.00');
  expect(await touchedBy(visit, () => charge(site, fresh(), visit, tests(1, '500000')))).toHaveLength(2);
  expect((await bill(fresh(), visit)).BNCCT).toBe('140000.00');
});

test('an exam changes the rates of the others of its day', async () => {
  const visit = await aLongVisit('BHYT');
  await charge(site, fresh(), visit, [{ ma: 'KB-NOI', donGia: '100000' }]);
  await charge(site, fresh(), visit, [{ ma: 'KB-NHI', donGia: '100000' }]);
  const exams = (await bill(fresh(), visit)).dongs.filter((line) => line.NhomChiPhi === 'KhamBenh');
  expect(exams.map((line) => line.tyLeDV)).toEqual([100, 30]);
});

test('what the payer or the law says anew reaches every line with the next act', async () => {
  const visit = await aLongVisit('BHYT');
  await site.database.db.execute(
    sql`update main.tiep_nhan set so_the_bhyt = 'HT3010123456789' where id = ${visit.TiepNhan_Id}`,
  );
  await charge(site, fresh(), visit, tests(1, '100000'));
  expect((await bill(fresh(), visit)).dongs.every((line) => line.mucHuong === '95')).toBe(true);
});
