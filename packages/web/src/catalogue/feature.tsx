import { defineScreens, type ScreenRoute } from '../ui/feature.ts';
import { ownRoutes } from './ownRoutes.ts';

/** The list and form of every catalogue: the index, and those with a path of their own. */
export const catalogue = defineScreens({
  name: 'catalogue',
  routes: [
    {
      path: '/he-thong-danh-muc/:childComponentPath?',
      title: 'menu.catalogues',
      icon: 'catalogues',
      legacy: ['/hethongdanhmuc'],
      texts: ['catalogue', 'grid'],
      wide: () => import('./CatalogueScreen.tsx'),
    },
    ...ownRoutes.map(({ catalogue: _, path, ...own }) => {
      const route = {
        ...own,
        path: `${path}/:childComponentPath?`,
        icon: 'page' as const,
        texts: ['catalogue', 'grid'],
        wide: () => import('./OwnCatalogue.tsx'),
      };
      return route as ScreenRoute; // path and title are of one row
    }),
  ],
});
