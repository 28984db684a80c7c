import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

export const imaging = defineScreens({
  name: 'imaging',
  routes: [
    {
      path: '/chan-doan-hinh-anh',
      title: 'menu.imaging',
      icon: 'imaging',
      legacy: ['/chan-doan-hinh-anh-spa', '/sieu-am', '/sieu-am-spa'],
      texts: ['imaging', 'readings', 'criticals', 'orders', 'queues'],
      wide: () => import('./ImagingScreen.tsx'),
    },
  ],
  home: [{ permission: 'CHAN_DOAN_HINH_ANH', Card: lazy(() => import('./ImagingHomeCard.tsx')) }],
  waiting: [
    {
      path: '/chan-doan-hinh-anh',
      permission: 'CHAN_DOAN_HINH_ANH',
      Count: lazy(() => import('./ImagingWaiting.tsx')),
    },
  ],
  results: { ChanDoanHinhAnh: { events: ['ChanDoanHinhAnh'], load: () => import('./imagingResults.tsx') } },
  timeline: [
    {
      kinds: ['DichVuYeuCau', 'KetQua'],
      path: '/chan-doan-hinh-anh',
      permission: 'BENH_AN_XEM',
      query: ({ _id, LoaiPhieu }) => ({ id: LoaiPhieu === 'ChanDoanHinhAnh' ? _id : null }),
    },
  ],
  search: { permission: 'CHAN_DOAN_HINH_ANH', load: () => import('./imagingHits.ts') },
});
