import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, tenField, tuKhoas } from './fields.ts';

export const GoiDichVu = defineCatalogue({
  name: 'GoiDichVu',
  service: 'main',
  label: { vi: 'Gói dịch vụ', en: 'Service packages' },
  group: 'dichVu',
  permission: 'DANH_MUC_DICH_VU',
  fields: {
    MaGoiDichVu: maField('Mã gói', 'Package code'),
    TenGoiDichVu: tenField('Tên gói', 'Package name'),
    TuKhoas: tuKhoas,
    GiaGoi: { kind: 'money', label: { vi: 'Giá gói', en: 'Package price' }, min: '0', list: true },
    NgayBatDau: { kind: 'date', label: { vi: 'Ngày bắt đầu', en: 'Start date' }, list: true },
    NgayKetThuc: { kind: 'date', label: { vi: 'Ngày kết thúc', en: 'End date' }, list: true },
    ChiTiets: {
      kind: 'lines',
      label: { vi: 'Dịch vụ trong gói', en: 'Services' },
      required: true,
      fields: {
        DichVu_Id: { kind: 'ref', to: 'DM_DichVu', label: { vi: 'Dịch vụ', en: 'Service' }, required: true },
        SoLuong: {
          kind: 'quantity',
          label: { vi: 'Số lượng', en: 'Quantity' },
          required: true,
          min: '0.001',
        },
        DonGia: { kind: 'money', label: { vi: 'Đơn giá', en: 'Price' }, min: '0' },
      },
    },
    GhiChu: ghiChu,
  },
  ordered: [['NgayBatDau', 'NgayKetThuc']],
  searchBy: ['MaGoiDichVu', 'TenGoiDichVu', 'TuKhoas'],
  code: 'MaGoiDichVu',
  display: 'TenGoiDichVu',
});
