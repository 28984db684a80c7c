import { defineFeature } from '../feature.ts';

/** The spa: its reception and examination are those of the outpatient desk, its laboratory that of a hospital, with the words and the courses of customers. */
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
        // whoever treats writes, who answers for it verifies
        TUONG_TRINH_SPA_DUYET: {
          act: 'duyet',
          label: { vi: 'Duyệt và trả tường trình buổi', en: 'Verify and return reports of sessions' },
          profiles: ['ADMINISTRATOR', 'DOCTOR', 'TECHNICIAN'],
        },
        TUONG_TRINH_SPA_HUY: {
          act: 'huy',
          label: { vi: 'Hủy tường trình buổi đã duyệt', en: 'Take verified reports of sessions back' },
          profiles: ['ADMINISTRATOR', 'DOCTOR'],
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
    'thuc-hien-vltl': {
      group: 'paraclinical',
      title: 'menu.physiotherapy',
      path: '/thuc-hien-vltl',
      needs: ['LIEU_TRINH'],
      profiles: ['ADMINISTRATOR', 'DOCTOR', 'NURSE', 'TECHNICIAN'],
    },
    'vien-phi-ngoai-tru-spa': {
      group: 'fees',
      title: 'menu.spaFees',
      path: '/vien-phi-ngoai-tru-spa',
      needs: ['VIEN_PHI_XEM'],
      profiles: ['CASHIER', 'ACCOUNTANT', 'DIRECTOR'],
    },
    'xet-nghiem-spa': {
      group: 'paraclinical',
      title: 'menu.spaLab',
      path: '/xet-nghiem-spa',
      needs: ['BENH_AN_XEM'],
      profiles: ['TECHNICIAN'],
    },
    'thuc-hien-dich-vu-spa': {
      group: 'paraclinical',
      title: 'menu.spaServices',
      path: '/thuc-hien-dich-vu-spa',
      needs: ['LIEU_TRINH'],
      profiles: ['DOCTOR', 'NURSE', 'TECHNICIAN'],
    },
  },
});
