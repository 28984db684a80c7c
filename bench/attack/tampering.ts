import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureDatabase } from '../../packages/server/src/engine/database/migrate.ts';
import { projectFolder } from '../../packages/server/src/engine/folders.ts';
import { startEmbeddedPostgres } from '../../packages/server/src/engine/postgres/embeddedPostgres.ts';
import {
  behind,
  changeRow,
  cutEnd,
  sealAnew,
} from '../../packages/server/src/features/auditLog/testTampering.ts';

const rows = 1000;

/** Rows of the log from some minutes ago on. */
const addRows = (count: number, minutesAgo: number) => `
  insert into main.audit (id, at, username, action, entity)
  select gen_random_uuid(), now() - make_interval(mins => ${minutesAgo}), 'attack', 'UPDATE', 'Attack' from generate_series(1, ${count})`;

/** What somebody with every right in the database, but without the data folder of Sen, tries. */
const ways: Readonly<Record<string, readonly string[]>> = {
  'a row changed': [changeRow],
  'the end cut off, rows and seals': cutEnd,
  'the end written anew, with seals that fit': [changeRow, sealAnew],
  'a row slipped in with an earlier time': [addRows(1, 30)],
};

/** Tampers with a sealed log in four ways, each on a database of its own. Throws when `sen verify-audit` does not find one. */
export async function attack(): Promise<void> {
  const folder = path.join(os.tmpdir(), `sen-attack-tampering-${process.pid}`);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const server = await startEmbeddedPostgres(path.join(folder, 'database'));
  const seals = (name: string) => path.join(folder, `${name}.log`);
  const verify = (name: string) =>
    verifyAudit({ SEN_DATA: folder, DATABASE_URL: server.url(name), SEN_SEAL_FILE: seals(name) });
  try {
    await ensureDatabase(server.url('postgres'), 'whole');
    verify('whole'); // makes the tables
    await behind(server.url('whole'), [addRows(rows, 1)]);
    const whole = verify('whole');
    if (whole.code !== 0) throw new Error(`a log that nobody touched is not whole: ${whole.said}`);
    console.log(
      `\na log of ${rows} rows: ${whole.said}\n\n| tampered | verify-audit | what it says |\n|---|---|---|`,
    );
    let missed = 0;
    for (const [at, [way, statements]] of Object.entries(ways).entries()) {
      const name = `tampered_${at}`;
      await behind(server.url('postgres'), [`create database ${name} template whole`]);
      copyFileSync(seals('whole'), seals(name));
      await behind(server.url(name), statements);
      const { code, said } = verify(name);
      if (code === 0) missed += 1;
      console.log(`| ${way} | ${code === 0 ? 'NOT FOUND' : `found, exit ${code}`} | ${said} |`);
    }
    if (missed > 0) throw new Error(`${missed} ways to tamper with the log were not found`);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs `sen verify-audit` of the bundle: its exit code, and its first line. */
function verifyAudit(env: Record<string, string>): { code: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync('node', ['packages/server/dist/sen.mjs', 'verify-audit'], {
    cwd: projectFolder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { code: status, said: `${stdout}${stderr}`.split('\n')[0] ?? '' };
}
