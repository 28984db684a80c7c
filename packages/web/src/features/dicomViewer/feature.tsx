import { defineScreens } from '../../ui/feature.ts';
import { openAhead } from './ahead.ts';

export const dicomViewer = defineScreens({
  name: 'dicomViewer',
  routes: [
    {
      path: '/xem-dicom/:files?',
      title: 'menu.dicomViewer',
      everyone: true,
      bare: true,
      light: true,
      texts: ['dicomViewer'],
      ahead: ({ files }) => openAhead(files),
      wide: () => import('./ViewerScreen.tsx'),
    },
  ],
});
