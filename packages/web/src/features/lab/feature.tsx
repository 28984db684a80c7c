import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

export const lab = defineScreens({
  name: 'lab',
  routes: [
    {
      path: '/xet-nghiem',
      title: 'menu.lab',
      icon: 'lab',
      texts: ['lab', 'readings', 'criticals', 'orders', 'queues'],
      wide: () => import('./LabScreen.tsx'),
    },
  ],
  home: [
    { permission: 'XET_NGHIEM', Card: lazy(() => import('./LabHomeCard.tsx')) },
    { permission: 'XET_NGHIEM', Card: lazy(() => import('./LabDayCard.tsx')) },
  ],
  waiting: [{ path: '/xet-nghiem', permission: 'XET_NGHIEM', Count: lazy(() => import('./LabWaiting.tsx')) }],
  results: { XetNghiem: { events: ['XetNghiem'], load: () => import('./labResults.tsx') } },
  patientTabs: [
    {
      key: 'results',
      permission: 'BENH_AN_XEM',
      Tab: lazy(() => import('./CourseTab.tsx')),
      inExamination: true,
    },
  ],
  search: { permission: 'XET_NGHIEM', load: () => import('./labHits.ts') },
  timeline: [
    {
      kinds: ['DichVuYeuCau', 'KetQua'],
      path: '/xet-nghiem',
      permission: 'BENH_AN_XEM',
      query: ({ XetNghiem_Id }) => ({ id: XetNghiem_Id }),
    },
  ],
});
