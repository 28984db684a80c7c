import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

const AllWaitsCard = lazy(() => import('./waits/AllWaitsCard.tsx'));

export const queues = defineScreens({
  name: 'queues',
  routes: [
    {
      path: '/luot/:token',
      title: 'menu.ownTurn',
      public: true,
      stranger: true,
      texts: ['ownTurn'],
      wide: () => import('./OwnTurnPage.tsx'),
    },
  ],
  home: [
    { permission: 'TIEP_NHAN', Card: AllWaitsCard },
    { permission: 'BAO_CAO_DIEU_HANH', Card: AllWaitsCard },
  ],
});
