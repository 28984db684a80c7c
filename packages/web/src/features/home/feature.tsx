import { defineScreens } from '../../ui/feature.ts';

export const home = defineScreens({
  name: 'home',
  routes: [
    {
      path: '/trang-chu',
      title: 'menu.home',
      icon: 'home',
      everyone: true,
      light: true,
      texts: ['home'],
      wide: () => import('./Home.tsx'),
    },
  ],
});
