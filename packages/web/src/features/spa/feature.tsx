import { defineScreens } from '../../ui/feature.ts';

const texts = ['spa', 'readings', 'orders', 'followUps', 'supplyUse'];

export const spa = defineScreens({
  name: 'spa',
  routes: [
    {
      path: '/tiep-nhan',
      title: 'menu.spaReception',
      icon: 'reception',
      legacy: ['/tiepnhan'],
      systems: ['SPA'],
      texts: ['reception', 'queues', 'patients', 'orders'],
      wide: () => import('./SpaReceptionScreen.tsx'),
    },
    {
      path: '/kham-benh',
      title: 'menu.spaExamination',
      icon: 'examination',
      legacy: ['/khambenh'],
      systems: ['SPA'],
      texts: ['examination', 'orders', 'prescriptions', 'queues', 'medicalRecords'],
      wide: () => import('./SpaExaminationScreen.tsx'),
    },
    {
      path: '/thuc-hien-vltl',
      title: 'menu.physiotherapy',
      icon: 'pulse',
      texts,
      wide: () => import('./PhysiotherapyScreen.tsx'),
    },
    {
      path: '/xet-nghiem-spa',
      title: 'menu.spaLab',
      icon: 'lab',
      systems: ['SPA'],
      texts: ['lab', 'readings', 'criticals', 'orders', 'queues', 'spa'],
      wide: () => import('./SpaLabScreen.tsx'),
    },
    {
      path: '/vien-phi-ngoai-tru-spa',
      title: 'menu.spaFees',
      icon: 'cashier',
      systems: ['SPA'],
      texts: ['cashier', 'queues', 'reception', 'orders', 'exemptions', 'spa'],
      wide: () => import('./SpaFeesScreen.tsx'),
    },
    {
      path: '/thuc-hien-dich-vu-spa',
      title: 'menu.spaServices',
      icon: 'pulse',
      systems: ['SPA'],
      texts,
      wide: () => import('./SpaServicesScreen.tsx'),
    },
  ],
});
