import { defineScreens } from '../../ui/feature.ts';

export const identity = defineScreens({
  name: 'identity',
  routes: [
    {
      path: '/dang-nhap',
      title: 'menu.signIn',
      public: true,
      texts: ['identity'],
      wide: () => import('./SignIn.tsx'),
    },
  ],
});
