import { EventEmitter, once } from 'node:events';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp, type RunningApp } from '../../src/app.ts';
import { emit } from '../../src/engine/events/events.ts';
import { inTransaction } from '../../src/engine/sql/transaction.ts';
import { aVisit, cash, charge, type Visit, value } from '../cashierVisits.ts';
import { type Cuttable, cuttable, cuttableDatabase } from '../cuttable.ts';
import { type GraphQLAnswer, openTestSite, systemContext, type TestSite } from '../testSite.ts';
import { until, untilLocked } from '../until.ts';
import { type Subscriber, subscribe } from './subscriber.ts';

const collect = `mutation Collect($input: ThuTienInput!) { createBienLai_ByVienPhi(input: $input) { _id MaBienLai } }`;

let site: TestSite;
let database: Cuttable & { url: string };
let running: RunningApp;
let port = 0;
let token = '';
let screen: Subscriber;

beforeAll(async () => {
  site = await openTestSite();
  database = await cuttableDatabase(site.url);
  running = await buildApp(site.config, pino({ level: 'silent' }), database.url);
  await running.app.listen({ port: 0, host: '127.0.0.1' });
  const address = running.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
  token = await site.token('thungan1');
  screen = await subscribe(site, port, token, ['BienLai']);
});
afterAll(async () => {
  await screen.close();
  await running.close();
  await database.close();
  await site.close();
});

async function post(query: string, variables: unknown): Promise<GraphQLAnswer> {
  const response = await fetch(`http://127.0.0.1:${port}/graphql/main`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'access-token': token },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as GraphQLAnswer; // the API's shape
}

async function duePayments(
  count: number,
): Promise<Array<Visit & { requestId: string; thanhToans: unknown }>> {
  const ctx = await site.ctx('thungan1', { node: 'QT01' });
  const money = await cash(site, '45000');
  const visits = await Promise.all(Array.from({ length: count }, () => aVisit(site)));
  await Promise.all(visits.map((visit) => charge(site, ctx, visit, [{ ma: 'KB-NOI', donGia: '45000' }])));
  return visits.map((visit) => ({ requestId: v7(), ...visit, thanhToans: [money] }));
}

const codeOf = (answer: GraphQLAnswer) => answer.errors?.[0]?.extensions.code ?? 'done';
const ready = async () => (await fetch(`http://127.0.0.1:${port}/ready`)).status;
const statusOf = async (body: unknown) => {
  const headers = { 'content-type': 'application/json', 'access-token': token };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await fetch(`http://127.0.0.1:${port}/graphql/main`, init)).status;
};
const endAll = () =>
  site.database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );

describe('a database whose connections are cut', () => {
  it('makes requests fail with a typed error or succeed, and is found again without a restart', async () => {
    const inputs = await duePayments(60);
    const pay = async (input: unknown) => codeOf(await post(collect, { input }));
    expect(await Promise.all(inputs.slice(0, 5).map(pay))).toEqual(Array(5).fill('done'));
    const holder = await site.database.connect();
    await holder.query('begin; lock table main.bien_lai in share mode');
    const amid = inputs.slice(5).map(pay);
    await untilLocked(site, 3);
    await endAll();
    const codes = await Promise.all(amid);
    expect(codes).toContain('DATABASE_UNAVAILABLE');
    expect(['DATABASE_UNAVAILABLE', 'done']).toEqual(expect.arrayContaining(codes));

    database.cut();
    expect(
      await Promise.all(
        [post(collect, { input: inputs[0] }), post('{ __typename }', {})].map(async (one) =>
          codeOf(await one),
        ),
      ),
    ).toEqual(['DATABASE_UNAVAILABLE', 'DATABASE_UNAVAILABLE']);
    expect(await ready()).toBe(503);
    // as from a server that is away: screens keep what was typed and try again by themselves
    expect(await statusOf({ query: '{ __typename }' })).toBe(503);
    expect(await statusOf([{ query: '{ __typename }' }, { query: '{ __typename }' }])).toBe(503);
    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
    database.mend();
    await until(async () => (await ready()) === 200);

    const again = await Promise.all(inputs.map((input) => post(collect, { input })));
    expect(again.map(codeOf)).toEqual(inputs.map(() => 'done'));
    const ids = new Set(again.map((answer) => String(answer.data.createBienLai_ByVienPhi._id)));
    expect(ids.size).toBe(inputs.length);
    const list = sql.join(
      inputs.map(({ TiepNhan_Id }) => sql`${TiepNhan_Id}::uuid`),
      sql`, `,
    );
    expect(
      await value(
        site,
        sql`select array[count(*), max(so_bien_lai) - min(so_bien_lai) + 1]::int[] as value from main.bien_lai where tiep_nhan_id in (${list})`,
      ),
    ).toEqual([inputs.length, inputs.length]);
    // the screen that stayed open is told of every receipt, once
    const told = () =>
      screen.got.filter((event) => event.process === 'create').map((event) => event.data['BienLai_Id']);
    await until(() => told().length >= ids.size);
    expect(told().sort()).toEqual([...ids].sort());
  });

  it('lets jobs run again', async () => {
    await value(site, sql`select graphile_worker.add_job('seal') as value`);
    await until(
      async () => (await value(site, sql`select count(*)::int as value from main.audit_seal`)) !== 0,
    );
  });
});

describe('a database that is away', () => {
  it('does not keep Sen from stopping', async () => {
    const lost = await cuttableDatabase(site.url);
    const app = await buildApp(site.config, pino({ level: 'silent' }), lost.url);
    lost.cut();
    await new Promise((resolve) => setTimeout(resolve, 400));
    await app.close();
    await lost.close();
  });
});

describe('a socket that is cut', () => {
  let wire: Cuttable;
  beforeAll(async () => {
    wire = await cuttable({ port, host: '127.0.0.1' });
  });
  afterAll(() => wire.close());

  const act = (n: number) =>
    inTransaction(systemContext(site), (tx) =>
      emit(tx, { module: 'KhamBenh', process: 'update', data: { n } }),
    );

  it('comes back by itself and misses nothing, however often it is cut', async () => {
    const phone = await subscribe(site, wire.port, await site.token('bsnoi1'), ['KhamBenh']);
    for (let n = 1; n <= 120; n++) {
      await act(n);
      if (n === 1) await until(() => phone.got.length === 1);
      if (n % 30 === 10) wire.cut();
      if (n % 30 === 25) wire.mend();
    }
    // a few that came just before the cut may come once more
    const told = () => [...new Set(phone.got.map((event) => event.data['n']))];
    await until(() => told().length >= 120);
    expect(told()).toEqual(Array.from({ length: 120 }, (_, index) => index + 1));
    expect(phone.got.length).toBeLessThan(150);
    expect(phone.opened()).toBeGreaterThan(1);
    await phone.close();
  });

  it('is told of an act that ended late, though a later one was told before', async () => {
    const phone = await subscribe(site, wire.port, await site.token('bsnoi2'), ['KhamBenh']);
    const release = new EventEmitter();
    const held = once(release, 'now');
    const written = once(release, 'written');
    const slow = inTransaction(systemContext(site), async (tx) => {
      await emit(tx, { module: 'KhamBenh', process: 'update', data: { n: 1001 } });
      await tx.db.execute(sql`select 1`); // what was sent is written
      release.emit('written');
      await held;
    });
    await written;
    await act(1002);
    await until(() => phone.got.length === 1);
    wire.cut();
    release.emit('now');
    await slow;
    wire.mend();
    await until(() => phone.got.length === 2);
    expect(phone.got.map((event) => event.data['n'])).toEqual([1002, 1001]);
    await phone.close();
  });
});

describe('a token that is revoked in use', () => {
  it('ends the socket for good and refuses the next request', async () => {
    token = await site.token('thungan2');
    const desk = await subscribe(site, port, token, ['BienLai']);
    const logout = await fetch(`http://127.0.0.1:${port}/graphql/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'access-token': token },
      body: JSON.stringify({ query: 'mutation { logout }' }),
    });
    expect(((await logout.json()) as GraphQLAnswer).errors).toBeUndefined();
    expect(codeOf(await post('{ getAppInfo { version } }', {}))).toBe('UNAUTHENTICATED');
    await until(() => desk.closeCode() === 4401);
    expect(desk.opened()).toBe(1);
    await desk.close();
  });

  it('gives no events to a subscription that is asked for on a socket of before', async () => {
    token = await site.token('ketoan');
    const desk = await subscribe(site, port, token, []);
    // revoked where no event tells of it, as by a restore of a backup
    await site.database.db.execute(
      sql`update auth.session set revoked_at = now() where account_id = (select id from auth.account where username = 'ketoan')`,
    );
    expect(await desk.askAgain()).toBe(true);
    await until(() => desk.closeCode() === 4401);
    await desk.close();
  });
});
