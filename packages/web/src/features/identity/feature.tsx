import { defineScreens } from '../../ui/feature.ts';

export const identity = defineScreens({
  name: 'identity',
  routes: [{ path: '/dang-nhap', title: 'menu.signIn', public: true, wide: () => import('./SignIn.tsx') }],
});
