import { defineFeature } from '../feature.ts';

export const reception = defineFeature({
  name: 'reception',
  areas: {
    tiepNhan: {
      group: 'tiepNhan',
      label: { vi: 'Tiếp nhận', en: 'Receptions' },
      permissions: {
        TIEP_NHAN: {
          act: 'thucHien',
          label: { vi: 'Tiếp nhận người bệnh', en: 'Receive patients' },
          profiles: ['ADMINISTRATOR', 'RECEPTION', 'NURSE'],
        },
        TIEP_NHAN_XEM: { act: 'xem', label: { vi: 'Xem tiếp nhận', en: 'See receptions' }, profiles: 'all' },
      },
    },
    sucKhoeTiepNhan: {
      group: 'tiepNhan',
      label: { vi: 'Thông tin sức khỏe khi tiếp nhận', en: 'Health information at reception' },
      permissions: {
        SUC_KHOE_TIEP_NHAN: {
          act: 'sua',
          label: { vi: 'Ghi thông tin sức khỏe khi tiếp nhận', en: 'Note health information at reception' },
          profiles: ['ADMINISTRATOR', 'RECEPTION', 'NURSE', 'DOCTOR', 'CLINIC_DOCTOR'],
        },
        SUC_KHOE_TIEP_NHAN_XEM: {
          act: 'xem',
          label: { vi: 'Xem thông tin sức khỏe khi tiếp nhận', en: 'See health information of receptions' },
          profiles: ['ADMINISTRATOR', 'RECEPTION', 'NURSE', 'DOCTOR', 'CLINIC_DOCTOR'],
        },
      },
    },
  },
  screens: {
    'tiep-nhan-ngoai-tru': {
      group: 'reception',
      title: 'menu.reception',
      path: '/tiep-nhan-ngoai-tru',
      needs: ['TIEP_NHAN_XEM'],
      profiles: ['RECEPTION', 'NURSE', 'DIRECTOR'],
    },
  },
  queues: {
    TiepNhan: {
      label: { vi: 'Tiếp nhận', en: 'Reception' },
      about: 'Reception; shared by the desks of a facility.',
      calls: 'the next person to a reception desk',
      sharedBy: 'receive',
    },
  },
  events: ['TiepNhan'],
});
