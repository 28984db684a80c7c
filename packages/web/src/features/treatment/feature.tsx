import { defineScreens } from '../../ui/feature.ts';

export const treatment = defineScreens({
  name: 'treatment',
  routes: [
    {
      path: '/kham-benh-noi-tru',
      legacy: ['/khambenhnoitru'],
      title: 'menu.round',
      icon: 'examination',
      texts: ['treatment', 'stays', 'examination', 'medicalRecords', 'orders'],
      wide: () => import('./RoundScreen.tsx'),
    },
    {
      path: '/phieu-so-ket',
      title: 'menu.staySummaries',
      icon: 'folder',
      texts: ['treatment', 'medicalRecords', 'stays', 'grid'],
      wide: () => import('./SummariesScreen.tsx'),
    },
    {
      path: '/benh-an-noi-tru',
      legacy: ['/benhannoitru'],
      title: 'menu.stayRecords',
      icon: 'folder',
      texts: ['treatment', 'stays', 'grid'],
      wide: () => import('./RecordsOfStaysScreen.tsx'),
    },
  ],
});
