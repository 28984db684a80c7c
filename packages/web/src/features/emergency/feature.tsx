import { defineScreens } from '../../ui/feature.ts';

export const emergency = defineScreens({
  name: 'emergency',
  routes: [
    {
      path: '/tiep-nhan-noi-tru',
      legacy: ['/tiepnhannoitru'],
      title: 'menu.emergency',
      icon: 'reception',
      texts: ['emergency', 'reception', 'queues', 'patients', 'orders', 'admission'],
      wide: () => import('./EmergencyScreen.tsx'),
    },
  ],
});
