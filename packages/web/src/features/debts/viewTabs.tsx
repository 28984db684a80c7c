import { useTranslation } from 'react-i18next';
import { filterOf } from '../../lists/filters.tsx';
import { ViewTabs } from '../../ui/ViewTabs.tsx';

const views = ['khoan-no', 'theo-nguoi-no', 'chua-thu', 'han-muc'] as const;
export type View = (typeof views)[number];

function Tabs() {
  const { t } = useTranslation('debts');
  return <ViewTabs label={t('views')} views={views.map((view) => [view, t(`view.${view}`)])} />;
}

/** The lists of the screen, over the rows of each of them. */
export const viewTabs = filterOf<object, never>({
  key: 'xem',
  under: true,
  variables: () => ({}),
  draw: () => <Tabs />,
});
