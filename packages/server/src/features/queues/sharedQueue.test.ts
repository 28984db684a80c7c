import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Subscriber, subscribe } from '../../../test/faults/subscriber.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { until } from '../../../test/until.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { callNext, issueTicket } from './commands.ts';

let site: TestSite;
const desks: Record<string, Subscriber> = {};

beforeAll(async () => {
  site = await openTestSite();
  const { app } = await site.app();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  for (const username of ['thungan1', 'thungan2', 'dieuduongpk'])
    desks[username] = await subscribe(site, port, await site.token(username), ['HangDoi']);
});
afterAll(async () => {
  await Promise.all(Object.values(desks).map((desk) => desk.close()));
  await site.close();
});

const heard = (username: string) => (desks[username]?.got ?? []).map((event) => event.process);

it('every cashier of the hospital hears the queue that they share, and nobody of the clinic does', async () => {
  const clerk = await site.ctx('tiepdon', { node: 'TN01' });
  const cashier = await site.ctx('thungan1', { node: 'QT01' });
  await inTransaction(clerk, (tx) => issueTicket(tx, { hangDoi: 'VienPhi', nodeId: clerk.nodeId ?? '' }));
  const called = await callNext(cashier, { hangDoi: 'VienPhi', nodeId: cashier.nodeId ?? '', quay: '1' });
  expect(called?.TrangThai).toBe('dang_goi');
  await until(() => heard('thungan1').length === 2 && heard('thungan2').length === 2);
  expect(heard('thungan2')).toEqual(['create', 'call']);
  expect(heard('dieuduongpk')).toEqual([]);
});
