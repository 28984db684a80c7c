import { defineFeature } from '../feature.ts';

/** The files of visits at the insurance portal. */
export const claims = defineFeature({
  name: 'claims',
  areas: {
    hoSoBHYT: {
      group: 'vienPhi',
      label: { vi: 'Hồ sơ BHYT gửi Cổng giám định', en: 'Claims at the insurance portal' },
      permissions: {
        HO_SO_BHYT_XEM: {
          act: 'xem',
          label: { vi: 'Xem hồ sơ BHYT đã gửi', en: 'See claims' },
          profiles: ['ADMINISTRATOR', 'CASHIER', 'ACCOUNTANT', 'DIRECTOR', 'CLINIC_DOCTOR'],
        },
        HO_SO_BHYT_GUI: {
          act: 'thucHien',
          label: { vi: 'Gửi và hiệu chỉnh hồ sơ BHYT', en: 'Send and correct claims' },
          profiles: ['ACCOUNTANT', 'CLINIC_DOCTOR'],
        },
      },
    },
  },
  screens: {
    'ho-so-bhyt': {
      group: 'fees',
      rank: 6,
      title: 'menu.claims',
      path: '/ho-so-bhyt',
      needs: ['HO_SO_BHYT_XEM'],
      profiles: ['CASHIER', 'ACCOUNTANT', 'DIRECTOR'],
    },
  },
  events: ['HoSoBHYT'],
});
