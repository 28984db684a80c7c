import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

export const exemptions = defineScreens({
  name: 'exemptions',
  routes: [
    {
      path: '/mien-giam-ngoai-tru',
      title: 'menu.exemptions',
      icon: 'fees',
      texts: ['exemptions', 'cashier', 'grid'],
      wide: () => import('./ExemptionsScreen.tsx'),
    },
  ],
  waiting: [
    {
      path: '/mien-giam-ngoai-tru',
      permission: 'VIEN_PHI_MIEN_GIAM',
      Count: lazy(() => import('./ExemptionsWaiting.tsx')),
    },
  ],
  acts: [
    {
      title: 'acts.askExemption',
      path: '/mien-giam-ngoai-tru',
      permission: 'VIEN_PHI_DE_NGHI_MIEN_GIAM',
    },
  ],
});
