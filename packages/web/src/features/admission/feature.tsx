import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

export const admission = defineScreens({
  name: 'admission',
  routes: [
    {
      path: '/benh-nhan-vao-khoa',
      legacy: ['/benhnhanvaokhoa'],
      title: 'menu.wardAdmissions',
      icon: 'folder',
      texts: ['admission', 'grid'],
      wide: () => import('./WardScreen.tsx'),
    },
  ],
  resolutions: { NhapVien: lazy(() => import('./AdmissionPart.tsx')) },
});
