import path from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { earlierVersions } from '../../../test/upgrade/earlierSite.ts';
import { offerHandover, type SwitchPlan } from '../../engine/backup/handover.ts';
import type { Ctx } from '../../engine/context.ts';
import type { Database } from '../../engine/database/database.ts';
import { serverFolder } from '../../engine/folders.ts';
import { demoPassword } from '../../seed/demo.ts';
import { receivePaying } from '../reception/testReception.ts';
import { backupsOf } from './backupList.ts';
import { createSaoLuu } from './backups.ts';
import { runBackup, sha256Of } from './backupTask.ts';
import { dropBeside, openBeside, restoreBeside } from './besideDatabase.ts';
import { removeBanDuLieu, restoreSaoLuu, switchBanDuLieu } from './dataCopies.ts';
import { compareWithCopy } from './dataCopyComparison.ts';
import { dataCopiesOf } from './dataCopyList.ts';
import { runRestore } from './restoreTask.ts';

let site: TestSite;
let signedIn: Ctx;
let backupId: string;
const left = new Set<string>();
beforeAll(async () => {
  site = await openTestSite({ SEN_DISK_WARN_MB: '0' });
  signedIn = { ...(await site.ctx('quantri')), logger: pino({ level: 'silent' }) };
  backupId = await createSaoLuu(admin(), {});
  await runBackup(admin(), site.database, backupId);
});
afterAll(async () => {
  for (const name of left) await dropBeside(admin(), site.url, name);
  await site.close();
});

/** A request of its own, since one request checks one password. */
const admin = (): Ctx => ({ ...signedIn });
const asked = { lyDo: 'xóa nhầm lượt khám', currentPassword: demoPassword };
const refusal = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (error: { code?: string; details?: { issues?: Array<{ path: string; code: string }> } }) =>
      error.details?.issues?.map(({ path, code }) => `${path} ${code}`).join() ?? error.code ?? String(error),
  );
const shown = async (id: string) => (await dataCopiesOf(admin())).data.find((one) => one._id === id);

const migrationsIn = async ({ db }: Database) =>
  (await db.execute<{ hash: string }>(sql`select hash from public.sen_migration order by id`)).rows;

async function restored(): Promise<string> {
  const id = await restoreSaoLuu(admin(), backupId, asked);
  await runRestore(admin(), site.url, id);
  const name = (await shown(id))?.tenCSDL;
  if (name) left.add(name);
  return id;
}

describe('a backup that is restored beside the database in use', () => {
  it('wants the password and a reason, is compared with what the backup had, and one statement lists it', async () => {
    const wrong = { ...asked, currentPassword: 'khong-phai' };
    expect(await refusal(restoreSaoLuu(admin(), backupId, wrong))).toBe('currentPassword PASSWORD_INCORRECT');
    expect(await refusal(restoreSaoLuu(admin(), backupId, { ...asked, lyDo: ' ' }))).toBe('lyDo REQUIRED');
    const full = { ...admin(), config: { ...admin().config, diskWarnBytes: Number.MAX_SAFE_INTEGER } };
    expect(await refusal(restoreSaoLuu(full, backupId, asked))).toBe('RESTORE_NO_ROOM');
    const id = await restored();
    expect(await shown(id)).toMatchObject({
      loai: 'KhoiPhuc',
      TrangThai: 'SanSang',
      buoc: 'KiemTra',
      tienDo: 100,
      bangKhac: [],
      niemPhong: { loi: null },
      kichThuoc: expect.any(Number),
      LyDo: asked.lyDo,
    });
    expect((await shown(id))?.soDong).toBe(
      (await backupsOf(admin())).data.find((one) => one._id === backupId)?.soDong,
    );
    expect(await site.countQueries(() => dataCopiesOf(admin()))).toBeLessThanOrEqual(4);
    const { rows } = await site.database.db.execute(
      sql`select action, username from main.audit where entity = 'BanDuLieu' and entity_id = ${id} order by at`,
    );
    expect(rows).toEqual([
      { action: 'CREATE', username: 'quantri' },
      { action: 'UPDATE', username: 'quantri' },
    ]);
  });

  it('is laid beside what is in use: what came since is counted and named', async () => {
    const id = await restored();
    const before = await compareWithCopy(admin(), id);
    expect(before).toMatchObject({ tiepNhanMat: 0, bienLaiMat: 0 });
    expect(before.hienTai).toEqual(before.banNay);
    const visit = await receivePaying(site, await site.ctx('tiepdon', { node: 'TN01' }));
    const after = await compareWithCopy(admin(), id);
    expect(after.hienTai.tiepNhan).toBe(after.banNay.tiepNhan + 1);
    expect(after.hienTai.benhNhan).toBe(after.banNay.benhNhan + 1);
    expect(after).toMatchObject({
      tiepNhanMat: 1,
      tiepNhanMoiNhat: [{ _id: visit._id, ma: visit.MaTiepNhan, soTien: null }],
      bienLaiMat: 0,
    });
  });

  it('is removed with a password, never by itself, and is not there any more then', async () => {
    const id = await restored();
    const name = (await shown(id))?.tenCSDL ?? '';
    const wrong = { ...asked, currentPassword: 'khong-phai' };
    expect(await refusal(removeBanDuLieu(admin(), id, wrong))).toBe('currentPassword PASSWORD_INCORRECT');
    await removeBanDuLieu(admin(), id, asked);
    await dropBeside(admin(), site.url, name); // as its job does
    expect(await shown(id)).toBeUndefined();
    expect(await refusal(compareWithCopy(admin(), id))).toBe('DATA_COPY_GONE');
    expect(await refusal(removeBanDuLieu(admin(), id, asked))).toBe('STATE_CHANGED');
  });

  it('of an earlier version comes back with the tables of that version and is brought to this one', async () => {
    const [version = ''] = earlierVersions;
    const file = path.join(serverFolder, 'test/upgrade', `${version}.senbackup`);
    const id = await restoreSaoLuu(admin(), backupId, asked);
    const { config } = signedIn;
    const found = await restoreBeside(
      { ...admin(), config: { ...config, backupFolder: path.dirname(file) } },
      site.url,
      {
        tenCSDL: `sen_khoi_phuc_${id.slice(-12)}`,
        backup: { tenTep: path.basename(file), sha256: await sha256Of(file) },
        onProgress: () => undefined,
      },
    );
    left.add(`sen_khoi_phuc_${id.slice(-12)}`);
    expect(found).toMatchObject({ bangKhac: [], niemPhong: { loi: null } });
    const copy = openBeside(admin(), site.url, `sen_khoi_phuc_${id.slice(-12)}`);
    try {
      expect(await migrationsIn(copy)).toEqual(await migrationsIn(site.database));
    } finally {
      await copy.close();
    }
    await site.database.db.execute(sql`delete from main.ban_du_lieu where id = ${id}`);
  });

  it('that cannot be read leaves no database behind', async () => {
    const id = await restoreSaoLuu(admin(), backupId, asked);
    await site.database.db.execute(
      sql`update main.sao_luu set sha256 = ${'0'.repeat(64)} where id = ${backupId} and sha256 is not null`,
    );
    await runRestore(admin(), site.url, id);
    expect(await shown(id)).toMatchObject({ TrangThai: 'KhongDat', loi: 'BACKUP_DAMAGED', tenCSDL: null });
    const { rows } = await site.database.db.execute(
      sql`select 1 from pg_database where datname = ${`sen_khoi_phuc_${id.slice(-12)}`}`,
    );
    expect(rows).toEqual([]);
  });
});

describe('a switch', () => {
  const switching = { ...asked, tenCoSo: 'bệnh viện  đa khoa sen' };

  it('is refused where this process cannot, with other nodes, with another name, and without the password', async () => {
    const { rows } = await site.database.db.execute<{ id: string }>(
      sql`select id from main.ban_du_lieu where trang_thai = 'SanSang' limit 1`,
    );
    const id = rows[0]?.id ?? '';
    expect(await refusal(switchBanDuLieu(admin(), id, switching))).toBe('RESTORE_NOT_BUNDLED');
    const plans: SwitchPlan[] = [];
    const takeBack = offerHandover((plan) => plans.push(plan));
    try {
      const node = '00000000-0000-7000-8000-000000000001';
      await site.database.db.execute(sql`
        insert into main.may_chu (id, ten_may, phien_ban, dich_vu, bat_dau_luc, luc, bo_nho)
        values (${node}, 'other', '1', 'main', now(), now(), 1)`);
      expect(await refusal(switchBanDuLieu(admin(), id, switching))).toBe('RESTORE_OTHER_NODES');
      await site.database.db.execute(sql`delete from main.may_chu where id = ${node}`);
      expect(await refusal(switchBanDuLieu(admin(), id, { ...switching, tenCoSo: 'Sen' }))).toBe(
        'tenCoSo SITE_NAME_WRONG',
      );
      expect(await refusal(switchBanDuLieu(admin(), id, { ...switching, currentPassword: 'x' }))).toBe(
        'currentPassword PASSWORD_INCORRECT',
      );
      expect(plans).toEqual([]);
      await switchBanDuLieu(admin(), id, switching);
      expect(plans).toEqual([
        expect.objectContaining({
          copyId: id,
          former: expect.stringMatching(/^sen_truoc_[0-9a-f]{12}$/),
          reason: asked.lyDo,
          by: { _id: signedIn.user?._id, username: 'quantri' },
        }),
      ]);
    } finally {
      takeBack();
    }
  });
});
