import type { NavigationItem } from '@sen/domain/permissions/navigation';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { basename } from '../session/basename.ts';
import { currentLanguage } from '../session/i18n.ts';
import { menuText, visibleNavigation } from '../session/navigation.ts';
import { narrowPath, offeredAt, type ScreenIconName, widePath } from '../session/routeTable.ts';
import { useSession } from '../session/useSession.ts';
import { routes } from './features.ts';

export type MenuItem = {
  key: string;
  label: string;
  /** One word for the bar, where the name has more. */
  word?: string;
  icon: ScreenIconName;
  /** The screen shown stands here or below. */
  current: boolean;
  /** The wide path of a screen of this application, by which it is a favourite. */
  path?: string;
  /** Where it leads, within this application. */
  to?: string;
  /** Where it leads, in another application of the site. */
  href?: string;
  children?: MenuItem[];
};

/** Screens that stand alone in the first level are named there by the word of their group. */
const words: Readonly<Record<string, string>> = {
  'menu.examination': 'menu.clinicGroup',
  'menu.cashier': 'menu.feesGroup',
  'menu.pharmacy': 'menu.pharmacyGroup',
};

/** Pictures of groups that hold screens of many kinds; another one has that of its first screen. */
const groupIcons: Readonly<Record<string, ScreenIconName>> = {
  'menu.systemGroup': 'system',
  'menu.catalogues': 'catalogues',
};

/** The navigation tree of the profile as the bar, the side and the drawer show it. */
export function useMenu(narrow: boolean): MenuItem[] {
  const { t } = useTranslation('shell');
  const session = useSession();
  const here = widePath(useLocation().pathname);
  const base = basename();
  const itemOf = (item: NavigationItem): MenuItem => {
    const named = { key: item.key, label: menuText(item, currentLanguage(), t) };
    if (item.children) {
      const children = item.children.map(itemOf);
      const icon = groupIcons[item.title] ?? children[0]?.icon ?? 'folder';
      return { ...named, icon, children, current: children.some((child) => child.current) };
    }
    const path = item.path ?? '/trang-chu';
    const icon = routeAt(path)?.icon ?? 'page';
    const elsewhere = item.basename !== undefined && item.basename !== '/his' && item.basename !== base;
    if (elsewhere) return { ...named, icon, href: `${item.basename}${path}`, current: false };
    const current = (here === path || here.startsWith(`${path}/`)) && !standsBelow(path, here);
    const word = item.titles ? undefined : words[item.title];
    return {
      ...named,
      ...(word ? { word: t(word) } : {}),
      icon,
      path,
      to: narrow ? narrowPath(path) : path,
      current,
    };
  };
  const offered = offeredAt(session.settings.systemType, routes);
  return visibleNavigation(session.navigation, offered, base, session.profile.navigation.idMenus).map(itemOf);
}

/** The screens of a menu, group by group. */
export function leavesOf(items: readonly MenuItem[]): MenuItem[] {
  return items.flatMap((item) => (item.children ? leavesOf(item.children) : [item]));
}

function routeAt(path: string) {
  return routes.find((route) => (route.path.split('/:')[0] ?? route.path) === path);
}

/** Whether what is shown is another screen whose path begins with this one's. */
function standsBelow(path: string, here: string): boolean {
  return routes.some((route) => {
    const other = route.path.split('/:')[0] ?? route.path;
    return other.startsWith(`${path}/`) && (here === other || here.startsWith(`${other}/`));
  });
}
