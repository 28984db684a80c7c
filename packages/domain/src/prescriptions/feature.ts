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
    lienThongDonThuoc: {
      group: 'khamBenh',
      label: { vi: 'Liên thông đơn thuốc', en: 'National prescriptions' },
      permissions: {
        LIEN_THONG_DON_THUOC: {
          act: 'thucHien',
          label: {
            vi: 'Gửi đơn thuốc lên hệ thống quốc gia',
            en: 'Send prescriptions to the national system',
          },
          profiles: ['ADMINISTRATOR', 'DOCTOR', 'OUTSIDE_DOCTOR'],
        },
      },
    },
  },
  screens: {
    'don-thuoc-lien-thong': {
      group: 'pharmacy',
      rank: 2,
      title: 'menu.nationalPrescriptions',
      path: '/don-thuoc-lien-thong',
      needs: ['LIEN_THONG_DON_THUOC'],
      profiles: ['ADMINISTRATOR', 'DOCTOR', 'OUTSIDE_DOCTOR'],
    },
  },
});
