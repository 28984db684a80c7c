import { defineFeature } from '../feature.ts';

export const insurance = defineFeature({
  name: 'insurance',
  areas: {
    traCuuThe: {
      group: 'tiepNhan',
      label: { vi: 'Tra cứu thẻ BHYT', en: 'Look-ups of insurance cards' },
      permissions: {
        TRA_CUU_THE_XEM: {
          act: 'xem',
          label: { vi: 'Xem kết quả tra cứu thẻ BHYT', en: 'See the answers of the insurance portal' },
          profiles: ['ADMINISTRATOR', 'RECEPTION', 'CASHIER', 'CLINIC_DOCTOR'],
        },
      },
    },
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
