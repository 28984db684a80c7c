import { defineFeature } from '../feature.ts';

export const stock = defineFeature({
  name: 'stock',
  areas: {
    kho: {
      group: 'duoc',
      label: { vi: 'Tồn kho', en: 'Stock' },
      permissions: {
        KHO_XEM: {
          act: 'xem',
          label: { vi: 'Xem tồn kho', en: 'See stock' },
          profiles: ['ADMINISTRATOR', 'DOCTOR', 'ACCOUNTANT', 'PHARMACIST'],
        },
        KHO_LAP_PHIEU: {
          act: 'sua',
          label: { vi: 'Lập phiếu nhập, chuyển, kiểm kê', en: 'Write stock papers' },
          profiles: ['ADMINISTRATOR', 'PHARMACIST'],
        },
        KHO_XAC_NHAN: {
          act: 'duyet',
          label: { vi: 'Xác nhận phiếu kho', en: 'Confirm stock papers' },
          profiles: ['ADMINISTRATOR', 'PHARMACIST'],
        },
      },
    },
  },
  screens: {
    'kho-duoc': {
      group: 'pharmacy',
      rank: 1,
      title: 'menu.stock',
      path: '/kho-duoc',
      needs: ['KHO_LAP_PHIEU', 'KHO_XAC_NHAN'],
      profiles: ['PHARMACIST'],
    },
  },
  events: ['Kho'],
});
