import type { SlipKind } from '@sen/domain/orders/orderKinds';
import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';
import type { OrderResults } from '../../ui/orderResults.ts';

const texts = ['procedures', 'readings', 'criticals', 'orders', 'queues', 'supplyUse'];
const permission = 'PHAU_THUAT_THU_THUAT';
const path = '/thuc-hien-chi-dinh-pttt';

const resultsOf = (kind: SlipKind): OrderResults => ({
  events: ['PhauThuatThuThuat'],
  load: async () => (await import('./procedureResults.tsx')).resultsOf(kind),
});

export const procedures = defineScreens({
  name: 'procedures',
  routes: [
    {
      path,
      title: 'menu.procedures',
      icon: 'surgery',
      texts,
      wide: () => import('./ProceduresScreen.tsx'),
    },
    {
      path: '/tuong-trinh-pt-tt-vltl',
      title: 'menu.procedureReports',
      icon: 'surgery',
      legacy: ['/tuongtrinhptttvltl'],
      texts,
      wide: () => import('./ReportsScreen.tsx'),
    },
  ],
  home: [{ permission, Card: lazy(() => import('./ProceduresHomeCard.tsx')) }],
  waiting: [{ path, permission, Count: lazy(() => import('./ProceduresWaiting.tsx')) }],
  results: { PhauThuat: resultsOf('PhauThuat'), ThuThuat: resultsOf('ThuThuat') },
  timeline: [
    {
      kinds: ['DichVuYeuCau', 'KetQua'],
      path,
      permission: 'BENH_AN_XEM',
      query: ({ _id, LoaiPhieu }) => ({
        id: LoaiPhieu === 'PhauThuat' || LoaiPhieu === 'ThuThuat' ? _id : null,
      }),
    },
  ],
  search: { permission, load: () => import('./procedureHits.ts') },
});
