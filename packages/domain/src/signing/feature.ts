import { defineFeature } from '../feature.ts';

export const signing = defineFeature({
  name: 'signing',
  areas: {
    kyGiayTo: {
      group: 'khamBenh',
      label: { vi: 'Ký giấy tờ', en: 'Signatures' },
      permissions: {
        KY_GIAY_TO: {
          act: 'thucHien',
          label: { vi: 'Ký giấy tờ của mình', en: 'Sign own papers' },
          profiles: ['NURSE', 'DOCTOR', 'OUTSIDE_DOCTOR', 'TECHNICIAN'],
        },
      },
    },
  },
});
