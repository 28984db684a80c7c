import { defineScreens } from '../../ui/feature.ts';

export const stock = defineScreens({
  name: 'stock',
  routes: [
    {
      path: '/kho-duoc',
      title: 'menu.stock',
      icon: 'stock',
      texts: ['stock'],
      wide: () => import('./StockScreen.tsx'),
    },
  ],
});
