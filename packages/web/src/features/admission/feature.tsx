import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

export const admission = defineScreens({
  name: 'admission',
  resolutions: { NhapVien: lazy(() => import('./AdmissionPart.tsx')) },
});
