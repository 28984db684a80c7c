import { defineFeature } from '../feature.ts';

export const microbiology = defineFeature({
  name: 'microbiology',
  areas: {
    xetNghiemViSinh: {
      group: 'canLamSang',
      label: { vi: 'Xét nghiệm vi sinh', en: 'Microbiology' },
      permissions: {
        XET_NGHIEM_VI_SINH: {
          act: 'thucHien',
          label: { vi: 'Thực hiện xét nghiệm vi sinh', en: 'Perform microbiology' },
          profiles: ['DOCTOR', 'TECHNICIAN'],
        },
        // a technician reads the cultures, a doctor answers for what they mean
        XET_NGHIEM_VI_SINH_DUYET: {
          act: 'duyet',
          label: {
            vi: 'Duyệt và trả kết quả xét nghiệm vi sinh',
            en: 'Verify and return microbiology results',
          },
          profiles: ['DOCTOR'],
        },
        XET_NGHIEM_VI_SINH_HUY: {
          act: 'huy',
          label: { vi: 'Hủy kết quả xét nghiệm vi sinh đã trả', en: 'Cancel returned microbiology results' },
          profiles: ['DOCTOR'],
        },
      },
    },
  },
  screens: {
    'xet-nghiem-vi-sinh': {
      group: 'paraclinical',
      title: 'menu.microbiology',
      path: '/xet-nghiem-vi-sinh',
      needs: ['BENH_AN_XEM'],
      profiles: ['DOCTOR', 'TECHNICIAN'],
    },
  },
  queues: {
    ViSinh: {
      label: { vi: 'Xét nghiệm vi sinh', en: 'Microbiology' },
      about: 'Microbiology: cultures, stains.',
      calls: 'the next patient to the room of microbiology',
      paidFirst: true,
    },
  },
  events: ['ViSinh'],
  orderKinds: {
    ViSinh: {
      rights: {
        perform: 'XET_NGHIEM_VI_SINH',
        return: 'XET_NGHIEM_VI_SINH_DUYET',
        takeBack: 'XET_NGHIEM_VI_SINH_HUY',
        preliminary: 'XET_NGHIEM_VI_SINH_DUYET',
      },
      queue: 'ViSinh',
      events: 'ViSinh',
      printForm: 'KetQuaViSinh',
      screen: '/xet-nghiem-vi-sinh',
    },
  },
});
