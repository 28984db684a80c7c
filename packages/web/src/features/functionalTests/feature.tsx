import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

export const functionalTests = defineScreens({
  name: 'functionalTests',
  routes: [
    {
      path: '/tham-do-chuc-nang',
      title: 'menu.functionalTests',
      icon: 'pulse',
      legacy: ['/tham-do-chuc-nang-spa'],
      texts: ['functionalTests', 'readings', 'criticals', 'orders', 'queues'],
      wide: () => import('./FunctionalTestsScreen.tsx'),
    },
  ],
  home: [{ permission: 'THAM_DO_CHUC_NANG', Card: lazy(() => import('./FunctionalTestsHomeCard.tsx')) }],
  waiting: [
    {
      path: '/tham-do-chuc-nang',
      permission: 'THAM_DO_CHUC_NANG',
      Count: lazy(() => import('./TestWaiting.tsx')),
    },
  ],
  results: { ThamDoChucNang: { events: ['ThamDoChucNang'], load: () => import('./testResults.tsx') } },
  timeline: [
    {
      kinds: ['DichVuYeuCau', 'KetQua'],
      path: '/tham-do-chuc-nang',
      permission: 'BENH_AN_XEM',
      query: ({ _id, LoaiPhieu }) => ({ id: LoaiPhieu === 'ThamDoChucNang' ? _id : null }),
    },
  ],
  search: { permission: 'THAM_DO_CHUC_NANG', load: () => import('./testHits.ts') },
});
