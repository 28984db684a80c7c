import { defineScreens } from '../../ui/feature.ts';

export const recordSummaries = defineScreens({
  name: 'recordSummaries',
  routes: [
    {
      path: '/tom-tat-ho-so',
      title: 'menu.recordSummaries',
      icon: 'folder',
      texts: ['recordSummaries', 'grid'],
      wide: () => import('./SummariesScreen.tsx'),
    },
  ],
});
