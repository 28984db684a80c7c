import { defineFeature } from '../feature.ts';

export const functionalTests = defineFeature({
  name: 'functionalTests',
  areas: {
    thamDoChucNang: {
      group: 'canLamSang',
      label: { vi: 'Thăm dò chức năng', en: 'Functional tests' },
      permissions: {
        THAM_DO_CHUC_NANG: {
          act: 'thucHien',
          label: { vi: 'Thực hiện thăm dò chức năng', en: 'Perform functional tests' },
          profiles: ['DOCTOR', 'OUTSIDE_DOCTOR', 'TECHNICIAN'],
        },
        // a technician records the test, a doctor answers for what it says
        THAM_DO_CHUC_NANG_DUYET: {
          act: 'duyet',
          label: { vi: 'Duyệt và trả kết quả thăm dò', en: 'Verify and return functional test results' },
          profiles: ['DOCTOR', 'OUTSIDE_DOCTOR'],
        },
        THAM_DO_CHUC_NANG_HUY: {
          act: 'huy',
          label: { vi: 'Hủy kết quả thăm dò đã trả', en: 'Cancel returned functional test results' },
          profiles: ['DOCTOR'],
        },
      },
    },
  },
  screens: {
    'tham-do-chuc-nang': {
      group: 'paraclinical',
      title: 'menu.functionalTests',
      path: '/tham-do-chuc-nang',
      needs: ['BENH_AN_XEM'],
      profiles: ['DOCTOR', 'OUTSIDE_DOCTOR', 'TECHNICIAN'],
    },
  },
  queues: {
    ThamDoChucNang: {
      label: { vi: 'Thăm dò chức năng', en: 'Functional tests' },
      about: 'Functional tests: ECG, EEG, spirometry, endoscopy.',
      calls: 'the next patient to the room of functional tests',
      paidFirst: true,
    },
  },
  events: ['ThamDoChucNang'],
  orderKinds: {
    ThamDoChucNang: {
      rights: {
        perform: 'THAM_DO_CHUC_NANG',
        return: 'THAM_DO_CHUC_NANG_DUYET',
        takeBack: 'THAM_DO_CHUC_NANG_HUY',
      },
      queue: 'ThamDoChucNang',
      events: 'ThamDoChucNang',
      printForm: 'KetQuaThamDoChucNang',
      screen: '/tham-do-chuc-nang',
    },
  },
});
