import { defineFeature } from '../feature.ts';

export const examination = defineFeature({
  name: 'examination',
  areas: {
    khamBenh: {
      group: 'khamBenh',
      label: { vi: 'Khám bệnh', en: 'Examinations' },
      permissions: {
        BENH_AN_XEM: {
          act: 'xem',
          label: { vi: 'Xem hồ sơ khám bệnh', en: 'Read medical records' },
          profiles: ['ADMINISTRATOR', 'NURSE', 'DOCTOR', 'OUTSIDE_DOCTOR', 'TECHNICIAN'],
        },
        KHAM_BENH: {
          act: 'thucHien',
          label: { vi: 'Khám bệnh', en: 'Examine' },
          profiles: ['DOCTOR', 'OUTSIDE_DOCTOR'],
        },
        KHAM_BENH_HUY: {
          act: 'huy',
          label: { vi: 'Hủy phiên khám', en: 'Cancel examinations' },
          profiles: ['DOCTOR'],
        },
      },
    },
    sinhTon: {
      group: 'khamBenh',
      label: { vi: 'Dấu hiệu sinh tồn', en: 'Vital signs' },
      permissions: {
        DAU_HIEU_SINH_TON: {
          act: 'thucHien',
          label: { vi: 'Đo dấu hiệu sinh tồn', en: 'Take vital signs' },
          profiles: ['NURSE', 'DOCTOR', 'OUTSIDE_DOCTOR'],
        },
      },
    },
  },
  screens: {
    'kham-benh-ngoai-tru': {
      group: 'clinic',
      title: 'menu.examination',
      path: '/kham-benh-ngoai-tru',
      needs: ['BENH_AN_XEM'],
      profiles: ['NURSE', 'DOCTOR', 'OUTSIDE_DOCTOR'],
    },
    'tra-cuu-lich-su-kcb': {
      group: 'clinic',
      title: 'menu.visitHistory',
      path: '/tra-cuu-lich-su-kcb',
      needs: ['BENH_AN_XEM'],
      profiles: ['NURSE', 'DOCTOR', 'TECHNICIAN'],
    },
  },
  queues: {
    KhamBenh: {
      label: { vi: 'Khám bệnh', en: 'Examination' },
      about: 'Examination room.',
      calls: 'the next patient of an examination room',
      paidFirst: true,
    },
  },
  events: ['KhamBenh'],
  // performed by the session of the doctor, not at a desk that returns a result
  orderKinds: { KhamBenh: { queue: 'KhamBenh' } },
});
