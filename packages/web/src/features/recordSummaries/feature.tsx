import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

export const recordSummaries = defineScreens({
  name: 'recordSummaries',
  leavingPapers: [
    {
      form: 'TomTatHoSoBenhAn',
      texts: 'recordSummaries',
      title: 'title',
      permission: 'YEU_CAU_TOM_TAT',
      Dialog: lazy(() => import('./StaySummaryDialog.tsx')),
    },
  ],
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
