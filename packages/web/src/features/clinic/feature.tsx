import { defineScreens } from '../../ui/feature.ts';

export const clinic = defineScreens({
  name: 'clinic',
  routes: [
    {
      path: '/tiep-nhan-kham-benh-ngoai-tru',
      title: 'menu.clinicVisit',
      icon: 'examination',
      texts: ['clinic', 'examination', 'orders', 'prescriptions', 'queues', 'medicalRecords'],
      wide: () => import('./ClinicScreen.tsx'),
    },
  ],
  acts: [{ title: 'acts.clinicVisit', path: '/tiep-nhan-kham-benh-ngoai-tru', permission: 'KHAM_BENH' }],
});
