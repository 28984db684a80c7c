import { defineFeature } from '../feature.ts';

/** Why acts were cancelled, refunded, exempted, unlocked or adjusted. */
export const reasons = defineFeature({
  name: 'reasons',
  areas: {
    lyDo: {
      group: 'heThong',
      label: { vi: 'Lý do đã nêu', en: 'Reasons given' },
      permissions: {
        LY_DO_XEM: {
          act: 'xem',
          label: { vi: 'Xem lý do hủy, hoàn, miễn giảm, mở khóa', en: 'See why acts were taken back' },
          profiles: ['ADMINISTRATOR', 'ACCOUNTANT', 'DIRECTOR'],
        },
      },
    },
  },
  screens: {
    'ly-do-da-neu': {
      group: 'system',
      title: 'menu.reasons',
      path: '/ly-do-da-neu',
      needs: ['LY_DO_XEM'],
      profiles: ['ACCOUNTANT', 'DIRECTOR'],
    },
  },
});
