import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { visibleNavigation } from './navigation.ts';
import { basename } from './router.tsx';
import { routes } from './routes.tsx';
import { narrowPath, widePath } from './routeTable.ts';
import { type NavigationItem, useSession } from './SessionContext.tsx';

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
    const named = { key: item.key, label: t(item.title, { defaultValue: item.title }) };
    if (item.children) {
      const children = item.children.map(itemOf);
      return { ...named, children, current: children.some((child) => child.current) };
    }
    const path = item.path ?? '/trang-chu';
    const elsewhere = item.basename !== undefined && item.basename !== '/his' && item.basename !== base;
    if (elsewhere) return { ...named, href: `${item.basename}${path}`, current: false };
    const current = here === path || here.startsWith(`${path}/`);
    return { ...named, to: narrow ? narrowPath(path) : path, current };
  };
  return visibleNavigation(session.navigation, routes, base, session.profile.navigation.idMenus).map(itemOf);
}
