import { defineFeature } from '../feature.ts';

/** Accounting entries of receipts, the day book, and its exports. */
export const accounting = defineFeature({
  name: 'accounting',
  areas: {
    soQuy: {
      group: 'vienPhi',
      label: { vi: 'Sổ quỹ, định khoản', en: 'Day book and accounting entries' },
      permissions: {
        SO_QUY_XEM: {
          act: 'xem',
          label: { vi: 'Xem sổ quỹ', en: 'See the day book' },
          profiles: ['ADMINISTRATOR', 'CASHIER', 'ACCOUNTANT', 'DIRECTOR'],
        },
        DINH_KHOAN: {
          act: 'sua',
          label: { vi: 'Định khoản biên lai', en: 'Enter receipts in accounts' },
          profiles: ['ADMINISTRATOR', 'ACCOUNTANT', 'CLINIC_DOCTOR'],
        },
        BUT_TOAN_XUAT: {
          act: 'thucHien',
          label: { vi: 'Xuất bút toán', en: 'Export accounting entries' },
          profiles: ['ADMINISTRATOR', 'ACCOUNTANT', 'CLINIC_DOCTOR'],
        },
      },
    },
  },
  screens: {
    'so-quy': {
      group: 'fees',
      title: 'menu.dayBook',
      path: '/so-quy',
      needs: ['SO_QUY_XEM'],
      profiles: ['CASHIER', 'ACCOUNTANT', 'DIRECTOR'],
    },
  },
  events: ['SoQuy'],
});
