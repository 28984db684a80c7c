import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

export const debts = defineScreens({
  name: 'debts',
  routes: [
    {
      path: '/cong-no',
      title: 'menu.debts',
      icon: 'fees',
      texts: ['debts', 'cashier', 'grid', 'catalogue'],
      wide: () => import('./DebtsScreen.tsx'),
    },
  ],
  waiting: [
    {
      path: '/cong-no',
      permission: 'CONG_NO_DUYET',
      Count: lazy(() => import('./DebtsWaiting.tsx')),
    },
  ],
  acts: [{ title: 'acts.collectDebts', path: '/cong-no', permission: 'VIEN_PHI_THU' }],
});
