import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../../test/testSite.ts';
import { untilLocked } from '../../../../test/until.ts';
import { acceptAsIs, faultsOf, sealAndVerify } from '../../../cli/auditCommand.ts';
import { partLine } from '../../../cli/monthCommands.ts';
import { sealAudit } from '../../../engine/audit/auditSeal.ts';
import { verifyAudit } from '../../../engine/audit/auditVerify.ts';
import { restore } from '../../../engine/backup/restore.ts';
import { checkChain } from '../chain.ts';
import { writeRows } from '../testRows.ts';
import { behind } from '../testTampering.ts';
import { bringMonth } from './bring.ts';
import { listMonths } from './list.ts';
import { sha256Of } from './month.ts';
import { moveMonth } from './move.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'sen-months-'));
const file = path.join(folder, 'sen-nhat-ky-2015-03.senmonth');
let site: TestSite;
const place = () => ({ database: site.database, config: site.config });
const chain = () => ({ db: site.database.db, config: site.config });
const since = new Date('2015-01-01');

/** Rows of two months that were sealed in turns, as at midnight, and one of now. */
beforeEach(async () => {
  site = await openTestSite({ SEN_SEAL_FILE: path.join(folder, 'seals.log') });
  const turns = [
    ['2015-03-31T23:58:00.123456Z', '2015-03-31T23:59:00Z', '2015-04-01T00:00:00Z'],
    ['2015-03-31T23:59:59.999999Z'],
    ['2015-04-01T00:00:01Z', new Date().toISOString()],
  ];
  for (const turn of turns) {
    await writeRows(
      site,
      turn.map((at, index) => ({ at, after: { tên: `Ánh\t\n"\\ ${index}` } })),
    );
    await sealAudit(chain(), since);
  }
});
afterEach(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const move = (month = '2015-03') => moveMonth(place(), month, folder);
const contents = async () =>
  (
    await site.database.pool.query(
      `select (select json_agg(a::text order by at, id) from main.audit a where at < '2016-01-01') as rows,
        (select json_agg(s::text order by seq) from main.audit_seal s where at < '2016-01-01') as seals`,
    )
  ).rows;
const said = async () => faultsOf(await sealAndVerify(chain())).join('\n');
const told = async (action: string) =>
  (
    await site.database.db.execute(
      sql`select after from main.audit where entity = 'NhatKyThaoTac' and action = ${action} order by at desc limit 1`,
    )
  ).rows[0]?.['after'];

describe('a month that is moved out', () => {
  it('lies in its file alone, the chain leads over it, and comes back as it was', async () => {
    const before = await contents();
    const { rows } = await verifyAudit(chain());
    const moved = await move();
    expect(moved).toMatchObject({ month: '2015-03-01', rows: 3, file: path.basename(file) });
    expect(moved.ranges.map(({ from, to }) => Number(to) - Number(from) + 1)).toEqual([2, 1]);
    expect(readFileSync(`${file}.sha256`, 'utf8')).toBe(`${await sha256Of(file)}  ${moved.file}\n`);
    const { rows: parts } = await site.database.db.execute(
      sql`select 1 from pg_class where relname in ('audit_201503', 'audit_seal_201503')`,
    );
    expect(parts).toEqual([]);
    await expect(site.database.pool.query('delete from main.audit_other')).rejects.toThrow('append-only');
    expect(await told('EXPORT')).toEqual({
      thang: '2015-03',
      rows: 3,
      tep: moved.file,
      sha256: moved.sha256,
    });
    const verdict = await sealAndVerify(chain());
    // without its three, with the move's own
    expect(verdict).toMatchObject({ broken: null, unsealed: 0, rows: rows - 2, late: { rows: 0 } });
    expect(verdict.moved).toEqual([moved]);
    expect(await checkChain(await site.ctx('quantri'), null)).toMatchObject({ ok: true, loi: null });

    await bringMonth(place(), file);
    expect(await contents()).toEqual(before);
    expect(await told('IMPORT')).toMatchObject({ thang: '2015-03', rows: 3 });
    expect(await sealAndVerify(chain())).toMatchObject({ broken: null, moved: [], rows: rows + 3 });
    await expect(bringMonth(place(), file)).rejects.toThrow('is not the file of a month that was moved');
  });

  it('is dropped with its part where it has one', async () => {
    await site.database.db.execute(sql`select main.audit_partition('2015-03-01')`);
    const before = await contents();
    await move();
    const { rows } = await site.database.db.execute(
      sql`select 1 from pg_class where relname in ('audit_201503', 'audit_seal_201503')`,
    );
    expect(rows).toEqual([]);
    expect(await said()).toBe('');
    await bringMonth(place(), file);
    expect(await contents()).toEqual(before);
    expect((await listMonths(site.database)).parts).toContainEqual(
      expect.objectContaining({ part: 'main.audit_201503', rows: 3 }),
    );
  });

  it('keeps nobody from working while its seals wait for somebody', async () => {
    await site.database.db.execute(sql`select main.month_partition('audit', '2015-03-01')`);
    const before = await contents();
    const holder = await site.database.connect();
    await holder.query('begin; lock table main.audit_seal_other in row exclusive mode');
    const moving = move();
    await untilLocked(site);
    const worker = await site.database.connect();
    await worker.query(`set lock_timeout = '500ms'`);
    await worker.query(
      `insert into main.audit (id, at, action, entity) values (uuidv7(), now(), 'UPDATE', 'meanwhile')`,
    );
    await worker.query('select count(*) from main.audit');
    await worker.end();
    await holder.query('rollback');
    await holder.end();
    await moving;
    expect(await said()).toBe('');
    await bringMonth(place(), file);
    expect(await contents()).toEqual(before);
  });

  it('lets whoever has read the seals and goes on to the log go first', async () => {
    await site.database.db.execute(sql`select main.audit_partition('2015-03-01')`);
    const reader = await site.database.connect();
    await reader.query('begin');
    await reader.query('select count(*) from main.audit_seal');
    const moving = move();
    await untilLocked(site);
    await reader.query(`set local lock_timeout = '800ms'`); // PostgreSQL looks for those who wait for each other after a second
    await reader.query('select count(*) from main.audit');
    await reader.query('commit');
    await reader.end();
    await moving;
    expect(await said()).toBe('');
    await bringMonth(place(), file);
  });

  it('is moved once when two ask for it at the same time', async () => {
    const before = await contents();
    const asked = await Promise.allSettled([move(), move()]);
    expect(asked.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual([
      expect.stringContaining('a month is being moved already'),
    ]);
    await bringMonth(place(), file);
    expect(await contents()).toEqual(before);
  });

  it('may be the first of the chain, and those beside it may be moved as well', async () => {
    await move();
    await move('2015-04');
    expect((await verifyAudit(chain())).moved.map(({ month }) => month)).toEqual([
      '2015-03-01',
      '2015-04-01',
    ]);
    expect(await said()).toBe('');
    await bringMonth(place(), file);
    expect(await said()).toBe('');
  });

  it('may go while a walk of the chain is in it', async () => {
    const many = Array.from({ length: 2000 }, (_, index) => ({
      at: new Date(Date.UTC(2015, 1, 10) + index * 1000).toISOString(),
    }));
    await writeRows(site, many);
    await sealAudit(chain(), since);
    await writeRows(site, [{ at: new Date().toISOString() }]);
    await sealAudit(chain());
    let slices = 0;
    const db = new Proxy(site.database.db, {
      get: (target, name) => {
        if (name !== 'execute') return Reflect.get(target, name);
        return async (query: SQL) => {
          slices += 1;
          if (slices === 2) await move('2015-02');
          return target.execute(query);
        };
      },
    });
    const verdict = await verifyAudit({ db, config: site.config });
    expect(verdict).toMatchObject({ broken: null, moved: [{ month: '2015-02-01' }] });
    await behind(site.url, ['delete from main.audit_moved']);
    expect(await said()).toContain('a seal before it is missing');
  });

  it('is encrypted where backups are', async () => {
    site.config.encryptBackups = true;
    await move();
    expect(readFileSync(file).subarray(0, 2)).not.toEqual(Buffer.from([0x1f, 0x8b]));
    await bringMonth(place(), file);
    expect(await said()).toBe('');
  });

  it('is no backup', async () => {
    await move();
    await expect(
      restore(site.database, site.config, file, { prepare: async () => undefined }),
    ).rejects.toMatchObject({ code: 'BACKUP_NOT_WHOLE' });
  });

  it('is listed with those that are there', async () => {
    await move('2015-04');
    const { parts, moved } = await listMonths(site.database);
    expect(moved.map(({ month, rows }) => [month, rows])).toEqual([['2015-04-01', 2]]);
    const lines = parts.map(partLine).map((line) => line.replace(/ {2}[\d.]+ MB$/, ''));
    expect(lines).toContain('main.audit  other  3 rows');
    expect(lines.some((line) => /^main\.audit_seal {2}\d{4}-\d\d {2}\d+ rows$/.test(line))).toBe(true);
  });
});

describe('a month is not moved', () => {
  it('before its time, twice, when it is empty or none, or where its file is', async () => {
    await expect(move('2015-02')).rejects.toThrow('has nothing of 2015-02');
    await expect(move('2015-13')).rejects.toThrow('is no month');
    const now = new Date('2025-03-31T23:59:59Z');
    await expect(moveMonth(place(), '2015-03', folder, now)).rejects.toThrow(
      '2015-03 stays in the database until 2025-04-01: SEN_LOG_MONTHS is 120',
    );
    await expect(
      moveMonth(
        { ...place(), config: { ...site.config, logMonths: 12 } },
        '2026-01',
        folder,
        new Date('2026-12-31'),
      ),
    ).rejects.toThrow('until 2027-02-01');
    await move();
    await expect(move()).rejects.toThrow('was moved already');
    writeFileSync(path.join(folder, 'sen-nhat-ky-2015-04.senmonth'), '');
    await expect(move('2015-04')).rejects.toThrow('is there already');
  });

  it('when its part holds what is not of it', async () => {
    await site.database.pool.query(`
      create table main.audit_201503 (like main.audit_other including all);
      insert into main.audit_201503 select * from main.audit where at < '2016-01-01'`);
    await behind(site.url, [
      `delete from main.audit_other where at < '2016-01-01'`,
      `alter table main.audit attach partition main.audit_201503 for values from ('2015-03-01 00:00+00') to ('2015-05-01 00:00+00')`,
    ]);
    await expect(move()).rejects.toThrow('main.audit had 5 rows of 2015-03, not 3');
  });

  it('when a row of it has no seal, or nothing was sealed after it', async () => {
    await writeRows(site, [{ at: '2015-03-02T00:00:00Z' }]);
    await expect(move()).rejects.toThrow('2015-03 has 4 rows and 3 seals, of which 3 fit');
    await writeRows(site, [{ at: '2015-06-02T00:00:00Z' }]);
    await sealAudit(chain(), since);
    await expect(move('2015-06')).rejects.toThrow('the chain of seals ends in 2015-06');
  });
});

describe('what somebody with SQL does to moved months', () => {
  it('is found: a changed line, one that is gone, one of a month that was only deleted', async () => {
    const { ranges } = await move();
    await behind(site.url, ['create table main.kept_moved as select * from main.audit_moved']);
    await behind(site.url, [`update main.audit_moved set rows = 2`]);
    expect(await said()).toContain('its signature is wrong');
    await acceptAsIs(chain(), 'whatever it is');
    expect(await said()).toContain('its signature is wrong');
    await behind(site.url, ['delete from main.audit_moved']);
    expect(await said()).toContain('a seal before it is missing');
    await behind(site.url, [
      'insert into main.audit_moved select * from main.kept_moved',
      `update main.audit_seal set hash = repeat('0', 64) where seq = ${ranges[1]?.from}::bigint - 1`,
    ]);
    expect(await said()).not.toBe('');
    await behind(site.url, ['drop table main.kept_moved']);
  });

  it('is found: another file in the place of the month', async () => {
    await move();
    const bytes = readFileSync(file);
    writeFileSync(file, Buffer.concat([bytes, Buffer.from('x')]));
    await expect(bringMonth(place(), file)).rejects.toThrow('is not the file of a month that was moved');
    await behind(site.url, [`update main.audit_moved set sha256 = '${await sha256Of(file)}'`]);
    await expect(bringMonth(place(), file)).rejects.toThrow('its signature is wrong');
  });
});

it('after a change of the key, a person who takes the log as it is vouches for the moved months as well', async () => {
  await move();
  const other = { ...site.config, sealKey: '6b'.repeat(32) };
  const { broken } = await verifyAudit({ db: site.database.db, config: other });
  expect(broken?.reason).toBe('it was signed with another key');
  await acceptAsIs({ db: site.database.db, config: other }, 'a new key');
  expect(await verifyAudit({ db: site.database.db, config: other })).toMatchObject({ broken: null });
  await bringMonth({ database: site.database, config: other }, file);
  expect(await verifyAudit({ db: site.database.db, config: other })).toMatchObject({
    broken: null,
    moved: [],
  });
});
