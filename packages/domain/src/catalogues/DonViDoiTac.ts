import { defineCatalogue } from '../catalogue/catalogue.ts';
import { diaChi, email, ghiChu, maField, maSoThue, soDienThoai, tenField } from './fields.ts';

/** Other houses that work is sent to or comes from, such as an outside laboratory. */
export const DonViDoiTac = defineCatalogue({
  name: 'DonViDoiTac',
  service: 'main',
  label: { vi: 'Đơn vị đối tác', en: 'Partner units' },
  group: 'toChuc',
  permission: 'DANH_MUC_TO_CHUC',
  fields: {
    MaDonViDoiTac: maField('Mã đơn vị', 'Partner code'),
    TenDonViDoiTac: tenField('Tên đơn vị', 'Partner name'),
    DiaChi: diaChi,
    SoDienThoai: { ...soDienThoai, list: true },
    Fax: { kind: 'text', label: { vi: 'Số fax', en: 'Fax' }, max: 20 },
    Email: email,
    MaSoThue: maSoThue,
    GhiChu: ghiChu,
  },
  searchBy: ['MaDonViDoiTac', 'TenDonViDoiTac'],
  code: 'MaDonViDoiTac',
  display: 'TenDonViDoiTac',
});
