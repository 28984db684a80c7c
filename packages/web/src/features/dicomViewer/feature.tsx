import { defineScreens } from '../../ui/feature.ts';

export const dicomViewer = defineScreens({
  name: 'dicomViewer',
  routes: [
    {
      path: '/xem-dicom/:files?',
      title: 'menu.dicomViewer',
      everyone: true,
      linked: true,
      bare: true,
      light: true,
      texts: ['dicomViewer'],
      ahead: async ({ files }) => (await import('./ahead.ts')).openAhead(files),
      wide: () => import('./ViewerScreen.tsx'),
    },
  ],
});
