import { defineScreens } from '../../ui/feature.ts';

export const users = defineScreens({
  name: 'users',
  routes: [
    {
      path: '/quan-tri-he-thong/tai-khoan/:childComponentPath?',
      title: 'menu.accounts',
      wide: () => import('./UsersScreen.tsx'),
    },
  ],
});
