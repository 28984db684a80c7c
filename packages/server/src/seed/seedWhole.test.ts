import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../test/testSite.ts';
import { seedLine } from '../cli/seedCommand.ts';
import type { Config } from '../engine/config.ts';
import { hashPassword } from '../features/identity/passwords.ts';
import { openSession } from '../features/identity/session.ts';
import { makeMonth } from './month/month.ts';
import { seedIfEmpty } from './seed.ts';
import { seedWhole } from './seedWhole.ts';

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
});
afterEach(() => site.close());

const run = (statement: ReturnType<typeof sql>) => site.database.db.execute(statement);
/** The demo as an older Sen made it: without a plan of visits. */
const forgetPlan = () => run(sql`delete from main.setting where section = 'demoMonth'`);
const visits = async () =>
  (await run(sql`select count(*)::int as n from main.tiep_nhan`)).rows[0]?.['n'] as number; // counted as int

let made = 0;
const seed = (over: Partial<Config> = {}) => {
  made = 0;
  return seedWhole({ ...site.config, ...over }, site.database, { only: () => made++ < 3 });
};

describe('seeding a database that holds data', () => {
  it('adds the visits that an untouched demo lacks, and nothing at the second time', async () => {
    await forgetPlan();
    const outcome = await seed();
    expect(outcome).toMatchObject({ did: 'visits' });
    expect(seedLine(outcome)).toMatch(/without all of its visits: [1-9]\d* acts of them were added/);
    expect(await visits()).toBe(3);
    expect(await seed()).toEqual({ did: 'nothing', why: 'complete' });
    expect(await visits()).toBe(3);
  });

  it('goes on with the visits that are planned, unless they are switched off', async () => {
    expect(await seed({ demoVisits: false })).toEqual({ did: 'nothing', why: 'off' });
    expect(await seed()).toMatchObject({ did: 'visits' });
    expect(await visits()).toBe(3);
  });

  it.each([
    ['a password was changed', 'accounts'],
    ['all passwords were changed', 'accounts'],
    ['an account was added', 'accounts'],
    ['a patient was received', 'visits'],
    ['it was filled for a real site', 'base'],
    ['nobody knows who filled it', 'others'],
  ])('leaves it alone when %s', async (change, why) => {
    await forgetPlan();
    const hash = await hashPassword('another-one');
    const changes: Record<string, ReturnType<typeof sql>> = {
      'a password was changed': sql`update auth.account set password_hash = ${hash} where username = 'quantri'`,
      'all passwords were changed': sql`update auth.account set password_hash = ${hash}`,
      'an account was added': sql`insert into auth.account (id, username, password_hash)
        select gen_random_uuid(), 'nguoimoi', password_hash from auth.account limit 1`,
      'a patient was received': sql`insert into main.benh_nhan (id, ma_y_te, ten_benh_nhan, ten_khong_dau, nam_sinh, gioi_tinh)
        values (gen_random_uuid(), 'X1', 'Trần A', 'tran a', 1990, 'MALE')`,
      'it was filled for a real site': sql`update main.setting set value = '{"kind": "base"}' where section = 'seed'`,
      'nobody knows who filled it': sql`delete from main.setting where section = 'seed'`,
    };
    await run(changes[change] ?? sql``);
    const outcome = await seed();
    expect(outcome).toEqual({ did: 'nothing', why });
    expect(seedLine(outcome)).toMatch(/^Nothing is done: /);
    expect(await visits()).toBe(0);
    expect((await run(sql`select 1 from main.setting where section = 'demoMonth'`)).rowCount).toBe(0);
  });

  it('makes no planned visits once somebody has begun to work with it', async () => {
    await run(sql`update auth.account set username = 'quantritruong' where username = 'quantri'`);
    expect(await seed()).toEqual({ did: 'nothing', why: 'accounts' });
    const source = { ...site, logger: pino({ level: 'silent' }), db: site.database.db, openSession };
    expect(await makeMonth(source)).toEqual({ acts: 0, refused: 0 });
    expect(await visits()).toBe(0);
  });

  it('is not done by a start either', async () => {
    await run(sql`delete from main.setting where section = 'seed'`);
    const nodes = () => run(sql`select count(*)::int as n from auth.node`);
    const before = (await nodes()).rows;
    expect(await seedIfEmpty(site.config, site.database)).toEqual([]);
    expect((await nodes()).rows).toEqual(before);
  });
});
