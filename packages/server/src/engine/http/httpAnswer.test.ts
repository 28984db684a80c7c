import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ SEN_RATE_LIMIT_ADDRESS: '10' });
});
afterAll(() => site.close());

async function ask(
  url: string,
  options: { from?: string; as?: string; payload?: object; language?: string },
) {
  const { app } = await site.app();
  const answer = await app.inject({
    method: options.payload ? 'POST' : 'GET',
    url,
    headers: {
      'x-forwarded-for': options.from ?? '10.9.0.1',
      'accept-language': options.language ?? 'en',
      ...(options.as ? { 'access-token': await site.token(options.as) } : {}),
    },
    ...(options.payload ? { payload: options.payload } : {}),
  });
  return { status: answer.statusCode, retry: answer.headers['retry-after'], body: answer.json() };
}

const exported = '/api/audit-log/export.xlsx';

describe('a refusal beside GraphQL', () => {
  it.each([
    [401, 'UNAUTHENTICATED', exported, {}],
    [403, 'FORBIDDEN', exported, { as: 'tiepdon' }],
    [404, 'NOT_FOUND', `/api/files/${crypto.randomUUID()}`, { as: 'tiepdon' }],
    [404, 'NOT_FOUND', '/api/nothing', { as: 'tiepdon' }],
    [400, 'BAD_INPUT', `${exported}?user_Id=x`, { as: 'quantri' }],
    [413, 'BODY_TOO_LARGE', '/api/nothing', { as: 'tiepdon', payload: { much: 'x'.repeat(1_100_000) } }],
  ])('has the status %i and says %s in words', async (status, code, url, options) => {
    const answer = await ask(url, options);
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({
      code,
      message: expect.stringMatching(/^[A-Z].{5,}/),
      details: expect.any(Object),
      requestId: expect.any(String),
    });
    expect((await ask(url, { ...options, language: 'vi' })).body.message).not.toBe(answer.body.message);
  });

  it('of too many requests says for how long', async () => {
    const answers = [];
    for (let asked = 0; asked < 11; asked++) answers.push(await ask(exported, { from: '10.9.0.7' }));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    const seconds = Number(refused[0]?.retry);
    expect(refused[0]?.body).toMatchObject({ code: 'TOO_MANY_REQUESTS', details: { seconds } });
  });
});
