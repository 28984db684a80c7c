import { defineFeature } from '../feature.ts';

/** Internal quality control of the laboratory. */
export const labQc = defineFeature({
  name: 'labQc',
  screens: {
    'noi-kiem-xet-nghiem': {
      group: 'paraclinical',
      rank: 5,
      title: 'menu.labQc',
      path: '/noi-kiem-xet-nghiem',
      needs: ['XET_NGHIEM', 'DANH_MUC_XET_NGHIEM'],
      profiles: ['TECHNICIAN'],
    },
  },
  events: ['KiemChuan'],
});
