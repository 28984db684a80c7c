import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import type { DomainError } from '../../engine/errors.ts';
import { updateProfile } from './profileCommands.ts';
import { oneProfile } from './profileQueries.ts';
import { profileFactory, refusal } from './testProfiles.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof profileFactory>>;
let admin: Ctx;
beforeAll(async () => {
  site = await openTestSite({ SEN_SESSION_CACHE_MS: '60000' });
  at = await profileFactory(site);
  ({ admin } = at);
});
afterAll(() => site.close());

describe('the right to administer', () => {
  it('cannot be taken from the last profile that has it, nor can that one be suspended', async () => {
    const id = await at.idOf('ADMINISTRATOR');
    const { permissions } = await oneProfile(admin, id);
    const without = permissions.filter((one) => one !== 'QUAN_TRI');
    expect(await refusal(updateProfile(admin, id, { permissions: without }))).toEqual(['LAST_ADMINISTRATOR']);
    expect(await refusal(updateProfile(admin, id, { TamNgung: true }))).toEqual(['LAST_ADMINISTRATOR']);
    // one that nobody holds, or only a locked account, is no help
    const other = await at.make('ADMIN-2', { permissions: ['QUAN_TRI'] });
    expect(await refusal(updateProfile(admin, id, { permissions: without }))).toEqual(['LAST_ADMINISTRATOR']);
    await at.hold('ktvxq', other);
    await site.database.db.execute(sql`update auth.account set is_locked = true where username = 'ktvxq'`);
    expect(await refusal(updateProfile(admin, id, { permissions: without }))).toEqual(['LAST_ADMINISTRATOR']);
  });

  it('is taken from nobody by himself, and by another administrator it is', async () => {
    const id = await at.idOf('ADMINISTRATOR');
    const second = await at.make('ADMIN-3', { permissions: ['QUAN_TRI'] });
    await at.hold('ketoan', second);
    const { permissions } = await oneProfile(admin, id);
    const without = permissions.filter((one) => one !== 'QUAN_TRI');
    expect(await refusal(updateProfile(admin, id, { permissions: without }))).toEqual(['NOT_ON_YOURSELF']);
    const deputy = await site.ctx('ketoan', { profile: 'ADMIN-3' });
    expect(await refusal(updateProfile(deputy, second, { TamNgung: true }))).toEqual(['NOT_ON_YOURSELF']);
    await updateProfile(deputy, id, { permissions: without });
    expect((await site.ctx('quantri')).permissions.has('QUAN_TRI')).toBe(false);
    await updateProfile(deputy, id, { permissions });
    expect((await site.ctx('quantri')).permissions.has('QUAN_TRI')).toBe(true);
  });
});

it('two administrators who take it from each other at the same moment leave one of them', async () => {
  const first = await at.make('PAIR-1', { permissions: ['QUAN_TRI'] });
  const second = await at.make('PAIR-2', { permissions: ['QUAN_TRI'] });
  await at.hold('nhathuoc', first);
  await at.hold('thungan2', second);
  const one = await site.ctx('nhathuoc', { profile: 'PAIR-1' });
  const other = await site.ctx('thungan2', { profile: 'PAIR-2' });
  const { rows } = await site.database.db.execute<{ id: string }>(
    sql`update auth.profile set tam_ngung = true where 'QUAN_TRI' = any(permissions) and code not like 'PAIR-%' returning id`,
  );
  const both = await Promise.allSettled([
    updateProfile(one, second, { permissions: [] }),
    updateProfile(other, first, { permissions: [] }),
  ]);
  const refused = both.flatMap((act) => (act.status === 'rejected' ? [act.reason] : []));
  expect(refused.map((error: DomainError) => error.code)).toEqual(['LAST_ADMINISTRATOR']);
  const ids = sql.param(rows.map((row) => row.id));
  await site.database.db.execute(
    sql`update auth.profile set tam_ngung = false where id = any(${ids}::uuid[])`,
  );
});
