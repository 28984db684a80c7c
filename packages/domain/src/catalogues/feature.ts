import { defineFeature } from '../feature.ts';

export const catalogues = defineFeature({
  name: 'catalogues',
  areas: {
    danhMucToChuc: {
      group: 'danhMuc',
      label: { vi: 'Danh mục tổ chức', en: 'Organisation' },
      permissions: {
        DANH_MUC_TO_CHUC: {
          act: 'sua',
          label: { vi: 'Danh mục tổ chức', en: 'Catalogues: organisation' },
          profiles: ['ADMINISTRATOR'],
        },
      },
    },
    danhMucNhanSu: {
      group: 'danhMuc',
      label: { vi: 'Danh mục nhân sự', en: 'Staff' },
      permissions: {
        DANH_MUC_NHAN_SU: {
          act: 'sua',
          label: { vi: 'Danh mục nhân sự', en: 'Catalogues: staff' },
          profiles: ['ADMINISTRATOR'],
        },
      },
    },
    danhMucBenhNhan: {
      group: 'danhMuc',
      label: { vi: 'Danh mục người bệnh', en: 'Patient lists' },
      permissions: {
        DANH_MUC_BENH_NHAN: {
          act: 'sua',
          label: { vi: 'Danh mục người bệnh', en: 'Catalogues: patients' },
          profiles: ['ADMINISTRATOR'],
        },
      },
    },
    danhMucDichVu: {
      group: 'danhMuc',
      label: { vi: 'Danh mục dịch vụ', en: 'Services' },
      permissions: {
        DANH_MUC_DICH_VU: {
          act: 'sua',
          label: { vi: 'Danh mục dịch vụ', en: 'Catalogues: services' },
          profiles: ['ADMINISTRATOR'],
        },
      },
    },
    danhMucXetNghiem: {
      group: 'danhMuc',
      label: { vi: 'Danh mục xét nghiệm', en: 'Laboratory lists' },
      permissions: {
        DANH_MUC_XET_NGHIEM: {
          act: 'sua',
          label: { vi: 'Danh mục xét nghiệm', en: 'Catalogues: laboratory' },
          profiles: ['ADMINISTRATOR', 'TECHNICIAN'],
        },
      },
    },
    danhMucDuoc: {
      group: 'danhMuc',
      label: { vi: 'Danh mục dược', en: 'Pharmacy lists' },
      permissions: {
        DANH_MUC_DUOC: {
          act: 'sua',
          label: { vi: 'Danh mục dược', en: 'Catalogues: pharmacy' },
          profiles: ['ADMINISTRATOR', 'PHARMACIST'],
        },
      },
    },
    danhMucChanDoan: {
      group: 'danhMuc',
      label: { vi: 'Danh mục chẩn đoán', en: 'Diagnoses' },
      permissions: {
        DANH_MUC_CHAN_DOAN: {
          act: 'sua',
          label: { vi: 'Danh mục chẩn đoán', en: 'Catalogues: diagnoses' },
          profiles: ['ADMINISTRATOR'],
        },
      },
    },
    danhMucVienPhi: {
      group: 'danhMuc',
      label: { vi: 'Danh mục viện phí', en: 'Fee lists' },
      permissions: {
        DANH_MUC_VIEN_PHI: {
          act: 'sua',
          label: { vi: 'Danh mục viện phí', en: 'Catalogues: fees' },
          profiles: ['ADMINISTRATOR', 'ACCOUNTANT'],
        },
      },
    },
    danhMucKhac: {
      group: 'danhMuc',
      label: { vi: 'Danh mục khác', en: 'Other lists' },
      permissions: {
        DANH_MUC_KHAC: {
          act: 'sua',
          label: { vi: 'Danh mục khác', en: 'Catalogues: others' },
          profiles: ['ADMINISTRATOR'],
        },
      },
    },
  },
  screens: {
    'he-thong-danh-muc': {
      group: 'system',
      title: 'menu.catalogues',
      path: '/he-thong-danh-muc',
      needs: [],
      profiles: ['ACCOUNTANT'],
    },
    'dich-vu': { group: 'catalogues', title: 'menu.services', path: '/dich-vu', needs: [], profiles: [] },
    'doi-tuong': { group: 'catalogues', title: 'menu.payers', path: '/doi-tuong', needs: [], profiles: [] },
    'icd-thuong-dung': {
      group: 'catalogues',
      title: 'menu.commonDiseases',
      path: '/icd-thuong-dung',
      needs: [],
      profiles: [],
    },
    'co-so-to-chuc': {
      group: 'catalogues',
      title: 'menu.organisation',
      path: '/co-so-to-chuc',
      needs: [],
      profiles: [],
    },
    'nhan-vien': { group: 'catalogues', title: 'menu.staff', path: '/nhan-vien', needs: [], profiles: [] },
    'nhan-vien-nhanh': {
      group: 'catalogues',
      title: 'menu.staffQuick',
      path: '/nhan-vien-nhanh',
      needs: ['DANH_MUC_NHAN_SU'],
      profiles: [],
    },
    'loai-khach-hang': {
      group: 'catalogues',
      title: 'menu.customerTypes',
      path: '/loai-khach-hang',
      needs: [],
      profiles: [],
    },
    'quyen-bien-lai': {
      group: 'catalogues',
      title: 'menu.receiptBooks',
      path: '/quyen-bien-lai',
      needs: [],
      profiles: [],
    },
  },
  events: ['DanhMuc', 'NhapDanhMuc'],
});
