import { useTranslation } from 'react-i18next';
import { filterOf } from '../../lists/filters.tsx';
import { ViewTabs } from '../../ui/ViewTabs.tsx';

const views = ['ho-so', 'dong-tra', 'thang'] as const;

function Tabs() {
  const { t } = useTranslation('claims');
  return <ViewTabs label={t('views')} views={views.map((view) => [view, t(`view.${view}`)])} />;
}

/** Claims, lines that came back, months. */
export const viewTabs = filterOf<object, never>({
  key: 'xem',
  under: true,
  variables: () => ({}),
  draw: () => <Tabs />,
});
