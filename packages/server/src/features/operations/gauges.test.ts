import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { siteReadings } from './gauges.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const figures = async () =>
  Object.fromEntries(
    (await siteReadings(site.database.db)).map(({ name, state, value }) => [
      state ? `${name} ${state}` : name,
      value,
    ]),
  );
const write = (statement: ReturnType<typeof sql>) => site.database.db.execute(statement);

describe('the figures of a site', () => {
  it('have no age of what was never made', async () => {
    expect(await figures()).toMatchObject({
      sen_backup_age_seconds: null,
      sen_proof_age_seconds: null,
      sen_event_lag_seconds: null,
    });
  });

  it('count calls to outside by what became of them', async () => {
    const before = await figures();
    for (const [state, times] of [
      ['Cho', 3],
      ['Loi', 2],
      ['DaHuy', 1],
      ['DaGui', 5],
    ] as const)
      await write(sql`insert into main.outbox (id, adapter, operation, idempotency_key, payload, trang_thai)
        select gen_random_uuid(), 'gauges', 'x', gen_random_uuid()::text, '{}', ${state} from generate_series(1, ${times}::int)`);
    const after = await figures();
    const grown = (state: string) =>
      Number(after[`sen_calls_outside ${state}`]) - Number(before[`sen_calls_outside ${state}`]);
    expect([grown('waiting'), grown('failed'), grown('given_up')]).toEqual([3, 2, 1]);
  });

  it('tell the age of the newest good backup and of the last proof that passed', async () => {
    for (const [state, hours] of [
      ['Xong', 30],
      ['Xong', 2],
      ['Loi', 1],
    ] as const)
      await write(sql`insert into main.sao_luu (id, ten_tep, trang_thai, phien_ban, xong_luc)
        values (gen_random_uuid(), 'x', ${state}, '1', now() - make_interval(hours => ${hours}))`);
    for (const [state, days] of [
      ['Dat', 5],
      ['KhongDat', 1],
    ] as const)
      await write(sql`insert into main.kiem_chung_sao_luu (id, sao_luu_id, trang_thai, xong_luc)
        select gen_random_uuid(), id, ${state}, now() - make_interval(days => ${days}) from main.sao_luu limit 1`);
    const { sen_backup_age_seconds: backup, sen_proof_age_seconds: proof } = await figures();
    expect(Number(backup) / 3600).toBeCloseTo(2, 1);
    expect(Number(proof) / 86_400).toBeCloseTo(5, 1);
  });

  it('count sessions while they are open', async () => {
    const { sen_sessions_open: before } = await figures();
    await site.token('bsnoi1');
    const { sen_sessions_open: open } = await figures();
    expect(Number(open) - Number(before)).toBe(1);
    await write(sql`update auth.session set revoked_at = now()`);
    expect((await figures())['sen_sessions_open']).toBe(0);
  });

  it('are served by /metrics, with the events that this node still has to hand on', async () => {
    const { app } = await site.app();
    const { body } = await app.inject('/metrics');
    expect(body).toContain('sen_figures_up 1');
    expect(body).toMatch(/^sen_jobs\{state="failed"\} \d+$/m);
    expect(body).toMatch(/^sen_calls_outside\{state="given_up"\} 1$/m);
    expect(body).toMatch(/^sen_events_waiting \d+$/m);
  });
});
