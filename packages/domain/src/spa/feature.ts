import { defineFeature } from '../feature.ts';

/** The spa: its reception and examination are those of the outpatient desk with the words and the courses of customers. */
export const spa = defineFeature({
  name: 'spa',
  areas: {
    lieuTrinh: {
      group: 'khamBenh',
      label: { vi: 'Buổi liệu trình', en: 'Sessions of courses' },
      permissions: {
        LIEU_TRINH: {
          act: 'thucHien',
          label: { vi: 'Thực hiện buổi liệu trình', en: 'Do sessions of courses' },
          profiles: ['ADMINISTRATOR', 'RECEPTION', 'NURSE', 'DOCTOR', 'TECHNICIAN'],
        },
      },
    },
  },
  screens: {
    'tiep-nhan': {
      group: 'reception',
      title: 'menu.spaReception',
      path: '/tiep-nhan',
      needs: ['TIEP_NHAN_XEM'],
      profiles: ['RECEPTION', 'NURSE'],
    },
    'kham-benh': {
      group: 'clinic',
      title: 'menu.spaExamination',
      path: '/kham-benh',
      needs: ['BENH_AN_XEM'],
      profiles: ['NURSE', 'DOCTOR'],
    },
  },
});
