import { defineFeature } from '../feature.ts';

export const devices = defineFeature({
  name: 'devices',
  areas: {
    thietBiKetNoi: {
      group: 'canLamSang',
      label: { vi: 'Thiết bị kết nối', en: 'Connected devices' },
      permissions: {
        KET_QUA_THIET_BI: {
          act: 'thucHien',
          label: { vi: 'Xem thiết bị kết nối, gán kết quả', en: 'See connected devices, assign results' },
          profiles: ['ADMINISTRATOR', 'TECHNICIAN'],
        },
        THIET_BI_KET_NOI: {
          act: 'sua',
          label: { vi: 'Sửa kết nối và mã máy', en: 'Change links and codes' },
          profiles: ['ADMINISTRATOR'],
        },
      },
    },
  },
  screens: {
    'thiet-bi-ket-noi': {
      group: 'paraclinical',
      rank: 5,
      title: 'menu.devices',
      path: '/thiet-bi-ket-noi',
      needs: ['KET_QUA_THIET_BI'],
      profiles: ['TECHNICIAN'],
    },
  },
  events: ['ThietBi'],
});
