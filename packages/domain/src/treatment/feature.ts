import { defineFeature } from '../feature.ts';

/** What doctors do in the wards: the round, the treatment sheet with its orders, the record of the stay. */
export const treatment = defineFeature({
  name: 'treatment',
  areas: {
    dieuTri: {
      group: 'khamBenh',
      label: { vi: 'Điều trị nội trú', en: 'Treatment in wards' },
      permissions: {
        Y_LENH: {
          act: 'thucHien',
          label: { vi: 'Ra y lệnh, viết tờ điều trị, khóa bệnh án', en: 'Order in wards and lock records' },
          profiles: ['DOCTOR'],
        },
        Y_LENH_MIENG: {
          act: 'sua',
          label: { vi: 'Ghi y lệnh miệng của bác sĩ', en: 'Write down verbal orders' },
          profiles: ['NURSE', 'DOCTOR'],
        },
      },
    },
  },
  screens: {
    'kham-benh-noi-tru': {
      group: 'clinic',
      title: 'menu.round',
      path: '/kham-benh-noi-tru',
      needs: ['BENH_AN_XEM'],
      profiles: ['NURSE', 'DOCTOR'],
    },
    'phieu-so-ket': {
      group: 'clinic',
      title: 'menu.staySummaries',
      path: '/phieu-so-ket',
      needs: ['BENH_AN_XEM'],
      profiles: ['NURSE', 'DOCTOR'],
    },
    'benh-an-noi-tru': {
      group: 'clinic',
      title: 'menu.stayRecords',
      path: '/benh-an-noi-tru',
      needs: ['BENH_AN_XEM'],
      profiles: ['NURSE', 'DOCTOR'],
    },
  },
});
