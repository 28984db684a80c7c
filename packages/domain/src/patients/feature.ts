import { defineFeature } from '../feature.ts';

export const patients = defineFeature({
  name: 'patients',
  areas: {
    benhNhan: {
      group: 'tiepNhan',
      label: { vi: 'Người bệnh', en: 'Patients' },
      permissions: {
        BENH_NHAN_XEM: { act: 'xem', label: { vi: 'Xem người bệnh', en: 'See patients' }, profiles: 'all' },
        BENH_NHAN_SUA: {
          act: 'sua',
          label: { vi: 'Sửa người bệnh', en: 'Change patients' },
          profiles: ['ADMINISTRATOR', 'RECEPTION', 'NURSE'],
        },
        BENH_NHAN_XOA: {
          act: 'huy',
          label: { vi: 'Xóa người bệnh', en: 'Remove patients' },
          profiles: ['ADMINISTRATOR'],
        },
        BENH_NHAN_GOP: {
          act: 'thucHien',
          label: { vi: 'Gộp, tách hồ sơ người bệnh', en: 'Merge and split patient records' },
          profiles: ['ADMINISTRATOR', 'RECEPTION'],
        },
      },
    },
    nhapBenhNhan: {
      group: 'tiepNhan',
      label: { vi: 'Nhập người bệnh từ tệp', en: 'Import of patients' },
      permissions: {
        BENH_NHAN_NHAP: {
          act: 'thucHien',
          label: { vi: 'Nhập người bệnh từ Excel', en: 'Import patients from Excel' },
          profiles: ['ADMINISTRATOR'],
        },
      },
    },
    tuVong: {
      group: 'tiepNhan',
      label: { vi: 'Tử vong', en: 'Deaths' },
      permissions: {
        TU_VONG_GHI: {
          act: 'thucHien',
          label: { vi: 'Ghi nhận tử vong', en: 'Record a death' },
          profiles: ['ADMINISTRATOR', 'DOCTOR'],
        },
        TU_VONG_THU_HOI: {
          act: 'huy',
          label: { vi: 'Thu hồi ghi nhận tử vong', en: 'Take a death back' },
          profiles: ['ADMINISTRATOR'],
        },
      },
    },
  },
  screens: {
    'benh-nhan': {
      group: 'reception',
      title: 'menu.patients',
      path: '/benh-nhan',
      needs: ['BENH_NHAN_XEM'],
      profiles: [
        'RECEPTION',
        'NURSE',
        'DOCTOR',
        'TECHNICIAN',
        'CASHIER',
        'ACCOUNTANT',
        'PHARMACIST',
        'DIRECTOR',
      ],
    },
  },
});
