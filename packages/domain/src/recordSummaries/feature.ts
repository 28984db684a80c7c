import { defineFeature } from '../feature.ts';

export const recordSummaries = defineFeature({
  name: 'recordSummaries',
  areas: {
    tomTatHoSo: {
      group: 'khamBenh',
      label: { vi: 'Tóm tắt hồ sơ bệnh án', en: 'Summaries of medical records' },
      permissions: {
        TOM_TAT_HO_SO: {
          act: 'thucHien',
          label: { vi: 'Viết và cấp tóm tắt hồ sơ bệnh án', en: 'Write and issue summaries of records' },
          profiles: ['DOCTOR'],
        },
      },
    },
    yeuCauTomTat: {
      group: 'khamBenh',
      label: { vi: 'Yêu cầu tóm tắt hồ sơ', en: 'Requests for summaries of records' },
      permissions: {
        YEU_CAU_TOM_TAT: {
          act: 'thucHien',
          label: {
            vi: 'Nhận yêu cầu và giao tóm tắt hồ sơ',
            en: 'Take requests for summaries, and deliver them',
          },
          profiles: ['ADMINISTRATOR', 'RECEPTION', 'NURSE', 'DOCTOR'],
        },
      },
    },
  },
  screens: {
    'tom-tat-ho-so': {
      group: 'clinic',
      title: 'menu.recordSummaries',
      path: '/tom-tat-ho-so',
      needs: ['YEU_CAU_TOM_TAT'],
      profiles: ['RECEPTION', 'NURSE', 'DOCTOR'],
    },
  },
  events: ['TomTatHoSo'],
});
