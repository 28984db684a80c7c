import { defineScreens } from '../../ui/feature.ts';

export const paraclinical = defineScreens({
  name: 'paraclinical',
  routes: [
    {
      path: '/can-lam-sang/:childComponentPath?',
      title: 'menu.paraclinicalBench',
      icon: 'folder',
      legacy: ['/canlamsang'],
      texts: ['paraclinical', 'orders', 'grid'],
      wide: () => import('./BenchScreen.tsx'),
    },
  ],
});
