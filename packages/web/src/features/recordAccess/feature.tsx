import { defineScreens } from '../../ui/feature.ts';

export const recordAccess = defineScreens({
  name: 'recordAccess',
  routes: [
    {
      path: '/nhat-ky-truy-cap',
      title: 'menu.accessLog',
      icon: 'accessLog',
      texts: ['recordAccess', 'grid'],
      wide: () => import('./AccessLogScreen.tsx'),
    },
  ],
});
