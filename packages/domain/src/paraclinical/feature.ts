import { defineFeature } from '../feature.ts';

/** The bench over all rooms that answer orders: what waits where, what lies without a result. */
export const paraclinical = defineFeature({
  name: 'paraclinical',
  screens: {
    'can-lam-sang': {
      group: 'paraclinical',
      title: 'menu.paraclinicalBench',
      path: '/can-lam-sang',
      needs: ['BENH_AN_XEM'],
      profiles: ['DOCTOR', 'TECHNICIAN'],
    },
  },
});
