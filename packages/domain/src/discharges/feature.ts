import { defineFeature } from '../feature.ts';

/** The end of a stay in a ward, and its papers. */
export const discharges = defineFeature({
  name: 'discharges',
  areas: {
    raVienNoiTru: {
      group: 'khamBenh',
      label: { vi: 'Ra viện nội trú', en: 'Discharge of inpatients' },
      permissions: {
        NOI_TRU_RA_VIEN: {
          act: 'thucHien',
          label: { vi: 'Chỉ định ra viện, viết giấy ra viện', en: 'Order and write discharges' },
          profiles: ['DOCTOR'],
        },
        NOI_TRU_HOAN_TAT: {
          act: 'sua',
          label: { vi: 'Hoàn tất ra viện', en: 'Complete discharges' },
          profiles: ['NURSE', 'DOCTOR', 'CASHIER'],
        },
        NOI_TRU_MO_LAI: {
          act: 'huy',
          label: { vi: 'Mở lại đợt đã ra viện', en: 'Open ended stays again' },
          profiles: ['ADMINISTRATOR'],
        },
      },
    },
  },
});
