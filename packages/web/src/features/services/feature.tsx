import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

export const services = defineScreens({
  name: 'services',
  entryPages: {
    DM_DichVu: lazy(() => import('./ServicePage.tsx')),
    GoiDichVu: lazy(() => import('./package/PackagePage.tsx')),
    LieuTrinh: lazy(() => import('./course/CoursePage.tsx')),
  },
});
