import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

export const prescriptions = defineScreens({
  name: 'prescriptions',
  entryPages: { ToaThuocMau: lazy(() => import('./sample/SamplePrescriptionPage.tsx')) },
  kept: ['KhoCuaPhong'],
});
