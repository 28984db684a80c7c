import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

export const pricing = defineScreens({
  name: 'pricing',
  entryPages: { DM_DoiTuong: lazy(() => import('./PayerPage.tsx')) },
  entryParts: { LoaiGia: lazy(() => import('./ListInForce.tsx')) },
  routes: [
    {
      path: '/gia-dich-vu/:childComponentPath?',
      title: 'menu.prices',
      icon: 'prices',
      texts: ['pricing', 'grid'],
      legacy: ['/giadichvu'],
      wide: () => import('./PricingScreen.tsx'),
    },
  ],
});
