import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

export const stock = defineScreens({
  name: 'stock',
  routes: [
    {
      path: '/kho-duoc',
      title: 'menu.stock',
      icon: 'stock',
      texts: ['stock', 'pharmacy', 'grid'],
      wide: () => import('./StockScreen.tsx'),
    },
  ],
  home: [{ permission: 'KHO_LAP_PHIEU', Card: lazy(() => import('./RiskCard.tsx')) }],
});
