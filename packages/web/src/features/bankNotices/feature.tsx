import { defineScreens } from '../../ui/feature.ts';

export const bankNotices = defineScreens({
  name: 'bankNotices',
  routes: [
    {
      path: '/giao-dich-ngan-hang',
      title: 'menu.bankTransactions',
      icon: 'fees',
      texts: ['bankNotices', 'cashier', 'grid'],
      wide: () => import('./BankNoticesScreen.tsx'),
    },
  ],
});
