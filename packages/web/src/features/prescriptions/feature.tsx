import { lazy } from 'react';
import { defineScreens } from '../../ui/feature.ts';

export const prescriptions = defineScreens({
  name: 'prescriptions',
  routes: [
    {
      path: '/don-thuoc-lien-thong',
      title: 'menu.nationalPrescriptions',
      icon: 'pharmacy',
      texts: ['prescriptions', 'grid'],
      wide: () => import('./national/NationalScreen.tsx'),
    },
  ],
  entryPages: { ToaThuocMau: lazy(() => import('./sample/SamplePrescriptionPage.tsx')) },
  kept: ['KhoCuaPhong', 'LoiDanUongThuoc'],
});
