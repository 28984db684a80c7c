import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cuttable, cuttable } from '../../../test/cuttable.ts';
import { openTestSite, systemContext, type TestSite } from '../../../test/testSite.ts';
import { until } from '../../../test/until.ts';
import type { Ctx } from '../../engine/context.ts';
import { enqueue, sendOne } from '../../engine/jobs/outbox.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { type Simulator, startSimulator } from '../insurance/simulator.ts';
import { patientInput } from '../patients/testPatient.ts';
import { createTiepNhan } from '../reception/commands.ts';
import { callCounts, callsOf, giveUpGoiNgoai, retryGoiNgoai, retryGoiNgoais } from './calls.ts';
import { cancelCongViec, cronJobs, jobsOf, retryCongViec } from './jobs.ts';

let site: TestSite;
let admin: Ctx;
let portal: Simulator;
let wire: Cuttable;

beforeAll(async () => {
  portal = await startSimulator();
  wire = await cuttable({ host: '127.0.0.1', port: Number(new URL(portal.url).port) });
  site = await openTestSite({ SEN_INSURANCE_PORTAL: `http://127.0.0.1:${wire.port}` });
  admin = await site.ctx('quantri');
});
afterAll(async () => {
  await site.close();
  await wire.close();
  await portal.close();
});

const refusal = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );
const callOf = async (id: string) => (await callsOf(admin, {}, {})).data.find((row) => row._id === id);

/** A call that no sender takes: it stays as it was put there. */
async function strayCall(key: string, adapter = 'stray'): Promise<string> {
  await inTransaction(admin, (tx) =>
    enqueue(tx, { adapter, operation: 'x', idempotencyKey: key, payload: {} }),
  );
  const { rows } = await site.database.db.execute<{ id: string }>(
    sql`select id from main.outbox where adapter = ${adapter} and idempotency_key = ${key}`,
  );
  return rows[0]?.id ?? '';
}

async function receive(): Promise<{ _id: string; MaTiepNhan: string }> {
  return createTiepNhan(await site.ctx('tiepdon', { node: 'TN01' }), {
    BenhNhan: await patientInput(site, { TenBenhNhan: 'Phạm Thị Gọi Lại' }),
    DoiTuong_Id: await site.id('main.dm_doi_tuong', 'BHYT'),
    SoTheBHYT: '0123456780',
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

describe('a call to outside', () => {
  it('is listed page by page with one statement', async () => {
    const ids = [await strayCall('p1', 'page'), await strayCall('p2', 'page'), await strayCall('p3', 'page')];
    const first = await callsOf(admin, { adapter: 'page' }, { limit: 2 });
    const second = await callsOf(admin, { adapter: 'page' }, { limit: 2, sau: first.tiep });
    expect([...first.data, ...second.data].map((row) => row._id)).toEqual(ids.reverse());
    expect(second.tiep).toBeNull();
    expect(await site.countQueries(() => callsOf(admin, {}, {}))).toBe(1); // no worker runs yet
    expect(await site.countQueries(() => jobsOf(admin))).toBe(1);
    expect(await refusal(callsOf(admin, {}, { sau: 'x' }))).toBe('BAD_INPUT');
  });

  it('that failed is really sent by a retry, long before its turn would have come', async () => {
    await site.app(); // its worker sends
    wire.cut();
    const visit = await receive();
    const refused = async () =>
      (await callsOf(admin, { TrangThais: ['Loi'], adapter: 'insurance' }, {})).data;
    await until(async () => (await refused()).length > 0);
    const [failed] = await refused();
    expect(failed).toMatchObject({ doiTuong: visit.MaTiepNhan, attempts: 1 });
    expect(JSON.stringify(failed)).not.toContain('0123456780');
    await site.database.db.execute(
      sql`update graphile_worker._private_jobs set run_at = now() + interval '1 hour' where key = ${`outbox:${failed?._id}`}`,
    );
    wire.mend();

    expect(await retryGoiNgoais(admin, 'insurance')).toBe(1);

    await until(async () => (await callOf(failed?._id ?? ''))?.TrangThai === 'DaGui');
    expect(await callOf(failed?._id ?? '')).toMatchObject({ attempts: 2 });
    expect(await refusal(retryGoiNgoai(admin, failed?._id ?? ''))).toBe('CALL_DONE');
    expect(await callCounts(admin)).toContainEqual({ adapter: 'insurance', cho: 0, loi: 0, xong: 1 });
  });

  it('that is given up while it is being sent stays given up, and no failed job is left of it', async () => {
    const id = await strayCall('race');
    const senders = {
      stray: async () => {
        await giveUpGoiNgoai(admin, id, 'Bỏ giữa chừng');
        throw new Error('away');
      },
    };
    await sendOne(systemContext(site), id, senders); // a job that does not throw is over
    expect(await callOf(id)).toMatchObject({ TrangThai: 'DaHuy', LyDoHuy: 'Bỏ giữa chừng' });
  });

  it('is given up with a reason, is not tried any more, and the act is logged', async () => {
    const id = await strayCall('up');
    expect(await refusal(giveUpGoiNgoai(admin, id, ' '))).toBe('BAD_INPUT');
    await giveUpGoiNgoai(admin, id, 'Cổng đã đổi');
    expect(await callOf(id)).toMatchObject({ TrangThai: 'DaHuy', LyDoHuy: 'Cổng đã đổi', lanToi: null });
    expect(await refusal(giveUpGoiNgoai(admin, id, 'again'))).toBe('CALL_DONE');
    const { rows } = await site.database.db.execute(
      sql`select after from main.audit where entity = 'GoiNgoai' and entity_id = ${id} and action = 'CANCEL'`,
    );
    expect(rows).toEqual([{ after: { LyDoHuy: 'Cổng đã đổi' } }]);
  });
});

describe('a job', () => {
  const addLate = async () => {
    const { rows } = await site.database.db.execute<{ id: string }>(
      sql`select id::text from graphile_worker.add_job('nothingKnown', '{}', run_at => now() + interval '1 hour')`,
    );
    return rows[0]?.id ?? '';
  };

  it('that waits runs at once when it is retried', async () => {
    const id = await addLate();
    await retryCongViec(admin, id);
    const job = (await jobsOf(admin)).find((one) => one._id === id);
    expect(new Date(job?.luc ?? 0).getTime()).toBeLessThanOrEqual(Date.now() + 1000);
    expect(job).toMatchObject({ task: 'nothingKnown', cuaGoiNgoai: false });
  });

  it('goes off the list with a reason; one that is gone says so, and one of a call is left to the call', async () => {
    const id = await addLate();
    expect(await refusal(cancelCongViec(admin, id, ''))).toBe('BAD_INPUT');
    await cancelCongViec(admin, id, 'Không cần nữa');
    expect((await jobsOf(admin)).some((one) => one._id === id)).toBe(false);
    expect(await refusal(cancelCongViec(admin, id, 'x'))).toBe('JOB_GONE');
    expect(await refusal(retryCongViec(admin, id))).toBe('JOB_GONE');
    await strayCall('job', 'job');
    const ofCall = (await jobsOf(admin)).find((one) => one.cuaGoiNgoai);
    expect(await refusal(cancelCongViec(admin, ofCall?._id ?? '', 'x'))).toBe('JOB_OF_CALL');
  });

  it('that comes round by itself says when it is due next', async () => {
    const now = new Date('2026-03-01T17:29:30Z');
    const due = Object.fromEntries(
      (await cronJobs({ ...admin, now: () => now })).map((one) => [one.task, one.lanToi?.toISOString()]),
    );
    expect(due).toMatchObject({
      seal: '2026-03-01T17:30:00.000Z',
      tidy: '2026-03-01T18:15:00.000Z',
      partitions: '2026-03-01T17:30:00.000Z',
    });
  });
});
