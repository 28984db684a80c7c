import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { until } from '../../../test/until.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embeddedPostgres.ts';

const folder = path.join(os.tmpdir(), `sen-embedded-${process.pid}`);
const data = path.join(folder, 'postgres');
const lock = path.join(data, 'postmaster.pid');
const socketLock = path.join(folder, 'run/.s.PGSQL.5432.lock');
const start = () => startEmbeddedPostgres(folder, ['-c fsync=off', '-c shared_buffers=16MB']);
const postmaster = () => Number(readFileSync(lock, 'utf8').split('\n')[0]);

let server: EmbeddedPostgres;
const others: ChildProcess[] = [];
beforeAll(async () => {
  server = await start();
});
afterAll(async () => {
  for (const other of others) other.kill();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: server.url('postgres') });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function ask(text: string, values: unknown[] = []): Promise<unknown[]> {
  const client = await connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(text, values);
    return rows;
  } finally {
    await client.end();
  }
}

/** A program of the account that the database runs as. */
function otherProgram(): number {
  const { uid, gid } = statSync(data);
  const other = spawn('sleep', ['600'], { uid, gid, cwd: '/', stdio: 'ignore' });
  others.push(other);
  return other.pid ?? 0;
}

it('starts right after it was killed, while connections of the killed one are still open', async () => {
  const clients = await Promise.all([connect(), connect()]);
  for (const client of clients) client.query('select pg_sleep(600)').catch(() => undefined);
  process.kill(postmaster(), 'SIGKILL');
  server = await start();
  expect(await ask('select 1 as one')).toEqual([{ one: 1 }]);
});

it('starts where another program has the number of a killed one by now', async () => {
  process.kill(postmaster(), 'SIGKILL');
  const stranger = String(otherProgram());
  for (const file of [lock, socketLock]) {
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, stranger));
  }
  server = await start();
  expect(postmaster()).not.toBe(Number(stranger));
  expect(await ask('select 1 as one')).toEqual([{ one: 1 }]);
});

it('is started by two at once as one server, and taken over while it runs', async () => {
  process.kill(postmaster(), 'SIGKILL');
  const [one, other] = await Promise.all([start(), start()]);
  expect(one.url('a')).toBe(other.url('a'));
  const pid = postmaster();
  server = await start();
  expect(postmaster()).toBe(pid);
});

it('comes back by itself when it is killed, as often as it is', async () => {
  server.guard(pino({ level: 'silent' }));
  for (let kill = 0; kill < 3; kill += 1) {
    const before = postmaster();
    process.kill(before, 'SIGKILL');
    await until(async () => {
      const rows = await ask('select 1 as one').catch(() => []);
      return rows.length === 1 && postmaster() !== before;
    });
  }
  await server.stop();
  await expect(ask('select 1')).rejects.toThrow();
  server = await start();
});

it('logs how it runs, and nothing that a patient told', async () => {
  const secret = 'Nguyễn Thị Bí Mật 0912345678';
  await ask('create table if not exists public.people (name text primary key, age int check (age > 0))');
  await ask('insert into public.people values ($1, 1)', [secret]);
  const wrong: ReadonlyArray<readonly [string, unknown[]]> = [
    ['insert into public.people values ($1, 1)', [secret]],
    ['insert into public.people values ($1, -1)', [`${secret} 2`]],
    [`insert into public.people values ('${secret}', 1)`, []],
    ['select $1::uuid', [secret]],
    ['select $1::int', [secret]],
    [`select '${secret}' from nothing`, []],
    ["do $$ begin raise exception 'Nguyễn Thị Bí Mật 0912345678'; end $$", []],
  ];
  for (const [text, values] of wrong) await expect(ask(text, values)).rejects.toThrow();
  // a crash names the statement that ran in it
  const client = await connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const running = client.query(`select pg_sleep(600), '${secret}'`).catch(() => undefined);
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
  await running;
  await until(() =>
    ask('select 1').then(
      () => true,
      () => false,
    ),
  );
  const files = [
    path.join(data, 'server.log'),
    ...readdirSync(path.join(data, 'log')).map((name) => path.join(data, 'log', name)),
  ];
  const logged = files.map((file) => readFileSync(file, 'utf8')).join('');
  expect(logged).toContain('was terminated by signal 9');
  expect(logged).not.toMatch(/Bí Mật|0912345678/);
  const settings = await ask(
    "select name, setting from pg_settings where name in ('log_truncate_on_rotation', 'log_rotation_age', 'log_filename') order by name",
  );
  expect(settings).toEqual([
    { name: 'log_filename', setting: 'postgres-%a.log' },
    { name: 'log_rotation_age', setting: '1440' },
    { name: 'log_truncate_on_rotation', setting: 'on' },
  ]);
});
