import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, tenField } from './fields.ts';

export const DM_DichVu = defineCatalogue({
  name: 'DM_DichVu',
  service: 'main',
  label: { vi: 'Dịch vụ', en: 'Services' },
  group: 'dichVu',
  permission: 'DANH_MUC_DICH_VU',
  fields: {
    MaDichVu: maField('Mã dịch vụ', 'Service code', 50),
    TenDichVu: tenField('Tên dịch vụ', 'Service name', 500),
    TenTiengAnh: { kind: 'text', label: { vi: 'Tên tiếng Anh', en: 'English name' }, max: 500 },
    NhomDichVu_Id: {
      kind: 'ref',
      to: 'NhomDichVu',
      label: { vi: 'Nhóm dịch vụ', en: 'Service group' },
      required: true,
      list: true,
    },
    DonViTinh_Id: { kind: 'ref', to: 'DonViTinh', label: { vi: 'Đơn vị tính', en: 'Unit' }, list: true },
    MaThongTu: { kind: 'text', label: { vi: 'Mã thông tư', en: 'Circular code' }, max: 50, pattern: 'code' },
    MaBHYT: {
      kind: 'text',
      label: { vi: 'Mã tương đương BHYT', en: 'Insurance code' },
      max: 20,
      pattern: 'code',
      list: true,
    },
    PhamViBHYT: {
      kind: 'enum',
      type: 'PhamViBHYT',
      label: { vi: 'Phạm vi BHYT', en: 'Insurance scope' },
      list: true,
      // 1 and 2 in the insurance files; GraphQL does not take a digit as the name of a value.
      values: {
        TrongPhamVi: { vi: '1 - Trong phạm vi', en: '1 - In scope' },
        NgoaiPhamVi: { vi: '2 - Ngoài phạm vi', en: '2 - Out of scope' },
      },
    },
    TyLeBHYT: {
      kind: 'number',
      label: { vi: 'Tỷ lệ BHYT thanh toán (%)', en: 'Insurance rate (%)' },
      min: '0',
      max: '100',
    },
    KhongKetQua: { kind: 'bool', label: { vi: 'Không có kết quả', en: 'No result' } },
    ThucHienNgoai: { kind: 'bool', label: { vi: 'Gửi thực hiện bên ngoài', en: 'Done outside' } },
    ThoiGianThucHienToiThieu: {
      kind: 'number',
      label: { vi: 'Thời gian thực hiện tối thiểu (phút)', en: 'Minimum time (minutes)' },
      min: '0',
      max: '10080',
    },
    LoaiBenhPham: { kind: 'text', label: { vi: 'Loại bệnh phẩm', en: 'Specimen' }, max: 100 },
    PhongThucHien_Ids: { kind: 'refs', to: 'Node', label: { vi: 'Phòng thực hiện', en: 'Rooms' } },
    DichVuKemTheo_Ids: {
      kind: 'refs',
      to: 'DM_DichVu',
      label: { vi: 'Dịch vụ kèm theo', en: 'Attached services' },
    },
    ChuyenKhoa_Id: { kind: 'ref', to: 'ChuyenKhoa', label: { vi: 'Chuyên khoa', en: 'Specialty' } },
    AnTrenHoaDon: { kind: 'bool', label: { vi: 'Ẩn trên hóa đơn', en: 'Hidden on invoices' } },
    ThuTu: { kind: 'number', label: { vi: 'Thứ tự', en: 'Order' }, min: '0', max: '99999' },
    GhiChu: ghiChu,
  },
  searchBy: ['MaDichVu', 'TenDichVu', 'TenTiengAnh', 'MaBHYT'],
  code: 'MaDichVu',
  display: 'TenDichVu',
  operations: { list: 'cacDM_DichVu' },
});
