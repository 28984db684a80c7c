import { defineFeature } from '../feature.ts';

/** Exemptions that somebody asks for and somebody else grants. */
export const exemptions = defineFeature({
  name: 'exemptions',
  screens: {
    'mien-giam-ngoai-tru': {
      group: 'fees',
      title: 'menu.exemptions',
      path: '/mien-giam-ngoai-tru',
      needs: ['VIEN_PHI_XEM'],
      profiles: ['RECEPTION', 'CASHIER', 'ACCOUNTANT', 'DIRECTOR'],
    },
  },
  events: ['MienGiam'],
});
