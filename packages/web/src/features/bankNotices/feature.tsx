import { defineScreens } from '../../ui/feature.ts';

export const bankNotices = defineScreens({
  name: 'bankNotices',
  routes: [
    {
      path: '/giao-dich-ngan-hang/:childComponentPath?',
      title: 'menu.bankTransactions',
      icon: 'fees',
      texts: ['bankNotices', 'cashier', 'grid', 'catalogue'],
      wide: () => import('./BankNotices.tsx'),
    },
  ],
});
