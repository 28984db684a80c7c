import { defineScreens } from '../../ui/feature.ts';

export const commission = defineScreens({
  name: 'commission',
  routes: [
    {
      path: '/hoa-hong',
      title: 'menu.commission',
      icon: 'fees',
      texts: ['commission', 'grid'],
      wide: () => import('./CommissionScreen.tsx'),
    },
  ],
});
