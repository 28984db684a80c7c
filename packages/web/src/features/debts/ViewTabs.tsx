import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { filterOf } from '../../lists/filters.tsx';

const views = ['khoan-no', 'theo-nguoi-no', 'chua-thu', 'han-muc'] as const;
export type View = (typeof views)[number];

/** The lists of the screen, each by its word in the address. */
function ViewTabs() {
  const { t } = useTranslation('debts');
  const [params] = useSearchParams();
  const chosen = params.get('xem') ?? views[0];
  return (
    <nav className="work-tabs debt-views" aria-label={t('views')}>
      {views.map((view) => (
        <Link
          key={view}
          to={{ search: view === views[0] ? '' : `?xem=${view}` }}
          className={view === chosen ? 'work-tab chosen' : 'work-tab'}
          {...(view === chosen ? { 'aria-current': 'page' as const } : {})}
        >
          {t(`view.${view}`)}
        </Link>
      ))}
    </nav>
  );
}

/** The same over the rows of each of them. */
export const viewTabs = filterOf<object, never>({
  key: 'xem',
  under: true,
  variables: () => ({}),
  draw: () => <ViewTabs />,
});
