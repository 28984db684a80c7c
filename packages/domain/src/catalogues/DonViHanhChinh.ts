import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, maXml, tenField } from './fields.ts';

export const DonViHanhChinh = defineCatalogue({
  name: 'DonViHanhChinh',
  service: 'main',
  label: { vi: 'Đơn vị hành chính', en: 'Administrative units' },
  group: 'khac',
  permission: 'DANH_MUC_KHAC',
  fields: {
    MaDonVi: maField('Mã đơn vị', 'Unit code'),
    TenDonVi: tenField('Tên đơn vị', 'Unit name'),
    Cap: {
      kind: 'number',
      label: { vi: 'Cấp (1 tỉnh, 2 xã)', en: 'Level (1 province, 2 commune)' },
      required: true,
      min: '1',
      max: '2',
      list: true,
    },
    Cha_Id: { kind: 'ref', to: 'DonViHanhChinh', label: { vi: 'Trực thuộc', en: 'Belongs to' }, list: true },
    MaXML: maXml,
    HieuLucTu: { kind: 'date', label: { vi: 'Hiệu lực từ', en: 'Valid from' } },
    HieuLucDen: { kind: 'date', label: { vi: 'Hiệu lực đến', en: 'Valid to' } },
    GhiChu: ghiChu,
  },
  searchBy: ['MaDonVi', 'TenDonVi'],
  code: 'MaDonVi',
  display: 'TenDonVi',
});
