import { defineFeature } from '../feature.ts';

/** The clinic of one person, who receives, examines and collects: its screen holds what three features do. */
export const clinic = defineFeature({
  name: 'clinic',
  screens: {
    'tiep-nhan-kham-benh-ngoai-tru': {
      group: 'clinic',
      title: 'menu.clinicVisit',
      path: '/tiep-nhan-kham-benh-ngoai-tru',
      needs: ['BENH_AN_XEM'],
      profiles: ['CLINIC_DOCTOR'],
    },
  },
});
