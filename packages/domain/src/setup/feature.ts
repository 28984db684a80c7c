import { defineFeature } from '../feature.ts';

export const setup = defineFeature({
  name: 'setup',
  screens: {
    'bat-dau': {
      group: 'system',
      rank: 1,
      title: 'menu.setup',
      path: '/quan-tri-he-thong/bat-dau',
      needs: ['QUAN_TRI'],
      profiles: [],
    },
  },
  events: ['ThietLap'],
});
