import { catalogueByName } from '@sen/domain/catalogues/all';
import { readNavigation } from '@sen/domain/permissions/navigation';
import { createEntry, removeEntries, updateEntry } from '../../src/engine/catalogue/commands.ts';
import { catalogueTable } from '../../src/engine/catalogue/tables.ts';
import { createProfile, updateProfile } from '../../src/features/identity/profileCommands.ts';
import { profileTable } from '../../src/features/identity/tables.ts';
import { updateSetting } from '../../src/features/system/commands.ts';
import { createParameter } from '../../src/features/system/parameters.ts';
import type { Site } from './deskWork.ts';

/**
 * What a site makes its own: ready profiles with other rights and menus, a profile of its own, settings, rows of catalogues that it
 * added, changed and took away. `upgrade.test.ts` asks for every one of these after the upgrade.
 */
export async function changeTheSite({ db, staff, moment }: Site): Promise<void> {
  const ctx = await staff.ctx(['quantri', 'BVS'], new Date(moment.getTime() + 20 * 60_000));
  const rows = await db.select().from(profileTable);
  const profile = (code: string) => {
    const row = rows.find((one) => one.code === code);
    if (!row) throw new Error(`no profile ${code}`);
    return { id: row._id, permissions: row.permissions, tree: readNavigation(row.navigationTree) ?? [] };
  };

  const technician = profile('TECHNICIAN');
  await updateProfile(ctx, technician.id, {
    permissions: technician.permissions.filter((one) => one !== 'XET_NGHIEM_HUY'),
    navigationTree: technician.tree.filter((item) => item.path !== '/benh-nhan'),
  });
  const reception = profile('RECEPTION');
  await updateProfile(ctx, reception.id, {
    name: 'Tiếp đón và thu phí',
    permissions: [...reception.permissions, 'VIEN_PHI_THU'],
    navigationTree: [
      { key: 'thu', title: 'Thu tiền', path: '/vien-phi-ngoai-tru', basename: '/his' },
      { key: 'site', title: 'Bàn đón', children: reception.tree.flatMap((item) => item.children ?? item) },
    ],
  });
  await updateProfile(ctx, profile('OUTSIDE_DOCTOR').id, { TamNgung: true });
  await createProfile(
    ctx,
    {
      code: 'XN-TRUC',
      name: 'Xét nghiệm trực đêm',
      permissions: ['BENH_NHAN_XEM', 'BENH_AN_XEM', 'XET_NGHIEM'],
    },
    technician.id,
  );

  await updateSetting(ctx, 'facility', { name: 'Bệnh viện Sông Hồng', phone: '024 3999 0000' });
  await updateSetting(ctx, 'queue', { callsBeforeDismiss: 5 });
  await createParameter(ctx, {
    ma: 'LCS',
    tuNgay: '2040-07-01',
    giaTri: '3800000',
    canCu: 'Dự kiến của bệnh viện',
  });

  await createEntry(ctx, def('LyDo'), {
    MaLyDo: 'BV-MAYHONG',
    TenLyDo: 'Máy hỏng, hẹn lại',
    LoaiLyDo: 'HoanTien',
  });
  await updateEntry(ctx, def('LyDo'), await reason(db, 'HKQ-NHAM'), {
    TenLyDo: 'Nhầm mẫu (báo trưởng khoa)',
  });
  await removeEntries(ctx, def('LyDo'), [await reason(db, 'MG-KHUYENMAI')]);
}

function def(name: string) {
  const found = catalogueByName(name);
  if (!found) throw new Error(`no catalogue ${name}`);
  return found;
}

async function reason(db: Site['db'], code: string): Promise<string> {
  const rows = await db.select().from(catalogueTable('LyDo'));
  const id = rows.find((row) => row['MaLyDo'] === code)?.['_id'];
  if (!id) throw new Error(`no reason ${code}`);
  return String(id);
}
