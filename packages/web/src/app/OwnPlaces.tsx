import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useRecentPatients } from '../session/recentPatients.ts';
import { narrowPath } from '../session/routeTable.ts';
import { useMayOpen } from '../session/useMayOpen.ts';
import { MenuLink } from './MenuEntries.tsx';
import { useFavourites } from './useFavourites.ts';
import { leavesOf, useMenu } from './useMenu.ts';

/** The screens that a person has marked and the patients opened last, below their headings; nothing where there are none. */
export function OwnPlaces({ narrow = false }: { narrow?: boolean }) {
  const { t } = useTranslation('shell');
  const { paths } = useFavourites();
  const leaves = leavesOf(useMenu(narrow));
  const mayOpen = useMayOpen();
  const patients = useRecentPatients();
  const marked = paths.flatMap((path) => leaves.find((item) => item.path === path) ?? []);
  const known = mayOpen('/benh-nhan') ? patients : [];
  if (marked.length + known.length === 0) return null;
  return (
    <div className="own-places">
      {marked.length > 0 ? (
        <>
          <span className="bar-heading">{t('favourites')}</span>
          <ul>
            {marked.map((item) => (
              <li key={item.key}>
                <MenuLink item={item} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {known.length > 0 ? (
        <>
          <span className="bar-heading">{t('recentPatients')}</span>
          <ul>
            {known.map(({ _id, name, hint }) => {
              const path = `/benh-nhan/${_id}`;
              return (
                <li key={_id}>
                  <Link to={narrow ? narrowPath(path) : path}>
                    <span className="menu-words">{name}</span> <small>{hint}</small>
                  </Link>
                </li>
              );
            })}
          </ul>
        </>
      ) : null}
    </div>
  );
}
