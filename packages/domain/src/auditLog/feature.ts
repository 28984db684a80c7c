import { defineFeature } from '../feature.ts';

export const auditLog = defineFeature({
  name: 'auditLog',
  areas: {
    nhatKy: {
      group: 'heThong',
      label: { vi: 'Nhật ký thao tác', en: 'Operation log' },
      permissions: {
        NHAT_KY_XEM: {
          act: 'xem',
          label: { vi: 'Xem nhật ký thao tác', en: 'Read the operation log' },
          profiles: ['ADMINISTRATOR', 'ACCOUNTANT'],
        },
      },
    },
  },
  screens: {
    'lich-su-thao-tac': {
      group: 'system',
      title: 'menu.auditLog',
      path: '/lich-su-thao-tac',
      needs: ['NHAT_KY_XEM'],
      profiles: ['ACCOUNTANT'],
    },
  },
});
