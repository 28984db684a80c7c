import { defineScreens } from '../../ui/feature.ts';

export const pricing = defineScreens({
  name: 'pricing',
  routes: [
    {
      path: '/gia-dich-vu/:childComponentPath?',
      title: 'menu.prices',
      icon: 'prices',
      texts: ['pricing', 'grid'],
      legacy: ['/giadichvu'],
      wide: () => import('./PricingScreen.tsx'),
    },
  ],
});
