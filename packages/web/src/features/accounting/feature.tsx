import { defineScreens } from '../../ui/feature.ts';

export const accounting = defineScreens({
  name: 'accounting',
  routes: [
    {
      path: '/so-quy',
      title: 'menu.dayBook',
      icon: 'fees',
      texts: ['accounting', 'receiptBook', 'cashier', 'grid', 'catalogue'],
      wide: () => import('./DayBookScreen.tsx'),
    },
  ],
});
