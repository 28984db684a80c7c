import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { acceptAsIs, faultsOf, sealAndVerify } from '../../cli/auditCommand.ts';
import { sealAudit, TamperedLog } from '../../engine/audit/auditSeal.ts';
import { verifyAudit } from '../../engine/audit/auditVerify.ts';
import { lastAnchor } from '../../engine/audit/sealAnchor.ts';
import { systemHealth } from '../operations/health.ts';
import { checkChain } from './chain.ts';
import { writeRows } from './testRows.ts';
import { behind, changeRow, cutEnd, sealAnew, sealMore } from './testTampering.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'sen-seals-'));
let site: TestSite;
let chain: { db: TestSite['database']['db']; config: TestSite['config'] };

beforeAll(async () => {
  site = await openTestSite({ SEN_SEAL_FILE: path.join(folder, 'seals.log') });
  chain = { db: site.database.db, config: site.config };
  await site.database.db.execute(sql`create table main.kept_audit as select * from main.audit where false`);
  await site.database.db.execute(
    sql`create table main.kept_seal as select * from main.audit_seal where false`,
  );
});
afterAll(async () => {
  await site.database.db.execute(sql`drop table main.kept_audit, main.kept_seal`);
  await site.close();
  rmSync(folder, { recursive: true });
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const someRows = (count: number) =>
  writeRows(
    site,
    Array.from({ length: count }, () => ({ at: minutesAgo(1) })),
  );

const tamper = (...statements: string[]) => behind(site.url, statements);

const said = async () => faultsOf(await sealAndVerify(chain)).join('\n');
const refused = () => expect(sealAudit(chain)).rejects.toThrow(TamperedLog);
const onScreen = async () => (await checkChain(await site.ctx('quantri'), null)).loi;
const logHealth = async () =>
  (await systemHealth(await site.ctx('quantri'))).phans.find((part) => part.phan === 'NHAT_KY');

let anchors = '';
beforeEach(async () => {
  await someRows(3);
  await sealAudit(chain);
  await someRows(2);
  await sealAudit(chain);
  await tamper(
    'truncate main.kept_audit, main.kept_seal',
    'insert into main.kept_audit select * from main.audit',
    'insert into main.kept_seal select * from main.audit_seal',
  );
  anchors = readFileSync(site.config.sealFile, 'utf8');
  expect(await said()).toBe('');
});
afterEach(async () => {
  await tamper(
    'truncate main.audit, main.audit_seal',
    'insert into main.audit select * from main.kept_audit',
    'insert into main.audit_seal select * from main.kept_seal',
  );
  writeFileSync(site.config.sealFile, anchors);
});

describe('a log that somebody with SQL tampered with', () => {
  it('is found when a row was changed', async () => {
    await tamper(changeRow);
    expect(await said()).toContain('the row that it stands for was changed');
    expect(await onScreen()).toBe('DONG_BI_SUA');
  });

  it('is found when its end was cut off, rows and seals', async () => {
    await tamper(...cutEnd);
    expect(await said()).toContain('the end of the log was cut off');
    expect(await onScreen()).toBe('BI_CAT');
    expect(await logHealth()).toMatchObject({ trangThai: 'LOI', lyDo: 'CHAIN_BROKEN' });
    await refused();
  });

  it('is found when its end was written anew with seals that fit', async () => {
    await tamper(changeRow, sealAnew);
    expect(await said()).toContain('written anew');
    expect(await onScreen()).toBe('KHAC_NEO');
    await refused();
  });

  it('is found when its end was written anew and the signatures are gone', async () => {
    await tamper(changeRow, sealAnew, 'update main.audit_seal set signature = null, sealed_until = null');
    expect(await said()).toContain('the seals are not those that were anchored outside the database');
    expect(await onScreen()).toBe('KHAC_NEO');
    await refused();
  });

  it('is found when seals were added after the anchored one', async () => {
    await someRows(1);
    await tamper(sealMore, sealAnew);
    expect(await said()).toContain('it should be signed and is not');
    await refused();
  });

  it('is found when a row was slipped in with an earlier time', async () => {
    await writeRows(site, [{ at: minutesAgo(30) }]);
    expect(await said()).toMatch(/^1 rows came long after their own time/);
    const part = await checkChain(await site.ctx('quantri'), null);
    expect(part).toMatchObject({ ok: false, soChuaNiemPhong: 1 });
  });

  it('is none where a demo enters its past days, and is found once those are over', async () => {
    const until = minutesAgo(20);
    const note = (finished: boolean) =>
      site.database.db.execute(
        sql`update main.setting set value = ${JSON.stringify({ at: until, done: 3, finished })}::jsonb
          where section = 'demoMonth'`,
      );
    await note(false);
    await writeRows(site, [{ at: minutesAgo(30) }, { at: minutesAgo(9 * 24 * 60) }]);
    expect(await said()).toBe('');
    expect(await checkChain(await site.ctx('quantri'), null)).toMatchObject({ ok: true });
    await writeRows(site, [{ at: minutesAgo(15) }]); // of after the days that are entered
    expect(await said()).toMatch(/^1 rows came long after their own time/);
    await note(true);
    expect(await said()).toMatch(/^3 rows came long after their own time/);
  });

  it('is found in a copy of the database that lies beside another key', async () => {
    const other = { ...site.config, sealKey: '0b'.repeat(32), sealFile: path.join(folder, 'none.log') };
    const verdict = await verifyAudit({ db: site.database.db, config: other });
    expect(verdict.broken?.reason).toBe('it was signed with another key');
  });
});

describe('the file of anchors', () => {
  it('tells the last seal to the health screen', async () => {
    const anchor = await lastAnchor(site.config);
    expect(await logHealth()).toMatchObject({
      trangThai: 'TOT',
      soLieu: { neoLech: 0, neoLuc: anchor?.until, dongNeo: anchor?.line },
    });
  });

  it('that was changed is told, and a line that a power cut left half-written spoils nothing', async () => {
    appendFileSync(site.config.sealFile, '2026-11-2');
    expect(await said()).toBe('');
    await someRows(1);
    await sealAudit(chain);
    expect((await lastAnchor(site.config))?.seq).toBeGreaterThan(0n);
    expect(await said()).toBe('');
    const forged = readFileSync(site.config.sealFile, 'utf8').replace(/ (\d+) ([0-9a-f]{64}) /g, ' 1 $2 ');
    writeFileSync(site.config.sealFile, forged);
    expect(await said()).toContain('file of anchors was not written by Sen');
  });

  it('that was lost leaves the signatures in the database', async () => {
    rmSync(site.config.sealFile);
    await tamper(changeRow, sealAnew);
    expect(await said()).toContain('without the key');
    expect(await onScreen()).toBe('SAI_CHU_KY');
  });
});

describe('a log that a person takes as it is', () => {
  it('goes on after a restore, with the reason in the file and in the log', async () => {
    await tamper(...cutEnd);
    await refused();
    await acceptAsIs(chain, 'restored from the\nbackup of Sunday');
    expect(await said()).toBe('');
    expect((await lastAnchor(site.config))?.accepted).toBe('restored from the backup of Sunday');
    const { rows } = await site.database.db.execute(
      sql`select after from main.audit where action = 'APPROVED' and entity = 'NhatKyThaoTac'`,
    );
    expect(rows).toEqual([{ after: { lyDo: 'restored from the\nbackup of Sunday' } }]);
    await someRows(1);
    expect(await sealAudit(chain)).toBe(1);
    expect(await said()).toBe('');
  });

  it('holds what came late from then on', async () => {
    await writeRows(site, [{ at: minutesAgo(300) }]);
    expect(await said()).not.toBe('');
    await acceptAsIs(chain, 'a desk whose clock was wrong');
    expect(await said()).toBe('');
  });
});

it('seals of before signatures stay good, and the report says since when they are signed', async () => {
  rmSync(site.config.sealFile);
  await tamper('update main.audit_seal set signature = null, sealed_until = null');
  expect(await verifyAudit(chain)).toMatchObject({ broken: null, signedSince: null, late: { rows: 0 } });
  await someRows(1);
  await sealAudit(chain);
  const verdict = await verifyAudit(chain);
  expect(verdict).toMatchObject({ broken: null, signedSince: expect.any(String) });
});
