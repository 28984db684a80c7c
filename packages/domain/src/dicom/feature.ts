import { defineFeature } from '../feature.ts';

export const dicom = defineFeature({
  name: 'dicom',
  areas: {
    mayDICOM: {
      group: 'canLamSang',
      label: { vi: 'Máy DICOM', en: 'DICOM modalities' },
      permissions: {
        MAY_DICOM_XEM: {
          act: 'xem',
          label: {
            vi: 'Xem tình trạng máy DICOM, máy bị từ chối',
            en: 'See how modalities stand and refused callers',
          },
          profiles: ['ADMINISTRATOR', 'DOCTOR', 'TECHNICIAN'],
        },
      },
    },
  },
  screens: {
    'anh-dicom': {
      group: 'paraclinical',
      rank: 4,
      title: 'menu.dicom',
      path: '/anh-dicom',
      needs: ['CHAN_DOAN_HINH_ANH', 'MAY_DICOM_XEM'],
      profiles: ['DOCTOR', 'TECHNICIAN'],
    },
  },
  events: ['DICOM'],
});
