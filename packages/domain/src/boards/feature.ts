import { defineFeature } from '../feature.ts';

export const boards = defineFeature({
  name: 'boards',
  areas: {
    bangGoiSo: {
      group: 'heThong',
      label: { vi: 'Bảng gọi số', en: 'Queue boards' },
      permissions: {
        BANG_GOI_SO: {
          act: 'thucHien',
          label: { vi: 'Ghép và gỡ bảng gọi số', en: 'Pair and remove queue boards' },
          profiles: ['ADMINISTRATOR'],
        },
      },
    },
  },
  screens: {
    'bang-goi-so': {
      group: 'system',
      title: 'menu.boards',
      path: '/quan-tri-he-thong/bang-goi-so',
      needs: ['BANG_GOI_SO'],
      profiles: [],
    },
  },
  events: ['BangGoiSo'],
});
