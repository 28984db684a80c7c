import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, tenField } from './fields.ts';

export const LoaiMauKham = defineCatalogue({
  name: 'LoaiMauKham',
  service: 'main',
  label: { vi: 'Loại mẫu khám', en: 'Examination templates' },
  group: 'chanDoan',
  permission: 'DANH_MUC_CHAN_DOAN',
  fields: {
    MaLoaiMauKham: maField('Mã mẫu khám', 'Template code'),
    TenLoaiMauKham: tenField('Tên mẫu khám', 'Template name'),
    ChuyenKhoa_Id: {
      kind: 'ref',
      to: 'ChuyenKhoa',
      label: { vi: 'Chuyên khoa', en: 'Specialty' },
      list: true,
    },
    NoiDung: {
      kind: 'text',
      label: { vi: 'Nội dung mẫu', en: 'Content' },
      required: true,
      max: 5000,
      multiline: true,
    },
    GhiChu: ghiChu,
  },
  searchBy: ['MaLoaiMauKham', 'TenLoaiMauKham'],
  code: 'MaLoaiMauKham',
  display: 'TenLoaiMauKham',
});
