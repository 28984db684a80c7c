import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, tenField, thuTu } from './fields.ts';

/** Services that are ordered together, such as the tests before an operation; what a package costs is said by GoiDichVu. */
export const BoChiDinh = defineCatalogue({
  name: 'BoChiDinh',
  service: 'main',
  label: { vi: 'Bộ chỉ định', en: 'Order sets' },
  group: 'dichVu',
  permission: 'DANH_MUC_DICH_VU',
  own: { field: 'NhanVien_Id', permission: 'CHI_DINH' },
  fields: {
    MaBoChiDinh: maField('Mã bộ chỉ định', 'Set code'),
    TenBoChiDinh: tenField('Tên bộ chỉ định', 'Set name'),
    ICD_Ids: { kind: 'refs', to: 'ICD', label: { vi: 'Mã bệnh', en: 'Diseases' }, list: true },
    PhongBan_Id: { kind: 'ref', to: 'Node', label: { vi: 'Khoa, phòng', en: 'Department' }, list: true },
    NhanVien_Id: { kind: 'ref', to: 'NhanVien', label: { vi: 'Của bác sĩ', en: 'Doctor' }, list: true },
    ChiTiets: {
      kind: 'lines',
      label: { vi: 'Dịch vụ', en: 'Services' },
      required: true,
      fields: {
        DichVu_Id: { kind: 'ref', to: 'DM_DichVu', label: { vi: 'Dịch vụ', en: 'Service' }, required: true },
        // Empty: one.
        SoLuong: { kind: 'quantity', label: { vi: 'Số lượng', en: 'Quantity' }, min: '0.001' },
      },
    },
    ThuTu: thuTu,
    GhiChu: ghiChu,
  },
  searchBy: ['MaBoChiDinh', 'TenBoChiDinh'],
  code: 'MaBoChiDinh',
  display: 'TenBoChiDinh',
});
