import type { NavigationItem } from '@sen/domain/permissions/navigation';
import { fullMenu, idMenusOf } from '@sen/domain/permissions/profile';
import { type MenuGroup, menuGroups, menuScreenRows } from '@sen/domain/permissions/screens';
import { type ProfileSeed, profileSeeds } from '../../seeds/base/profiles.ts';
import type { Db } from '../engine/database/database.ts';
import { profileTable } from '../features/identity/tables.ts';

/** Writes the ready profiles and answers their ids by code. */
export async function writeProfiles(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .insert(profileTable)
    .values(profileSeeds.map(profileRow))
    .returning({ _id: profileTable._id, code: profileTable.code });
  return new Map(rows.map((row) => [row.code, row._id]));
}

/** The columns of a ready profile. */
export function profileRow(profile: ProfileSeed) {
  const { code, name, role } = profile;
  const navigationTree = navigationOf(profile);
  const idMenus = idMenusOf({ full: profile.menus.includes(fullMenu), navigationTree });
  return { code, name, role, permissions: [...profile.permissions], idMenus, navigationTree };
}

/** The menu of a profile: a group with one screen is that screen, a group with more has children. */
function navigationOf(profile: ProfileSeed): NavigationItem[] {
  // every catalogue is reached from the index of catalogues: a ready menu with all screens does not list them beside it
  const screens = menuScreenRows.filter((screen) =>
    profile.menus.includes(fullMenu) ? screen.group !== 'catalogues' : profile.menus.includes(screen.id),
  );
  const groups = new Map<MenuGroup, NavigationItem[]>();
  for (const { id, group, title, path } of screens) {
    groups.set(group, [...(groups.get(group) ?? []), { key: id, title, path, basename: '/his' }]);
  }
  return [...groups].flatMap(([group, items]) =>
    items.length === 1 ? items : [{ key: group, title: menuGroups[group], children: items }],
  );
}
