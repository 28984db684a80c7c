import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Cuttable, cuttableDatabase } from '../../../test/cuttable.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { until } from '../../../test/until.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { type Jobs, runJobs } from './jobs.ts';

let site: TestSite;
let wire: Cuttable;
let database: Database;
let jobs: Jobs;
let runs = 0;
beforeAll(async () => {
  site = await openTestSite();
  const cut = await cuttableDatabase(site.url);
  wire = cut;
  database = openDatabase(cut.url, 4, () => undefined);
  const work = async () => {
    runs += 1;
    wire.cut();
  };
  jobs = await runJobs({ database, log: pino({ level: 'silent' }), node: 'here' }, { work }, '');
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
  await wire.close();
  await site.close();
});

const left = async () =>
  (await site.database.pool.query("select 1 from graphile_worker.jobs where task_identifier = 'work'")).rows;

it('a job during which the database goes away runs once, and its end is noted when it is back', async () => {
  await site.database.pool.query("select graphile_worker.add_job('work')");
  await until(() => runs === 1);
  await new Promise((resolve) => setTimeout(resolve, 300)); // the end of the job meets a cut wire
  expect(await left()).toHaveLength(1);
  wire.mend();
  await until(async () => (await left()).length === 0);
  expect(runs).toBe(1);
});
