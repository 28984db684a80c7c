import { defineFeature } from '../feature.ts';

export const printing = defineFeature({
  name: 'printing',
  areas: {
    inAn: {
      group: 'heThong',
      label: { vi: 'Phiếu in và mẫu in', en: 'Printed forms' },
      permissions: {
        IN_AN: { act: 'thucHien', label: { vi: 'In phiếu', en: 'Print forms' }, profiles: 'all' },
        MAU_IN_SUA: {
          act: 'sua',
          label: { vi: 'Sửa mẫu in', en: 'Change print forms' },
          profiles: ['ADMINISTRATOR'],
        },
      },
    },
  },
  screens: {
    'mau-in': {
      group: 'system',
      rank: 1,
      title: 'menu.printForms',
      path: '/quan-tri-he-thong/mau-in',
      needs: ['MAU_IN_SUA'],
      profiles: [],
    },
  },
});
