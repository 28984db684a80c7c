import { defineFeature } from '../feature.ts';

export const followUps = defineFeature({
  name: 'followUps',
  areas: {
    henKhamLai: {
      group: 'khamBenh',
      label: { vi: 'Hẹn khám lại', en: 'Follow-up appointments' },
      permissions: {
        GIAY_HEN_KHAM_LAI: {
          act: 'thucHien',
          label: { vi: 'Cấp phiếu hẹn khám lại', en: 'Issue appointment slips' },
          profiles: ['NURSE', 'DOCTOR'],
        },
        THEO_DOI_TAI_KHAM: {
          act: 'sua',
          label: { vi: 'Theo dõi, nhắc hẹn khám lại', en: 'Follow appointments up and note reminders' },
          profiles: ['ADMINISTRATOR', 'RECEPTION', 'NURSE', 'DOCTOR'],
        },
      },
    },
  },
  screens: {
    'hen-kham-lai': {
      group: 'reception',
      title: 'menu.followUps',
      path: '/hen-kham-lai',
      needs: ['THEO_DOI_TAI_KHAM'],
      profiles: ['RECEPTION', 'NURSE', 'DOCTOR'],
    },
  },
});
