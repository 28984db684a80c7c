import { defineFeature } from '../feature.ts';

export const operations = defineFeature({
  name: 'operations',
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
