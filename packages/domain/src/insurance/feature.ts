import { defineFeature } from '../feature.ts';

export const insurance = defineFeature({
  name: 'insurance',
  areas: {
    chiPhiBHYT: {
      group: 'vienPhi',
      label: { vi: 'Chi phí BHYT', en: 'Insured costs' },
      permissions: {
        XAC_NHAN_BHYT: {
          act: 'duyet',
          label: { vi: 'Xác nhận chi phí BHYT', en: 'Confirm insured costs' },
          profiles: ['CASHIER', 'ACCOUNTANT'],
        },
        XAC_NHAN_BHYT_HUY: {
          act: 'huy',
          label: { vi: 'Hủy xác nhận chi phí BHYT', en: 'Take confirmations of insured costs back' },
          profiles: ['ACCOUNTANT'],
        },
      },
    },
  },
});
