import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

export const transfers = defineScreens({
  name: 'transfers',
  resolutions: { ChuyenVien: lazy(() => import('./TransferPart.tsx')) },
});
