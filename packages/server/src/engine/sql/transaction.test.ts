import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, systemContext, type TestSite } from '../../../test/testSite.ts';
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

const request = (id: string) => ({ id, operation: 'act', content: {} });

describe('a command that must happen once', () => {
  it('happens once for one request id, whoever comes first', async () => {
    const id = v7();
    let runs = 0;
    const run = () =>
      once(systemContext(site), request(id), async (tx) => {
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
      once(systemContext(site), request(id), async () => {
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await once(systemContext(site), request(id), async () => ({ ok: true }))).toEqual({ ok: true });
  });

  it('answers a repeat only to the same person with the same content, whatever the order of its fields', async () => {
    const first = { id: v7(), operation: 'pay', content: { a: 1, b: { c: [1, 2], d: null } } };
    const ctx = systemContext(site);
    expect(await once(ctx, first, async () => ({ paid: 1 }))).toEqual({ paid: 1 });
    const again = { ...first, content: { b: { d: null, c: [1, 2] }, a: 1 } };
    expect(await once(ctx, again, async () => ({ paid: 2 }))).toEqual({ paid: 1 });
    const other = await site.ctx('bsnoi1');
    for (const [who, request] of [
      [ctx, { ...first, operation: 'refund' }],
      [ctx, { ...first, content: { a: 2 } }],
      [other, first],
    ] as const)
      await expect(once(who, request, async () => ({}))).rejects.toThrow('REQUEST_ID_REUSED');
  });
});
