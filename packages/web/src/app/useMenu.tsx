import type { MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { visibleNavigation } from './navigation.ts';
import { basename } from './router.tsx';
import { routes } from './routes.tsx';
import { narrowPath, widePath } from './routeTable.ts';
import { type NavigationItem, useSession } from './SessionContext.tsx';

type Item = NonNullable<MenuProps['items']>[number];

/** The navigation tree as menu items, the entry of this screen, and what a click does. */
export function useMenu(narrow: boolean) {
  const { t } = useTranslation('shell');
  const session = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const tree = visibleNavigation(session.navigation, routes, basename(), session.profile.navigation.idMenus);
  const byKey = new Map<string, NavigationItem>();
  const itemOf = (item: NavigationItem): Item => {
    byKey.set(item.key, item);
    const label = t(item.title, { defaultValue: item.title });
    return item.children
      ? { key: item.key, label, children: item.children.map(itemOf) }
      : { key: item.key, label };
  };
  const items = tree.map(itemOf);
  const here = widePath(pathname);
  const selected = [...byKey.values()].filter(
    (item) => item.path && (here === item.path || here.startsWith(`${item.path}/`)),
  );
  return {
    items,
    selected: selected.map((item) => item.key),
    open: (key: string) => {
      const item = byKey.get(key);
      if (!item?.path) return;
      const elsewhere =
        item.basename !== undefined && item.basename !== '/his' && item.basename !== basename();
      if (elsewhere) location.assign(`${item.basename}${item.path}`);
      else void navigate(narrow ? narrowPath(item.path) : item.path);
    },
  };
}
