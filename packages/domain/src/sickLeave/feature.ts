import { defineFeature } from '../feature.ts';

export const sickLeave = defineFeature({
  name: 'sickLeave',
  areas: {
    giayNghi: {
      group: 'khamBenh',
      label: { vi: 'Giấy nghỉ việc hưởng BHXH', en: 'Sick-leave certificates' },
      permissions: {
        GIAY_NGHI_BHXH: {
          act: 'thucHien',
          label: { vi: 'Cấp giấy nghỉ việc hưởng BHXH', en: 'Issue sick-leave certificates' },
          profiles: ['DOCTOR'],
        },
      },
    },
  },
});
