import { defineScreens } from '../../ui/feature.ts';

export const clinic = defineScreens({
  name: 'clinic',
  routes: [
    {
      path: '/tiep-nhan-kham-benh-ngoai-tru',
      title: 'menu.clinicVisit',
      icon: 'examination',
      texts: [
        'clinic',
        'reception',
        'examination',
        'orders',
        'prescriptions',
        'queues',
        'patients',
        'medicalRecords',
        'cashier',
      ],
      wide: () => import('./ClinicScreen.tsx'),
    },
  ],
  acts: [{ title: 'acts.clinicVisit', path: '/tiep-nhan-kham-benh-ngoai-tru', permission: 'KHAM_BENH' }],
});
