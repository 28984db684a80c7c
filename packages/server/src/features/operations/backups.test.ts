import { existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, systemContext, type TestSite } from '../../../test/testSite.ts';
import { compareTables } from '../../engine/backup/compare.ts';
import type { Ctx } from '../../engine/context.ts';
import { openDatabase } from '../../engine/database/database.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { createPatient } from '../patients/commands.ts';
import { patientInput } from '../patients/testPatient.ts';
import { updateSetting } from '../system/commands.ts';
import { backupsOf } from './backupList.ts';
import { createSaoLuu, dropKiemChung, mayCreateDatabase, proveSaoLuu, removeSaoLuu } from './backups.ts';
import { runBackup } from './backupTask.ts';
import { besideUrl, dropBeside } from './besideDatabase.ts';
import { systemHealth } from './health.ts';
import { lastTurn, nightlyBackup } from './nightly.ts';
import { runProof } from './proofTask.ts';

let site: TestSite;
let admin: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  admin = await site.ctx('quantri');
});
afterAll(() => site.close());

const refusal = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );
const shown = async (id: string) => (await backupsOf(admin)).data.find((one) => one._id === id);

const removable = { hanhDongs: expect.arrayContaining([{ action: 'xoa', refusal: null }]) };

async function made(change: { now?: Date; tuDong?: boolean } = {}): Promise<string> {
  const { now } = change;
  const ctx = now ? { ...admin, now: () => now } : admin;
  const id = await createSaoLuu(ctx, { ghiChu: 'trước khi nâng cấp', tuDong: change.tuDong ?? false });
  await runBackup(ctx, site.database, id);
  // the worker of the running application may have been faster
  await expect.poll(async () => (await shown(id))?.TrangThai).toMatch(/Xong|Loi/);
  if (now)
    await site.database.db.execute(
      sql`update main.sao_luu set ngay_tao = ${now.toISOString()}::timestamptz where id = ${id}`,
    );
  return id;
}
async function proven(id: string, giuLai = false): Promise<string> {
  const proof = await proveSaoLuu(admin, id, giuLai);
  await runProof({ ...admin, logger: pino({ level: 'silent' }) }, site.url, proof);
  await expect.poll(async () => (await shown(id))?.kiemChung?.TrangThai).toMatch(/Dat/);
  return proof;
}
const databases = async () => {
  const { rows } = await site.database.db.execute<{ datname: string }>(
    sql`select datname from pg_database where datname like 'sen_kiem_chung_%'`,
  );
  return rows.map((row) => row.datname);
};

describe('a backup', () => {
  it('is made, restored into a new database, compared, proven, and the new database is gone', async () => {
    const id = await made();
    expect(await shown(id)).toMatchObject({
      TrangThai: 'Xong',
      tienDo: 100,
      coTep: true,
      hanhDongs: expect.arrayContaining([{ action: 'xoa', refusal: 'LAST_GOOD_BACKUP' }]),
      nguoiTao: expect.any(String),
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const proof = await proven(id);
    expect(await shown(id)).toMatchObject({
      kiemChung: { _id: proof, TrangThai: 'Dat', bangKhac: [], tenCSDL: null, niemPhong: { loi: null } },
    });
    expect((await shown(id))?.kiemChung?.soDong).toBe((await shown(id))?.soDong);
    expect(await databases()).not.toContain(`sen_kiem_chung_${proof.slice(-12)}`);
    const { phans } = await systemHealth(admin);
    expect(await site.countQueries(() => systemHealth(admin))).toBe(1);
    expect(phans.find((part) => part.phan === 'SAO_LUU')).toMatchObject({ trangThai: 'TOT', lyDo: null });
  });

  it('that is kept can be looked into; a changed row is found by the comparison, and it is dropped by hand', async () => {
    const id = await made();
    const desk = await site.ctx('tiepdon', { node: 'TN01' });
    const later = await createPatient(desk, await patientInput(site, { TenBenhNhan: 'Sau Khi Sao Lưu' }));
    const proof = await proven(id, true);
    const name = (await shown(id))?.kiemChung?.tenCSDL ?? '';
    expect(await databases()).toContain(name);
    const copy = openDatabase(besideUrl(site.url, name), 2, () => undefined);
    const { rows } = await copy.db.execute(sql`select 1 from main.benh_nhan where id = ${later._id}`);
    expect(rows).toEqual([]);

    const client = await copy.connect();
    const table = 'auth.account';
    const was = await client.query<{ count: string; sum: string }>(
      `select count(*), sum(hashtextextended(t::text, 0)::numeric)::text as sum from ${table} t`,
    );
    const entry = {
      name: table,
      columns: [],
      parts: 1,
      rows: Number(was.rows[0]?.count),
      sum: was.rows[0]?.sum ?? '',
    };
    const tables = [entry];
    expect((await compareTables(client, { tables })).differing).toEqual([]);
    await client.query(`update ${table} set username = username || 'x' where username = 'duoc'`);
    expect((await compareTables(client, { tables })).differing).toEqual([
      { name: table, rows: entry.rows, expected: entry.rows },
    ]);
    await client.end();
    await copy.close();

    await dropKiemChung(admin, proof);
    await dropBeside(admin, site.url, name); // as its job does
    expect(await databases()).not.toContain(name);
    expect(await refusal(dropKiemChung(admin, proof))).toBe('NOT_FOUND');
  });

  it('whose file was cut is told as damaged, and the newest good one is then another', async () => {
    const good = await made();
    const bad = await made();
    const file = path.join(admin.config.backupFolder, (await shown(bad))?.tenTep ?? '');
    truncateSync(file, readFileSync(file).length - 100);
    expect(await shown(good)).toMatchObject(removable);
    await proven(bad);
    expect(await shown(bad)).toMatchObject({
      ...removable,
      kiemChung: { TrangThai: 'KhongDat', loi: 'BACKUP_DAMAGED' },
    });
    expect(await refusal(removeSaoLuu(admin, good, 'x'))).toBe('LAST_GOOD_BACKUP');
    expect(await refusal(removeSaoLuu(admin, bad, ''))).toBe('BAD_INPUT');
    await removeSaoLuu(admin, bad, 'Hỏng');
    expect(await shown(bad)).toMatchObject({ TrangThai: 'DaXoa', LyDoXoa: 'Hỏng' });
    await expect.poll(() => existsSync(file)).toBe(false);
    expect(await refusal(proveSaoLuu(admin, bad, false))).toBe('BACKUP_NOT_READY');
  });

  it('does not run beside another, unless that one was left by a node that is gone', async () => {
    const waiting = await createSaoLuu(admin, {});
    expect(await refusal(createSaoLuu(admin, {}))).toBe('BACKUP_RUNNING');
    await site.database.db.execute(
      sql`update main.sao_luu set trang_thai = 'DangChay' where id = ${waiting}`,
    );
    await made();
    expect(await shown(waiting)).toMatchObject({ TrangThai: 'Loi', loi: 'BACKUP_INTERRUPTED' });
  });

  it('that cannot be written says why, and leaves the server running', async () => {
    const id = await createSaoLuu(admin, {});
    // a folder lies where its file should
    mkdirSync(path.join(admin.config.backupFolder, `${(await shown(id))?.tenTep}.part`));
    await runBackup({ ...admin, logger: pino({ level: 'silent' }) }, site.database, id);
    expect(await shown(id)).toMatchObject({ TrangThai: 'Loi', loi: expect.stringMatching(/EISDIR/) });
  });
});

describe('a proof', () => {
  it('is refused plainly when the account may make no database', async () => {
    const role = `sen_plain_${process.pid}`;
    const client = new pg.Client({ connectionString: site.url });
    await client.connect();
    await client.query(`create role ${role}`);
    try {
      const plain = await site.database.connect();
      await plain.query(`set role ${role}`);
      const { rows } = await plain.query(
        'select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user',
      );
      expect(rows).toEqual([{ may: false }]);
      await plain.end();
      const id = await made();
      await inTransaction(admin, async (tx) => {
        await tx.db.execute(sql.raw(`grant ${role} to current_user`));
        await tx.db.execute(sql.raw(`grant usage on schema main to ${role}`));
        await tx.db.execute(sql.raw(`grant select on main.sao_luu, main.kiem_chung_sao_luu to ${role}`));
        await tx.db.execute(sql.raw(`set local role ${role}`));
        expect(await mayCreateDatabase(tx)).toBe(false);
        expect(await refusal(proveSaoLuu(tx, id, false))).toBe('NO_CREATEDB');
        await tx.db.execute(sql.raw('reset role'));
      });
    } finally {
      await client.query(`drop owned by ${role}`);
      await client.query(`drop role ${role}`);
      await client.end();
    }
  });
});

describe('the backup of the night', () => {
  const at = (text: string) => ({ ...systemContext(site), now: () => new Date(text) });
  const automatic = async () =>
    (await backupsOf(admin)).data.filter((one) => 'tuDong' in one && one.tuDong === true);

  it('has its last turn today once the hour has come, else yesterday', () => {
    expect(lastTurn(new Date('2026-03-01T02:00:00+07:00'), 2).toISOString()).toBe('2026-02-28T19:00:00.000Z');
    expect(lastTurn(new Date('2026-03-01T01:59:00+07:00'), 2).toISOString()).toBe('2026-02-27T19:00:00.000Z');
  });

  it('is made once a turn, also late in the day, and never for a site that is younger than the turn', async () => {
    await site.database.db.execute(sql`update auth.account set ngay_tao = '2030-01-01T12:00:00+07:00'`);
    await nightlyBackup(at('2030-01-01T23:00:00+07:00'));
    expect(await automatic()).toHaveLength(0);
    await nightlyBackup(at('2030-01-02T09:00:00+07:00'));
    const [first, ...more] = await automatic();
    expect(more).toEqual([]);
    await runBackup(admin, site.database, first?._id ?? '');
    await site.database.db.execute(
      sql`update main.sao_luu set ngay_tao = '2030-01-02T09:00:00+07:00' where id = ${first?._id ?? ''}`,
    );
    await nightlyBackup(at('2030-01-02T23:00:00+07:00'));
    expect(await automatic()).toHaveLength(1);
    await updateSetting(admin, 'backup', { tuDong: false });
    await nightlyBackup(at('2030-01-03T09:00:00+07:00'));
    expect(await automatic()).toHaveLength(1);
  });

  it('removes those that are older than they are kept, but never the newest good one nor those of people', async () => {
    await updateSetting(admin, 'backup', { tuDong: false, soNgayGiu: 5 });
    const old = await made({ now: new Date('2030-02-01T02:00:00Z'), tuDong: true });
    const byHand = await made({ now: new Date('2030-02-01T03:00:00Z') });
    const newest = await made({ now: new Date('2030-02-01T04:00:00Z'), tuDong: true });
    await nightlyBackup(at('2030-03-01T09:00:00+07:00'));
    expect(await shown(old)).toMatchObject({ TrangThai: 'DaXoa' });
    expect(await shown(byHand)).toMatchObject({ TrangThai: 'Xong' });
    expect(await shown(newest)).toMatchObject({ TrangThai: 'Xong' });
  });
});

// last: from here on the worker of a running application makes what waits
describe('the file of a backup', () => {
  it('is given as a file to who administers the system, and that is logged', async () => {
    const id = await made();
    const { app } = await site.app();
    const ask = async (who: string) =>
      app.inject({
        url: `/api/backups/${id}`,
        headers: { 'access-token': await site.token(who), 'accept-encoding': 'gzip, br' },
      });
    const file = await ask('quantri');
    expect(file.rawPayload.length).toBe((await shown(id))?.kichThuoc);
    expect(file.headers['content-disposition']).toContain('.senbackup');
    expect((await ask('tiepdon')).json()).toMatchObject({ code: 'FORBIDDEN' });
    const { rows } = await site.database.db.execute(
      sql`select username from main.audit where entity = 'SaoLuu' and action = 'EXPORT' and entity_id = ${id}`,
    );
    expect(rows).toEqual([{ username: 'quantri' }]);
  });
});
