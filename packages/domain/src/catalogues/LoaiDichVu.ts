import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, tenField, thuTu } from './fields.ts';

export const LoaiDichVu = defineCatalogue({
  name: 'LoaiDichVu',
  service: 'main',
  label: { vi: 'Loại dịch vụ', en: 'Service types' },
  group: 'dichVu',
  permission: 'DANH_MUC_DICH_VU',
  fields: {
    MaLoaiDichVu: maField('Mã loại dịch vụ', 'Service type code'),
    TenLoaiDichVu: tenField('Tên loại dịch vụ', 'Service type name'),
    Loai: {
      kind: 'enum',
      type: 'PhanLoaiDichVu',
      label: { vi: 'Phân loại', en: 'Kind' },
      required: true,
      list: true,
      values: {
        KhamBenh: { vi: 'Khám bệnh', en: 'Examination' },
        XetNghiem: { vi: 'Xét nghiệm', en: 'Laboratory' },
        ViSinh: { vi: 'Vi sinh', en: 'Microbiology' },
        ChanDoanHinhAnh: { vi: 'Chẩn đoán hình ảnh', en: 'Imaging' },
        ThamDoChucNang: { vi: 'Thăm dò chức năng', en: 'Functional test' },
        PhauThuat: { vi: 'Phẫu thuật', en: 'Surgery' },
        ThuThuat: { vi: 'Thủ thuật', en: 'Procedure' },
        NgayGiuong: { vi: 'Ngày giường', en: 'Bed day' },
        Mau: { vi: 'Máu và chế phẩm', en: 'Blood products' },
        Khac: { vi: 'Khác', en: 'Other' },
      },
    },
    ThuTu: thuTu,
    GhiChu: ghiChu,
  },
  searchBy: ['MaLoaiDichVu', 'TenLoaiDichVu'],
  code: 'MaLoaiDichVu',
  display: 'TenLoaiDichVu',
});
