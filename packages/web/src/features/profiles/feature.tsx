import { defineScreens } from '../../ui/feature.ts';

export const profiles = defineScreens({
  name: 'profiles',
  routes: [
    {
      path: '/quan-tri-he-thong/ho-so/:childComponentPath?',
      title: 'menu.profiles',
      icon: 'profiles',
      light: true,
      texts: ['profiles', 'grid'],
      wide: () => import('./ProfilesScreen.tsx'),
    },
  ],
});
