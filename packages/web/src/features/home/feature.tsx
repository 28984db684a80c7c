import { defineScreens } from '../../ui/feature.ts';

export const home = defineScreens({
  name: 'home',
  routes: [
    { path: '/trang-chu', title: 'menu.home', everyone: true, light: true, wide: () => import('./Home.tsx') },
  ],
});
