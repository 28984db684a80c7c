import { createHash } from 'node:crypto';
import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GraphQLAnswer, openTestSite, type TestSite } from '../../../test/testSite.ts';
import { services } from '../config.ts';
import { resolveDocument } from '../graphql/trustedDocuments.ts';
import { newToken } from '../secrets/ownToken.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({
    SEN_RATE_LIMIT: '100',
    SEN_RATE_LIMIT_ADDRESS: '60',
    SEN_METRICS_TOKEN: '0123456789abcdef',
  });
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
/** Read without the database. */
const small = { query: '{ getAppInfo { version } }' };
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

  it.each(services)('answers the standard introspection query for %s', async (service) => {
    const answer = await site.graphql(service, getIntrospectionQuery(), {}, await site.token('tiepdon'));
    expect(answer.errors).toBeUndefined();
    expect(answer.data.__schema.queryType.name).toBe('Query');
  });

  const aliases = (times: number) =>
    `{ ${Array.from({ length: times }, (_, n) => `a${n}: getAppInfo { version }`).join(' ')} }`;
  // by their cost, by the parser, by the length of the text
  it.each([100, 600, 900, 4000])('refuses %i aliases', async (times) => {
    const answer = await site.graphql('main', aliases(times), {}, await site.token('tiepdon'));
    expect(answer).toMatchObject({ data: null, errors: [{ extensions: { code: 'QUERY_TOO_COSTLY' } }] });
  });

  it('refuses a document that comes as a tree and was never parsed', async () => {
    const tree = JSON.stringify({ kind: 'Document', loc: {}, definitions: [] });
    const answer = await site.graphql('main', tree, {}, await site.token('tiepdon'));
    expect(answer.errors?.[0]?.extensions.code).toBe('BAD_QUERY');
  });

  it('names field and place of what is wrong with a document in development', async () => {
    const answer = await site.graphql(
      'main',
      'query {\n  khamBenhs { nothing }\n}',
      {},
      await site.token('quantri'),
    );
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_QUERY',
      details: {
        errors: expect.arrayContaining([
          expect.objectContaining({
            message: expect.stringContaining('"nothing"'),
            locations: [{ line: 2, column: 15 }],
          }),
        ]),
      },
    });
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
    expect(answer.statusCode).toBe(405);
    expect(answer.headers['allow']).toBe('POST');
    expect(answer.json<GraphQLAnswer>().errors).toMatchObject([
      { message: expect.stringContaining('POST'), extensions: { code: 'METHOD_NOT_ALLOWED' } },
    ]);
    const page = await app.inject({ method: 'GET', url: '/graphql/main?query={a}&next=/graphiqlx' });
    expect(page.statusCode).toBe(405);
  });

  it('refuses input that is nested deeper than anything of Sen, as variables, in a text and beside GraphQL', async () => {
    const token = await site.token('quantri');
    const { app } = await site.app();
    const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    const query = 'mutation ($input: JSON!) { updateSettingType(type: "lab", input: $input) { _id } }';
    for (const depth of [70, 200_000]) {
      const body = `{"query":${JSON.stringify(query)},"variables":{"input":${deep(depth)}}}`;
      const said = (await post(body, { 'access-token': token })).json<GraphQLAnswer>();
      expect([depth, said.errors?.[0]?.extensions.code]).toEqual([depth, 'BAD_INPUT']);
    }
    const inText = { query: `mutation { updateSettingType(type: "lab", input: ${deep(70)}) { _id } }` };
    const said = (await post(inText, { 'access-token': token })).json<GraphQLAnswer>();
    expect(said.errors?.[0]?.extensions.code).toMatch(/^BAD_INPUT$|^QUERY_TOO/);
    const beside = await app.inject({
      method: 'POST',
      url: '/api/results',
      headers: { 'content-type': 'application/json' },
      payload: deep(200_000),
    });
    expect(beside.json()).toMatchObject({ code: 'BAD_INPUT', details: { issues: [{ code: 'TOO_DEEP' }] } });
  });

  it('answers health, readiness and metrics', async () => {
    const { app } = await site.app();
    expect((await app.inject('/health')).json()).toEqual({ status: 'ok' });
    expect((await app.inject('/ready')).json()).toEqual({ status: 'ready' });
    expect((await app.inject('/metrics')).body).toContain('sen_http_request_seconds_count');
  });
});

describe('the metrics', () => {
  it('are read on this machine or with the token, through no proxy and by no stranger', async () => {
    const { app } = await site.app();
    const ask = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
      app.inject({ url: '/metrics', headers, remoteAddress });
    const bearer = { authorization: 'Bearer 0123456789abcdef' };
    expect((await ask({})).statusCode).toBe(200);
    expect((await ask({}, '::1')).statusCode).toBe(200);
    expect((await ask(bearer, '203.0.113.7')).statusCode).toBe(200);
    expect((await ask({ ...bearer, 'x-forwarded-for': '203.0.113.7' })).statusCode).toBe(200);
    const refused = [
      await ask({}, '203.0.113.7'),
      await ask({ 'x-forwarded-for': '203.0.113.7' }),
      await ask({ 'x-forwarded-for': '127.0.0.1' }),
      await ask({ 'x-forwarded-for': '127.0.0.1' }, '203.0.113.7'),
      await ask({ authorization: 'Bearer 0123456789abcdeg' }, '203.0.113.7'),
      await ask({ authorization: 'Bearer ' }, '203.0.113.7'),
    ];
    expect(refused.map((one) => [one.statusCode, one.json().code])).toEqual(
      refused.map(() => [403, 'METRICS_CLOSED']),
    );
  });
});

describe('the limit of requests', () => {
  /** So many requests from an address behind the proxy, one after the other: how many were served, and the last refusal. */
  async function ask(times: number, from: string, token: (index: number) => string | null, language = 'vi') {
    const answers = [];
    for (let index = 0; index < times; index++) {
      const carried = token(index);
      answers.push(
        await post(small, {
          'x-forwarded-for': from,
          'accept-language': language,
          ...(carried === null ? {} : { 'access-token': carried }),
        }),
      );
    }
    const refused = answers.filter((answer) => answer.statusCode === 429);
    return { served: answers.filter((answer) => answer.statusCode === 200).length, last: refused.at(-1) };
  }

  it('refuses an address without a session in its language, and says for how long', async () => {
    const { served, last } = await ask(70, '10.1.0.1', () => null, 'en');
    expect(served).toBe(60);
    const seconds = Number(last?.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(last?.json<GraphQLAnswer>().errors).toMatchObject([
      {
        message: `Too many requests. Try again in ${seconds} seconds.`,
        extensions: { code: 'TOO_MANY_REQUESTS', details: { seconds } },
      },
    ]);
    expect((await ask(1, '10.1.0.2', () => null)).served).toBe(1);
  });

  it('counts desks behind one address each by its session', async () => {
    const [desk, other] = [await site.token('thungan1'), await site.token('duoc')];
    expect((await ask(1, '10.2.0.1', () => other)).served).toBe(1);
    expect((await ask(110, '10.2.0.1', () => desk)).served).toBe(100);
    expect((await ask(70, '10.2.0.1', () => null)).served).toBe(60);
    expect((await ask(90, '10.2.0.1', () => other)).served).toBe(90);
    expect((await ask(1, '10.2.0.9', () => desk)).served).toBe(0);
  });

  it('counts unknown tokens by address, however many there are, and asks the database for none over it', async () => {
    expect((await ask(70, '10.3.0.1', (index) => `stranger-${index}`)).served).toBe(60);
    expect(await site.countQueries(() => ask(20, '10.3.0.1', (index) => `more-${index}`))).toBe(0);
  });

  it('lets open sessions and known browsers work while strangers flood the address', async () => {
    const { app } = await site.app();
    const from = { 'x-forwarded-for': '10.5.0.1' };
    expect((await ask(70, '10.5.0.1', (index) => `guess-${index}`)).served).toBe(60);
    // none of these asked anything in the last minute
    const desks = [await site.token('bsnoi1'), await site.token('bsnoi2'), await site.token('ketoan')];
    for (const desk of desks) expect((await ask(1, '10.5.0.1', () => desk)).served).toBe(1);
    const login = (cookie: string) =>
      app.inject({
        method: 'POST',
        url: '/graphql/auth',
        headers: { 'content-type': 'application/json', cookie, ...from },
        payload: { query: '{ login(info: { username: "ai.do", password: "sai" }) { userId } }' },
      });
    expect((await login(`sen_device=${'x'.repeat(43)}`)).statusCode).toBe(429);
    const device = newToken(site.config);
    expect((await login(`sen_device=${device}`)).statusCode).toBe(200);
    // a token of this site that opens nothing asks the database once
    const gone = newToken(site.config);
    await ask(1, '10.5.0.1', () => gone);
    expect(await site.countQueries(() => ask(20, '10.5.0.1', () => gone))).toBe(0);
  });

  it('costs no statement beside the one that opens the session', async () => {
    const token = await site.token('ktvxn');
    await ask(1, '10.4.0.1', () => token);
    expect(await site.countQueries(() => ask(5, '10.4.0.1', () => token))).toBe(5);
  });

  it('counts who asks for pictures', async () => {
    const { app } = await site.app();
    const picture = () =>
      app.inject({ url: '/dicomweb/studies/1.2.3/instances', headers: { 'x-forwarded-for': '10.77.0.1' } });
    const statuses = [];
    for (let asked = 0; asked < 70; asked++) statuses.push((await picture()).statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  it('leaves the pages alone', async () => {
    const { app } = await site.app();
    const answers = await Promise.all(Array.from({ length: 150 }, () => app.inject('/health')));
    expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
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
