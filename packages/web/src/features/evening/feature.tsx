import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

export const evening = defineScreens({
  name: 'evening',
  routes: [
    {
      path: '/doi-chieu-cuoi-ngay',
      title: 'menu.evening',
      icon: 'fees',
      texts: ['evening', 'cashier', 'catalogue'],
      wide: () => import('./EveningScreen.tsx'),
    },
  ],
  home: [
    { permission: 'DOI_CHIEU_XEM', Card: lazy(() => import('./EveningCard.tsx')) },
    { permission: 'DOI_CHIEU_XEM', Card: lazy(() => import('./TakingsCard.tsx')) },
  ],
});
