import { menuIdsOf } from '@sen/domain/permissions/navigation';
import type { Permission } from '@sen/domain/permissions/permissions';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { profileSeeds } from '../../../seeds/base/profiles.ts';
import { table } from '../../../seeds/table.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { createProfile, updateProfile } from '../../features/identity/profileCommands.ts';
import { profileTable } from '../../features/identity/tables.ts';
import { updateSetting } from '../../features/system/commands.ts';
import { createParameter, removeParameter } from '../../features/system/parameters.ts';
import { readSetting } from '../../features/system/queries.ts';
import { addProfile, addToMenus, grant } from './profiles.ts';
import { addRows } from './rows.ts';
import { runUpgrades } from './run.ts';
import { addParameters, addSettings } from './settings.ts';
import type { UpgradeStep } from './upgrade.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

let ran = 0;
/** Upgrades the site by these steps, and once more: a second run finds nothing to do. */
async function upgrade(...steps: UpgradeStep[]): Promise<void> {
  const { config, database } = site;
  await runUpgrades(config, database, [{ name: `test-${++ran}`, steps }]);
  const before = await counts();
  await runUpgrades(config, database, [{ name: `test-${++ran}`, steps }]);
  expect(await counts()).toEqual(before);
}

/** What an upgrade could have written a second time. */
async function counts() {
  const { rows } = await site.database.db.execute(sql`
    select (select sum(version) from auth.profile) as profiles, (select sum(version) from main.setting) as settings,
      (select count(*) from main.ly_do) as reasons, (select count(*) from main.tham_so) as parameters,
      (select count(*) from main.audit where entity in ('Profile', 'LyDo', 'ThamSo', 'setting')) as acts`);
  return rows[0];
}

/** A profile as it is now, by code. */
async function profile(code: string) {
  const rows = await site.database.db.select().from(profileTable);
  const row = rows.find((one) => one.code === code);
  if (!row) throw new Error(`no profile ${code}`);
  return { ...row, screens: menuIdsOf(row.navigationTree) };
}

/** A profile of the site with these permissions, at a node too. */
async function ownProfile(
  code: string,
  permissions: Permission[],
  atNode: Permission[] = [],
): Promise<string> {
  const nodes = [{ node_Id: await site.id('auth.node', 'XN01'), permissions: atNode }];
  return createProfile(await site.ctx('quantri'), { code, name: code, role: 'NURSE', permissions, nodes });
}

async function atNode(code: string): Promise<string[]> {
  const { rows } = await site.database.db.execute<{ permissions: string[] }>(sql`
    select n.permissions from auth.profile_node n join auth.profile p on p.id = n.profile_id where p.code = ${code}`);
  return rows[0]?.permissions ?? [];
}

describe('a permission', () => {
  test('goes to the ready profiles that are named, and keeps what they hold', async () => {
    const before = (await profile('PHARMACIST')).permissions;
    await upgrade(grant('NHAT_KY_XEM', { profiles: ['PHARMACIST'] }));
    expect((await profile('PHARMACIST')).permissions).toEqual([...before, 'NHAT_KY_XEM']);
    expect((await profile('RECEPTION')).permissions).not.toContain('NHAT_KY_XEM');
  });

  test('goes to whoever holds another one, at the node where they hold it', async () => {
    await ownProfile('BV-MAU', ['IN_AN'], ['MAU_IN_SUA']);
    await upgrade(grant('TICH_HOP', { holdersOf: 'MAU_IN_SUA' }));
    expect((await profile('ADMINISTRATOR')).permissions).toContain('TICH_HOP');
    expect((await profile('BV-MAU')).permissions).toEqual(['IN_AN']);
    expect(await atNode('BV-MAU')).toEqual(['MAU_IN_SUA', 'TICH_HOP']);
  });

  test('does not come back to a profile from which the site took it', async () => {
    const { _id, permissions } = await profile('ACCOUNTANT');
    await updateProfile(await site.ctx('quantri'), _id, {
      permissions: permissions.filter((one) => one !== 'VIEN_PHI_SUA'),
    });
    await upgrade(
      grant('VIEN_PHI_SUA', { profiles: ['ACCOUNTANT', 'CASHIER'] }),
      grant('VIEN_PHI_SUA', { holdersOf: 'VIEN_PHI_XEM' }),
    );
    expect((await profile('ACCOUNTANT')).permissions).not.toContain('VIEN_PHI_SUA');
    expect((await profile('CASHIER')).permissions).toContain('VIEN_PHI_SUA');
  });

  test('is a row of the operation log', async () => {
    await upgrade(grant('DANH_MUC_KHAC', { profiles: ['OUTSIDE_DOCTOR'] }));
    const { _id } = await profile('OUTSIDE_DOCTOR');
    const { rows } = await site.database.db.execute<{ given: boolean; user_id: string | null }>(sql`
      select after -> 'permissions' ? 'DANH_MUC_KHAC' and not before -> 'permissions' ? 'DANH_MUC_KHAC' as given, user_id
      from main.audit where entity = 'Profile' and entity_id = ${_id}`);
    expect(rows).toEqual([{ given: true, user_id: null }]);
  });
});

describe('a screen', () => {
  test('comes into the menus of who may use it, beside its neighbour', async () => {
    await upgrade(addToMenus('cap-phat-thuoc', { beside: 'kham-benh-ngoai-tru', profiles: 'every profile' }));
    // a doctor sees the stock, a nurse does not
    expect((await profile('DOCTOR')).screens).toContain('cap-phat-thuoc');
    expect((await profile('NURSE')).screens).not.toContain('cap-phat-thuoc');
    expect((await profile('ADMINISTRATOR')).idMenus).toEqual(['full']);
  });

  test('is opened by the profile from then on, and only profiles that are named get it', async () => {
    await upgrade(addToMenus('dich-vu', { beside: 'xet-nghiem', profiles: ['TECHNICIAN'] }));
    expect((await profile('TECHNICIAN')).idMenus).toContain('dich-vu');
    expect((await profile('CASHIER')).idMenus).not.toContain('dich-vu');
  });
});

test('a ready profile comes unless the site has one of its code', async () => {
  const [seed] = profileSeeds;
  if (!seed) throw new Error('no ready profile');
  const before = await profile(seed.code);
  await upgrade(addProfile({ ...seed, code: 'MOI', name: 'Mới' }), addProfile({ ...seed, name: 'Khác' }));
  expect((await profile('MOI')).permissions).toEqual(seed.permissions);
  expect(await profile(seed.code)).toEqual(before);
});

const reasons = (...rows: string[]) =>
  addRows(table('LyDo', ['MaLyDo|TenLyDo|LoaiLyDo', ...rows].join('\n')));

test('a row of a catalogue comes unless the site has, or had, one of its code', async () => {
  const rows = async () => {
    const all = await site.database.db.select().from(catalogueTable('LyDo'));
    return new Map(all.map((row) => [row['MaLyDo'], row]));
  };
  await site.database.db.execute(
    sql`update main.ly_do set trang_thai = 'DaHuy' where ma_ly_do = 'MK-BOSUNG'`,
  );
  const before = await rows();
  await upgrade(reasons('ht-kth|Khác|HoanTien', 'MK-BOSUNG|Khác|MoKhoa', 'HT-MAY|Máy hỏng|HoanTien'));
  const after = await rows();
  const added = after.get('HT-MAY');
  expect(added).toMatchObject({ TenLyDo: 'Máy hỏng', LoaiLyDo: 'HoanTien', TrangThai: 'DangSuDung' });
  after.delete('HT-MAY');
  expect(after).toEqual(before);
});

test('rows refer to each other by code, and one whose reference the site took away is left out', async () => {
  const groups = () => site.database.db.select().from(catalogueTable('NhomDichVu'));
  const before = (await groups()).length;
  await site.database.db.execute(
    sql`update main.loai_dich_vu set trang_thai = 'DaHuy' where ma_loai_dich_vu = 'MAU'`,
  );
  await upgrade(
    addRows(table('LoaiDichVu', 'MaLoaiDichVu|TenLoaiDichVu|Loai\nTH|Tâm thần|Khac')),
    addRows(
      table(
        'NhomDichVu',
        'MaNhomDichVu|TenNhomDichVu|LoaiDichVu_Id\nTH-1|Trắc nghiệm|TH\nMAU-1|Khối hồng cầu|MAU',
      ),
    ),
  );
  const after = await groups();
  expect(after).toHaveLength(before + 1);
  expect(after.find((row) => row['MaNhomDichVu'] === 'TH-1')?.['LoaiDichVu_Id']).toBe(
    await site.id('main.loai_dich_vu', 'TH'),
  );
});

test('a setting is given where the site has not chosen, and pins nothing else', async () => {
  const ctx = await site.ctx('quantri');
  await updateSetting(ctx, 'backup', { gio: 4 });
  await upgrade(addSettings('backup', { gio: 1 }), addSettings('queue', { returnAfter: 7 }));
  expect((await readSetting({ ...ctx, loaders: new Map() }, 'backup')).gio).toBe(4);
  const { rows } = await site.database.db.execute(
    sql`select value from main.setting where section = 'queue'`,
  );
  expect(rows).toEqual([{ value: { returnAfter: 7 } }]);
});

test('a legal parameter comes unless the site has one of its day, or removed it', async () => {
  const ctx = await site.ctx('quantri');
  const value = (tuNgay: string, giaTri: string) => ({ ma: 'LCS', tuNgay, giaTri, canCu: 'Nghị định' });
  await createParameter(ctx, value('2097-01-01', '111'));
  await removeParameter(ctx, (await createParameter(ctx, value('2098-01-01', '111')))._id);
  await upgrade(
    addParameters([value('2097-01-01', '222'), value('2098-01-01', '222'), value('2099-01-01', '222')]),
  );
  const { rows } = await site.database.db.execute(sql`
    select tu_ngay as day, gia_tri as value from main.tham_so where ma = 'LCS' and tu_ngay >= '2097' order by 1`);
  expect(rows).toEqual([
    { day: '2097-01-01', value: '111' },
    { day: '2099-01-01', value: '222' },
  ]);
});
