import { defineFeature } from '../feature.ts';

/** Drugs and supplies that the performance of a service uses up. */
export const supplyUse = defineFeature({
  name: 'supplyUse',
  areas: {
    suDungVatTu: {
      group: 'canLamSang',
      label: { vi: 'Vật tư sử dụng cho dịch vụ', en: 'Supplies used in services' },
      permissions: {
        VAT_TU_DICH_VU: {
          act: 'thucHien',
          label: { vi: 'Ghi vật tư sử dụng', en: 'Note the supplies used' },
          profiles: ['ADMINISTRATOR', 'DOCTOR', 'CLINIC_DOCTOR', 'OUTSIDE_DOCTOR', 'NURSE', 'TECHNICIAN'],
        },
        // whoever performs notes, who answers for it takes it out of the stock
        VAT_TU_DICH_VU_DUYET: {
          act: 'duyet',
          label: {
            vi: 'Duyệt và hủy duyệt vật tư sử dụng',
            en: 'Verify the supplies used, and take that back',
          },
          profiles: ['ADMINISTRATOR', 'DOCTOR', 'CLINIC_DOCTOR', 'OUTSIDE_DOCTOR', 'TECHNICIAN'],
        },
      },
    },
  },
});
