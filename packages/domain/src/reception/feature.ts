import { defineFeature } from '../feature.ts';

export const reception = defineFeature({
  name: 'reception',
  areas: {
    tiepNhan: {
      group: 'tiepNhan',
      label: { vi: 'Tiếp nhận', en: 'Receptions' },
      permissions: {
        TIEP_NHAN: {
          act: 'thucHien',
          label: { vi: 'Tiếp nhận người bệnh', en: 'Receive patients' },
          profiles: ['ADMINISTRATOR', 'RECEPTION', 'NURSE'],
        },
        TIEP_NHAN_XEM: { act: 'xem', label: { vi: 'Xem tiếp nhận', en: 'See receptions' }, profiles: 'all' },
      },
    },
  },
  screens: {
    'tiep-nhan-ngoai-tru': {
      group: 'reception',
      title: 'menu.reception',
      path: '/tiep-nhan-ngoai-tru',
      needs: ['TIEP_NHAN_XEM'],
      profiles: ['RECEPTION', 'NURSE', 'DIRECTOR'],
    },
  },
  queues: {
    TiepNhan: {
      label: { vi: 'Tiếp nhận', en: 'Reception' },
      about: 'Reception; shared by the desks of a facility.',
      calls: 'the next person to a reception desk',
      sharedBy: 'receive',
    },
  },
  events: ['TiepNhan'],
});
