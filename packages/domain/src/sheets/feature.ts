import { defineFeature } from '../feature.ts';

/** The nurse's papers of the ward: what is observed of a patient, as entries in one stream. */
export const sheets = defineFeature({
  name: 'sheets',
  areas: {
    chamSoc: {
      group: 'khamBenh',
      label: { vi: 'Chăm sóc nội trú', en: 'Care of inpatients' },
      permissions: {
        CHAM_SOC_GHI: {
          act: 'thucHien',
          label: { vi: 'Ghi phiếu chăm sóc', en: 'Write ward sheets' },
          profiles: ['NURSE', 'DOCTOR'],
        },
      },
    },
  },
  screens: {
    'phieu-cham-soc': {
      group: 'clinic',
      title: 'menu.wardSheets',
      path: '/phieu-cham-soc',
      needs: ['BENH_AN_XEM'],
      profiles: ['NURSE', 'DOCTOR'],
    },
  },
  events: ['ChamSoc'],
});
