import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

export const pharmacy = defineScreens({
  name: 'pharmacy',
  routes: [{ path: '/cap-phat-thuoc', title: 'menu.pharmacy', wide: () => import('./PharmacyScreen.tsx') }],
  home: [{ permission: 'CAP_PHAT_THUOC', Card: lazy(() => import('./SupplyHomeCard.tsx')) }],
});
