import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../sql/transaction.ts';
import { emit } from './events.ts';
import { masterData, masterDatum } from './masterData.ts';

let site: TestSite;
let ctx: Ctx;
let asked: string[][] = [];

beforeAll(async () => {
  site = await openTestSite({ SEN_MASTER_CACHE_MS: '60000' });
  ctx = await site.ctx('quantri');
});
afterAll(() => site.close());

const read = (of: Ctx, keys: string[]) =>
  masterData(of, 'letters', keys, async (missing) => {
    asked.push(missing);
    return new Map(missing.filter((key) => key !== 'nobody').map((key) => [key, `${key}${asked.length}`]));
  });

it('is read once for each key, and together for those that are missing', async () => {
  asked = [];
  expect([...(await read(ctx, ['a', 'b', 'a']))]).toEqual([
    ['a', 'a1'],
    ['b', 'b1'],
  ]);
  expect((await read(ctx, ['a', 'c', 'nobody'])).get('c')).toBe('c2');
  expect((await read(ctx, ['nobody'])).size).toBe(0);
  expect(asked).toEqual([['a', 'b'], ['c', 'nobody'], ['nobody']]);
});

it('is forgotten when a catalogue or a setting changes, and read anew by the act that changes it', async () => {
  asked = [];
  await read(ctx, ['x']);
  await inTransaction(ctx, async (tx) => {
    await emit(tx, { module: 'KhamBenh', process: 'update', data: {} });
    await read(tx, ['x']);
    expect(asked.length).toBe(1);
    await emit(tx, { module: 'DanhMuc', process: 'update', data: {} });
    await read(tx, ['x']);
    expect(asked.length).toBe(2);
    expect((await read(ctx, ['x'])).get('x')).toBe('x1'); // others still see what was
  });
  expect((await read(ctx, ['x'])).get('x')).toBe('x3');
});

it('does not keep a reading that a change has overtaken', async () => {
  let turn = 0;
  const slow = () =>
    masterDatum(ctx, 'slow', async () => {
      turn++;
      if (turn === 1)
        await inTransaction(ctx, (tx) => emit(tx, { module: 'HeThong', process: 'update', data: {} }));
      return turn;
    });
  expect([await slow(), await slow()]).toEqual([1, 2]);
  await expect.poll(async () => turn === (await slow())).toBe(true); // once the event has come round
});
