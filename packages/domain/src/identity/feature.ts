import { defineFeature } from '../feature.ts';

export const identity = defineFeature({
  name: 'identity',
  screens: {
    'tai-khoan': {
      group: 'system',
      title: 'menu.accounts',
      path: '/quan-tri-he-thong/tai-khoan',
      needs: ['QUAN_TRI'],
      profiles: [],
    },
    'ho-so': {
      group: 'system',
      title: 'menu.profiles',
      path: '/quan-tri-he-thong/ho-so',
      needs: ['QUAN_TRI'],
      profiles: [],
    },
  },
  events: ['TaiKhoan', 'PhienDangNhap'],
});
