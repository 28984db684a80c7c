import { defineScreens } from '../../ui/feature.ts';

export const users = defineScreens({
  name: 'users',
  routes: [
    {
      path: '/quan-tri-he-thong/tai-khoan/:childComponentPath?',
      title: 'menu.accounts',
      texts: ['users'],
      wide: () => import('./UsersScreen.tsx'),
    },
  ],
});
