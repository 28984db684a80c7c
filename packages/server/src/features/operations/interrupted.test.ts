import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { untilLocked } from '../../../test/until.ts';
import type { Ctx } from '../../engine/context.ts';
import { backupsOf } from './backupList.ts';
import { createSaoLuu, endInterrupted, placeOf, proveSaoLuu, removeSaoLuu } from './backups.ts';
import { runBackup } from './backupTask.ts';
import { cancelCongViec, jobsOf } from './jobs.ts';
import { thisNode } from './node.ts';
import { runProof } from './proofTask.ts';

let site: TestSite;
let admin: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  admin = { ...(await site.ctx('quantri')), logger: pino({ level: 'silent' }) };
  await site.database.db.execute(sql`
    insert into main.may_chu (id, ten_may, phien_ban, dich_vu, bat_dau_luc, luc, bo_nho)
    values (${thisNode}, 'here', '1', 'main', now(), now(), 1)`);
});
afterAll(() => site.close());

const shown = async (id: string) => (await backupsOf(admin)).data.find((one) => one._id === id);
const fileOf = async (id: string) => placeOf(admin, { tenTep: (await shown(id))?.tenTep ?? '' });
const refusal = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );
async function made(): Promise<string> {
  const id = await createSaoLuu(admin, {});
  await runBackup(admin, site.database, id);
  return id;
}

describe('a backup that was broken off', () => {
  it('by a node that is gone is told as interrupted, and its half file goes', async () => {
    const id = await createSaoLuu(admin, {});
    await site.database.db.execute(
      sql`update main.sao_luu set trang_thai = 'DangChay', may_chu_id = ${id} where id = ${id}`,
    );
    const half = `${await fileOf(id)}.part`;
    mkdirSync(admin.config.backupFolder, { recursive: true });
    writeFileSync(half, 'half');
    await endInterrupted(admin);
    expect(await shown(id)).toMatchObject({ TrangThai: 'Loi', loi: 'BACKUP_INTERRUPTED', coTep: false });
    expect(existsSync(half)).toBe(false);
  });

  it('by this node, which could not tell its end, is told too, while one that it makes goes on', async () => {
    const lost = await createSaoLuu(admin, {});
    await site.database.db.execute(
      sql`update main.sao_luu set trang_thai = 'DangChay', may_chu_id = ${thisNode} where id = ${lost}`,
    );
    const id = await createSaoLuu(admin, {});
    expect((await shown(lost))?.TrangThai).toBe('Loi');
    const holder = await site.database.connect();
    await holder.query('begin; lock table main.dm_chuc_vu in access exclusive mode'); // the backup waits there
    const running = runBackup(admin, site.database, id);
    await untilLocked(site);
    await endInterrupted(admin);
    expect((await shown(id))?.TrangThai).toBe('DangChay');
    await holder.end();
    await running;
    expect((await shown(id))?.TrangThai).toBe('Xong');
  });

  it('by hand while its job waited lets the next one begin', async () => {
    const id = await createSaoLuu(admin, {});
    await endInterrupted(admin);
    expect((await shown(id))?.TrangThai).toBe('Cho');
    for (const job of await jobsOf(admin))
      if (job.task === 'backup') await cancelCongViec(admin, job._id, 'x');
    const next = await made();
    expect(await shown(id)).toMatchObject({ TrangThai: 'Loi', loi: 'BACKUP_INTERRUPTED' });
    expect((await shown(next))?.TrangThai).toBe('Xong');
  });
});

describe('the last good backup', () => {
  it('is the newest whose file is there: one whose file was taken away does not stand for it', async () => {
    const old = await made();
    const newest = await made();
    const ofRemoval = async () => (await shown(old))?.hanhDongs.find(({ action }) => action === 'xoa');
    expect(await ofRemoval()).toMatchObject({ refusal: null });
    rmSync(await fileOf(newest));
    expect(await ofRemoval()).toMatchObject({ refusal: 'LAST_GOOD_BACKUP' });
    expect(await refusal(removeSaoLuu(admin, old, 'x'))).toBe('LAST_GOOD_BACKUP');
  });

  it('is not removed twice: the second of two hears that it is gone, and the first reason stays', async () => {
    const id = await made();
    await made();
    const both = await Promise.all(['một', 'hai'].map((lyDo) => refusal(removeSaoLuu(admin, id, lyDo))));
    expect(both.sort()).toEqual(['BACKUP_NOT_READY', 'done']);
    const { rows } = await site.database.db.execute(
      sql`select 1 from main.audit where entity = 'SaoLuu' and action = 'DELETE' and entity_id = ${id}`,
    );
    expect(rows).toHaveLength(1);
  });
});

describe('a proof', () => {
  it('whose database does not go afterwards keeps its name, so that it can be dropped by hand', async () => {
    const id = await made();
    const proof = await proveSaoLuu(admin, id, false);
    const away = new URL(site.url);
    away.searchParams.set('host', '/nowhere');
    await runProof(admin, away.toString(), proof);
    expect((await shown(id))?.kiemChung).toMatchObject({
      TrangThai: 'KhongDat',
      tenCSDL: `sen_kiem_chung_${proof.slice(-12)}`,
    });
  });
});
