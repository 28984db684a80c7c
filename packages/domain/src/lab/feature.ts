import { defineFeature } from '../feature.ts';

export const lab = defineFeature({
  name: 'lab',
  areas: {
    xetNghiem: {
      group: 'canLamSang',
      label: { vi: 'Xét nghiệm', en: 'Laboratory' },
      permissions: {
        XET_NGHIEM: {
          act: 'thucHien',
          label: { vi: 'Thực hiện xét nghiệm', en: 'Perform lab tests' },
          profiles: ['TECHNICIAN'],
        },
        XET_NGHIEM_DUYET: {
          act: 'duyet',
          label: { vi: 'Duyệt và trả kết quả', en: 'Verify and return results' },
          profiles: ['TECHNICIAN'],
        },
        XET_NGHIEM_HUY: {
          act: 'huy',
          label: { vi: 'Hủy kết quả đã trả', en: 'Cancel returned results' },
          profiles: ['TECHNICIAN'],
        },
      },
    },
  },
  screens: {
    'xet-nghiem': {
      group: 'paraclinical',
      title: 'menu.lab',
      path: '/xet-nghiem',
      needs: ['BENH_AN_XEM'],
      profiles: ['TECHNICIAN'],
    },
  },
  queues: {
    XetNghiem: {
      label: { vi: 'Xét nghiệm', en: 'Laboratory' },
      about: 'Lab: sampling.',
      calls: 'the next patient to the sampling room',
      paidFirst: true,
    },
  },
  events: ['XetNghiem'],
  orderKinds: {
    XetNghiem: {
      rights: { perform: 'XET_NGHIEM', return: 'XET_NGHIEM_DUYET', takeBack: 'XET_NGHIEM_HUY', sample: true },
      queue: 'XetNghiem',
      events: 'XetNghiem',
      printForm: 'KetQuaXetNghiem',
      screen: '/xet-nghiem',
    },
  },
});
