import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, tenField } from './fields.ts';

export const DonViTinh = defineCatalogue({
  name: 'DonViTinh',
  service: 'main',
  label: { vi: 'Đơn vị tính', en: 'Units' },
  group: 'khac',
  permission: 'DANH_MUC_KHAC',
  fields: {
    MaDonViTinh: maField('Mã đơn vị tính', 'Unit code'),
    TenDonViTinh: tenField('Tên đơn vị tính', 'Unit name'),
    GhiChu: ghiChu,
  },
  searchBy: ['MaDonViTinh', 'TenDonViTinh'],
  code: 'MaDonViTinh',
  display: 'TenDonViTinh',
});
