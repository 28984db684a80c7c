import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

export const consultations = defineScreens({
  name: 'consultations',
  routes: [
    {
      path: '/bien-ban-hoi-chan',
      title: 'menu.consultations',
      icon: 'accounts',
      texts: ['consultations', 'grid'],
      wide: () => import('./ConsultationsScreen.tsx'),
    },
  ],
  home: [{ permission: 'BENH_AN_XEM', Card: lazy(() => import('./ConsultationsCard.tsx')) }],
  stayTabs: [
    {
      key: 'hoi-chan',
      texts: 'consultations',
      title: 'tab',
      permission: 'BENH_AN_XEM',
      Tab: lazy(() => import('./MinutesTab.tsx')),
    },
  ],
  papers: [{ action: 'lapHoiChan', Dialog: lazy(() => import('./MinutesDialog.tsx')) }],
});
