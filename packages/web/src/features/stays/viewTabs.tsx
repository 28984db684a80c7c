import { useTranslation } from 'react-i18next';
import { filterOf } from '../../lists/filters.tsx';
import { ViewTabs } from '../../ui/ViewTabs.tsx';

const views = ['cho-nhan', 'trong-khoa', 'chuyen-khoa', 'ra-vien'] as const;
export type View = (typeof views)[number];

function Tabs() {
  const { t } = useTranslation('stays');
  return <ViewTabs label={t('views')} views={views.map((view) => [view, t(`view.${view}`)])} />;
}

/** The lists of a ward, over the rows of each of them. */
export const viewTabs = filterOf<object, never>({
  key: 'xem',
  under: true,
  variables: () => ({}),
  draw: () => <Tabs />,
});
