import { defineFeature } from '../feature.ts';

/** What those who performed and ordered procedures and sessions are due of them. */
export const commission = defineFeature({
  name: 'commission',
  areas: {
    hoaHong: {
      group: 'vienPhi',
      label: { vi: 'Hoa hồng', en: 'Commission' },
      permissions: {
        HOA_HONG_XEM: {
          act: 'xem',
          label: { vi: 'Xem hoa hồng của nhân viên', en: 'See what staff are due' },
          profiles: ['ADMINISTRATOR', 'ACCOUNTANT', 'DIRECTOR'],
        },
      },
    },
  },
  screens: {
    'hoa-hong': {
      group: 'fees',
      rank: 5,
      title: 'menu.commission',
      path: '/hoa-hong',
      needs: ['HOA_HONG_XEM'],
      profiles: ['ACCOUNTANT', 'DIRECTOR'],
    },
  },
});
