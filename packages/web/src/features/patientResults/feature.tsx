import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

export const patientResults = defineScreens({
  name: 'patientResults',
  routes: [
    {
      path: '/ket-qua-cls/:idBenhNhan/:soPhieuYeuCau?',
      title: 'menu.patientResults',
      public: true,
      stranger: true,
      texts: ['patientResults'],
      wide: () => import('./PatientResultsPage.tsx'),
    },
    {
      path: '/hinh-ket-qua/:idPhieu',
      title: 'menu.patientPictures',
      public: true,
      stranger: true,
      bare: true,
      texts: ['patientResults', 'dicomViewer'],
      wide: () => import('./PatientPicturesPage.tsx'),
    },
  ],
  printActs: [lazy(() => import('./LinkOfPaper.tsx'))],
  resultActs: [lazy(() => import('./ResultLinkButton.tsx'))],
});
