import { defineFeature } from '../feature.ts';

/** Promotion programmes and vouchers. */
export const promotions = defineFeature({
  name: 'promotions',
  areas: {
    khuyenMai: {
      group: 'vienPhi',
      label: { vi: 'Khuyến mại, voucher', en: 'Promotions and vouchers' },
      permissions: {
        KHUYEN_MAI_XEM: {
          act: 'xem',
          label: { vi: 'Xem khuyến mại, voucher', en: 'See promotions and vouchers' },
          profiles: ['ADMINISTRATOR', 'CASHIER', 'ACCOUNTANT'],
        },
        KHUYEN_MAI_SUA: {
          act: 'sua',
          label: { vi: 'Lập khuyến mại, voucher', en: 'Write promotions and vouchers' },
          profiles: ['ADMINISTRATOR', 'ACCOUNTANT'],
        },
        KHUYEN_MAI_DUYET: {
          act: 'duyet',
          label: {
            vi: 'Phát hành, kết thúc khuyến mại, voucher',
            en: 'Release and end promotions and vouchers',
          },
          profiles: ['ADMINISTRATOR', 'ACCOUNTANT'],
        },
      },
    },
  },
  screens: {
    'chuong-trinh-khuyen-mai': {
      group: 'fees',
      rank: 6,
      title: 'menu.promotions',
      path: '/chuong-trinh-khuyen-mai',
      needs: ['KHUYEN_MAI_XEM'],
      profiles: ['CASHIER', 'ACCOUNTANT'],
    },
    voucher: {
      group: 'fees',
      rank: 6,
      title: 'menu.vouchers',
      path: '/voucher',
      needs: ['KHUYEN_MAI_XEM'],
      profiles: ['CASHIER', 'ACCOUNTANT'],
    },
  },
  events: ['KhuyenMai'],
});
