import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

export const examination = defineScreens({
  name: 'examination',
  routes: [
    {
      path: '/kham-benh-ngoai-tru',
      title: 'menu.examination',
      legacy: ['/khambenh'],
      wide: () => import('./ExaminationScreen.tsx'),
    },
  ],
  home: [{ permission: 'KHAM_BENH', Card: lazy(() => import('./ExamHomeCard.tsx')) }],
});
