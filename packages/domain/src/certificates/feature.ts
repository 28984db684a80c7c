import { defineFeature } from '../feature.ts';

/** Certificates that are issued of a stay in a ward. */
export const certificates = defineFeature({
  name: 'certificates',
  areas: {
    giayToNoiTru: {
      group: 'khamBenh',
      label: { vi: 'Giấy báo tử, dưỡng thai, thương tích', en: 'Certificates of stays' },
      permissions: {
        GIAY_TO_NOI_TRU: {
          act: 'thucHien',
          label: {
            vi: 'Cấp giấy báo tử, nghỉ dưỡng thai, xác nhận nội trú, thương tích',
            en: 'Issue death notices, certificates of rest, treatment and injuries',
          },
          profiles: ['DOCTOR'],
        },
      },
    },
    giayChungSinh: {
      group: 'khamBenh',
      label: { vi: 'Giấy chứng sinh', en: 'Birth certificates' },
      permissions: {
        GIAY_CHUNG_SINH: {
          act: 'thucHien',
          label: { vi: 'Cấp giấy chứng sinh', en: 'Issue birth certificates' },
          profiles: ['NURSE', 'DOCTOR'],
        },
      },
    },
  },
});
