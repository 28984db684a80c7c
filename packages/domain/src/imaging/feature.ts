import { defineFeature } from '../feature.ts';

export const imaging = defineFeature({
  name: 'imaging',
  areas: {
    chanDoanHinhAnh: {
      group: 'canLamSang',
      label: { vi: 'Chẩn đoán hình ảnh', en: 'Imaging' },
      permissions: {
        CHAN_DOAN_HINH_ANH: {
          act: 'thucHien',
          label: { vi: 'Thực hiện chẩn đoán hình ảnh', en: 'Perform imaging' },
          profiles: ['DOCTOR', 'OUTSIDE_DOCTOR', 'TECHNICIAN'],
        },
        // a technician takes the images, a doctor answers for what they show
        CHAN_DOAN_HINH_ANH_DUYET: {
          act: 'duyet',
          label: { vi: 'Duyệt và trả kết quả chẩn đoán hình ảnh', en: 'Verify and return imaging results' },
          profiles: ['DOCTOR', 'OUTSIDE_DOCTOR'],
        },
        CHAN_DOAN_HINH_ANH_HUY: {
          act: 'huy',
          label: { vi: 'Hủy kết quả chẩn đoán hình ảnh đã trả', en: 'Cancel returned imaging results' },
          profiles: ['DOCTOR'],
        },
      },
    },
  },
  screens: {
    'chan-doan-hinh-anh': {
      group: 'paraclinical',
      title: 'menu.imaging',
      path: '/chan-doan-hinh-anh',
      needs: ['BENH_AN_XEM'],
      profiles: ['DOCTOR', 'OUTSIDE_DOCTOR', 'TECHNICIAN'],
    },
  },
  queues: {
    ChanDoanHinhAnh: {
      label: { vi: 'Chẩn đoán hình ảnh', en: 'Imaging' },
      about: 'Imaging: X-ray, ultrasound, CT, MRI.',
      calls: 'the next patient to the imaging room',
      paidFirst: true,
    },
  },
  events: ['ChanDoanHinhAnh'],
  orderKinds: {
    ChanDoanHinhAnh: {
      rights: {
        perform: 'CHAN_DOAN_HINH_ANH',
        return: 'CHAN_DOAN_HINH_ANH_DUYET',
        takeBack: 'CHAN_DOAN_HINH_ANH_HUY',
      },
      queue: 'ChanDoanHinhAnh',
      events: 'ChanDoanHinhAnh',
      printForm: 'KetQuaChanDoanHinhAnh',
      screen: '/chan-doan-hinh-anh',
    },
  },
});
