import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, systemContext, type TestSite } from '../../test/testSite.ts';
import { nextNumber } from './numbering.ts';
import { inTransaction, once } from './transaction.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

describe('numbering', () => {
  it('gives no number twice and leaves no gap, whatever is rolled back', async () => {
    const tries = Array.from({ length: 60 }, (_, index) =>
      inTransaction(systemContext(site), async (tx) => {
        const number = await nextNumber(tx, 'test', '2026');
        if (index % 3 === 0) throw new Error('rolled back');
        return number;
      }).catch(() => null),
    );
    const numbers = (await Promise.all(tries)).filter((number) => number !== null).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  });
});

describe('a command that must happen once', () => {
  it('happens once for one request id, whoever comes first', async () => {
    const id = v7();
    let runs = 0;
    const run = () =>
      once(systemContext(site), id, 'act', async (tx) => {
        runs += 1;
        return { number: await nextNumber(tx, 'once', '') };
      });
    const answers = await Promise.all([run(), run(), run()]);
    expect(answers).toEqual([{ number: 1 }, { number: 1 }, { number: 1 }]);
    expect(runs).toBe(1);
  });

  it('may be tried again after it failed', async () => {
    const id = v7();
    await expect(
      once(systemContext(site), id, 'act', async () => {
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await once(systemContext(site), id, 'act', async () => ({ ok: true }))).toEqual({ ok: true });
  });

  it('refuses the id of another operation', async () => {
    const id = v7();
    await once(systemContext(site), id, 'one', async () => ({}));
    await expect(once(systemContext(site), id, 'two', async () => ({}))).rejects.toThrow('DUPLICATE');
  });
});
