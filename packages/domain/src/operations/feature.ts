import { defineFeature } from '../feature.ts';

export const operations = defineFeature({
  name: 'operations',
  areas: {
    baoCao: {
      group: 'heThong',
      label: { vi: 'Báo cáo', en: 'Reports' },
      permissions: {
        BAO_CAO_DIEU_HANH: {
          act: 'xem',
          label: { vi: 'Xem số liệu điều hành', en: 'See the figures of the house' },
          profiles: ['ADMINISTRATOR', 'DIRECTOR'],
        },
      },
    },
  },
  screens: {
    'quan-tri-he-thong': {
      group: 'system',
      title: 'menu.operations',
      path: '/quan-tri-he-thong',
      needs: ['QUAN_TRI'],
      profiles: [],
    },
  },
  events: ['VanHanh', 'NhipTim'],
});
