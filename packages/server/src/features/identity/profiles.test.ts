import { profileIssues, uselessEntries } from '@sen/domain/permissions/profile';
import { menuScreenRows } from '@sen/domain/permissions/screens';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profileSeeds } from '../../../seeds/base/profiles.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { createProfile, removeProfile, updateProfile } from './profileCommands.ts';
import type { ProfileChange } from './profileDraft.ts';
import { allNodes, allProfiles, oneProfile, profileAccounts } from './profileQueries.ts';

let site: TestSite;
let admin: Ctx;
beforeAll(async () => {
  site = await openTestSite({ SEN_SESSION_CACHE_MS: '60000' });
  admin = await site.ctx('quantri');
});
afterAll(() => site.close());

const screen = (key: string, path = `/${key}`) => ({ key, title: `menu.${key}`, path, basename: '/his' });
const blank: ProfileChange = {
  name: 'Hồ sơ thử',
  role: 'NURSE',
  navigationTree: [screen('benh-nhan')],
  permissions: ['BENH_NHAN_XEM'],
};
const make = (code: string, more: ProfileChange = {}) => createProfile(admin, { ...blank, ...more, code });
const idOf = (code: string) => site.id('auth.profile', code);

/** What a refused act says: its code, and its issues as 'path CODE'. */
async function refusal(act: Promise<unknown>): Promise<unknown[]> {
  const error = await act.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof DomainError)) throw error ?? new Error('it was not refused');
  const issues = error.details['issues'];
  return [error.code, ...(Array.isArray(issues) ? issues.map(({ path, code }) => `${path} ${code}`) : [])];
}

const hold = async (username: string, profileId: string) =>
  site.database.db.execute(sql`insert into auth.account_profile (id, account_id, profile_id)
    select ${crypto.randomUUID()}, id, ${profileId} from auth.account where username = ${username}`);

async function auditOf(id: string) {
  const { rows } = await site.database.db.execute<{ action: string; before: unknown; after: unknown }>(
    sql`select action, before, after from main.audit where entity = 'Profile' and entity_id = ${id} order by at, id`,
  );
  return rows;
}

describe('the ready profiles', () => {
  it('are right, one for each role of the specification, and open nothing that they have no right to', async () => {
    const profiles = await allProfiles(admin);
    expect(new Set(profiles.map((one) => one.role))).toEqual(
      new Set(['ACCOUNTANT', 'ADMINISTRATOR', 'CASHIER', 'DOCTOR', 'NURSE', 'OUTSIDE_DOCTOR', 'TECHNICIAN']),
    );
    expect(profiles.length).toBe(profileSeeds.length);
    for (const { navigation, ...profile } of profiles) {
      const full = navigation.idMenus.includes('full');
      const draft = { ...profile, full, navigationTree: navigation.navigationTree, nodes: [] };
      expect([profile.code, profileIssues(draft), [...uselessEntries(draft).keys()]]).toEqual([
        profile.code,
        [],
        [],
      ]);
    }
  });

  it('let the accountant reach the operation log', async () => {
    const profile = await oneProfile(admin, await idOf('ACCOUNTANT'));
    expect(profile.navigation.idMenus).toContain('lich-su-thao-tac');
    expect(JSON.stringify(profile.navigation.navigationTree)).toContain('/lich-su-thao-tac');
    expect(profile.permissions).toContain('NHAT_KY_XEM');
  });
});

describe('the list of profiles', () => {
  it('counts the accounts that hold each, in one statement', async () => {
    const { rows } = await site.database.db.execute<{ count: number }>(
      sql`select count(*)::int as count from auth.account_profile where profile_id = ${await idOf('DOCTOR')}`,
    );
    const doctor = (await allProfiles(admin)).find((one) => one.code === 'DOCTOR');
    expect(doctor?.soTaiKhoan).toBe(rows[0]?.count);
    expect(doctor?.soTaiKhoan).toBeGreaterThan(1);
    expect(await site.countQueries(() => allProfiles(admin))).toBe(1);
    expect(await site.countQueries(async () => profileAccounts(admin, doctor?._id ?? ''))).toBe(1);
  });

  it('has every node of the house beside it, not only those of the own profile, in one statement', async () => {
    const nodes = await allNodes(admin);
    expect(nodes.map((node) => node['code'])).toEqual(expect.arrayContaining(['PK01', 'KHOLE', 'QT01']));
    expect(await site.countQueries(() => allNodes(admin))).toBe(1);
  });

  it('is for administrators only', async () => {
    const answer = await site.graphql('auth', '{ profiles { _id } }', {}, await site.token('ketoan'));
    expect(answer.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('a new profile', () => {
  it('has what it was given, its menu ids by its menu, and stands in the log', async () => {
    const PK01 = await site.id('auth.node', 'PK01');
    const id = await make('NEW-1', { nodes: [{ node_Id: PK01, permissions: ['KHAM_BENH'] }] });
    const profile = await oneProfile(admin, id);
    expect(profile).toMatchObject({
      code: 'NEW-1',
      version: 1,
      soTaiKhoan: 0,
      TamNgung: false,
      navigation: { idMenus: ['benh-nhan'], navigationTree: [screen('benh-nhan')] },
      permissionByNodes: { [PK01]: ['KHAM_BENH'] },
    });
    expect(await auditOf(id)).toMatchObject([{ action: 'CREATE', after: { code: 'NEW-1', role: 'NURSE' } }]);
  });

  it('as a copy has all of its source but code and name, and nobody who holds it', async () => {
    const source = await oneProfile(admin, await idOf('DOCTOR'));
    const id = await createProfile(admin, { code: 'DOCTOR-2', name: 'Bác sĩ trực' }, source._id);
    const copy = await oneProfile(admin, id);
    const { role, navigation, permissions, nodes } = source;
    expect(copy).toMatchObject({ name: 'Bác sĩ trực', role, navigation, permissions, nodes, soTaiKhoan: 0 });
    expect(await auditOf(id)).toMatchObject([{ after: { idSource: source._id } }]);
  });

  it.each<[string, ProfileChange, string]>([
    ['an unknown permission', { permissions: ['BAY'] }, 'permissions PERMISSION_UNKNOWN'],
    ['an unknown menu', { navigationTree: [screen('khong-co')] }, 'navigationTree.0 MENU_UNKNOWN'],
    ['something else than a menu', { navigationTree: { a: 1 } }, 'navigationTree NOT_A_LIST'],
    [
      'a menu of four levels',
      {
        navigationTree: [
          {
            key: '1',
            title: '1',
            children: [
              { key: '2', title: '2', children: [{ key: '3', title: '3', children: [screen('benh-nhan')] }] },
            ],
          },
        ],
      },
      'navigationTree.0.children.0.children.0.children.0 MENU_TOO_DEEP',
    ],
    ['an unknown role', { role: 'CHEF' }, 'role NOT_IN_LIST'],
    ['no name', { name: ' ' }, 'name REQUIRED'],
    ['a code that another one has in other letters', { code: 'doctor' }, 'code DUPLICATE'],
    [
      'a node that is not there',
      { nodes: [{ node_Id: crypto.randomUUID(), permissions: [] }] },
      'nodes.0 REFERENCE_MISSING',
    ],
  ])('with %s is refused at the field', async (_what, wrong, issue) => {
    expect(await refusal(createProfile(admin, { ...blank, code: 'WRONG', ...wrong }))).toEqual([
      'BAD_INPUT',
      issue,
    ]);
  });

  it('is told at its code when another one takes the code at the same moment', async () => {
    const both = await Promise.allSettled([make('RACE'), make('race')]);
    const refused = both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused.map((error: DomainError) => error.details['issues'])).toEqual([
      [{ path: 'code', code: 'DUPLICATE' }],
    ]);
  });
});

describe('a change of a profile', () => {
  it('keeps what is not given, and logs what it was before and is now', async () => {
    const id = await make('CHANGE');
    await updateProfile(admin, id, { version: 1, permissions: ['BENH_NHAN_XEM', 'BENH_NHAN_SUA'] });
    expect(await oneProfile(admin, id)).toMatchObject({ version: 2, name: 'Hồ sơ thử', code: 'CHANGE' });
    expect((await auditOf(id))[1]).toEqual({
      action: 'UPDATE',
      before: { permissions: ['BENH_NHAN_XEM'] },
      after: { permissions: ['BENH_NHAN_XEM', 'BENH_NHAN_SUA'] },
    });
  });

  it('of an older version is refused with the current one', async () => {
    const id = await make('OLD');
    await updateProfile(admin, id, { version: 1, name: 'Mới' });
    const act = updateProfile(admin, id, { version: 1, name: 'Khác' });
    await expect(act).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { current: { name: 'Mới', version: 2 } },
    });
  });

  it('reaches who holds it with the next request, on this node at once and with its event on others', async () => {
    const id = await make('LIVE', { permissions: ['QUAN_TRI'] });
    await hold('duoc', id);
    const token = await site.token('duoc');
    const ask = async () => {
      const answer = await site.graphql('auth', '{ users { _id } }', {}, token, { 'current-profile': id });
      return answer.errors?.[0]?.extensions.code ?? 'done';
    };
    expect(await ask()).toBe('done');
    await updateProfile(admin, id, { permissions: [] });
    expect(await ask()).toBe('FORBIDDEN');
    const { rows } = await site.database.db.execute<{ data: unknown }>(
      sql`select data from main.event where module = 'DanhMuc' order by id desc limit 1`,
    );
    expect(rows[0]?.data).toEqual({ name: 'Profile', _id: id });
  });

  it('that suspends it makes its holders work in another one', async () => {
    const id = await make('PAUSE');
    await hold('dieuduong', id);
    expect((await site.ctx('dieuduong', { profile: 'PAUSE' })).profileId).toBe(id);
    await updateProfile(admin, id, { TamNgung: true });
    expect((await site.ctx('dieuduong', { profile: 'PAUSE' })).profileId).not.toBe(id);
    const answer = await site.graphql(
      'auth',
      '{ myInfo { profiles { profile { _id } } } }',
      {},
      await site.token('dieuduong'),
    );
    expect(JSON.stringify(answer.data)).not.toContain(id);
    await updateProfile(admin, id, { TamNgung: false });
    expect((await site.ctx('dieuduong', { profile: 'PAUSE' })).profileId).toBe(id);
  });
});

describe('the right to administer', () => {
  it('cannot be taken from the last profile that has it, nor can that one be suspended', async () => {
    const id = await idOf('ADMINISTRATOR');
    const { permissions } = await oneProfile(admin, id);
    const without = permissions.filter((one) => one !== 'QUAN_TRI');
    expect(await refusal(updateProfile(admin, id, { permissions: without }))).toEqual(['LAST_ADMINISTRATOR']);
    expect(await refusal(updateProfile(admin, id, { TamNgung: true }))).toEqual(['LAST_ADMINISTRATOR']);
    // one that nobody holds, or only a locked account, is no help
    const other = await make('ADMIN-2', { permissions: ['QUAN_TRI'] });
    expect(await refusal(updateProfile(admin, id, { permissions: without }))).toEqual(['LAST_ADMINISTRATOR']);
    await hold('ktvxq', other);
    await site.database.db.execute(sql`update auth.account set is_locked = true where username = 'ktvxq'`);
    expect(await refusal(updateProfile(admin, id, { permissions: without }))).toEqual(['LAST_ADMINISTRATOR']);
  });

  it('is taken from nobody by himself, and by another administrator it is', async () => {
    const id = await idOf('ADMINISTRATOR');
    const second = await make('ADMIN-3', { permissions: ['QUAN_TRI'] });
    await hold('ketoan', second);
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
  const first = await make('PAIR-1', { permissions: ['QUAN_TRI'] });
  const second = await make('PAIR-2', { permissions: ['QUAN_TRI'] });
  await hold('nhathuoc', first);
  await hold('thungan2', second);
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

describe('removing a profile', () => {
  it('is refused while accounts hold it, with how many and who', async () => {
    const id = await make('HELD');
    await hold('bsnoi1', id);
    const act = removeProfile(admin, id);
    await expect(act).rejects.toMatchObject({
      code: 'PROFILE_HELD',
      details: { count: 1, who: 'Trần Minh Đức' },
    });
  });

  it('takes it from the list and frees its code', async () => {
    const id = await make('GONE');
    await removeProfile(admin, id);
    expect((await allProfiles(admin)).some((one) => one._id === id)).toBe(false);
    expect(await refusal(oneProfile(admin, id))).toEqual(['NOT_FOUND']);
    expect(await refusal(updateProfile(admin, id, { name: 'x' }))).toEqual(['NOT_FOUND']);
    expect((await auditOf(id)).at(-1)).toMatchObject({ action: 'DELETE', before: { code: 'GONE' } });
    await make('GONE');
  });
});

it('every ready menu holds screens of the product only', () => {
  const known = new Set<string>(menuScreenRows.map((one) => one.id));
  expect(profileSeeds.flatMap((one) => one.menus).filter((one) => one !== 'full' && !known.has(one))).toEqual(
    [],
  );
});
