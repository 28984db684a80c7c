import { defineFeature } from '../feature.ts';

export const medicalRecords = defineFeature({
  name: 'medicalRecords',
  areas: {
    benhAnNgoaiTru: {
      group: 'khamBenh',
      label: { vi: 'Bệnh án ngoại trú', en: 'Outpatient records' },
      permissions: {
        BENH_AN_NGOAI_TRU: {
          act: 'thucHien',
          label: { vi: 'Lập và kết thúc bệnh án ngoại trú', en: 'Open and close outpatient records' },
          profiles: ['DOCTOR'],
        },
      },
    },
  },
  screens: {
    'benh-an-ngoai-tru-chung': {
      group: 'clinic',
      title: 'menu.outpatientRecords',
      path: '/benh-an-ngoai-tru-chung',
      needs: ['BENH_AN_XEM'],
      profiles: ['NURSE', 'DOCTOR'],
    },
  },
  events: ['BenhAn'],
});
