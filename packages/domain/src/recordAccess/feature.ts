import { defineFeature } from '../feature.ts';

export const recordAccess = defineFeature({
  name: 'recordAccess',
  areas: {
    hoSoCoSoKhac: {
      group: 'khamBenh',
      rank: 90,
      label: { vi: 'Hồ sơ của cơ sở khác', en: 'Records of other facilities' },
      permissions: {
        XEM_HO_SO_MOI_CO_SO: {
          act: 'xem',
          label: {
            vi: 'Xem hồ sơ bệnh án của mọi cơ sở, không cần nêu lý do',
            en: 'See the health records of every facility without a reason',
          },
          profiles: [],
        },
      },
    },
    nhatKyTruyCap: {
      group: 'heThong',
      label: { vi: 'Nhật ký truy cập hồ sơ', en: 'Access to health records' },
      permissions: {
        NHAT_KY_TRUY_CAP: {
          act: 'xem',
          label: { vi: 'Xem ai đã mở hồ sơ của người bệnh', en: "See who opened a patient's record" },
          profiles: ['ADMINISTRATOR', 'COMPLIANCE'],
        },
      },
    },
  },
  screens: {
    'nhat-ky-truy-cap': {
      group: 'system',
      title: 'menu.accessLog',
      path: '/nhat-ky-truy-cap',
      needs: ['NHAT_KY_TRUY_CAP'],
      profiles: ['COMPLIANCE'],
    },
  },
  events: ['MoHoSo'],
});
