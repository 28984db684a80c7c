import { defineScreens } from '../../ui/feature.ts';

export const estimates = defineScreens({
  name: 'estimates',
  routes: [
    {
      path: '/du-toan',
      title: 'menu.estimates',
      icon: 'prices',
      texts: ['estimates', 'grid', 'catalogue', 'orders'],
      wide: () => import('./EstimatesScreen.tsx'),
    },
  ],
});
