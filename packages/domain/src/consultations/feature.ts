import { defineFeature } from '../feature.ts';

export const consultations = defineFeature({
  name: 'consultations',
  areas: {
    hoiChan: {
      group: 'khamBenh',
      label: { vi: 'Biên bản hội chẩn', en: 'Consultation minutes' },
      permissions: {
        HOI_CHAN: {
          act: 'thucHien',
          label: { vi: 'Lập biên bản hội chẩn', en: 'Write consultation minutes' },
          profiles: ['DOCTOR'],
        },
      },
    },
  },
  screens: {
    'bien-ban-hoi-chan': {
      group: 'clinic',
      title: 'menu.consultations',
      path: '/bien-ban-hoi-chan',
      needs: ['BENH_AN_XEM'],
      profiles: ['NURSE', 'DOCTOR'],
    },
  },
});
