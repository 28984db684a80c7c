import { defineFeature } from '../feature.ts';

/** The drug chart of the wards: what is given to whom and when, what is late, and what was not given. */
export const doses = defineFeature({
  name: 'doses',
  areas: {
    thucHienThuoc: {
      group: 'khamBenh',
      label: { vi: 'Thực hiện thuốc nội trú', en: 'Giving drugs in wards' },
      permissions: {
        THUC_HIEN_THUOC: {
          act: 'thucHien',
          label: { vi: 'Thực hiện thuốc, ghi lý do không dùng', en: 'Give drugs, say why one is not given' },
          profiles: ['NURSE'],
        },
      },
    },
  },
  screens: {
    'thuc-hien-thuoc': {
      group: 'clinic',
      title: 'menu.drugRound',
      path: '/thuc-hien-thuoc',
      needs: ['BENH_AN_XEM'],
      profiles: ['NURSE', 'DOCTOR'],
    },
  },
  events: ['ThucHienThuoc'],
});
