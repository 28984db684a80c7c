import { defineScreens } from '../../ui/feature.ts';

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
});
