import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, soDienThoai, tenField } from './fields.ts';

/** Contracts with companies about the health of their people. */
export const QuanLyHopDong = defineCatalogue({
  name: 'QuanLyHopDong',
  service: 'main',
  label: { vi: 'Hợp đồng', en: 'Contracts' },
  group: 'benhNhan',
  permission: 'DANH_MUC_BENH_NHAN',
  fields: {
    MaHopDong: maField('Mã hợp đồng', 'Contract code', 50),
    TenHopDong: tenField('Tên hợp đồng', 'Contract name'),
    CongTy_Id: {
      kind: 'ref',
      to: 'CongTyKSK',
      label: { vi: 'Công ty', en: 'Company' },
      required: true,
      list: true,
    },
    NgayKetThuc: { kind: 'date', label: { vi: 'Ngày kết thúc', en: 'End date' }, list: true },
    GiaTriHopDong: {
      kind: 'money',
      label: { vi: 'Giá trị', en: 'Value' },
      min: '0',
      list: true,
      confidential: true,
    },
    TamUng: { kind: 'money', label: { vi: 'Tạm ứng', en: 'Advance' }, min: '0', confidential: true },
    MaHoaDon: { kind: 'text', label: { vi: 'Mã hóa đơn', en: 'Invoice code' }, max: 50, confidential: true },
    NhanVien_Id: { kind: 'ref', to: 'NhanVien', label: { vi: 'Nhân viên phụ trách', en: 'Staff in charge' } },
    SDTPhuTrach: {
      ...soDienThoai,
      label: { vi: 'Điện thoại phụ trách', en: 'Phone in charge' },
      confidential: true,
    },
    DichVu_Ids: { kind: 'refs', to: 'DM_DichVu', label: { vi: 'Dịch vụ', en: 'Services' } },
    Goi_DichVu_Ids: { kind: 'refs', to: 'GoiKhamSucKhoe', label: { vi: 'Gói khám', en: 'Packages' } },
    GhiChu: { ...ghiChu, confidential: true },
  },
  searchBy: ['MaHopDong', 'TenHopDong'],
  code: 'MaHopDong',
  display: 'TenHopDong',
  operations: { list: 'getQuanLyHopDongs', one: 'getQuanLyHopDongById', search: 'searchQuanLyHopDongs' },
});
