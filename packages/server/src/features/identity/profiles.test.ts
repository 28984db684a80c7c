import { profileIssues, uselessEntries } from '@sen/domain/permissions/profile';
import { menuScreenRows } from '@sen/domain/permissions/screens';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profileSeeds } from '../../../seeds/base/profiles.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import type { DomainError } from '../../engine/errors.ts';
import { createProfile, removeProfile, updateProfile } from './profileCommands.ts';
import type { ProfileChange } from './profileDraft.ts';
import { allNodes, allProfiles, oneProfile, profileAccounts } from './profileQueries.ts';
import { blank, profileFactory, refusal, screen } from './testProfiles.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof profileFactory>>;
let admin: Ctx;
beforeAll(async () => {
  site = await openTestSite({ SEN_SESSION_CACHE_MS: '60000' });
  at = await profileFactory(site);
  ({ admin } = at);
});
afterAll(() => site.close());

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
    const profile = await oneProfile(admin, await at.idOf('ACCOUNTANT'));
    expect(profile.navigation.idMenus).toContain('lich-su-thao-tac');
    expect(JSON.stringify(profile.navigation.navigationTree)).toContain('/lich-su-thao-tac');
    expect(profile.permissions).toContain('NHAT_KY_XEM');
  });
});

describe('the list of profiles', () => {
  it('counts the accounts that hold each, in one statement', async () => {
    const { rows } = await site.database.db.execute<{ count: number }>(
      sql`select count(*)::int as count from auth.account_profile where profile_id = ${await at.idOf('DOCTOR')}`,
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
    const id = await at.make('NEW-1', { nodes: [{ node_Id: PK01, permissions: ['KHAM_BENH'] }] });
    const profile = await oneProfile(admin, id);
    expect(profile).toMatchObject({
      code: 'NEW-1',
      version: 1,
      soTaiKhoan: 0,
      TamNgung: false,
      navigation: { idMenus: ['benh-nhan'], navigationTree: [screen('benh-nhan')] },
      permissionByNodes: { [PK01]: ['KHAM_BENH'] },
    });
    expect(await at.auditOf(id)).toMatchObject([
      { action: 'CREATE', after: { code: 'NEW-1', role: 'NURSE' } },
    ]);
  });

  it('as a copy has all of its source but code and name, and nobody who holds it', async () => {
    const source = await oneProfile(admin, await at.idOf('DOCTOR'));
    const id = await createProfile(admin, { code: 'DOCTOR-2', name: 'Bác sĩ trực' }, source._id);
    const copy = await oneProfile(admin, id);
    const { role, navigation, permissions, nodes } = source;
    expect(copy).toMatchObject({ name: 'Bác sĩ trực', role, navigation, permissions, nodes, soTaiKhoan: 0 });
    expect(await at.auditOf(id)).toMatchObject([{ after: { idSource: source._id } }]);
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
    const both = await Promise.allSettled([at.make('RACE'), at.make('race')]);
    const refused = both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused.map((error: DomainError) => error.details['issues'])).toEqual([
      [{ path: 'code', code: 'DUPLICATE' }],
    ]);
  });
});

describe('a change of a profile', () => {
  it('keeps what is not given, and logs what it was before and is now', async () => {
    const id = await at.make('CHANGE');
    await updateProfile(admin, id, { version: 1, permissions: ['BENH_NHAN_XEM', 'BENH_NHAN_SUA'] });
    expect(await oneProfile(admin, id)).toMatchObject({ version: 2, name: 'Hồ sơ thử', code: 'CHANGE' });
    expect((await at.auditOf(id))[1]).toEqual({
      action: 'UPDATE',
      before: { permissions: ['BENH_NHAN_XEM'] },
      after: { permissions: ['BENH_NHAN_XEM', 'BENH_NHAN_SUA'] },
    });
  });

  it('of an older version is refused with the current one', async () => {
    const id = await at.make('OLD');
    await updateProfile(admin, id, { version: 1, name: 'Mới' });
    const act = updateProfile(admin, id, { version: 1, name: 'Khác' });
    await expect(act).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { current: { name: 'Mới', version: 2 } },
    });
  });

  it('reaches who holds it with the next request, on this node at once and with its event on others', async () => {
    const id = await at.make('LIVE', { permissions: ['QUAN_TRI'] });
    await at.hold('duoc', id);
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
    const id = await at.make('PAUSE');
    await at.hold('dieuduong', id);
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

describe('removing a profile', () => {
  it('is refused while accounts hold it, with how many and who', async () => {
    const id = await at.make('HELD');
    await at.hold('bsnoi1', id);
    const act = removeProfile(admin, id);
    await expect(act).rejects.toMatchObject({
      code: 'PROFILE_HELD',
      details: { count: 1, who: 'Trần Minh Đức' },
    });
  });

  it('takes it from the list and frees its code', async () => {
    const id = await at.make('GONE');
    await removeProfile(admin, id);
    expect((await allProfiles(admin)).some((one) => one._id === id)).toBe(false);
    expect(await refusal(oneProfile(admin, id))).toEqual(['NOT_FOUND']);
    expect(await refusal(updateProfile(admin, id, { name: 'x' }))).toEqual(['NOT_FOUND']);
    expect((await at.auditOf(id)).at(-1)).toMatchObject({ action: 'DELETE', before: { code: 'GONE' } });
    await at.make('GONE');
  });
});

it('every ready menu holds screens of the product only', () => {
  const known = new Set<string>(menuScreenRows.map((one) => one.id));
  expect(profileSeeds.flatMap((one) => one.menus).filter((one) => one !== 'full' && !known.has(one))).toEqual(
    [],
  );
});
