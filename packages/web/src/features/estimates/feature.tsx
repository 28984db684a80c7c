import { defineScreens } from '../../ui/feature.ts';

export const estimates = defineScreens({
  name: 'estimates',
  routes: [
    {
      path: '/du-toan',
      title: 'menu.estimates',
      icon: 'prices',
      texts: ['estimates', 'grid', 'catalogue'],
      wide: () => import('./EstimatesScreen.tsx'),
    },
  ],
});
