import { defineScreens } from '../../ui/feature.ts';

export const dicom = defineScreens({
  name: 'dicom',
  routes: [
    {
      path: '/anh-dicom/:childComponentPath?',
      title: 'menu.dicom',
      icon: 'imaging',
      texts: ['dicom', 'grid'],
      wide: () => import('./DicomScreen.tsx'),
    },
  ],
});
