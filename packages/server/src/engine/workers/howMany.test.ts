import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { chosenWorkers, connectionsGiven, connectionsOf, workersFor } from './howMany.ts';

const pools = { databasePool: 10, reports: { connections: 2, ms: 1 }, replicaUrl: undefined };
const machine = (cores: number, gigabytes: number) => ({ cores, memory: gigabytes * 1_073_741_824 });

describe('the number of workers', () => {
  it.each([
    [1, 2, 1],
    [2, 8, 1],
    [4, 8, 2],
    [16, 32, 8],
    [16, 4, 4],
    [16, 0.5, 1],
    [128, 512, 16],
  ])('of %d cores with %d GB is %d', (cores, memory, workers) => {
    expect(workersFor(machine(cores, memory))).toBe(workers);
  });

  it('leaves room for one more worker, and for reports where they are read here', () => {
    expect(connectionsOf(pools, 1)).toBe(21);
    expect(connectionsOf(pools, 2)).toBe(47);
    expect(connectionsOf({ ...pools, replicaUrl: 'postgres://replica' }, 2)).toBe(41);
  });

  it('is lowered to what the database has connections for, unless the settings name it', () => {
    const large = machine(16, 64);
    expect(chosenWorkers({ ...pools, workers: null }, large, 197)).toBe(8);
    expect(chosenWorkers({ ...pools, workers: null }, large, 97)).toBe(5);
    expect(chosenWorkers({ ...pools, workers: 3 }, machine(1, 1), 97)).toBe(3);
    expect(() => chosenWorkers({ ...pools, workers: 8 }, large, 97)).toThrow(
      '8 workers (SEN_WORKERS) with DATABASE_POOL=10 and SEN_REPORT_POOL=2 may need 125 connections, and the database gives 97; ' +
        'ask for fewer, or raise max_connections of PostgreSQL',
    );
    expect(() => chosenWorkers({ ...pools, workers: null }, large, 20)).toThrow('1 workers');
  });
});

describe('the connections of a database', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite();
  });
  afterAll(() => site.close());

  it('are those that its administrator leaves, and no more than are given to the user or the database', async () => {
    expect(await connectionsGiven(site.database)).toBe(197);
    const name = new URL(site.url).pathname.slice(1);
    await site.database.pool.query(`alter database ${name} connection limit 40`);
    expect(await connectionsGiven(site.database)).toBe(40);
  });
});
