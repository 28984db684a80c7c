import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, macDinh, maField, tenField } from './fields.ts';

export const NhomBenhNhan = defineCatalogue({
  name: 'NhomBenhNhan',
  service: 'main',
  label: { vi: 'Nhóm bệnh nhân', en: 'Patient groups' },
  group: 'benhNhan',
  permission: 'DANH_MUC_BENH_NHAN',
  fields: {
    MaNhomBenhNhan: maField('Mã nhóm bệnh nhân', 'Patient group code'),
    TenNhomBenhNhan: tenField('Tên nhóm bệnh nhân', 'Patient group name'),
    LoaiKhachHang_Id: {
      kind: 'ref',
      to: 'LoaiKhachHang',
      label: { vi: 'Loại khách hàng', en: 'Customer type' },
      list: true,
    },
    LoaiGiaHangHoa_Ids: {
      kind: 'refs',
      to: 'LoaiGia',
      label: { vi: 'Loại giá hàng hóa', en: 'Price types of goods' },
    },
    MacDinh: macDinh,
    GhiChu: ghiChu,
  },
  searchBy: ['MaNhomBenhNhan', 'TenNhomBenhNhan'],
  code: 'MaNhomBenhNhan',
  display: 'TenNhomBenhNhan',
  operations: { list: 'getAllNhomBenhNhan', one: 'findOneNhomBenhNhan' },
});
