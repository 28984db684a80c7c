import { defineScreens } from '../../ui/feature.ts';

export const printing = defineScreens({
  name: 'printing',
  routes: [
    {
      path: '/quan-tri-he-thong/mau-in',
      title: 'menu.printForms',
      icon: 'printForms',
      legacy: ['/mauin', '/mau-in'],
      texts: ['printing'],
      wide: () => import('./PrintFormsScreen.tsx'),
    },
  ],
});
