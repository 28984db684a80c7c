import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestSite, systemContext, type TestSite } from '../../../test/testSite.ts';
import { untilLocked } from '../../../test/until.ts';
import { audit } from '../audit/audit.ts';
import { sealAudit } from '../audit/auditSeal.ts';
import { verifyAudit } from '../audit/auditVerify.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { inTransaction } from '../sql/transaction.ts';
import { storeFile } from '../storage/files.ts';
import { backup } from './backup.ts';
import { checkBackup, eachEntry } from './readBackup.ts';
import { type RestoreOptions, restore } from './restore.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'sen-backup-'));
const target = `sen_clone_${process.pid}_restore`;
let site: TestSite;
let copy: Database;
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

beforeAll(async () => {
  site = await openTestSite({ SEN_DATA: path.join(folder, 'site') });
  const client = new pg.Client({ connectionString: inject('databaseServer') });
  await client.connect();
  await client.query(`drop database if exists ${target} with (force)`);
  await client.query(`create database ${target}`);
  await client.end();
  copy = openDatabase(inject('databaseServer').replace('/postgres?', `/${target}?`), 4, () => undefined);
  await migrate(copy);
});
afterAll(async () => {
  await copy.close();
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

async function fingerprints(database: Database): Promise<Record<string, unknown>> {
  const { rows } = await database.db.execute<{ name: string }>(
    sql`select table_schema || '.' || table_name as name from information_schema.tables
      where table_schema in ('auth', 'main', 'pharmacy', 'print') and table_name not like 'audit_2%' order by 1`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of rows) {
    const { rows: sums } = await database.db.execute(
      sql.raw(
        `select count(*)::int as count, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${name} t`,
      ),
    );
    found[name] = sums[0];
  }
  return found;
}

it('brings back every table and file in a new database, and the sealed log with them', async () => {
  const ctx = { ...systemContext(site), config: { ...site.config, dataFolder: path.join(folder, 'site') } };
  await inTransaction(ctx, (tx) =>
    audit(tx, { action: 'UPDATE', entity: 'x', entityId: null, after: { tên: 'Ánh\t\n"\\' } }),
  );
  await storeFile(ctx, { name: 'a.png', bytes: png });
  await site.database.db.execute(sql`select main.audit_partition('2025-01-01')`);
  await site.database.db.execute(
    sql`insert into main.audit (id, at, action, entity) values (uuidv7(), '2025-01-31', 'UPDATE', 'old')`,
  );
  await sealAudit({ db: site.database.db, config: site.config });
  const file = path.join(folder, 'all.senbackup');
  const made = await backup(site.database, ctx.config, file);
  expect(made.files).toBe(1);

  const place = { ...site.config, dataFolder: path.join(folder, 'copy') };
  await truncateAll();
  const { compared } = await restore(copy, place, file);
  expect(compared.differing).toEqual([]);
  expect(await fingerprints(copy)).toEqual(await fingerprints(site.database));
  expect(await verifyAudit({ db: copy.db, config: site.config }, { anchored: false })).toMatchObject({
    broken: null,
    unsealed: 0,
  });
  const { rows: months } = await copy.db.execute(
    sql`select tableoid::regclass::text as part from main.audit where entity = 'old'`,
  );
  expect(months).toEqual([{ part: 'main.audit_202501' }]);
  await expect(restore(copy, place, file)).rejects.toMatchObject({ code: 'DATABASE_NOT_EMPTY' });
});

it('keeps the operation log from losing a month from its first reading on', async () => {
  const [holder, mover] = [await site.database.connect(), await site.database.connect()];
  await holder.query('begin; lock table auth.account in access exclusive mode');
  const made = backup(site.database, site.config, path.join(folder, 'locks.senbackup'));
  await untilLocked(site);
  for (const table of ['audit', 'audit_seal']) {
    const taken = mover.query(`begin; lock table main.${table} nowait`);
    await expect(taken).rejects.toMatchObject({ code: '55P03' });
    await mover.query('rollback');
  }
  await holder.query('rollback');
  await made;
  await Promise.all([holder.end(), mover.end()]);
});

describe('a backup that is not to be trusted', () => {
  const place = () => ({ ...site.config, dataFolder: path.join(folder, 'untrusted') });
  const refused = (config: TestSite['config'], file: string, options: RestoreOptions = {}) =>
    restore(copy, config, file, options).then(
      () => 'done',
      (error: { code?: string }) => error.code ?? String(error),
    );
  const rows = async () => {
    const { rows: found } = await copy.db.execute(sql`select 1 from auth.account limit 1`);
    return found.length;
  };
  let plain: string;
  let locked: string;
  beforeAll(async () => {
    plain = path.join(folder, 'plain.senbackup');
    locked = path.join(folder, 'locked.senbackup');
    await backup(site.database, site.config, plain);
    await backup(site.database, { ...site.config, encryptBackups: true }, locked);
  });
  beforeEach(async () => {
    await copy.db.execute(sql`truncate auth.account cascade`);
  });

  it('is refused when it is no backup, or only the beginning of one', async () => {
    const file = path.join(folder, 'half.senbackup');
    for (const bytes of [
      Buffer.from([0x1f, 0x8b, 8, 0, 0, 0]),
      Buffer.from('no backup at all, whatever its name says'),
      Buffer.alloc(0),
      readFileSync(plain).subarray(0, 50_000),
      readFileSync(locked).subarray(0, 50_000),
    ]) {
      writeFileSync(file, bytes);
      expect(await refused(place(), file)).toBe('BACKUP_DAMAGED');
    }
    expect(await rows()).toBe(0);
  });

  it('is refused when a byte of it was changed, plain or encrypted', async () => {
    const file = path.join(folder, 'changed.senbackup');
    for (const whole of [plain, locked]) {
      const bytes = readFileSync(whole);
      const at = bytes.length >> 1;
      bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
      writeFileSync(file, bytes);
      expect(await refused(place(), file)).toBe('BACKUP_DAMAGED');
    }
  });

  it('is refused when it was made by another site, unless a person says that it is to be taken', async () => {
    const other = { ...place(), sealKey: '0b'.repeat(32) };
    expect(await refused(other, plain)).toBe('BACKUP_FOREIGN');
    expect(await rows()).toBe(0);
    expect(await refused(other, plain, { unsigned: true })).toBe('BACKUP_FOREIGN');
    expect(await refused({ ...place(), secretKey: '0c'.repeat(32) }, locked, { foreign: true })).toBe(
      'BACKUP_LOCKED',
    );
  });

  it('is refused when its contents were packed anew with other rows, or without a manifest', async () => {
    const file = path.join(folder, 'forged.senbackup');
    const repacked = async (change: (manifest: Record<string, unknown>) => unknown) => {
      const tar = pack();
      await eachEntry(site.config, plain, (name, bytes) => {
        if (name !== 'manifest.json') tar.entry({ name }, bytes);
        else
          tar.entry(
            { name },
            JSON.stringify(change(JSON.parse(bytes.toString()) as Record<string, unknown>)),
          ); // an object
      });
      tar.finalize();
      writeFileSync(file, gzipSync(await buffer(tar)));
    };
    const tar = pack();
    tar.finalize();
    writeFileSync(file, gzipSync(await buffer(tar)));
    expect(await refused(place(), file)).toBe('BACKUP_NOT_WHOLE');
    await repacked((manifest) => ({ ...manifest, made: '2020-01-01' }));
    expect(await refused(place(), file)).toBe('BACKUP_DAMAGED');
    await repacked(({ digest: _digest, ...manifest }) => ({ ...manifest, format: 1 }));
    expect(await refused(place(), file)).toBe('BACKUP_DAMAGED');
  });

  it('of before signatures is taken when a person says so', async () => {
    const file = path.join(folder, 'old.senbackup');
    const tar = pack();
    const { digest: _digest, ...old } = await checkBackup(site.config, plain, {});
    tar.entry({ name: 'manifest.json' }, JSON.stringify({ ...old, format: 1, tables: [] }));
    tar.finalize();
    writeFileSync(file, gzipSync(await buffer(tar)));
    expect(await refused(place(), file)).toBe('BACKUP_UNSIGNED');
    expect(await refused(place(), file, { unsigned: true })).toBe('done');
  });

  it('is refused when a table comes back with other contents, as many rows as it may have', async () => {
    await copy.db.execute(sql`create function auth.other_name() returns trigger language plpgsql as
      $$ begin new.username := new.username || 'x'; return new; end $$`);
    await copy.db.execute(
      sql`create trigger other_name before insert on auth.account for each row execute function auth.other_name()`,
    );
    await truncateAll();
    expect(await refused(place(), plain)).toBe('BACKUP_CONTENT_DIFFERS');
    expect(await rows()).toBe(0);
    const { compared } = await restore(copy, place(), plain, { keepDiffering: true });
    expect(compared.differing.map(({ name }) => name)).toEqual(['auth.account']);
    await copy.db.execute(sql`drop function auth.other_name() cascade`);
  });

  it('is refused when a table comes back with fewer rows, and when its database is of another version', async () => {
    await copy.db.execute(sql`create function auth.no_row() returns trigger language plpgsql as
      $$ begin return null; end $$`);
    await copy.db.execute(
      sql`create trigger no_row before insert on auth.account_profile for each row execute function auth.no_row()`,
    );
    await truncateAll();
    expect(await refused(place(), plain)).toBe('BACKUP_ROWS_DIFFER');
    await copy.db.execute(sql`drop function auth.no_row() cascade`);
    const { rows: last } = await copy.db.execute<{ id: number; hash: string }>(
      sql`delete from public.sen_migration where id = (select max(id) from public.sen_migration) returning id, hash`,
    );
    expect(await refused(place(), plain)).toBe('BACKUP_OTHER_VERSION');
    await copy.db.execute(
      sql`insert into public.sen_migration (id, hash, created_at) values (${last[0]?.id}, ${last[0]?.hash}, 0)`,
    );
  });

  it('opens again when it was encrypted by this site', async () => {
    await truncateAll();
    expect(readFileSync(locked).includes(Buffer.from('manifest'))).toBe(false);
    expect(await refused(place(), locked)).toBe('done');
    expect(await fingerprints(copy)).toEqual(await fingerprints(site.database));
  });
});

/** Empties every table of the copy, the append-only ones too. */
async function truncateAll(): Promise<void> {
  const { rows } = await copy.db.execute<{ name: string }>(
    sql`select schemaname || '.' || quote_ident(tablename) as name from pg_tables where schemaname in ('auth', 'main', 'pharmacy', 'print')`,
  );
  await copy.db.execute(sql.raw(`truncate ${rows.map(({ name }) => name).join(', ')} cascade`));
}
