import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

export const doses = defineScreens({
  name: 'doses',
  routes: [
    {
      path: '/thuc-hien-thuoc',
      legacy: ['/thuchienthuoc'],
      title: 'menu.drugRound',
      icon: 'pharmacy',
      texts: ['doses', 'stays', 'grid'],
      wide: () => import('./RoundWide.tsx'),
      narrow: () => import('./RoundNarrow.tsx'),
    },
  ],
  stayTabs: [
    {
      key: 'doses',
      title: 'tab',
      texts: 'doses',
      permission: 'BENH_AN_XEM',
      Tab: lazy(() => import('./DosesTab.tsx')),
    },
  ],
});
