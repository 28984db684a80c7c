import { defineFeature } from '../feature.ts';

export const admission = defineFeature({
  name: 'admission',
  areas: {
    nhapVien: {
      group: 'khamBenh',
      label: { vi: 'Nhập viện', en: 'Admissions' },
      permissions: {
        CHI_DINH_NHAP_VIEN: {
          act: 'thucHien',
          label: { vi: 'Chỉ định nhập viện', en: 'Order admissions' },
          profiles: ['DOCTOR'],
        },
      },
    },
  },
  screens: {
    'benh-nhan-vao-khoa': {
      group: 'clinic',
      title: 'menu.wardAdmissions',
      path: '/benh-nhan-vao-khoa',
      needs: ['BENH_AN_XEM'],
      profiles: ['NURSE', 'DOCTOR'],
    },
  },
});
