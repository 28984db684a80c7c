import { defineScreens } from '../../ui/feature.ts';

export const devices = defineScreens({
  name: 'devices',
  routes: [
    {
      path: '/thiet-bi-ket-noi/:childComponentPath?',
      title: 'menu.devices',
      icon: 'pulse',
      texts: ['devices', 'grid'],
      wide: () => import('./DevicesScreen.tsx'),
    },
  ],
});
