import { defineFeature } from '../feature.ts';

export const pricing = defineFeature({
  name: 'pricing',
  screens: {
    'gia-dich-vu': {
      group: 'system',
      title: 'menu.prices',
      path: '/gia-dich-vu',
      needs: ['DANH_MUC_VIEN_PHI'],
      profiles: ['ACCOUNTANT'],
    },
  },
});
