import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, systemContext, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { eventTable, outboxTable } from '../../engine/database/tables.ts';
import { sendOne } from '../../engine/jobs/outbox.ts';
import { type Simulator, startSimulator } from '../insurance/simulator.ts';
import { patientInput } from '../patients/testPatient.ts';
import { portalAdapter } from './card.ts';
import { sendCardCheck } from './cardRetry.ts';
import { createTiepNhan, updateTiepNhan } from './commands.ts';
import { receptionById } from './queries.ts';

let site: TestSite;
let desk: Ctx;
let portal: Simulator;
let downUrl = '';
const senders = { [portalAdapter]: sendCardCheck };

beforeAll(async () => {
  site = await openTestSite();
  desk = await site.ctx('tiepdon', { node: 'TN01' });
  portal = await startSimulator();
  const stopped = await startSimulator();
  downUrl = stopped.url;
  await stopped.close();
});
afterAll(async () => {
  await portal.close();
  await site.close();
});

const asking = (ctx: Ctx, insurancePortal: string | undefined): Ctx => ({
  ...ctx,
  loaders: new Map(),
  config: { ...ctx.config, insurancePortal },
});
const job = (url: string) => asking(systemContext(site), url);
const waiting = (TiepNhan_Id: string) =>
  site.database.db
    .select()
    .from(outboxTable)
    .then((rows) => rows.filter((row) => row.payload['TiepNhan_Id'] === TiepNhan_Id));
const eventsOf = async (TiepNhan_Id: string) => {
  const rows = await site.database.db.select().from(eventTable).where(eq(eventTable.module, 'TiepNhan'));
  return rows.filter((row) => (row.data as { TiepNhan_Id?: string }).TiepNhan_Id === TiepNhan_Id).length;
};

async function receive(number: string, url: string | undefined) {
  return createTiepNhan(asking(desk, url), {
    BenhNhan: await patientInput(site, { TenBenhNhan: `Phạm Thị ${number}` }),
    DoiTuong_Id: await site.id('main.dm_doi_tuong', 'BHYT'),
    SoTheBHYT: number,
    BHYTNgayHieuLuc: '2020-01-01',
    BHYTNgayHetHieuLuc: '2099-12-31',
    dichVus: [
      {
        DichVu_Id: await site.id('main.dm_dich_vu', 'KB-NOI'),
        LoaiGia_Id: await site.id('main.loai_gia', 'BHYT'),
        NoiThucHien_Id: await site.id('auth.node', 'PK01'),
      },
    ],
  });
}

describe('a card that the portal could not confirm', () => {
  it('is asked about again until the portal answers; then the reception is confirmed and its desks are told', async () => {
    const visit = await receive('0123456780', downUrl);
    expect(visit.TheDaXacMinh).toBe(false);
    const [call, ...more] = await waiting(visit._id);
    expect(more).toEqual([]);
    await expect(sendOne(job(downUrl), call?._id ?? '', senders)).rejects.toThrow('did not answer');
    expect((await waiting(visit._id))[0]).toMatchObject({ TrangThai: 'Loi', attempts: 1 });
    const told = await eventsOf(visit._id);

    await sendOne(job(portal.url), call?._id ?? '', senders);

    expect(await receptionById(desk, visit._id)).toMatchObject({
      TheDaXacMinh: true,
      SoTheBHYT: 'DN4010123456780',
      MucHuong: 80,
    });
    expect((await waiting(visit._id))[0]).toMatchObject({
      TrangThai: 'DaGui',
      attempts: 2,
      answer: { outcome: 'CONFIRMED' },
    });
    expect(await eventsOf(visit._id)).toBe(told + 1);
  });

  it('stays unconfirmed when the portal refuses it in the end, and the desks are told', async () => {
    const visit = await receive('DN4010199999110', downUrl);
    const [call] = await waiting(visit._id);
    const told = await eventsOf(visit._id);
    await sendOne(job(portal.url), call?._id ?? '', senders);
    expect((await receptionById(desk, visit._id)).TheDaXacMinh).toBe(false);
    expect((await waiting(visit._id))[0]?.answer).toEqual({ outcome: 'CARD_REFUSED' });
    expect(await eventsOf(visit._id)).toBe(told + 1);
  });

  it('waits by its own call when it replaced another; the old call ends without asking', async () => {
    const visit = await receive('DN4010123456781', downUrl);
    const [old] = await waiting(visit._id);
    await updateTiepNhan(asking(desk, downUrl), visit._id, { SoTheBHYT: 'DN4010123456782' });
    expect(await waiting(visit._id)).toHaveLength(2);
    await sendOne(job(portal.url), old?._id ?? '', senders);
    expect((await receptionById(desk, visit._id)).TheDaXacMinh).toBe(false);
    expect((await waiting(visit._id)).find((one) => one._id === old?._id)?.answer).toEqual({
      outcome: 'NOT_NEEDED',
    });
  });

  it('waits for nothing when the portal confirmed it at once, or there is no portal', async () => {
    const confirmed = await receive('DN4010123456783', portal.url);
    expect(confirmed.TheDaXacMinh).toBe(true);
    expect(await waiting(confirmed._id)).toEqual([]);
    const alone = await receive('DN4010123456784', undefined);
    expect(await waiting(alone._id)).toEqual([]);
  });
});
