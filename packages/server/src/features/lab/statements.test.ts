import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { slipById } from '../orders/queries.ts';
import { traKetQua } from './commands.ts';
import { takeDeviceValues } from './deviceValues.ts';
import { indicesOfSlip } from './indices.ts';
import { resultOfSlip } from './queries.ts';
import { input, labFactory } from './testLab.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof labFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  at = await labFactory(site);
});
afterAll(() => site.close());

const fresh = (): Ctx => ({ ...at.lab, loaders: new Map() });
const sampled = async (services: string[]) => (await at.sampled({ services })).slip;

async function statementsOfReturn(services: string[]): Promise<number> {
  const slip = await sampled(services);
  const luu = input(await resultOfSlip(fresh(), slip), '99'); // critical in both
  const told = { XacNhanNguyHiem: 'BS Minh, điện thoại, 09:10' };
  return site.countQueries(() => traKetQua(fresh(), slip, { oldState: 'ChuaKetQua', luu, ...told }));
}

async function statementsOfMessage(services: string[]): Promise<number> {
  const slip = await sampled(services);
  const device = await site.id('main.thiet_bi', 'TB01');
  const ctx = fresh();
  const values = (await indicesOfSlip(ctx, await slipById(ctx, slip))).map(({ MaChiSo }) => ({
    ...{ MaMay: MaChiSo, MaChiSo, KetQua: '99', DonVi: null, LucChay: null },
  }));
  return site.countQueries(() => inTransaction(fresh(), (tx) => takeDeviceValues(tx, slip, device, values)));
}

it('a result of many services and values is returned by as many statements as one of a single value', async () => {
  const { glucose, count } = at.ids;
  await statementsOfReturn([glucose, count]); // what a process reads once is read
  expect(await statementsOfReturn([glucose, count])).toBe(await statementsOfReturn([glucose]));
});

it('a message of many values asks for as many statements as one of a single value', async () => {
  const { glucose, count } = at.ids;
  await statementsOfMessage([glucose, count]);
  expect(await statementsOfMessage([glucose, count])).toBe(await statementsOfMessage([glucose]));
});
