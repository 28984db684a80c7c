import { menuScreens, type ProfileSeed, profileSeeds } from '../../seeds/base/profiles.ts';
import type { Db } from '../engine/database.ts';
import { type NavigationItem, profileTable } from '../features/identity/tables.ts';

/** Writes the ready profiles and answers their ids by code. */
export async function writeProfiles(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .insert(profileTable)
    .values(
      profileSeeds.map((profile) => ({
        code: profile.code,
        name: profile.name,
        role: profile.role,
        permissions: [...profile.permissions],
        idMenus: [...profile.menus],
        navigationTree: navigationOf(profile),
      })),
    )
    .returning({ _id: profileTable._id, code: profileTable.code });
  return new Map(rows.map((row) => [row.code, row._id]));
}

/** The menu of a profile: a group with one screen is that screen, a group with more has children. */
function navigationOf(profile: ProfileSeed): NavigationItem[] {
  const screens = Object.entries(menuScreens).filter(
    ([key]) => profile.menus.includes('full') || profile.menus.includes(key),
  );
  const groups = new Map<string, NavigationItem[]>();
  for (const [key, screen] of screens) {
    const item = { key, title: screen.title, path: screen.path, basename: '/his' };
    groups.set(screen.group, [...(groups.get(screen.group) ?? []), item]);
  }
  return [...groups].flatMap(([group, items]) =>
    items.length === 1 ? items : [{ key: group, title: `menu.${group}Group`, children: items }],
  );
}
