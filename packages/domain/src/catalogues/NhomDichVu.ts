import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, tenField, thuTu } from './fields.ts';

export const NhomDichVu = defineCatalogue({
  name: 'NhomDichVu',
  service: 'main',
  label: { vi: 'Nhóm dịch vụ', en: 'Service groups' },
  group: 'dichVu',
  permission: 'DANH_MUC_DICH_VU',
  fields: {
    MaNhomDichVu: maField('Mã nhóm dịch vụ', 'Service group code'),
    TenNhomDichVu: tenField('Tên nhóm dịch vụ', 'Service group name'),
    LoaiDichVu_Id: {
      kind: 'ref',
      to: 'LoaiDichVu',
      label: { vi: 'Loại dịch vụ', en: 'Service type' },
      required: true,
      list: true,
    },
    color: { kind: 'colour', label: { vi: 'Màu', en: 'Colour' }, list: true },
    PhongBan_Id: {
      kind: 'ref',
      to: 'Node',
      label: { vi: 'Khoa, phòng thực hiện', en: 'Department' },
      list: true,
    },
    MauIn: { kind: 'text', label: { vi: 'Mẫu in', en: 'Print form' }, max: 50, pattern: 'code' },
    ThuTu: thuTu,
    GhiChu: ghiChu,
  },
  searchBy: ['MaNhomDichVu', 'TenNhomDichVu'],
  code: 'MaNhomDichVu',
  display: 'TenNhomDichVu',
});
