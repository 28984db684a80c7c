import { defineFeature } from '../feature.ts';

/** What patients, companies, guarantors and the insurance owe the house. */
export const debts = defineFeature({
  name: 'debts',
  areas: {
    congNo: {
      group: 'vienPhi',
      label: { vi: 'Công nợ phải thu', en: 'Debts' },
      permissions: {
        CONG_NO_XEM: {
          act: 'xem',
          label: { vi: 'Xem công nợ', en: 'See debts' },
          profiles: ['ADMINISTRATOR', 'CASHIER', 'ACCOUNTANT', 'DIRECTOR'],
        },
        CONG_NO_GHI: {
          act: 'thucHien',
          label: { vi: 'Cho nợ, nhắc nợ', en: 'Leave as debt, remind' },
          profiles: ['CASHIER', 'ACCOUNTANT'],
        },
        CONG_NO_SUA: {
          act: 'sua',
          label: {
            vi: 'Gia hạn, hủy khoản nợ, đặt hạn mức, đề nghị xóa nợ',
            en: 'Extend and cancel debts, set limits, ask for write-offs',
          },
          profiles: ['ACCOUNTANT'],
        },
        CONG_NO_DUYET: {
          act: 'duyet',
          label: {
            vi: 'Duyệt xóa nợ, cho nợ vượt hạn mức',
            en: 'Approve write-offs and debts over the limit',
          },
          profiles: ['ACCOUNTANT', 'DIRECTOR'],
        },
      },
    },
  },
  screens: {
    'cong-no': {
      group: 'fees',
      rank: 5,
      title: 'menu.debts',
      path: '/cong-no',
      needs: ['CONG_NO_XEM'],
      profiles: ['CASHIER', 'ACCOUNTANT', 'DIRECTOR'],
    },
  },
  events: ['CongNo'],
});
