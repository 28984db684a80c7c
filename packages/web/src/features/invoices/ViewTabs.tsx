import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { filterOf } from '../../lists/filters.tsx';

const views = ['hoa-don', 'chua-lap'] as const;

function ViewTabs() {
  const { t } = useTranslation('invoices');
  const [params] = useSearchParams();
  const chosen = params.get('xem') ?? views[0];
  return (
    <nav className="work-tabs invoice-views" aria-label={t('views')}>
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

/** Invoices, or receipts without one. */
export const viewTabs = filterOf<object, never>({
  key: 'xem',
  under: true,
  variables: () => ({}),
  draw: () => <ViewTabs />,
});
