import { defineFeature } from '../feature.ts';

export const orders = defineFeature({
  name: 'orders',
  areas: {
    chiDinh: {
      group: 'khamBenh',
      label: { vi: 'Chỉ định dịch vụ', en: 'Service orders' },
      permissions: {
        CHI_DINH: {
          act: 'thucHien',
          label: { vi: 'Chỉ định dịch vụ', en: 'Order services' },
          profiles: ['DOCTOR', 'OUTSIDE_DOCTOR'],
        },
      },
    },
  },
  events: ['DichVuYeuCau'],
});
