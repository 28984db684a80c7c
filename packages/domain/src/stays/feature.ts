import { defineFeature } from '../feature.ts';

/** Patients in the wards: who lies where, and the beds. */
export const stays = defineFeature({
  name: 'stays',
  areas: {
    noiTru: {
      group: 'khamBenh',
      label: { vi: 'Nội trú', en: 'Inpatients' },
      permissions: {
        NOI_TRU_NHAN: {
          act: 'thucHien',
          label: { vi: 'Nhận vào khoa, chuyển khoa', en: 'Take in and transfer' },
          profiles: ['NURSE', 'DOCTOR'],
        },
        GIUONG_BENH_XEP: {
          act: 'sua',
          label: { vi: 'Xếp giường', en: 'Assign beds' },
          profiles: ['NURSE', 'DOCTOR'],
        },
      },
    },
  },
  screens: {
    'so-do-giuong-benh': {
      group: 'clinic',
      title: 'menu.bedMap',
      path: '/so-do-giuong-benh',
      needs: ['BENH_AN_XEM'],
      profiles: ['NURSE', 'DOCTOR'],
    },
  },
  events: ['NoiTru'],
});
