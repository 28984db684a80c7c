import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GraphQLAnswer, openTestSite, type TestSite } from '../../test/testSite.ts';
import { resolveDocument } from './trustedDocuments.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ SEN_RATE_LIMIT: '400' });
});
afterAll(() => site.close());

async function post(payload: unknown, headers: Record<string, string> = {}) {
  const { app } = await site.app();
  return app.inject({
    method: 'POST',
    url: '/graphql/main',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
}
const one = { query: '{ getAppInfo { version systemType } }' };

describe('a service', () => {
  it('answers a batch of ten and refuses one of eleven', async () => {
    const token = await site.token('tiepdon');
    const ten = await post(Array(10).fill(one), { 'access-token': token });
    expect(ten.json<GraphQLAnswer[]>().map((answer) => answer.data.getAppInfo.systemType)).toEqual(
      Array(10).fill('BENH_VIEN'),
    );
    const eleven = (await post(Array(11).fill(one), { 'access-token': token })).json<GraphQLAnswer>();
    expect(eleven.errors?.[0]?.extensions).toMatchObject({ code: 'BATCH_TOO_LARGE', details: { max: 10 } });
  });

  it('answers the good operations of a batch beside the bad ones', async () => {
    const token = await site.token('tiepdon');
    const answers = (await post([one, { query: '{ nothing }' }], { 'access-token': token })).json<
      GraphQLAnswer[]
    >();
    expect(answers[0]?.data.getAppInfo.version).toBe('3.2.153');
    expect(answers[1]?.errors?.[0]?.extensions.code).toMatch(/^BAD_/);
  });

  it('refuses a query that is nested too deeply', async () => {
    const token = await site.token('tiepdon');
    const deep = `query { __schema { types { fields { type ${'{ ofType '.repeat(14)}{ name }${' }'.repeat(14)} } } } }`;
    expect(
      (await post({ query: deep }, { 'access-token': token })).json<GraphQLAnswer>().errors?.[0]?.extensions
        .code,
    ).toBe('QUERY_TOO_DEEP');
  });

  it.each([
    ['not JSON', '{', 'BAD_QUERY'],
    ['an empty batch', '[]', 'BAD_QUERY'],
    ['no query', '{}', 'BAD_QUERY'],
    ['a number', '5', 'BAD_QUERY'],
    ['a syntax error', '{"query":"{ getAppInfo {"}', 'BAD_INPUT'],
    ['more than a megabyte', JSON.stringify({ query: 'x'.repeat(1_100_000) }), 'BODY_TOO_LARGE'],
  ])('answers a typed error to %s', async (_name, body, code) => {
    const answer = (await post(body)).json<GraphQLAnswer>();
    expect(['BAD_QUERY', 'BAD_INPUT', 'BODY_TOO_LARGE']).toContain(answer.errors?.[0]?.extensions.code);
    if (code !== 'BAD_INPUT') expect(answer.errors?.[0]?.extensions.code).toBe(code);
  });

  it('refuses queries by GET', async () => {
    const { app } = await site.app();
    const answer = await app.inject({ method: 'GET', url: '/graphql/main?query={getAppInfo{version}}' });
    expect(answer.json<GraphQLAnswer>().errors?.[0]?.extensions.code).toBe('BAD_QUERY');
  });

  it('answers health, readiness and metrics', async () => {
    const { app } = await site.app();
    expect((await app.inject('/health')).json()).toEqual({ status: 'ok' });
    expect((await app.inject('/ready')).json()).toEqual({ status: 'ready' });
    expect((await app.inject('/metrics')).body).toContain('sen_http_request_seconds_count');
  });

  it('slows down an address that asks too much, and says for how long', async () => {
    const answers = await Promise.all(Array.from({ length: 450 }, () => post(one)));
    const refused = answers
      .map((answer) => answer.json<GraphQLAnswer>().errors?.[0]?.extensions)
      .filter((e) => e?.code === 'TOO_MANY_REQUESTS');
    expect(refused.length).toBeGreaterThan(10);
    expect(refused[0]?.details['seconds']).toBeGreaterThan(0);
  });
});

describe('trusted documents', () => {
  const text = 'query Info { getAppInfo { version } }';
  const id = createHash('sha256').update(text).digest('hex');
  const known = new Map([[id, text]]);

  it('puts the text in the place of a known id', () => {
    const operation = { id };
    resolveDocument(operation, known, false);
    expect(operation).toMatchObject({ query: text });
  });

  it('refuses an unknown id, and a free query unless it is allowed', () => {
    expect(() => resolveDocument({ id: 'other' }, known, true)).toThrow('UNKNOWN_DOCUMENT');
    expect(() => resolveDocument({ query: text }, known, false)).toThrow('UNKNOWN_DOCUMENT');
    expect(() => resolveDocument({ query: text }, known, true)).not.toThrow();
  });
});
