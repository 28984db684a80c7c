import { useTranslation } from 'react-i18next';
import { filterOf } from '../../lists/filters.tsx';
import { ViewTabs } from '../../ui/ViewTabs.tsx';

const views = ['hoa-don', 'chua-lap', 'quyet-toan'] as const;

function Tabs() {
  const { t } = useTranslation('invoices');
  return <ViewTabs label={t('views')} views={views.map((view) => [view, t(`view.${view}`)])} />;
}

/** Invoices, receipts without one, settlements with the insurance. */
export const viewTabs = filterOf<object, never>({
  key: 'xem',
  under: true,
  variables: () => ({}),
  draw: () => <Tabs />,
});
