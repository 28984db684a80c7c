import { defineScreens } from '../../ui/feature.ts';

export const patients = defineScreens({
  name: 'patients',
  routes: [
    {
      path: '/benh-nhan/:childComponentPath?',
      title: 'menu.patients',
      icon: 'patients',
      legacy: ['/benhnhan'],
      texts: ['patients', 'recordAccess', 'grid', 'catalogue'],
      wide: () => import('./PatientScreen.tsx'),
    },
  ],
  search: { permission: 'BENH_NHAN_XEM', load: () => import('./patientHits.ts') },
  kept: ['Provinces', 'Communes'],
});
