import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

export const stays = defineScreens({
  name: 'stays',
  routes: [
    {
      path: '/benh-nhan-vao-khoa',
      legacy: ['/benhnhanvaokhoa'],
      title: 'menu.wardAdmissions',
      icon: 'folder',
      texts: ['stays', 'discharges', 'grid'],
      wide: () => import('./WardScreen.tsx'),
    },
    {
      path: '/so-do-giuong-benh',
      title: 'menu.bedMap',
      icon: 'bed',
      texts: ['stays', 'discharges', 'grid'],
      wide: () => import('./BedMapScreen.tsx'),
    },
  ],
  stayTabs: [
    {
      key: 'leaving',
      title: 'title',
      texts: 'discharges',
      permission: 'BENH_AN_XEM',
      Tab: lazy(() => import('./leaving/LeavingTab.tsx')),
    },
  ],
});
