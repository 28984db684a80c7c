import { defineFeature } from '../feature.ts';

export const prescriptions = defineFeature({
  name: 'prescriptions',
  areas: {
    toaThuoc: {
      group: 'khamBenh',
      label: { vi: 'Toa thuốc', en: 'Prescriptions' },
      permissions: {
        KE_DON: {
          act: 'thucHien',
          label: { vi: 'Kê đơn thuốc', en: 'Prescribe' },
          profiles: ['DOCTOR', 'OUTSIDE_DOCTOR'],
        },
      },
    },
  },
});
