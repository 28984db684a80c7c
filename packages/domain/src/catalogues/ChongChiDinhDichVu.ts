import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, tenField } from './fields.ts';

/** Limits on orders: a service at most SoLuong times within TrongVong days, or never beside another one. */
export const ChongChiDinhDichVu = defineCatalogue({
  name: 'ChongChiDinhDichVu',
  service: 'main',
  label: { vi: 'Chống chỉ định dịch vụ', en: 'Service contraindications' },
  group: 'dichVu',
  permission: 'DANH_MUC_DICH_VU',
  fields: {
    MaChongChiDinh: maField('Mã', 'Code'),
    TenChongChiDinh: tenField('Tên', 'Name'),
    LoaiChongChiDinh: {
      kind: 'enum',
      type: 'LoaiChongChiDinh',
      label: { vi: 'Loại', en: 'Kind' },
      required: true,
      list: true,
      values: {
        GioiHanSoLan: { vi: 'Giới hạn số lần', en: 'Limited number' },
        KhongDungCung: { vi: 'Không dùng cùng', en: 'Not together' },
      },
    },
    DichVu_Id: {
      kind: 'ref',
      to: 'DM_DichVu',
      label: { vi: 'Dịch vụ', en: 'Service' },
      required: true,
      list: true,
    },
    DichVuKhongDungCung_Ids: {
      kind: 'refs',
      to: 'DM_DichVu',
      label: { vi: 'Dịch vụ không dùng cùng', en: 'Services not together' },
    },
    SoLuong: {
      kind: 'number',
      label: { vi: 'Số lần tối đa', en: 'Maximum number' },
      min: '1',
      max: '1000',
      list: true,
    },
    TrongVong: {
      kind: 'number',
      label: { vi: 'Trong vòng (ngày)', en: 'Within (days)' },
      min: '1',
      max: '3650',
      list: true,
    },
    GhiChu: ghiChu,
  },
  searchBy: ['MaChongChiDinh', 'TenChongChiDinh'],
  code: 'MaChongChiDinh',
  display: 'TenChongChiDinh',
});
