import { afterEach, expect, it, vi } from 'vitest';
import { authorisedFetch, HttpRefusal } from './http.ts';
import { userMessage } from './userMessage.ts';

afterEach(() => void vi.unstubAllGlobals());

const answering = (status: number, body: string, type = 'application/json') =>
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'content-type': type } }));
const failure = () => authorisedFetch('/api/print/PhieuThu/1').catch((error: unknown) => error);

it('tells a refusal in the words of the server, with its code and its issues by field', async () => {
  const issues = [{ path: 'file', code: 'REQUIRED' }];
  answering(403, JSON.stringify({ code: 'FORBIDDEN', message: 'Bạn không có quyền', details: { issues } }));
  const refused = await failure();
  expect(refused).toBeInstanceOf(HttpRefusal);
  expect(refused).toMatchObject({ code: 'FORBIDDEN', issues });
  expect(userMessage(refused)).toBe('Bạn không có quyền');
});

it.each([
  [502, '<html>Bad gateway</html>', 'text/html'],
  [500, 'not { json', 'application/json'],
])('takes an answer %i that is not the server’s own for a failed connection', async (status, body, type) => {
  answering(status, body, type);
  expect(userMessage(await failure())).toBe(userMessage(new TypeError('fetch failed')));
});

it('hands over what succeeded, also a report with errors by row', async () => {
  const report = { total: 1, errors: [{ row: 2, code: 'REQUIRED', message: 'thiếu' }] };
  answering(200, JSON.stringify(report));
  expect(await (await authorisedFetch('/api/price-list/1/import')).json()).toEqual(report);
});
