import { defineFeature } from '../feature.ts';

/** Who comes straight in: emergencies, and those who go on to a ward. */
export const emergency = defineFeature({
  name: 'emergency',
  areas: {
    capCuu: {
      group: 'tiepNhan',
      label: { vi: 'Cấp cứu', en: 'Emergencies' },
      permissions: {
        CAP_CUU_TIEP_NHAN: {
          act: 'thucHien',
          label: { vi: 'Tiếp nhận, phân loại cấp cứu', en: 'Receive and judge emergencies' },
          profiles: ['ADMINISTRATOR', 'RECEPTION', 'NURSE', 'DOCTOR'],
        },
      },
    },
  },
  screens: {
    'tiep-nhan-noi-tru': {
      group: 'reception',
      title: 'menu.emergency',
      path: '/tiep-nhan-noi-tru',
      needs: ['CAP_CUU_TIEP_NHAN'],
      profiles: ['RECEPTION', 'NURSE', 'DOCTOR'],
    },
  },
  events: ['CapCuu'],
});
