import { defineCatalogue } from '../catalogue/catalogue.ts';
import { ghiChu, maField, tenField } from './fields.ts';

export const LoaiMauKham = defineCatalogue({
  name: 'LoaiMauKham',
  service: 'main',
  label: { vi: 'Loại mẫu khám', en: 'Examination templates' },
  group: 'chanDoan',
  permission: 'DANH_MUC_CHAN_DOAN',
  own: { field: 'NhanVien_Id', permission: 'KHAM_BENH' },
  fields: {
    MaLoaiMauKham: maField('Mã mẫu khám', 'Template code'),
    TenLoaiMauKham: tenField('Tên mẫu khám', 'Template name'),
    ChuyenKhoa_Id: {
      kind: 'ref',
      to: 'ChuyenKhoa',
      label: { vi: 'Chuyên khoa', en: 'Specialty' },
      list: true,
    },
    NhanVien_Id: { kind: 'ref', to: 'NhanVien', label: { vi: 'Của bác sĩ', en: 'Doctor' }, list: true },
    // Empty: what was found in the examination.
    DungCho: {
      kind: 'enum',
      type: 'MucKhamBenh',
      label: { vi: 'Dùng cho mục', en: 'Stands in' },
      values: {
        LyDoKham: { vi: 'Lý do khám', en: 'Complaint' },
        TrieuChungLamSang: { vi: 'Triệu chứng lâm sàng', en: 'Clinical findings' },
        TienSuBenh: { vi: 'Tiền sử bệnh', en: 'Medical history' },
      },
      list: true,
    },
    NoiDung: {
      kind: 'text',
      label: { vi: 'Nội dung mẫu', en: 'Content' },
      required: true,
      max: 5000,
      multiline: true,
    },
    GhiChu: ghiChu,
  },
  searchBy: ['MaLoaiMauKham', 'TenLoaiMauKham'],
  code: 'MaLoaiMauKham',
  display: 'TenLoaiMauKham',
});
