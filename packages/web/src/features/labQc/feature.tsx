import { defineScreens } from '../../ui/feature.ts';

export const labQc = defineScreens({
  name: 'labQc',
  routes: [
    {
      path: '/noi-kiem-xet-nghiem',
      title: 'menu.labQc',
      icon: 'pulse',
      texts: ['labQc', 'grid'],
      wide: () => import('./LabQcScreen.tsx'),
    },
  ],
});
