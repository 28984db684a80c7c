import { defineFeature } from '../feature.ts';

export const pharmacy = defineFeature({
  name: 'pharmacy',
  areas: {
    capPhat: {
      group: 'duoc',
      label: { vi: 'Cấp phát thuốc', en: 'Supply of medicine' },
      permissions: {
        CAP_PHAT_THUOC: {
          act: 'thucHien',
          label: { vi: 'Cấp phát thuốc', en: 'Supply medicine' },
          profiles: ['PHARMACIST'],
        },
        DUYET_CAP_PHAT: {
          act: 'duyet',
          label: { vi: 'Duyệt và hủy duyệt cấp phát', en: 'Approve supplies, and take that back' },
          profiles: ['PHARMACIST'],
        },
      },
    },
  },
  screens: {
    'cap-phat-thuoc': {
      group: 'pharmacy',
      title: 'menu.pharmacy',
      path: '/cap-phat-thuoc',
      needs: ['CAP_PHAT_THUOC', 'KHO_XEM'],
      profiles: ['PHARMACIST'],
    },
  },
  queues: {
    CapPhatThuoc: {
      label: { vi: 'Cấp phát thuốc', en: 'Pharmacy' },
      about: 'Pharmacy store.',
      calls: 'the next patient to the store',
    },
  },
  events: ['CapPhatThuoc'],
});
