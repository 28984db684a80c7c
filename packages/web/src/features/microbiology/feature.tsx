import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

export const microbiology = defineScreens({
  name: 'microbiology',
  routes: [
    {
      path: '/xet-nghiem-vi-sinh',
      title: 'menu.microbiology',
      icon: 'microbiology',
      texts: ['microbiology', 'readings', 'criticals', 'orders', 'queues'],
      wide: () => import('./MicrobiologyScreen.tsx'),
    },
  ],
  home: [{ permission: 'XET_NGHIEM_VI_SINH', Card: lazy(() => import('./MicrobiologyHomeCard.tsx')) }],
  waiting: [
    {
      path: '/xet-nghiem-vi-sinh',
      permission: 'XET_NGHIEM_VI_SINH',
      Count: lazy(() => import('./MicrobiologyWaiting.tsx')),
    },
  ],
  results: { ViSinh: { events: ['ViSinh'], load: () => import('./microbiologyResults.tsx') } },
  timeline: [
    {
      kinds: ['DichVuYeuCau', 'KetQua'],
      path: '/xet-nghiem-vi-sinh',
      permission: 'BENH_AN_XEM',
      query: ({ _id, LoaiPhieu }) => ({ id: LoaiPhieu === 'ViSinh' ? _id : null }),
    },
  ],
  search: { permission: 'XET_NGHIEM_VI_SINH', load: () => import('./microbiologyHits.ts') },
});
