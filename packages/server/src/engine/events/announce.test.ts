import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, systemContext, type TestSite } from '../../../test/testSite.ts';
import { until } from '../../../test/until.ts';
import { inTransaction } from '../sql/transaction.ts';
import { announced, eventChannel } from './announce.ts';
import { emit } from './events.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const act = (n: number) =>
  inTransaction(systemContext(site), (tx) =>
    emit(tx, { module: 'KhamBenh', process: 'update', data: { n } }),
  );

it('commits of many are told by few notifications, each event once and in order', async () => {
  const listener = await site.database.connect();
  const parts: string[][] = [];
  listener.on('notification', ({ payload }) => parts.push((payload ?? '').split(',')));
  await listener.query(`listen ${eventChannel}`);
  const acts = 200;
  await Promise.all(Array.from({ length: acts }, (_, n) => act(n)));
  await announced(site.database.pool);
  await until(() => parts.flat().length >= acts);
  expect(parts.length).toBeLessThan(acts / 2);
  const ids = parts.flat().map((one) => Number(one.split(':')[0]));
  expect(new Set(ids).size).toBe(acts);
  for (const part of parts) expect(part.length).toBeLessThanOrEqual(150);
  await listener.end();
});

it('an event that was refused is not told', async () => {
  const listener = await site.database.connect();
  let told = 0;
  listener.on('notification', () => told++);
  await listener.query(`listen ${eventChannel}`);
  const failed = inTransaction(systemContext(site), async (tx) => {
    await emit(tx, { module: 'KhamBenh', process: 'update', data: {} });
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  await act(1);
  await until(() => told > 0);
  expect(told).toBe(1);
  await listener.end();
});
