import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

const ArrivalsCard = lazy(() => import('./ArrivalsCard.tsx'));
const RoomsCard = lazy(() => import('./RoomsCard.tsx'));

export const reception = defineScreens({
  name: 'reception',
  routes: [
    {
      path: '/tiep-nhan-ngoai-tru',
      title: 'menu.reception',
      icon: 'reception',
      texts: ['reception', 'queues', 'patients', 'orders'],
      wide: () => import('./ReceptionScreen.tsx'),
    },
  ],
  home: [
    { permission: 'TIEP_NHAN', Card: lazy(() => import('./ReceptionHomeCard.tsx')) },
    ...(['TIEP_NHAN', 'BAO_CAO_DIEU_HANH'] as const).flatMap((permission) => [
      { permission, Card: ArrivalsCard },
      { permission, Card: RoomsCard },
    ]),
  ],
  timeline: [
    {
      kinds: ['TiepNhan'],
      path: '/tiep-nhan-ngoai-tru',
      permission: 'TIEP_NHAN_XEM',
      query: ({ _id }) => ({ id: _id }),
    },
  ],
  kept: ['ReceptionDefaults', 'ReceptionServices'],
  acts: [{ title: 'acts.receive', path: '/tiep-nhan-ngoai-tru', permission: 'TIEP_NHAN' }],
});
