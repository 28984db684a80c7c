import { defineScreens } from '../../ui/feature.ts';

export const reasons = defineScreens({
  name: 'reasons',
  routes: [
    {
      path: '/ly-do-da-neu',
      title: 'menu.reasons',
      icon: 'page',
      texts: ['reasons', 'grid'],
      wide: () => import('./ReasonsScreen.tsx'),
    },
  ],
});
