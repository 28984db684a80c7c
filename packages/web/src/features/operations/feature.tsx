import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

export const operations = defineScreens({
  name: 'operations',
  routes: [
    {
      path: '/quan-tri-he-thong/:childComponentPath?',
      title: 'menu.operations',
      icon: 'operations',
      legacy: ['/quantrihethong'],
      light: true,
      texts: ['operations', 'grid'],
      wide: () => import('./OperationsScreen.tsx'),
    },
  ],
  home: [{ permission: 'QUAN_TRI', Card: lazy(() => import('./SystemCard.tsx')) }],
  acts: [{ title: 'acts.backup', path: '/quan-tri-he-thong/sao-luu', permission: 'QUAN_TRI' }],
});
