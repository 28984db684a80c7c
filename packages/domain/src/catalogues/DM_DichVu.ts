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
    GiaVon: { kind: 'money', label: { vi: 'Giá vốn', en: 'Cost' }, min: '0' },
    MaThongTu: { kind: 'text', label: { vi: 'Mã thông tư', en: 'Circular code' }, max: 50, pattern: 'code' },
    MaBHYT: {
      kind: 'text',
      label: { vi: 'Mã tương đương BHYT', en: 'Insurance code' },
      max: 20,
      pattern: 'code',
      list: true,
    },
    MaPhanLoai: {
      kind: 'text',
      label: { vi: 'Mã phân loại', en: 'Classification code' },
      max: 50,
      pattern: 'code',
    },
    MaICD9: {
      kind: 'text',
      label: { vi: 'Mã ICD-9-CM', en: 'ICD-9-CM procedure code' },
      max: 10,
      pattern: 'code',
    },
    // The classes of surgery and procedures by which the health ministry sets allowances.
    PhanLoaiPTTT: {
      kind: 'enum',
      type: 'PhanLoaiPTTT',
      label: { vi: 'Phân loại phẫu thuật, thủ thuật', en: 'Class of surgery or procedure' },
      values: {
        DacBiet: { vi: 'Loại đặc biệt', en: 'Special' },
        LoaiI: { vi: 'Loại I', en: 'Class I' },
        LoaiII: { vi: 'Loại II', en: 'Class II' },
        LoaiIII: { vi: 'Loại III', en: 'Class III' },
      },
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
    ThoiGianXuLyThietBi: {
      kind: 'number',
      label: { vi: 'Thời gian xử lý thiết bị', en: 'Equipment handling time' },
      min: '0',
      max: '10080',
    },
    DonViThoiGianXuLy: {
      kind: 'enum',
      type: 'DonViThoiGian',
      label: { vi: 'Đơn vị thời gian xử lý', en: 'Unit of the handling time' },
      values: {
        Phut: { vi: 'Phút', en: 'Minutes' },
        Gio: { vi: 'Giờ', en: 'Hours' },
        Ngay: { vi: 'Ngày', en: 'Days' },
      },
    },
    LoaiBenhPham: { kind: 'text', label: { vi: 'Loại bệnh phẩm', en: 'Specimen' }, max: 100 },
    GiaTriChuan: {
      kind: 'text',
      label: { vi: 'Giá trị chuẩn', en: 'Standard values' },
      max: 1000,
      multiline: true,
    },
    PhongThucHien_Ids: { kind: 'refs', to: 'Node', label: { vi: 'Phòng thực hiện', en: 'Rooms' } },
    DichVuKemTheo_Ids: {
      kind: 'refs',
      to: 'DM_DichVu',
      label: { vi: 'Dịch vụ kèm theo', en: 'Attached services' },
    },
    KhongDungCung_Ids: {
      kind: 'refs',
      to: 'DM_DichVu',
      label: { vi: 'Không dùng cùng', en: 'Not together with' },
    },
    // The courses themselves name their services in LieuTrinh.
    TheoLieuTrinh: {
      kind: 'bool',
      label: { vi: 'Thực hiện theo liệu trình', en: 'Given as a treatment course' },
    },
    PhanTramThucHien: {
      kind: 'number',
      label: { vi: 'Phần trăm người thực hiện', en: 'Performer percent' },
      min: '0',
      max: '100',
    },
    PhanTramHoaHong: {
      kind: 'number',
      label: { vi: 'Phần trăm hoa hồng chỉ định', en: 'Commission percent' },
      min: '0',
      max: '100',
    },
    DichVuDacBiet: { kind: 'bool', label: { vi: 'Dịch vụ đặc biệt', en: 'Special service' } },
    LaGoiDichVu: { kind: 'bool', label: { vi: 'Là gói dịch vụ', en: 'Is a package' } },
    ChuyenKhoa_Id: { kind: 'ref', to: 'ChuyenKhoa', label: { vi: 'Chuyên khoa', en: 'Specialty' } },
    AnTrenHoaDon: { kind: 'bool', label: { vi: 'Ẩn trên hóa đơn', en: 'Hidden on invoices' } },
    ThuTu: { kind: 'number', label: { vi: 'Thứ tự', en: 'Order' }, min: '0', max: '99999' },
    GhiChu: ghiChu,
  },
  searchBy: ['MaDichVu', 'TenDichVu', 'TenTiengAnh', 'MaBHYT'],
  code: 'MaDichVu',
  display: 'TenDichVu',
  withoutAccents: { TenKhongDau: 'TenDichVu' },
  operations: { list: 'cacDM_DichVu' },
});
