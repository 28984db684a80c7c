import { isMachine } from '@sen/domain/permissions/machines';
import type { NavigationItem } from '@sen/domain/permissions/navigation';
import type { RouteSpec } from './routeTable.ts';
import { mayOpen } from './routeTable.ts';

/** The text of an entry in a language: its own, else that of its text key. */
export function menuText(
  item: Pick<NavigationItem, 'title' | 'titles'>,
  language: 'vi' | 'en',
  t: (key: string, options: { defaultValue: string }) => string,
): string {
  return item.titles?.[language] ?? t(item.title, { defaultValue: item.title });
}

/** All paths of a menu. */
export function menuPaths(items: readonly NavigationItem[]): ReadonlySet<string> {
  const paths = new Set<string>();
  const visit = (item: NavigationItem) => {
    if (item.path) paths.add(item.path);
    item.children?.forEach(visit);
  };
  items.forEach(visit);
  return paths;
}

/** Where the account of a machine begins, which has no home: the first screen of its menu; null for people. */
export function machineHome(permissions: Iterable<string>, items: readonly NavigationItem[]): string | null {
  const [first] = menuPaths(items);
  return first !== undefined && isMachine(permissions) ? first : null;
}

/** The menu without what this build does not have: entries of another base stay, they load another application. */
export function visibleNavigation(
  items: readonly NavigationItem[],
  routes: readonly RouteSpec[],
  base: string,
  idMenus: readonly string[],
): NavigationItem[] {
  const known = new Set(routes.map((route) => route.path.split('/:')[0] ?? route.path));
  return items.flatMap((item) => {
    if (item.children) {
      const children = visibleNavigation(item.children, routes, base, idMenus);
      return children.length > 0 ? [{ ...item, children }] : [];
    }
    const elsewhere = item.basename !== undefined && item.basename !== base && item.basename !== '/his';
    return item.path && (elsewhere || known.has(item.path)) ? [item] : [];
  });
}

/** Screens that a person may go to by name: in the menu, or all for a profile with `full`; none that only shows what a link names. */
export function reachableScreens(
  routes: readonly RouteSpec[],
  idMenus: readonly string[],
  items: readonly NavigationItem[],
) {
  const menu = { idMenus, paths: menuPaths(items) };
  return routes.filter((route) => !route.public && !route.linked && mayOpen(route, menu));
}
