import { rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { wordPairs } from '../packages/domain/src/names/key.ts';
import { buildApp } from '../packages/server/src/app.ts';
import { readConfig } from '../packages/server/src/engine/config.ts';
import { openDatabase } from '../packages/server/src/engine/database.ts';
import { startEmbeddedPostgres } from '../packages/server/src/engine/embeddedPostgres.ts';
import { projectFolder } from '../packages/server/src/engine/folders.ts';
import { openLogger } from '../packages/server/src/engine/logger.ts';
import { ensureDatabase, migrate } from '../packages/server/src/engine/migrate.ts';
import { seedIfEmpty } from '../packages/server/src/seed/seed.ts';
import { line, measure } from './measure.ts';
import { fillPatients } from './people.ts';

const { values } = parseArgs({
  options: {
    patients: { type: 'string', default: '1000000' },
    clients: { type: 'string', default: '8' },
    seconds: { type: 'string', default: '5' },
  },
});
const clients = Number(values.clients);
const seconds = Number(values.seconds);
const folder = path.join(os.tmpdir(), `sen-bench-${process.pid}`);
const server = await startEmbeddedPostgres(folder, ['-c fsync=off', '-c shared_buffers=512MB']);
try {
  await bench();
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function bench(): Promise<void> {
  await ensureDatabase(server.url('postgres'), 'bench');
  const url = server.url('bench');
  const database = openDatabase(url, 10, () => undefined);
  const config = readConfig(
    { SEN_MODE: 'development', SEN_RATE_LIMIT: '100000000', PORT: '0', HOST: '127.0.0.1' },
    projectFolder,
  );
  await migrate(database);
  await seedIfEmpty(config, database);
  await fillPatients(database, Number(values.patients), '2026-11-21');
  const began = performance.now();
  const running = await buildApp(config, openLogger('silent'), url);
  await running.app.listen({ port: 0, host: '127.0.0.1' });
  const started = performance.now() - began;
  const address = running.app.server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

  const ask = async (
    service: string,
    query: string,
    variables: unknown,
    token = '',
  ): Promise<{ data: Record<string, unknown> }> => {
    const answer = await fetch(`${base}/graphql/${service}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'access-token': token },
      body: JSON.stringify({ query, variables }),
    });
    const body = (await answer.json()) as { data: Record<string, unknown>; errors?: unknown }; // the API's shape
    if (body.errors) throw new Error(JSON.stringify(body.errors));
    return body;
  };
  const signedIn = await ask('auth', 'query L($info: LoginInput!) { login(info: $info) { token } }', {
    info: { username: 'tiepdon', password: 'sen-2026' },
  });
  const { token } = signedIn.data['login'] as { token: string }; // asked for above
  const sample = await database.pool.query<{
    id: string;
    ma: string;
    key: string;
    phone: string;
    cmnd: string;
  }>(
    'select id, ma_y_te as ma, ten_khong_dau as key, so_dien_thoai as phone, cmnd_hoac_ho_chieu as cmnd from main.benh_nhan tablesample system (1) limit 500',
  );
  const person = (turn: number) =>
    sample.rows[turn % sample.rows.length] ?? { id: '', ma: '', key: '', phone: '', cmnd: '' };
  const columns = 'id, ma_y_te, ten_benh_nhan, nam_sinh, gioi_tinh, so_dien_thoai';
  const list = `query P($searchInput: String) { benhNhansPagination(page: 1, limit: 20, searchInput: $searchInput) { _id MaYTe TenBenhNhan NamSinh GioiTinh SoDienThoai } }`;
  const search = (text: (turn: number) => string) => (turn: number) =>
    ask('main', list, { searchInput: text(turn) }, token);
  const bare = (statement: string, parameters: (turn: number) => unknown[]) => (turn: number) =>
    database.pool.query(statement, parameters(turn));
  const words = (turn: number, count: number) => person(turn).key.split(' ').slice(-count).join(' ');

  console.log(
    `\n${values.patients} patients, ${clients} clients, ${os.cpus().length} cores shared by all; start-up ${started.toFixed(0)} ms`,
  );
  console.log(
    `${''.padEnd(38)} ${'Sen p50     p95  rate/s'.padStart(23)}   ${'SQL p50     p95  rate/s'.padStart(23)}  ratio`,
  );
  const row = async (
    name: string,
    ours: (turn: number) => Promise<unknown>,
    sqlOf: ((turn: number) => Promise<unknown>) | null,
  ) =>
    console.log(
      line(
        name,
        await measure(clients, seconds, ours),
        sqlOf ? await measure(clients, seconds, sqlOf) : null,
      ),
    );

  await row(
    'read a patient',
    (turn) =>
      ask(
        'main',
        'query B($id: ID!) { benhNhan(id: $id) { _id MaYTe TenBenhNhan NamSinh GioiTinh SoDienThoai } }',
        { id: person(turn).id },
        token,
      ),
    bare(`select ${columns} from main.benh_nhan where id = $1`, (turn) => [person(turn).id]),
  );
  await row(
    'search: family name (one word)',
    search((turn) => person(turn).key.split(' ')[0] ?? ''),
    bare(
      `select ${columns} from main.benh_nhan where id in (select id from main.benh_nhan order by id desc limit 4000) and ' ' || ten_khong_dau like $1 order by id desc limit 20`,
      (turn) => [`% ${person(turn).key.split(' ')[0]}%`],
    ),
  );
  await row(
    'search: three words, no accents',
    search((turn) => words(turn, 3)),
    bare(`select ${columns} from main.benh_nhan where word_pairs @> $1 order by id desc limit 20`, (turn) => [
      wordPairs(words(turn, 3)),
    ]),
  );
  await row(
    'search: phone',
    search((turn) => person(turn).phone),
    bare(`select ${columns} from main.benh_nhan where so_dien_thoai like $1 limit 20`, (turn) => [
      `${person(turn).phone}%`,
    ]),
  );
  await row(
    'search: code',
    search((turn) => person(turn).ma),
    bare(`select ${columns} from main.benh_nhan where ma_y_te like $1 limit 20`, (turn) => [
      `${person(turn).ma}%`,
    ]),
  );
  await row(
    'search: citizen id',
    search((turn) => person(turn).cmnd),
    bare(`select ${columns} from main.benh_nhan where cmnd_hoac_ho_chieu like $1 limit 20`, (turn) => [
      `${person(turn).cmnd}%`,
    ]),
  );
  await row(
    'batch of ten reads',
    async (turn) => {
      const one = {
        query: 'query B($id: ID!) { benhNhan(id: $id) { _id MaYTe TenBenhNhan } }',
        variables: { id: person(turn).id },
      };
      const answer = await fetch(`${base}/graphql/main`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'access-token': token },
        body: JSON.stringify(Array(10).fill(one)),
      });
      await answer.json();
    },
    null,
  );
  console.log(`memory ${(process.memoryUsage().rss / 1048576).toFixed(0)} MB`);
  await running.close();
  await database.close();
}
