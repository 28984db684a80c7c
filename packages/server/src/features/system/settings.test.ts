import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { updateSetting } from './commands.ts';
import { readSetting } from './queries.ts';

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
    updateSetting(ctx, 'facility', { taxCode: '0101234567' }),
  ]);
  expect(await readSetting(ctx, 'facility')).toMatchObject({
    name: 'Phòng khám Hoa Sen',
    phone: '024 3825 0000',
    taxCode: '0101234567',
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
