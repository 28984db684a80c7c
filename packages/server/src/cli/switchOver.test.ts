import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../test/testSite.ts';
import { sealAudit } from '../engine/audit/auditSeal.ts';
import { verifyAudit } from '../engine/audit/auditVerify.ts';
import { offerHandover, type SwitchPlan } from '../engine/backup/handover.ts';
import { readSwitch, type SwitchStep, writeSwitch } from '../engine/backup/switchState.ts';
import type { Ctx } from '../engine/context.ts';
import { backupsOf } from '../features/operations/backupList.ts';
import { createSaoLuu } from '../features/operations/backups.ts';
import { runBackup } from '../features/operations/backupTask.ts';
import { dropBeside, filesBeside } from '../features/operations/besideDatabase.ts';
import { restoreSaoLuu, switchBanDuLieu } from '../features/operations/dataCopies.ts';
import { dataCopiesOf } from '../features/operations/dataCopyList.ts';
import { runRestore } from '../features/operations/restoreTask.ts';
import { makePatient } from '../features/patients/testPatient.ts';
import { demoPassword } from '../seed/demo.ts';
import { performSwitch, type SwitchPlace, settleSwitch } from './switchOver.ts';

const uploaded = 'a'.repeat(64);
let site: TestSite;
let signedIn: Ctx;
let place: SwitchPlace;
const plans: SwitchPlan[] = [];
let withdraw: () => void;
beforeAll(async () => {
  site = await openTestSite({ SEN_DISK_WARN_MB: '0' });
  signedIn = { ...(await site.ctx('quantri')), logger: pino({ level: 'silent' }) };
  place = { config: site.config, logger: signedIn.logger, url: site.url };
  withdraw = offerHandover((plan) => plans.push(plan));
});
afterAll(async () => {
  withdraw();
  for (const { target, former } of plans)
    for (const name of [target, former]) await dropBeside(signedIn, site.url, name);
  await site.close();
});

const admin = (): Ctx => ({ ...signedIn });
const asked = { lyDo: 'nhập nhầm hàng loạt', currentPassword: demoPassword };
const copies = async () => (await dataCopiesOf(admin())).data;
const isThere = async (id: string) =>
  (await site.database.db.execute(sql`select 1 from main.benh_nhan where id = ${id}`)).rows.length === 1;
const logged = async (id: string) => {
  const { rows } = await site.database.db.execute<{ action: string; username: string }>(
    sql`select action, username from main.audit where entity = 'BanDuLieu' and entity_id = ${id} order by at, id`,
  );
  return rows.map(({ action, username }) => `${action} ${username}`);
};
/** The plan of the switch that was just asked for. */
async function planFor(id: string): Promise<SwitchPlan> {
  await switchBanDuLieu(admin(), id, { ...asked, tenCoSo: 'Bệnh viện Đa khoa Sen' });
  const plan = plans.at(-1);
  if (!plan) throw new Error('nobody was handed over');
  return plan;
}
class Killed extends Error {}

describe('a switch to a restored copy', () => {
  let copyId: string;
  let backupId: string;
  let later: string;

  it('that is broken off before the names change leaves the data as it was, and the next start says so', async () => {
    backupId = await createSaoLuu(admin(), {});
    await runBackup(admin(), site.database, backupId);
    copyId = await restoreSaoLuu(admin(), backupId, asked);
    await runRestore(admin(), site.url, copyId);
    later = (await makePatient(site, await site.ctx('tiepdon', { node: 'TN01' })))._id;
    await sealAudit({ db: site.database.db, config: site.config });
    expect(await settleSwitch(place)).toBeNull();

    const plan = await planFor(copyId);
    await writeSwitch(site.config, { ...plan, step: 'asked' }); // killed before anything else
    expect(await settleSwitch(place)).toMatchObject({ switched: false, state: { step: 'asked' } });
    for (const fatal of ['preparing', 'renaming'] satisfies SwitchStep[]) {
      const killed = performSwitch(place, plan, (step) => {
        if (step === fatal) throw new Killed();
      });
      await expect(killed).rejects.toThrow(Killed);
      expect(await readSwitch(site.config)).toMatchObject({ step: fatal });
      expect(await settleSwitch(place)).toMatchObject({ switched: false, state: { step: fatal } });
      expect(await isThere(later)).toBe(true);
      expect(await readSwitch(site.config)).toBeNull();
    }
    expect(await logged(copyId)).toContain('CANCEL quantri');
    expect((await copies()).map(({ TrangThai, loai }) => [TrangThai, loai])).toEqual([
      ['SanSang', 'KhoiPhuc'],
    ]);
  });

  it('that is broken off after the names changed is ended by the next start: the copy is in use, the other one is kept', async () => {
    const plan = await planFor(copyId);
    const waiting = path.join(filesBeside(site.config, plan.target), 'files', 'aa');
    mkdirSync(waiting, { recursive: true });
    writeFileSync(path.join(waiting, uploaded), 'a picture');
    await performSwitch(place, plan); // killed here: nobody has settled it
    expect(await settleSwitch(place)).toMatchObject({ switched: true, state: { step: 'renaming' } });
    expect(await settleSwitch(place)).toBeNull();

    expect(await isThere(later)).toBe(false);
    expect(readFileSync(path.join(site.config.dataFolder, 'files', 'aa', uploaded), 'utf8')).toBe(
      'a picture',
    );
    expect(existsSync(filesBeside(site.config, plan.target))).toBe(false);
    // the backups are known, also the one that was not whole yet when it was made
    expect((await backupsOf(admin())).data).toEqual([
      expect.objectContaining({ _id: backupId, TrangThai: 'Xong' }),
    ]);
    expect(await copies()).toEqual([
      expect.objectContaining({
        loai: 'Truoc',
        TrangThai: 'SanSang',
        tenCSDL: plan.former,
        LyDo: asked.lyDo,
      }),
      expect.objectContaining({ _id: copyId, TrangThai: 'DangDung', tenCSDL: null }),
    ]);
    expect(await logged(copyId)).toContain('APPROVED quantri');
    // everybody signs in again
    const { rows } = await site.database.db.execute(sql`select 1 from auth.session where revoked_at is null`);
    expect(rows).toEqual([]);
    // the anchors know more seals than the copy has: they were told why
    const chain = { db: site.database.db, config: site.config };
    await sealAudit(chain);
    expect(await verifyAudit(chain)).toMatchObject({ broken: null, late: { rows: 0 } });
  });

  it('is taken back by a switch to the database that was put aside', async () => {
    const [former] = await copies();
    const plan = await planFor(former?._id ?? '');
    expect(plan.target).toBe(former?.tenCSDL);
    await performSwitch(place, plan);
    expect(await settleSwitch(place)).toMatchObject({ switched: true });
    expect(await isThere(later)).toBe(true);
    expect(await copies()).toEqual([
      expect.objectContaining({ _id: former?._id, TrangThai: 'DangDung', tenCSDL: null }),
      expect.objectContaining({ _id: copyId, loai: 'Truoc', TrangThai: 'SanSang', tenCSDL: plan.former }),
    ]);
    const chain = { db: site.database.db, config: site.config };
    await sealAudit(chain);
    expect(await verifyAudit(chain)).toMatchObject({ broken: null, late: { rows: 0 } });
  });
});
