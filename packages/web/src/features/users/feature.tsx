import { defineScreens } from '../../ui/feature.ts';

export const users = defineScreens({
  name: 'users',
  routes: [
    {
      path: '/quan-tri-he-thong/tai-khoan/:childComponentPath?',
      title: 'menu.accounts',
      icon: 'accounts',
      texts: ['users', 'grid'],
      wide: () => import('./UsersScreen.tsx'),
    },
  ],
  acts: [{ title: 'acts.account', path: '/quan-tri-he-thong/tai-khoan', permission: 'QUAN_TRI' }],
});
