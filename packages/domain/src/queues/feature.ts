import { defineFeature } from '../feature.ts';

export const queues = defineFeature({
  name: 'queues',
  areas: {
    hangDoi: {
      group: 'tiepNhan',
      label: { vi: 'Hàng đợi', en: 'Queue' },
      permissions: {
        HANG_DOI: {
          act: 'thucHien',
          label: { vi: 'Gọi số', en: 'Call the queue' },
          profiles: [
            'ADMINISTRATOR',
            'RECEPTION',
            'NURSE',
            'DOCTOR',
            'OUTSIDE_DOCTOR',
            'TECHNICIAN',
            'CASHIER',
            'PHARMACIST',
          ],
        },
      },
    },
  },
  events: ['HangDoi'],
});
