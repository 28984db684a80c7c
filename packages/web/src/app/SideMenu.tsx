import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useHotkeys } from '../ui/hotkeys.tsx';
import { FoldIcon, UnfoldIcon } from '../ui/icons.tsx';
import { Logo } from '../ui/Logo.tsx';
import { usePreference } from '../ui/preferences.ts';
import { MenuLink } from './MenuEntries.tsx';
import { OwnPlaces } from './OwnPlaces.tsx';
import { leavesOf, type MenuItem, useMenu } from './useMenu.ts';

const foldKeys = 'Ctrl+B';
const isFolded = (value: unknown): value is boolean => typeof value === 'boolean';

/** The tree pinned at the side; one key folds it to its pictures. */
export function SideMenu() {
  const { t } = useTranslation('shell');
  const menu = useMenu(false);
  const [folded, setFolded] = usePreference('menuFolded', false, isFolded, { follows: true });
  const fold = () => setFolded(!folded);
  useHotkeys([{ keys: foldKeys, label: t(folded ? 'unfold' : 'fold'), run: fold }]);
  const groups = menu.filter((item) => item.children);
  const alone = menu.filter((item) => !item.children);
  const Fold = folded ? UnfoldIcon : FoldIcon;
  return (
    <div className={folded ? 'side-menu folded' : 'side-menu'}>
      <Link to="/trang-chu" className="top-logo" aria-label={t('goHome')}>
        <Logo /> <span className="menu-words">Sen</span>
      </Link>
      <nav aria-label={t('mainMenu')}>
        <Entries items={[homeOf(t('menu.home')), ...alone]} folded={folded} />
        {groups.map((group) => (
          <section key={group.key} aria-label={group.label}>
            <span className="bar-heading">{group.label}</span>
            <Entries items={leavesOf(group.children ?? [])} folded={folded} />
          </section>
        ))}
        {folded ? null : <OwnPlaces />}
      </nav>
      <button
        type="button"
        className="side-fold"
        aria-keyshortcuts={foldKeys}
        title={foldKeys}
        onClick={fold}
      >
        <Fold className="menu-icon" /> <span className="menu-words">{t(folded ? 'unfold' : 'fold')}</span>
        <kbd aria-hidden="true">{foldKeys}</kbd>
      </button>
    </div>
  );
}

function Entries({ items, folded }: { items: readonly MenuItem[]; folded: boolean }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.key} title={folded ? item.label : undefined}>
          <MenuLink item={item} />
        </li>
      ))}
    </ul>
  );
}

function homeOf(label: string): MenuItem {
  const current = /\/trang-chu$/.test(location.pathname);
  return { key: 'home', label, icon: 'home', current, path: '/trang-chu', to: '/trang-chu' };
}
