import type { NavigationItem } from '@sen/domain/permissions/navigation';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { basename } from '../session/basename.ts';
import { currentLanguage } from '../session/i18n.ts';
import { menuText, visibleNavigation } from '../session/navigation.ts';
import { narrowPath, widePath } from '../session/routeTable.ts';
import { useSession } from '../session/useSession.ts';
import { routes } from './features.ts';

export type MenuItem = {
  key: string;
  label: string;
  /** The screen shown stands here or below. */
  current: boolean;
  /** Where it leads, within this application. */
  to?: string;
  /** Where it leads, in another application of the site. */
  href?: string;
  children?: MenuItem[];
};

/** The navigation tree of the profile as the bar and the drawer show it. */
export function useMenu(narrow: boolean): MenuItem[] {
  const { t } = useTranslation('shell');
  const session = useSession();
  const here = widePath(useLocation().pathname);
  const base = basename();
  const itemOf = (item: NavigationItem): MenuItem => {
    const named = { key: item.key, label: menuText(item, currentLanguage(), t) };
    if (item.children) {
      const children = item.children.map(itemOf);
      return { ...named, children, current: children.some((child) => child.current) };
    }
    const path = item.path ?? '/trang-chu';
    const elsewhere = item.basename !== undefined && item.basename !== '/his' && item.basename !== base;
    if (elsewhere) return { ...named, href: `${item.basename}${path}`, current: false };
    const current = (here === path || here.startsWith(`${path}/`)) && !standsBelow(path, here);
    return { ...named, to: narrow ? narrowPath(path) : path, current };
  };
  return visibleNavigation(session.navigation, routes, base, session.profile.navigation.idMenus).map(itemOf);
}

/** Whether what is shown is another screen whose path begins with this one's. */
function standsBelow(path: string, here: string): boolean {
  return routes.some((route) => {
    const other = route.path.split('/:')[0] ?? route.path;
    return other.startsWith(`${path}/`) && (here === other || here.startsWith(`${other}/`));
  });
}
