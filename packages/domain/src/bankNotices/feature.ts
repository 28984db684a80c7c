import { defineFeature } from '../feature.ts';

/** Transfers that a bank tells of, and what they pay. */
export const bankNotices = defineFeature({
  name: 'bankNotices',
  areas: {
    giaoDichNganHang: {
      group: 'vienPhi',
      label: { vi: 'Giao dịch ngân hàng', en: 'Bank transactions' },
      permissions: {
        GIAO_DICH_NGAN_HANG: {
          act: 'xem',
          label: { vi: 'Xem và xử lý giao dịch ngân hàng', en: 'See and settle bank transactions' },
          profiles: ['ADMINISTRATOR', 'CASHIER', 'ACCOUNTANT'],
        },
        // not who collects: a file says that money has come
        SAO_KE_NHAP: {
          act: 'thucHien',
          label: { vi: 'Nhập tệp sao kê ngân hàng', en: 'Import statement files of the bank' },
          profiles: ['ADMINISTRATOR', 'ACCOUNTANT', 'CLINIC_DOCTOR'],
        },
      },
    },
  },
  screens: {
    'giao-dich-ngan-hang': {
      group: 'fees',
      title: 'menu.bankTransactions',
      path: '/giao-dich-ngan-hang',
      needs: ['GIAO_DICH_NGAN_HANG'],
      profiles: ['CASHIER', 'ACCOUNTANT'],
    },
  },
  events: ['GiaoDichNganHang'],
});
