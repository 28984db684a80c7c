import { defineFeature } from '../feature.ts';

export const kiosk = defineFeature({
  name: 'kiosk',
  areas: {
    kiosk: {
      group: 'tiepNhan',
      label: { vi: 'Kiosk tự phục vụ', en: 'Self-service kiosk' },
      permissions: {
        KIOSK: {
          act: 'thucHien',
          label: { vi: 'Tự tiếp nhận tại kiosk', en: 'Receive oneself at a kiosk' },
          profiles: ['ADMINISTRATOR', 'KIOSK'],
        },
      },
    },
  },
  screens: {
    'tiep-nhan-ngoai-tru-kiosk': {
      group: 'reception',
      title: 'menu.kioskInsured',
      path: '/tiep-nhan-ngoai-tru-kiosk',
      needs: ['KIOSK'],
      profiles: ['KIOSK'],
      rank: 9,
    },
    'tiep-nhan-ngoai-tru-kiosk-theo-yeu-cau': {
      group: 'reception',
      title: 'menu.kioskOnRequest',
      path: '/tiep-nhan-ngoai-tru-kiosk-theo-yeu-cau',
      needs: ['KIOSK'],
      profiles: ['KIOSK'],
      rank: 9,
    },
  },
});
