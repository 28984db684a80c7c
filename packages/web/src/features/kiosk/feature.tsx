import { defineScreens } from '../../ui/feature.ts';

const alone = { bare: true, light: true, texts: ['kiosk'] } as const;

export const kiosk = defineScreens({
  name: 'kiosk',
  routes: [
    {
      path: '/tiep-nhan-ngoai-tru-kiosk',
      title: 'menu.kioskInsured',
      icon: 'reception',
      ...alone,
      wide: () => import('./KioskInsured.tsx'),
    },
    {
      path: '/tiep-nhan-ngoai-tru-kiosk-theo-yeu-cau',
      title: 'menu.kioskOnRequest',
      icon: 'reception',
      ...alone,
      wide: () => import('./KioskOnRequest.tsx'),
    },
  ],
});
