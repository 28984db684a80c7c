import { defineCatalogue } from '../catalogue/catalogue.ts';
import { diaChi, email, ghiChu, maField, maSoThue, soDienThoai, tenField } from './fields.ts';

/** Companies that send their people to health checks. */
export const CongTyKSK = defineCatalogue({
  name: 'CongTyKSK',
  service: 'main',
  label: { vi: 'Công ty khám sức khỏe', en: 'Health-check companies' },
  group: 'benhNhan',
  permission: 'DANH_MUC_BENH_NHAN',
  fields: {
    MaCongTy: maField('Mã công ty', 'Company code'),
    TenCongTy: tenField('Tên công ty', 'Company name'),
    TenVietTat: { kind: 'text', label: { vi: 'Tên viết tắt', en: 'Short name' }, max: 50, list: true },
    DiaChi: diaChi,
    SoDienThoai: { ...soDienThoai, list: true },
    Email: email,
    MaSoThue: maSoThue,
    GhiChu: ghiChu,
  },
  searchBy: ['MaCongTy', 'TenCongTy', 'TenVietTat'],
  code: 'MaCongTy',
  display: 'TenCongTy',
  operations: { list: 'getCongTyKSKs', search: 'searchCongTyKSKs' },
});
