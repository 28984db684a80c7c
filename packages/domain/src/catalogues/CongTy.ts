import { defineCatalogue } from '../catalogue/catalogue.ts';
import { diaChi, ghiChu, maField, maSoThue, soDienThoai, tenField } from './fields.ts';

/** Companies whose people come here: payers of contracts, employers, insurers. */
export const CongTy = defineCatalogue({
  name: 'CongTy',
  service: 'main',
  label: { vi: 'Công ty', en: 'Companies' },
  group: 'benhNhan',
  permission: 'DANH_MUC_BENH_NHAN',
  fields: {
    MaCongTy: maField('Mã công ty', 'Company code'),
    TenCongTy: tenField('Tên công ty', 'Company name'),
    LoaiCongTy: {
      kind: 'enum',
      type: 'LoaiCongTy',
      label: { vi: 'Loại', en: 'Kind' },
      list: true,
      values: {
        KhachHang: { vi: 'Khách hàng', en: 'Customer' },
        BaoHiem: { vi: 'Bảo hiểm', en: 'Insurer' },
        DoiTac: { vi: 'Đối tác', en: 'Partner' },
      },
    },
    DiaChi: diaChi,
    SoDienThoai: { ...soDienThoai, list: true },
    NguoiLienHe: {
      kind: 'text',
      label: { vi: 'Người liên hệ', en: 'Contact' },
      max: 100,
      confidential: true,
    },
    MaSoThue: maSoThue,
    GiamDoc: { kind: 'text', label: { vi: 'Giám đốc', en: 'Director' }, max: 100 },
    GhiChu: { ...ghiChu, confidential: true },
  },
  searchBy: ['MaCongTy', 'TenCongTy'],
  code: 'MaCongTy',
  display: 'TenCongTy',
});
