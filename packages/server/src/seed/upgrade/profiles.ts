import type { Permission } from '@sen/domain/permissions/permissions';
import { placeScreen } from '@sen/domain/permissions/placeScreen';
import { allPermissions } from '@sen/domain/permissions/profile';
import { type MenuId, mayUse, menuScreens } from '@sen/domain/permissions/screens';
import { eq, sql } from 'drizzle-orm';
import type { ProfileSeed } from '../../../seeds/base/profiles.ts';
import type { Tx } from '../../engine/context.ts';
import { lockProfile, type WholeProfile } from '../../features/identity/profileDraft.ts';
import { rewriteProfile, tellProfile } from '../../features/identity/profileWrite.ts';
import { profileTable } from '../../features/identity/tables.ts';
import { profileRow } from '../profiles.ts';
import type { UpgradeStep } from './upgrade.ts';

/** Who gets something: the profiles with these codes, as far as a site has kept them, or every profile, the site's own ones too. */
export type Receivers = readonly string[] | 'every profile';

/**
 * Gives a permission to ready profiles by code, or to every profile that holds another permission, there where it holds it. A profile
 * from which the site once took the permission away does not get it back.
 */
export function grant(
  permission: Permission,
  to: { profiles: readonly string[] } | { holdersOf: Permission },
): UpgradeStep {
  return async (tx) => {
    const refused = await withdrawnFrom(tx, permission);
    const add = (held: readonly string[]) => [...new Set([...held, permission])];
    const addBeside = (held: readonly string[]) =>
      'holdersOf' in to && held.includes(to.holdersOf) ? add(held) : held;
    await changeProfiles(tx, 'profiles' in to ? to.profiles : 'every profile', (whole, id) => {
      if (refused.has(id)) return whole;
      if ('profiles' in to) return { ...whole, permissions: add(whole.permissions) };
      const nodes = whole.nodes.map((node) => ({ ...node, permissions: addBeside(node.permissions) }));
      return { ...whole, permissions: addBeside(whole.permissions), nodes };
    });
  };
}

/** Puts a new screen into the menus of profiles that may use it, as `placeScreen` says. */
export function addToMenus(
  screen: MenuId,
  { beside, profiles }: { beside: MenuId; profiles: Receivers },
): UpgradeStep {
  return (tx) =>
    changeProfiles(tx, profiles, (whole) =>
      mayUse(menuScreens[screen], allPermissions(whole))
        ? { ...whole, navigationTree: placeScreen(whole.navigationTree, screen, beside) }
        : whole,
    );
}

/** Adds a ready profile; a site that has, or had, one with its code keeps to its own. Nobody holds it. */
export function addProfile(profile: ProfileSeed): UpgradeStep {
  return async (tx) => {
    const known = await tx.db
      .select({ _id: profileTable._id })
      .from(profileTable)
      .where(sql`lower(${profileTable.code}) = lower(${profile.code})`);
    if (known.length > 0) return;
    const row = profileRow(profile);
    const [made] = await tx.db.insert(profileTable).values(row).returning({ _id: profileTable._id });
    if (made) await tellProfile(tx, 'CREATE', made._id, undefined, row);
  };
}

async function changeProfiles(
  tx: Tx,
  receivers: Receivers,
  change: (whole: WholeProfile, id: string) => WholeProfile,
): Promise<void> {
  const rows = await tx.db
    .select({ _id: profileTable._id, code: profileTable.code })
    .from(profileTable)
    .where(eq(profileTable.TrangThai, 'DangSuDung'))
    .orderBy(profileTable._id);
  for (const { _id, code } of rows) {
    if (receivers !== 'every profile' && !receivers.includes(code)) continue;
    const locked = await lockProfile(tx, _id);
    if (!locked) continue;
    const whole = change(locked.whole, _id);
    if (JSON.stringify(whole) !== JSON.stringify(locked.whole)) await rewriteProfile(tx, _id, locked, whole);
  }
}

/** The profiles that lost a permission by an act of the site, by the operation log. */
async function withdrawnFrom(tx: Tx, permission: Permission): Promise<Set<string>> {
  const { rows } = await tx.db.execute<{ id: string }>(sql`
    select distinct entity_id as id from main.audit
    where entity = 'Profile' and before -> 'permissions' ? ${permission} and not after -> 'permissions' ? ${permission}`);
  return new Set(rows.map(({ id }) => id));
}
