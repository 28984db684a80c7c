import { defineScreens } from '../../ui/feature.ts';

export const settings = defineScreens({
  name: 'settings',
  routes: [
    {
      path: '/quan-tri-he-thong/cai-dat/:childComponentPath?',
      title: 'menu.settings',
      icon: 'settings',
      texts: ['settings', 'connections', 'catalogue'],
      wide: () => import('./SettingsScreen.tsx'),
    },
  ],
});
