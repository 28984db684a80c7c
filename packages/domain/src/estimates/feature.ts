import { defineFeature } from '../feature.ts';

/** What-if estimates: what services and drugs would cost somebody who asks. */
export const estimates = defineFeature({
  name: 'estimates',
  areas: {
    duToan: {
      group: 'vienPhi',
      label: { vi: 'Dự toán chi phí', en: 'Cost estimates' },
      permissions: {
        DU_TOAN_XEM: {
          act: 'xem',
          label: { vi: 'Xem dự toán chi phí', en: 'See cost estimates' },
          profiles: ['ADMINISTRATOR', 'RECEPTION', 'CASHIER', 'ACCOUNTANT'],
        },
        DU_TOAN_SUA: {
          act: 'sua',
          label: {
            vi: 'Lập, hủy dự toán, chuyển thành chỉ định',
            en: 'Write, cancel and order cost estimates',
          },
          profiles: ['ADMINISTRATOR', 'RECEPTION', 'CASHIER', 'ACCOUNTANT'],
        },
      },
    },
  },
  screens: {
    'du-toan': {
      group: 'fees',
      rank: 4,
      title: 'menu.estimates',
      path: '/du-toan',
      needs: ['DU_TOAN_XEM'],
      profiles: ['RECEPTION', 'CASHIER', 'ACCOUNTANT'],
    },
  },
  events: ['DuToan'],
});
