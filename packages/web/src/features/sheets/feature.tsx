import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

export const sheets = defineScreens({
  name: 'sheets',
  routes: [
    {
      path: '/phieu-cham-soc',
      title: 'menu.wardSheets',
      icon: 'pulse',
      texts: ['sheets', 'stays', 'examination', 'grid'],
      wide: () => import('./SheetsWide.tsx'),
      narrow: () => import('./SheetsNarrow.tsx'),
    },
  ],
  stayTabs: [
    {
      key: 'sheets',
      title: 'title',
      texts: 'sheets',
      permission: 'BENH_AN_XEM',
      Tab: lazy(() => import('./SheetsTab.tsx')),
    },
  ],
});
