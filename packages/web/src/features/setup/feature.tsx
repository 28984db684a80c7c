import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

export const setup = defineScreens({
  name: 'setup',
  routes: [
    {
      path: '/bat-dau',
      title: 'menu.begin',
      public: true,
      texts: ['setup', 'identity'],
      wide: () => import('./BeginPage.tsx'),
    },
    {
      path: '/quan-tri-he-thong/bat-dau/:childComponentPath?',
      title: 'menu.setup',
      icon: 'setup',
      light: true,
      texts: ['setup'],
      wide: () => import('./SetupScreen.tsx'),
    },
  ],
  home: [{ permission: 'QUAN_TRI', first: true, Card: lazy(() => import('./SetupHomeCard.tsx')) }],
});
