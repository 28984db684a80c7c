import { defineScreens } from '../../ui/feature.ts';

export const boards = defineScreens({
  name: 'boards',
  routes: [
    {
      path: '/bang-goi-so',
      title: 'menu.board',
      public: true,
      stranger: true,
      texts: ['boards'],
      wide: () => import('./BoardPage.tsx'),
    },
    {
      path: '/quan-tri-he-thong/bang-goi-so',
      title: 'menu.boards',
      icon: 'settings',
      light: true,
      texts: ['boards', 'grid'],
      wide: () => import('./BoardsScreen.tsx'),
    },
  ],
});
