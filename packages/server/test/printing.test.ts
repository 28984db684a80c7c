import { afterAll, beforeAll, expect, it } from 'vitest';
import { slipsOfVisit } from '../src/features/orders/queries.ts';
import { ticketOfSource } from '../src/features/queues/queries.ts';
import { receivePaying } from '../src/features/reception/testReception.ts';
import { openTestSite, type TestSite } from './testSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

it('prints the ticket and the slip of a reception as PDF, and nothing to a stranger', async () => {
  const desk = await site.ctx('tiepdon', { node: 'TN01' });
  const visit = await receivePaying(site, desk);
  const [slip] = await slipsOfVisit(desk, visit._id);
  const ticket = slip ? await ticketOfSource(desk, slip._id) : null;
  const { app } = await site.app();
  const print = (form: string, id: string, token?: string) =>
    app.inject({
      method: 'GET',
      url: `/api/print/${form}/${id}`,
      headers: token ? { 'access-token': token } : {},
    });
  const token = await site.token('tiepdon');
  for (const [form, id] of [
    ['PhieuSoThuTu', ticket?._id],
    ['PhieuChiDinh', slip?._id],
  ] as const) {
    const answer = await print(form, id ?? '', token);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  }
  expect((await print('PhieuChiDinh', slip?._id ?? '')).json().code).toBe('UNAUTHENTICATED');
  expect((await print('Nothing', slip?._id ?? '', token)).json().code).toBe('NOT_FOUND');
});
