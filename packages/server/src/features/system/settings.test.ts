import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { updateSetting } from './commands.ts';
import { readSetting, shellSetting } from './queries.ts';

let site: TestSite;
let ctx: Ctx;

beforeAll(async () => {
  site = await openTestSite({ SEN_MASTER_CACHE_MS: '60000' });
  ctx = await site.ctx('quantri');
});
afterAll(() => site.close());

it('two who change fields of one section at once both keep what they changed', async () => {
  await readSetting(ctx, 'facility');
  await Promise.all([
    updateSetting(ctx, 'facility', { name: 'Phòng khám Hoa Sen' }),
    updateSetting(ctx, 'facility', { phone: '024 3825 0000' }),
    updateSetting(ctx, 'facility', { taxCode: '0101234565' }),
  ]);
  expect(await readSetting(ctx, 'facility')).toMatchObject({
    name: 'Phòng khám Hoa Sen',
    phone: '024 3825 0000',
    taxCode: '0101234565',
    MaCSKCB: '01999',
  });
});

it('a section with a fault is refused with the field, and stays as it was', async () => {
  const refused = await updateSetting(ctx, 'facility', { MaCSKCB: '12', name: 'Khác' }).catch(
    (error: { details: unknown }) => error.details,
  );
  expect(refused).toEqual({ issues: [{ path: 'MaCSKCB', code: 'NOT_DIGITS', details: { count: 5 } }] });
  expect((await readSetting(ctx, 'facility')).name).toBe('Phòng khám Hoa Sen');
});

const code = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (error: { code: string; details: unknown }) => [error.code, error.details],
  );
const seen = async () => Number((await shellSetting(ctx)).versions['bank']);

it('of two who saw the same version of a section one is told of the other, with what the section holds now', async () => {
  const version = await seen();
  const saves = ['111', '222'].map((accountNumber) =>
    code(updateSetting(ctx, 'bank', { accountNumber }, version)),
  );
  const answers = await Promise.all(saves);
  const { accountNumber } = await readSetting(ctx, 'bank');
  expect(answers).toContain('done');
  expect(answers).toContainEqual([
    'CONFLICT',
    { current: expect.objectContaining({ accountNumber, version: version + 1 }) },
  ]);
});

it('a section that was never changed has version 0, and a save moves the version of its own section only', async () => {
  const before = (await shellSetting(ctx)).versions;
  expect(before['smartPharma']).toBe(0);
  await updateSetting(ctx, 'bank', { accountName: 'SEN' }, before['bank']);
  expect((await shellSetting(ctx)).versions).toEqual({ ...before, bank: Number(before['bank']) + 1 });
  expect(await code(updateSetting(ctx, 'bank', { accountName: 'ANOTHER' }, before['bank']))).toContain(
    'CONFLICT',
  );
  expect((await readSetting(ctx, 'bank')).accountName).toBe('SEN');
});
