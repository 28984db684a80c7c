import { useTranslation } from 'react-i18next';
import { screenIcons } from '../ui/screenIcons.tsx';
import { BarMenu } from './BarMenu.tsx';
import { MenuEntries, MenuLink } from './MenuEntries.tsx';
import { OwnPlaces } from './OwnPlaces.tsx';
import { type MenuItem, useMenu } from './useMenu.ts';

const most = 8;

/** The first level of the tree in at most eight words; a group opens a panel with its screens, what is marked and who was opened last. */
export function TopMenu() {
  const { t } = useTranslation('shell');
  const menu = useMenu(false);
  const fits = menu.length <= most ? menu : menu.slice(0, most - 1);
  const rest = menu.slice(fits.length);
  const more: MenuItem = {
    key: 'more',
    label: t('more'),
    icon: 'folder',
    children: rest,
    current: rest.some((item) => item.current),
  };
  return (
    <nav className="top-menu" aria-label={t('mainMenu')}>
      {[...fits, ...(rest.length > 0 ? [more] : [])].map((item) =>
        item.children ? (
          <Group key={item.key} item={item} items={item.children} />
        ) : (
          <MenuLink
            key={item.key}
            item={item}
            short
            className={item.current ? 'bar-button current' : 'bar-button'}
          />
        ),
      )}
    </nav>
  );
}

function Group({ item, items }: { item: MenuItem; items: readonly MenuItem[] }) {
  const Picture = screenIcons[item.icon];
  return (
    <BarMenu
      className="panel"
      current={item.current}
      label={
        <>
          <Picture className="menu-icon" /> <span className="menu-words">{item.label}</span>
        </>
      }
    >
      <div className="menu-panel">
        <MenuEntries items={items} />
        <OwnPlaces />
      </div>
    </BarMenu>
  );
}
