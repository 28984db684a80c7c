import { defineFeature } from '../feature.ts';

/** The day's money of a facility, proved every evening. */
export const evening = defineFeature({
  name: 'evening',
  areas: {
    doiChieu: {
      group: 'vienPhi',
      label: { vi: 'Đối chiếu cuối ngày', en: 'Every evening' },
      permissions: {
        DOI_CHIEU_XEM: {
          act: 'xem',
          label: { vi: 'Xem đối chiếu cuối ngày', en: 'See whether the day’s money agrees' },
          profiles: ['ADMINISTRATOR', 'ACCOUNTANT', 'DIRECTOR', 'CLINIC_DOCTOR'],
        },
        SO_KHUYET_GIAI_TRINH: {
          act: 'thucHien',
          label: { vi: 'Giải trình số phiếu, số hóa đơn bị khuyết', en: 'Explain numbers that are missing' },
          profiles: ['ADMINISTRATOR', 'ACCOUNTANT', 'CLINIC_DOCTOR'],
        },
      },
    },
  },
  screens: {
    'doi-chieu-cuoi-ngay': {
      group: 'fees',
      rank: 5,
      title: 'menu.evening',
      path: '/doi-chieu-cuoi-ngay',
      needs: ['DOI_CHIEU_XEM'],
      profiles: ['ACCOUNTANT', 'DIRECTOR', 'CLINIC_DOCTOR'],
    },
  },
  events: ['GiaiTrinhSo'],
});
