import { defineFeature } from '../feature.ts';

/** Electronic invoices at their providers. */
export const invoices = defineFeature({
  name: 'invoices',
  areas: {
    hoaDon: {
      group: 'vienPhi',
      label: { vi: 'Hóa đơn điện tử', en: 'Electronic invoices' },
      permissions: {
        HOA_DON_XEM: {
          act: 'xem',
          label: { vi: 'Xem hóa đơn điện tử', en: 'See electronic invoices' },
          profiles: ['ADMINISTRATOR', 'CASHIER', 'ACCOUNTANT', 'DIRECTOR', 'CLINIC_DOCTOR'],
        },
        HOA_DON_PHAT_HANH: {
          act: 'thucHien',
          label: { vi: 'Phát hành hóa đơn điện tử', en: 'Issue electronic invoices' },
          profiles: ['CASHIER', 'ACCOUNTANT', 'CLINIC_DOCTOR'],
        },
        HOA_DON_DIEU_CHINH: {
          act: 'sua',
          label: { vi: 'Điều chỉnh, thay thế hóa đơn điện tử', en: 'Adjust and replace electronic invoices' },
          profiles: ['ACCOUNTANT'],
        },
      },
    },
    quyetToanBhyt: {
      group: 'vienPhi',
      label: { vi: 'Quyết toán BHYT', en: 'Settlements with the insurance' },
      permissions: {
        HOA_DON_QUYET_TOAN: {
          act: 'thucHien',
          label: { vi: 'Quyết toán BHYT, hóa đơn cho BHXH', en: 'Enter settlements, invoice the insurance' },
          profiles: ['ACCOUNTANT'],
        },
      },
    },
  },
  screens: {
    'hoa-don-dien-tu': {
      group: 'fees',
      rank: 5,
      title: 'menu.invoices',
      path: '/hoa-don-dien-tu',
      needs: ['HOA_DON_XEM'],
      profiles: ['CASHIER', 'ACCOUNTANT', 'DIRECTOR'],
    },
  },
  events: ['HoaDonDienTu'],
});
