import { defineCatalogue } from '../catalogue/catalogue.ts';
import { denNgay, ghiChu, maField, tenField, tuNgay } from './fields.ts';

/** Health checks that are sold as a whole, with what each consists of. */
export const GoiKhamSucKhoe = defineCatalogue({
  name: 'GoiKhamSucKhoe',
  service: 'main',
  label: { vi: 'Gói khám sức khỏe', en: 'Health-check packages' },
  group: 'dichVu',
  permission: 'DANH_MUC_DICH_VU',
  fields: {
    MaGoiKham: maField('Mã gói khám', 'Package code'),
    TenGoiKham: tenField('Tên gói khám', 'Package name'),
    LoaiGoiKham: {
      kind: 'enum',
      type: 'LoaiGoiKham',
      label: { vi: 'Loại', en: 'Kind' },
      required: true,
      list: true,
      values: {
        DinhKy: { vi: 'Định kỳ', en: 'Periodic' },
        TuyenDung: { vi: 'Tuyển dụng', en: 'Before employment' },
        LaiXe: { vi: 'Lái xe', en: 'Driver' },
        CaNhan: { vi: 'Cá nhân', en: 'Personal' },
        HocSinh: { vi: 'Học sinh', en: 'School' },
      },
    },
    GiaDuKien: { kind: 'money', label: { vi: 'Giá dự kiến', en: 'Expected price' }, min: '0', list: true },
    NgayBatDau: { ...tuNgay, label: { vi: 'Ngày bắt đầu', en: 'Start date' } },
    NgayKetThuc: { ...denNgay, label: { vi: 'Ngày kết thúc', en: 'End date' } },
    ChiTiets: {
      kind: 'lines',
      label: { vi: 'Dịch vụ trong gói', en: 'Services' },
      required: true,
      fields: {
        DichVu_Id: { kind: 'ref', to: 'DM_DichVu', label: { vi: 'Dịch vụ', en: 'Service' }, required: true },
        DonGia: { kind: 'money', label: { vi: 'Đơn giá', en: 'Price' }, min: '0' },
        SoLuong: {
          kind: 'quantity',
          label: { vi: 'Số lượng', en: 'Quantity' },
          required: true,
          min: '0.001',
        },
        NoiThucHien_Id: { kind: 'ref', to: 'Node', label: { vi: 'Nơi thực hiện', en: 'Place' } },
      },
    },
    GhiChu: ghiChu,
  },
  ordered: [['NgayBatDau', 'NgayKetThuc']],
  searchBy: ['MaGoiKham', 'TenGoiKham'],
  code: 'MaGoiKham',
  display: 'TenGoiKham',
});
