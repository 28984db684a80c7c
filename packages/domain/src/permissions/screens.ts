import { byGroup } from '../feature.ts';
import { entriesOf, type NameOf } from '../features.ts';
import type { Permission } from './permissions.ts';

type MenuScreen = {
  /** The group of a ready menu it stands in. */
  group: MenuGroup;
  /** Text key of the client. */
  title: string;
  /** Below the base, without what may follow. */
  path: string;
  /** What opening it needs: one of these; empty when every signed-in person may see it. */
  needs: readonly Permission[];
};

/** The groups of a ready menu, with the text key of each. */
export const menuGroups = {
  reception: 'menu.receptionGroup',
  clinic: 'menu.clinicGroup',
  paraclinical: 'menu.paraclinicalGroup',
  fees: 'menu.feesGroup',
  pharmacy: 'menu.pharmacyGroup',
  system: 'menu.systemGroup',
  catalogues: 'menu.catalogues',
} as const;

export type MenuGroup = keyof typeof menuGroups;

export type MenuId = NameOf<'screens'>;
export type MenuScreenRow = MenuScreen & { id: MenuId };

/**
 * Every screen that a menu may hold, in order: the ready profiles, the editor of profiles and the check of what a profile opens read
 * this table; a test holds the table of routes to it.
 */
export const menuScreenRows: readonly MenuScreenRow[] = byGroup(
  entriesOf('screens').map(([id, screen]) => ({ id, ...screen })),
  menuGroups,
).map(({ id, group, title, path, needs }) => ({ id, group, title, path, needs }));

/** The screens by menu id. */
export const menuScreens = Object.fromEntries(
  menuScreenRows.map((screen) => [screen.id, screen]),
) as Readonly<Record<MenuId, MenuScreenRow>>; // every id has its row

const byPath = new Map(menuScreenRows.map((screen) => [screen.path, screen]));

/** The screen at a path, or undefined when the product has none there. */
export function screenAt(path: string): MenuScreenRow | undefined {
  return byPath.get(path);
}

/** Whether a profile has the right that opening a screen needs, at one node at least. */
export function mayUse(screen: Pick<MenuScreen, 'needs'>, held: ReadonlySet<string>): boolean {
  return screen.needs.length === 0 || screen.needs.some((one) => held.has(one));
}
