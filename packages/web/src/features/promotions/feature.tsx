import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

export const promotions = defineScreens({
  name: 'promotions',
  routes: [
    {
      path: '/chuong-trinh-khuyen-mai',
      title: 'menu.promotions',
      icon: 'prices',
      texts: ['promotions', 'grid', 'catalogue'],
      wide: () => import('./ProgrammesScreen.tsx'),
    },
    {
      path: '/voucher',
      title: 'menu.vouchers',
      icon: 'prices',
      texts: ['promotions', 'grid', 'catalogue'],
      wide: () => import('./VouchersScreen.tsx'),
    },
  ],
  patientTabs: [
    {
      key: 'promotions',
      permission: 'KHUYEN_MAI_XEM',
      Tab: lazy(() => import('./PatientPromotionsTab.tsx')),
    },
  ],
});
