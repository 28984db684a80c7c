import { defineFeature } from '../feature.ts';

export const system = defineFeature({
  name: 'system',
  areas: {
    heThong: {
      group: 'heThong',
      rank: 1,
      label: { vi: 'Quản trị hệ thống', en: 'Administration' },
      permissions: {
        QUAN_TRI: {
          act: 'sua',
          label: { vi: 'Quản trị hệ thống', en: 'Administer the system' },
          profiles: ['ADMINISTRATOR'],
        },
      },
    },
    tichHop: {
      group: 'heThong',
      rank: 1,
      label: { vi: 'Tích hợp: truy vấn tự do', en: 'Integration: free queries' },
      permissions: {
        TICH_HOP: {
          act: 'thucHien',
          label: { vi: 'Tài khoản tích hợp: truy vấn tự do', en: 'Integration account: free queries' },
          profiles: [],
        },
      },
    },
  },
  screens: {
    'cai-dat': {
      group: 'system',
      title: 'menu.settings',
      path: '/quan-tri-he-thong/cai-dat',
      needs: ['QUAN_TRI'],
      profiles: [],
    },
  },
  events: ['HeThong'],
});
