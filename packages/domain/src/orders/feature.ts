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
    chiDinhTaiQuay: {
      group: 'khamBenh',
      label: { vi: 'Chỉ định tại quầy', en: 'Orders at a desk' },
      permissions: {
        CHI_DINH_TAI_QUAY: {
          act: 'thucHien',
          label: { vi: 'Chỉ định dịch vụ tại quầy', en: 'Order services at a desk' },
          profiles: ['RECEPTION', 'NURSE', 'CASHIER'],
        },
      },
    },
  },
  events: ['DichVuYeuCau'],
});
